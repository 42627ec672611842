import minifyLiterals from '@lit-labs/rollup-plugin-minify-html-literals';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import packageJson from './package.json' with { type: 'json' };

const banner = `/*! ${packageJson.name} ${packageJson.version} | MIT | with Lit, BSD-3-Clause | LICENSES.txt */\n`;
const serverShim = fileURLToPath(new URL('./scripts/ssr-dom-shim.mjs', import.meta.url));

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

export default defineConfig({
  plugins: [literals, licenceBanner],
  resolve: {
    // Lit's builds for servers run in browsers too, and let a server import the script.
    conditions: ['node', 'module', 'production'],
    alias: { '@lit-labs/ssr-dom-shim': serverShim },
  },
  build: {
    target: 'es2022',
    outDir: 'cdn',
    lib: {
      entry: 'src/index.ts',
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
