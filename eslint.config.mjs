import js from '@eslint/js';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import { configs as lit } from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import { configs as wc } from 'eslint-plugin-wc';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { importZones, pureGlobals, strictPageSyntax } from './scripts/lint-rules.mjs';

const typed = ['src/**/*.ts', 'test/**/*.ts'];
const pureRooms = ['src/engine/**/*.ts', 'src/variants/**/*.ts'];

export default defineConfig(
  globalIgnores(['dist/', 'cdn/', 'site/', 'bench/', 'coverage/', 'test/fixtures/']),
  js.configs.recommended,
  {
    name: 'typescript',
    files: typed,
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Every index is checked by the compiler; `!` says where the code knows better.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/class-literal-property-style': 'off',
      // Only ASCII letters are spread, or code points are wanted.
      '@typescript-eslint/no-misused-spread': 'off',
    },
  },
  {
    name: 'untyped-typescript',
    files: ['vite.config.ts'],
    extends: [tseslint.configs.strict],
  },
  {
    name: 'lit',
    files: ['src/**/*.ts'],
    extends: [lit['flat/recommended'], wc['flat/best-practice']],
    plugins: { 'lit-a11y': litA11y },
    rules: {
      ...litA11y.configs.recommended.rules,
      // Clicks are handled where they bubble to; what is clicked is a button.
      'lit-a11y/click-events-have-key-events': 'off',
      // In a modal dialog it names the button that is safe to press.
      'lit-a11y/no-autofocus': 'off',
    },
  },
  {
    name: 'house',
    files: ['src/**/*.ts'],
    rules: {
      'max-lines': ['error', 350],
      'max-lines-per-function': ['error', 60],
      'no-restricted-syntax': ['error', ...strictPageSyntax],
      'no-console': ['error', { allow: ['warn'] }],
    },
  },
  {
    name: 'import-direction',
    files: ['src/**/*.ts'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/extensions': ['.ts'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts'] },
      'import-x/resolver-next': [createNodeResolver({ extensionAlias: { '.js': ['.ts', '.js'] } })],
    },
    rules: {
      'import-x/no-cycle': 'error',
      'import-x/no-unresolved': 'error',
      'import-x/no-restricted-paths': ['error', { zones: importZones }],
    },
  },
  {
    name: 'engine-imports-nothing',
    files: ['src/engine/**/*.ts'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [{ regex: '^[^.]' }] }],
    },
  },
  {
    name: 'variants-are-data',
    files: ['src/variants/**/*.ts', 'src/play/**/*.ts', 'src/solver/**/*.ts'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [{ regex: '^[^.]' }] }],
    },
  },
  {
    name: 'engine-types-only',
    files: ['src/art/**/*.ts', 'src/i18n/**/*.ts', 'src/variants/**/*.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '/engine/', allowTypeImports: true, message: 'Only types of the engine.' },
          ],
        },
      ],
    },
  },
  {
    name: 'pure',
    files: pureRooms,
    rules: {
      'no-restricted-globals': ['error', ...pureGlobals],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Randomness comes in at src/play.' },
      ],
    },
  },
  {
    name: 'mocha',
    files: ['test/**/*.ts'],
    rules: {
      // Chai's assertions are properties: expect(x).to.be.true;
      '@typescript-eslint/no-unused-expressions': 'off',
      // Its comparisons are typed as promises too, though only snapshots are.
      '@typescript-eslint/no-floating-promises': [
        'error',
        { allowForKnownSafeCalls: [{ from: 'package', package: 'chai', name: ['Equal', 'Deep'] }] },
      ],
    },
  },
  {
    name: 'node-scripts',
    files: ['**/*.mjs'],
    languageOptions: { globals: globals.node },
  },
  {
    name: 'page-tests',
    files: ['test/**/*.mjs', 'scripts/bench/**/*.mjs', 'scripts/feel/*.mjs', 'scripts/css-tag.mjs'],
    // Functions in these files are also sent into the page.
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
  },
  {
    name: 'demo',
    files: ['demo/**/*.js'],
    languageOptions: { globals: globals.browser },
  },
);
