import { litAttributes } from './scripts/manifest-attributes.mjs';
import { publicSurface } from './scripts/manifest-plugin.mjs';
import { plainTypes } from './scripts/manifest-types.mjs';

export default {
  globs: ['src/**/*.ts'],
  exclude: ['src/**/*.styles.ts'],
  outdir: '.',
  // The analyzer would write the folder that it was told for this run into package.json.
  packagejson: false,
  plugins: [await litAttributes(), publicSurface(), plainTypes()],
};
