// Lit as the published scripts hold it: it leaves no marks on the page's global object, waits for no
// polyfills, and asks for its policy only when it draws.

// Lit makes its Trusted Types policy when it loads, and a strict page refuses a second one. A copy of
// the script that comes second never draws anything, so it needs none.
const POLICY = [
  /(\w+)\s*\?\s*\1\.createPolicy\(/,
  'globalThis.customElements?.get("spider-solitaire")?void 0:$1?$1.createPolicy(',
];
const VERSION = [/\(\w+\.\w+Versions\?\?=\[\]\)\.push\("[\d.]+"\)/, '0'];
const POLYFILL = [/\w+\.\w+PolyfillSupport\b/, 'void 0'];

// What no template here asks for: SVG and MathML by themselves, values inside of elements that hold
// text alone, directives, values in the place of an attribute's name.
const UNUSED = [
  [/2===\w\?"<svg>":3===\w\?"<math>":""/, '""'],
  [/\(2===\w\?"<\/svg>":3===\w\?"<\/math>":""\)/, '""'],
  [/2===\w\|\|3===\w/, '0'],
  [/\w+\.test\(\w\[2\]\)&&\(\w=RegExp\("<\/"\+\w\[2\],"g"\)\)/, '0'],
  [/\w+\.test\(\w\.tagName\)/, '0'],
  [/(function \w\(\w,(\w),\w=\w,\w\)\{)if\(\2===\w\)return \2;.*?\2\}(?=class)/, '$1return $2}'],
  [/6===\w\.type&&\(\w=new \w+\(\w,this,\w\)\)/, '0'],
];
// What no property here holds: objects and lists in attributes.
const OBJECTS = [
  [/case Object:case Array:\w=null==\w\?\w:JSON\.stringify\(\w\)/, ''],
  [/case Object:case Array:try\{.*?\}catch\(\w\)\{\w=null\}/, ''],
];

/** By the end of a module's name, what is said otherwise in it. */
const CHANGES = {
  '/lit-html.js': [POLICY, POLYFILL, VERSION, ...UNUSED],
  '/lit-element.js': [
    POLYFILL,
    VERSION,
    [/\w+\.litElementHydrateSupport\?\.\(\{LitElement:\w+\}\);/, '0;'],
  ],
  '/reactive-element.js': [
    POLYFILL,
    VERSION,
    ...OBJECTS,
    // Decorators, which are not used, tell of properties and of what follows a constructor there.
    [/Symbol\.metadata\?\?=Symbol\("metadata"\),\w+\.litPropertyMetadata\?\?=new WeakMap;/, ''],
    [/const (\w+)=this\[Symbol\.metadata\];if\(null!==\1\)\{.*?\}(?=this\._\$)/, ''],
    [/static addInitializer\(\w\)\{.*?\}(?=static get observedAttributes)/, ''],
    [/void 0!==\w\.l&&\(this\.l=\[\.\.\.\w\.l\]\),/, ''],
    [/,this\.constructor\.l\?\.forEach\(\w=>\w\(this\)\)/, ''],
  ],
};

/** A bundler plugin; it fails when Lit is no longer written in the known way. */
export function loneLit() {
  return {
    name: 'lone-lit',
    enforce: 'pre',
    transform(code, id) {
      const [, changes] = Object.entries(CHANGES).find(([end]) => id.endsWith(end)) ?? [];
      return changes ? changes.reduce((text, change) => changed(text, change, id), code) : null;
    },
  };
}

function changed(code, [pattern, text], id) {
  if (!pattern.test(code))
    throw new Error(`${id} is no longer written in the known way: ${pattern}`);
  return code.replace(pattern, text);
}
