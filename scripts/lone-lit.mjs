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

// Where values stand: those of attributes in double quotes, as the minifier of templates writes them,
// all others as nodes.
const scanner = ({ trust, node, bound, mark }) => `=strings=>{
  let names=[],inQuotes;
  return[${trust}(strings,strings.map((text,i)=>{
    if(i>strings.length-2)return text||"<?>";
    let[,upToName,name,value]=/(.*\\s(\\S+))(="[^"]*)$/s.exec(text)??[];
    if(name){
      names.push(name);
      inQuotes=true;
      return upToName+${bound}+value+${mark}
    }
    inQuotes&&=!text.includes('"');
    return text+(inQuotes?${mark}:${node})
  }).join("")),names]
}`;
const SCANNER = [
  [/="\[ .*?\]",\w=\/<.*?"g"\),\w=\/'\/g,\$=\/"\/g(?=,)/, '=0'],
  [
    /=\((\w),\w\)=>\{const \w=\1\.length-1,.*?\+(?<node>\w):\w>=0\?.*?\+(?<bound>\w)\+.*?\+(?<mark>\w)\+.*?return\[(?<trust>\w).*?\]\}(?=;class)/,
    (...found) => scanner(found.at(-1)),
  ],
];

// What no template here asks for: comments, SVG and MathML by themselves, values inside of elements that hold
// text alone, of tags and of comments, directives, nodes as values, values in the place of a name,
// attributes that are there or not, texts that are no templates.
const TEMPLATES = [
  [/2===\w\|\|3===\w/, '0'],
  [/\w+\.test\(\w\.tagName\)/, '0'],
  [/(function \w\(\w,(\w),\w=\w,\w\)\{)if\(\2===\w\)return \2;.*?\2\}(?=class)/, '$1return $2}'],
  [/6===\w\.type&&\(\w=new \w+\(\w,this,\w\)\)/, '0'],
  [
    /else (\w)\.startsWith\(\w\)&&\(\w\.push\(\{type:6,index:\w\}\),\w\.removeAttribute\(\1\)\)/,
    '',
  ],
  [/else\{let \w=-1;for\(;-1!==.*?\.length-1\}/, ''],
  [/void 0!==\w\.nodeType\?this\.T\(\w\):\w\(\w\)\?(this\.k\(\w\)):this\._\(\w\)/, '$1'],
  [/"\?"===\w\[1\]\?\w:/, ''],
  [/\(\w\?\.creationScope\?\?(\w)\)/, '$1'],
  [/"number"==typeof \w\?(this\._\$AC\(\w\)):\(.*?\)(?=;)/, '$1'],
  [/\w=>(\w)\(\w\)\|\|"function"==typeof \w\?\.\[Symbol\.iterator\]/, '$1'],
  [/if\(!\w\(\w\)\|\|!\w\.hasOwnProperty\("raw"\)\)throw Error\(".*?"\);/, ''],
  [/\w\?\.renderBefore\?\?(?=\w;let)/, ''],
  [/\w\?\.renderBefore\?\?(?=null)/, ''],
];
// Whoever listens to an event listens for good.
const LISTENERS = [
  [
    /_\$AI\((\w),\w=this\)\{if\(\(\1=\w\(this,\1,\w,0\)\?\?(\w)\).*?(?=handleEvent)/,
    '_$$AI($1){this._$$AH===$2&&this.element.addEventListener(this.name,this,$1);this._$$AH=$1}',
  ],
];
// What only directives ask for: the kind of a part, where a value stands, whether it is connected, and
// whether it is to stay as it is.
const PLACES = [
  [/constructor\(\)\{super\(\.\.\.arguments\),this\.type=3\}/, ''],
  [/constructor\(\)\{super\(\.\.\.arguments\),this\.type=4\}/, ''],
  [/constructor\([\w,]+\)\{super\([\w,]+\),this\.type=5\}/, ''],
  [/this\.type=1,/, ''],
  [/this\.type=2,/, ''],
  [/(\w)=\w\(this,\1,\w\),/, ''],
  [/(\w)=\w\(this,\1,\w,0\),/, ''],
  [/\w\(this,(\w\[\w\+\w\]),\w,\w\)/, '$1'],
  [/(this\.element\[this\.name\]=\w)===\w\?void 0:\w/, '$1'],
  [/!!(\w)&&\1!==\w\)/, '!!$1)'],
  [/this\.options\?\.host\?\?this\.element/, 'this.options.host'],
  [/(\w)===\w&&\(\1=this\._\$AH\[\w\]\),/, ''],
  [/(\w)!==this\._\$AH&&\1!==\w/g, '$1!==this._$AH'],
  [/get parentNode\(\)\{return this\._\$AM\.parentNode\}/, ''],
  [/get parentNode\(\)\{let.*?\}get startNode\(\)\{.*?\}get endNode\(\)\{.*?\}/, ''],
  [/get tagName\(\)\{.*?\}/, ''],
  [/get _\$AU\(\)\{.*?\}/g, ''],
  [/this\._\$AN=void 0,/g, ''],
  [/,this\._\$Cv=\w\?\.isConnected\?\?!0/, ''],
  [/this\._\$AP\?\.\(!1,!0,\w\)/, ''],
  [/setConnected\(\w\)\{.*?\}(?=\}class)/, ''],
];
// What no property here asks for: objects and lists in attributes, converters and comparisons of its
// own, accessors of its own, symbols as names.
const PROPERTIES = [
  [/case Object:case Array:\w=null==\w\?\w:JSON\.stringify\(\w\)/, ''],
  [/case Object:case Array:try\{.*?\}catch\(\w\)\{\w=null\}/, ''],
  [/attribute:!0,type:String,converter:\w,reflect:!1,useDefault:!1,hasChanged:\w/, ''],
  [/(\w)\.state&&\(\1\.attribute=!1\),/, ''],
  [/,this\.prototype\.hasOwnProperty\(\w\)&&\(\(\w=Object\.create\(\w\)\)\.wrapped=!0\)/, ''],
  [/,!(\w)\.noAccessor\)/, ',1)'],
  [/(\w)=\w\?\w\.emptyScript:""/, '$1=""'],
  [
    /const\{get:\w,set:\w\}=.*?(\{get\(\)\{return this\[(\w)\]\}),.*?const (\w)=\w\?\..*?(?=,this\.req)/,
    'return$1,set(v){const $3=this[$2];this[$2]=v',
  ],
  [/\[\.\.\.(\w)\((\w)\),\.\.\.\w\(\2\)\]/, '$1($2)'],
  [/\(void 0!==\w\.converter\?\.toAttribute\?\w\.converter:(\w)\)/, '$1'],
  [/"function"==typeof (\w)\.converter\?.*?:void 0!==\1\.converter\?.*?:(\w);/, '$2;'],
  [/\(\w\.hasChanged\?\?(\w)\)/, '$1'],
  [/!1===\w&&\((\w=this\[\w\])\)/, '$1'],
  [
    /const \w=this\.constructor\.elementProperties;if\(\w\.size>0\)for\(.*?\{wrapped:.*?\}(?=\})/,
    '',
  ],
  [/,wrapped:\w\}/, '}'],
  [/"string"==typeof (\w)\?(\1\.toLowerCase\(\)):void 0/, '$2'],
  [/,!0!==\w\|\|void 0!==\w\)\|\|/, ',1)||'],
  [/\w\?\?(\w\?\?this\[\w\]\))/, '$1'],
  [/(requestUpdate\(\w,\w,\w),\w=!1,(\w\))/, '$1,$2'],
];
// What no controller and no element here asks for, and styles that are no plain list.
const CALLS = [
  [/enableUpdating\(\w\)\{\}/, ''],
  [/throw \w=!1,/, 'throw '],
  [/this\._\$Ei\(\),(?=this\.elementProperties\.set)/, ''],
  [/void 0!==(\w)&&(?=\w\(this\.prototype,\w,\1\))/, ''],
  [/this\.finalizeStyles\(this\.styles\)/, 'this.styles??[]'],
  [/static finalizeStyles\(\w\)\{.*?return \w\}/, ''],
  [/this\.shadowRoot\?\?(?=this\.attachShadow)/, ''],
  [/void 0!==(\w)&&(?=this\._\$Em!==\1)/, ''],
  // Controllers come before the root, which comes before anything is drawn.
  [/,void 0!==this\.renderRoot&&this\.isConnected&&\w\.hostConnected\?\.\(\)/, ''],
  [/this\.renderRoot\?\?=this\.createRenderRoot\(\),(?=this\._\$Ep)/, ''],
  [/removeController\(\w\)\{.*?\}(?=_)/, ''],
  [/this\._\$EO\?\.forEach\(\w=>\w\.hostUpdate\?\.\(\)\),/, ''],
  [/,this\.firstUpdated\(\w\)/, ''],
  [/firstUpdated\(\w\)\{\}/, ''],
  [/this\.getUpdateComplete\(\)\}getUpdateComplete\(\)\{return /, ''],
];

/** By the end of a module's name, what is said otherwise in it. */
const CHANGES = {
  '/lit-html.js': [POLICY, POLYFILL, VERSION, ...SCANNER, ...TEMPLATES, ...LISTENERS, ...PLACES],
  '/lit-element.js': [
    POLYFILL,
    VERSION,
    [/\w+\.litElementHydrateSupport\?\.\(\{LitElement:\w+\}\);/, '0;'],
    [/\w\._\$litElement\$=!0,/, ''],
    [/render\(\)\{return \w\}/, ''],
    [/createRenderRoot\(\)\{.*?\}(?=update)/, ''],
    [/connectedCallback\(\)\{super\.connectedCallback.*?\}disconnectedCallback\(\)\{.*?\}/, ''],
    [/,this\._\$Do=void 0/, ''],
    [/this\._\$Do=/, ''],
    [/this\.hasUpdated\|\|\(this\.renderOptions\.isConnected=this\.isConnected\),/, ''],
  ],
  '/context-provider.js': [
    // Nobody asks before there is a table, and nobody else answers within it.
    [/class \w extends Event\{.*?\}\}/, ''],
    [/void 0!==(\w)\.context\?\1\.initialValue:\w/, ''],
    [/,this\.onProviderRequest=.*?\.stopPropagation\(\)\}(?=,this\.host=)/, ''],
    [
      /void 0!==(\w)\.context\?this\.context=\1\.context:this\.context=\1/,
      'this.context=$1.context',
    ],
    [/,this\.host\.addEventListener\("context-provider",this\.onProviderRequest\)/, ''],
    [/,this\.host\.addController\?\.\(this\)/, ''],
    [/hostConnected\(\)\{.*?\}/, ''],
    [/,\w as ContextProviderEvent/, ''],
    [
      /const (\w)=\w\.contextTarget\?\?\w\.composedPath\(\)\[0\];\1!==this\.host&&\((.*?),\w,\w\.subscribe\)\)/,
      '$2)',
    ],
  ],
  '/context-consumer.js': [
    // Whoever asks goes on listening.
    [
      /if\((this\.subscribe=!1,.*?),void 0!==(\w)\.context\)\{.*?\}else .*?(?=;this\.host\.addController)/,
      '$1,this.context=$2.context',
    ],
    [/,this\.provided&&!this\.subscribe\|\|\(.*?\)\)(?=,this\.unsubscribe)/, ''],
    [/,this\.subscribe(?=\)\))/, ''],
    [/this\.subscribe=!1,/, ''],
    [/this\.value=void 0,/, ''],
    [/this\.unsubscribe&&\(this\.unsubscribe!==.*?this\.subscribe\|\|this\.unsubscribe\(\)\),/, ''],
    [/this\.provided=!1,/g, ''],
  ],
  '/context-request-event.js': [[/,this\.subscribe=\w\?\?!1/, '']],
  '/value-notifier.js': [
    // Every snapshot is a new one.
    [/get value\(\)\{.*?\}set value\(\w\)\{.*?\}/, ''],
    [/setValue\((\w),.*?\.updateObservers\(\)\}/, 'setValue($1){this.o=$1,this.updateObservers()}'],
    [/,void 0!==\w&&\(this\.value=\w\)/, ''],
    [/\{disposer:(\w)\}(?=\]of)/, '$1'],
    [
      /addCallback\(.*?(?=export)/,
      'addCallback(s){const t=()=>{this.subscriptions.delete(s)};this.subscriptions.set(s,t),s(this.o,t)}}',
    ],
  ],
  '/reactive-element.js': [
    POLYFILL,
    VERSION,
    // A server draws nothing, and its global object is left alone.
    [/\w\.customElements\?\?=\w;/, ''],
    ...PROPERTIES,
    ...CALLS,
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
