import minifyLiterals from '@lit-labs/rollup-plugin-minify-html-literals';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { internalNames } from './scripts/internal-names.mjs';
import { shrink } from './scripts/shrink.mjs';
import packageJson from './package.json' with { type: 'json' };

const banner = `/*! ${packageJson.name} ${packageJson.version} | MIT | with Lit, BSD-3-Clause | LICENSES.txt */\n`;
const script = (name: string): string =>
  fileURLToPath(new URL(`./scripts/${name}`, import.meta.url));

const literals = {
  ...minifyLiterals({
    include: ['src/**'],
    failOnError: true,
    options: { minifyOptions: { conservativeCollapse: true } },
  }),
  // The templates are recognised in the source, before TypeScript is stripped.
  enforce: 'pre' as const,
  apply: 'build' as const,
};

// The minifier strips every comment of the libraries, so the notice is added after it.
const licenceBanner: Plugin = {
  name: 'licence-banner',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') file.code = banner + file.code;
    }
  },
};

// Lit names its module of styles by a relative path, so an alias does not catch it.
const lightStyles: Plugin = {
  name: 'light-styles',
  enforce: 'pre',
  resolveId: (id) => (/\bcss-tag\.js$/.test(id) ? script('css-tag.mjs') : null),
};

// Lit makes its Trusted Types policy when it loads, and a strict page refuses a second one. A copy
// of the script that comes second never draws anything, so it needs none.
const POLICY = /(\w+)\s*\?\s*\1\.createPolicy\(/;
const onePolicy: Plugin = {
  name: 'one-policy',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/lit-html.js')) return null;
    if (!POLICY.test(code)) this.error('lit-html no longer makes its policy in the known way');
    return code.replace(
      POLICY,
      'globalThis.customElements?.get("spider-solitaire")?void 0:$1?$1.createPolicy(',
    );
  },
};

export default defineConfig({
  plugins: [literals, lightStyles, onePolicy, shrink(internalNames()), licenceBanner],
  resolve: {
    // Lit's builds for servers run in browsers too, and let a server import the script.
    conditions: ['node', 'module', 'production'],
    alias: { '@lit-labs/ssr-dom-shim': script('ssr-dom-shim.mjs') },
  },
  build: {
    target: 'es2022',
    outDir: 'cdn',
    lib: {
      // A page needs the elements alone; classic scripts leave no global behind.
      entry: 'src/define.ts',
      name: 'SpiderSolitaire',
      formats: ['es', 'iife'],
      fileName: (format) => (format === 'es' ? 'spider-solitaire.js' : 'spider-solitaire.iife.js'),
    },
    rolldownOptions: {
      output: {
        // A library build in ES format keeps its whitespace unless told otherwise.
        minify: { compress: true, mangle: true, codegen: { removeWhitespace: true } },
        comments: { legal: false, annotation: false, jsdoc: false },
      },
    },
  },
});
