// A page with one table that shows any game of the family, and a script in it that looks at it.
import { build } from 'esbuild';
import { inRoot } from '../../scripts/paths.mjs';
import { CLASSIC, isReady } from './site.mjs';

const table = (attributes) =>
  `<style>body{margin:0}</style><spider-solitaire storage="off" motion="off" ${attributes}>`;

async function lookScript() {
  const { outputFiles } = await build({
    entryPoints: [inRoot('test/support/family/index.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'Family',
    target: 'es2022',
  });
  return outputFiles[0].text;
}

/** Opens that page; the script is `Family` there. */
export async function openFamily(site, { attributes = '', ...options } = {}) {
  const opened = await site.show(CLASSIC + table(attributes), options);
  await isReady(opened.page);
  await opened.page.addScriptTag({ content: await lookScript() });
  return opened;
}
