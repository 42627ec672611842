import minifyLiterals from '@lit-labs/rollup-plugin-minify-html-literals';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { internalNames, panelNames, solverNames } from './scripts/internal-names.mjs';
import { loneLit } from './scripts/lone-lit.mjs';
import { shrink } from './scripts/shrink.mjs';
import packageJson from './package.json' with { type: 'json' };

const notice = [packageJson.name, packageJson.version].join(' ') + ' | MIT';
const LIT = ' | with Lit, BSD-3-Clause | LICENSES.txt';
const script = (name: string): string =>
  fileURLToPath(new URL(`./scripts/${name}`, import.meta.url));

const literals = {
  ...minifyLiterals({
    include: ['src/**'],
    failOnError: true,
    options: { minifyOptions: { conservativeCollapse: false } },
  }),
  // The templates are recognised in the source, before TypeScript is stripped.
  enforce: 'pre' as const,
  apply: 'build' as const,
};

/** A wish that some browsers grant: to compile the whole script while it loads, not piece by piece later. */
const COMPILE = '//# allFunctionsCalledOnLoad\n';

// The minifier strips every comment of the libraries, so the notice is added after it.
const licenceBanner = (withLit: boolean): Plugin => ({
  name: 'licence-banner',
  generateBundle(_options, bundle) {
    const banner = `${withLit ? COMPILE : ''}/*! ${notice}${withLit ? LIT : ''} */\n`;
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') file.code = banner + file.code;
    }
  },
});

// Lit names its module of styles by a relative path, so an alias does not catch it.
const lightStyles: Plugin = {
  name: 'light-styles',
  enforce: 'pre',
  resolveId: (id) => (/\bcss-tag\.js$/.test(id) ? script('css-tag.mjs') : null),
};

// The published scripts know late files by their names beside them.
const lateFiles: Plugin = {
  name: 'late-files',
  enforce: 'pre',
  resolveId: (id) =>
    id.endsWith('/panels-loader.js')
      ? fileURLToPath(new URL('./src/cdn/panels-loader.ts', import.meta.url))
      : null,
};

const output = {
  // A library build in ES format keeps its whitespace unless told otherwise.
  minify: { compress: true, mangle: true, codegen: { removeWhitespace: true } },
  comments: { legal: false, annotation: false, jsdoc: false },
};

const elements: UserConfig = {
  plugins: [
    literals,
    lightStyles,
    loneLit(),
    lateFiles,
    shrink(internalNames()),
    licenceBanner(true),
  ],
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
    rolldownOptions: { output },
  },
};

const noText: Plugin = {
  name: 'no-text',
  enforce: 'pre',
  resolveId: (id) => (/\/(action-names|deal-steps)\.js$/.test(id) ? script('no-text.mjs') : null),
};

// `vite build --mode solver`: workers that pages of another origin start must be classic scripts.
const solver: UserConfig = {
  plugins: [noText, shrink(solverNames(), { builtins: true }), licenceBanner(false)],
  build: {
    target: 'es2022',
    outDir: 'cdn',
    emptyOutDir: false,
    lib: {
      entry: 'src/solver/worker.ts',
      name: 'SpiderSolitaireSolver',
      formats: ['iife'],
      fileName: () => 'spider-solitaire-solver.js',
    },
    rolldownOptions: { output },
  },
};

// `vite build --mode panels`: a classic script, so that pages from disk can load it too.
const panels: UserConfig = {
  plugins: [literals, shrink(panelNames()), licenceBanner(false)],
  build: {
    target: 'es2022',
    outDir: 'cdn',
    emptyOutDir: false,
    lib: {
      entry: 'src/cdn/panels.ts',
      name: 'SpiderSolitairePanels',
      formats: ['iife'],
      fileName: () => 'spider-solitaire-panels.js',
    },
    rolldownOptions: { output },
  },
};

const late: Readonly<Record<string, UserConfig>> = { solver, panels };

export default defineConfig(({ mode }) => late[mode] ?? elements);
