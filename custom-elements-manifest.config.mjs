import { publicSurface } from './scripts/manifest-plugin.mjs';

export default {
  globs: ['src/define.ts', 'src/elements/**/*.ts'],
  exclude: ['src/**/*.styles.ts'],
  outdir: '.',
  litelement: true,
  plugins: [publicSurface()],
};
