// Lets a Node script use the TypeScript sources: bundles an entry once and imports the result.
import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cache, inRoot, root } from './paths.mjs';

/** Imports a source entry, such as `src/play/index.ts`. Each entry is a bundle of its own. */
export async function loadSource(entry) {
  return import(pathToFileURL(await bundleSource(entry)).href);
}

/** Bundles a source entry and returns the file's path, for workers that import it themselves. */
export async function bundleSource(entry) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [inRoot(entry)],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: 'inline',
  });
  return keep(outputFiles[0].text);
}

function keep(code) {
  const name = createHash('sha256').update(code).digest('hex').slice(0, 16);
  const file = join(cache, `${name}.mjs`);
  if (!existsSync(file)) writeWhole(file, code);
  return file;
}

// Another process may be reading the same file, so it appears whole or not at all.
function writeWhole(file, code) {
  mkdirSync(cache, { recursive: true });
  const part = `${file}.${process.pid}`;
  writeFileSync(part, code);
  renameSync(part, file);
}
