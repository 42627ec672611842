// Writes custom-elements.json from the sources; with --check it only compares.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { bin, cache, inRoot, root } from './paths.mjs';

const file = inRoot('custom-elements.json');
const fresh = analyse();
if (!fresh.modules.some(({ declarations }) => declarations.some(({ tagName }) => tagName))) {
  fail('No element with a @tag found under src/elements.');
}
settle(`${JSON.stringify(fresh, null, 2)}\n`);

function analyse() {
  const folder = join(cache, 'manifest');
  mkdirSync(folder, { recursive: true });
  const outdir = relative(root, folder);
  execFileSync(bin('custom-elements-manifest'), ['analyze', '--quiet', '--outdir', outdir], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  return JSON.parse(readFileSync(join(folder, 'custom-elements.json'), 'utf8'));
}

function settle(text) {
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    fail('custom-elements.json is stale: run npm run manifest.');
  }
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
