// The last step of the one-file scripts: minifies the whole bundle once more, and shortens the
// names of properties that nobody outside ever says.
import { minify } from 'terser';
import { parseAst } from 'vite';

const NAME = /^[A-Za-z_$][\w$]*$/;
/** Names by which the parts of Lit know each other; all of them are in the bundle. */
const LIT_PRIVATE = /\b_\$\w+/g;
const BINDING = /[.?@]([\w-]+)="$/;

/**
 * A bundler plugin that shrinks every chunk; of the given names it shortens those it safely can.
 * `builtins` says that none of them belongs to the platform, so that those may go too that look so.
 */
export function shrink(names, { builtins = false } = {}) {
  return {
    name: 'shrink',
    apply: 'build',
    async generateBundle({ format }, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk')
          file.code = await shrinkCode(file.code, { names, builtins, format });
      }
    },
  };
}

async function shrinkCode(source, { names, builtins, format }) {
  const said = saidNames(source);
  const ofLit = source.match(LIT_PRIVATE) ?? [];
  const short = [...names, ...new Set(ofLit)].filter((name) => !said.has(name));
  // Names of the platform are kept by the minifier itself, unless told that there are none.
  const properties = {
    builtins,
    keep_quoted: true,
    regex: new RegExp(`^(?:${short.map(escaped).join('|')})$`),
  };
  const { code } = await minify(source, options(format, { properties }));
  // Short names let more be folded.
  return (await minify(code, options(format))).code;
}

function options(format, mangle = {}) {
  return {
    ecma: 2022,
    module: format === 'es',
    toplevel: true,
    compress: {
      ecma: 2022,
      passes: 5,
      hoist_funs: true,
      unsafe: true,
      keep_fargs: false,
      pure_getters: true,
      unsafe_arrows: true,
      unsafe_methods: true,
    },
    mangle,
    format: { comments: false },
  };
}

function escaped(name) {
  return name.replaceAll('$', '\\$');
}

// A name that also stands in a string, or that a template binds, may be looked up by it.
function saidNames(source) {
  const names = new Set();
  visit(parseAst(source), (node) => {
    const text = node.type === 'TemplateElement' ? node.value.cooked : node.value;
    if (typeof text !== 'string') return;
    const [, bound] = BINDING.exec(text) ?? [];
    for (const name of [text, bound]) if (NAME.test(name ?? '')) names.add(name);
  });
  return names;
}

function visit(node, see) {
  if (typeof node?.type === 'string') see(node);
  for (const child of Object.values(node ?? {})) if (typeof child === 'object') visit(child, see);
}
