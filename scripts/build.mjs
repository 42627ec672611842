// Builds dist/ (modules and types), cdn/ (one-file scripts) and site/ (the demo pages).
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build as bundle } from 'vite';
import { bin, inRoot, root } from './paths.mjs';

const BUNDLED_PACKAGES = [
  'lit',
  'lit-html',
  'lit-element',
  '@lit/reactive-element',
  '@lit/context',
];

/** Builds everything; `quiet` keeps the bundler's table of files to itself. */
export async function build({ quiet = false } = {}) {
  clear();
  buildModules();
  await buildScripts(quiet);
  buildSite();
}

// First of all: after a failed build nothing old may stand in for what was not made.
function clear() {
  for (const folder of ['dist', 'cdn', 'site']) {
    rmSync(inRoot(folder), { recursive: true, force: true });
  }
}

function buildModules() {
  execFileSync(bin('tsc'), ['-p', 'tsconfig.build.json'], {
    cwd: root,
    stdio: ['ignore', 2, 'inherit'],
    shell: process.platform === 'win32',
  });
}

async function buildScripts(quiet) {
  for (const mode of ['production', 'solver', 'panels']) {
    await bundle({
      root,
      mode,
      configFile: inRoot('vite.config.ts'),
      logLevel: quiet ? 'error' : 'info',
    });
  }
  writeFileSync(inRoot('cdn', 'LICENSES.txt'), licences());
}

function licences() {
  const own = readFileSync(inRoot('LICENSE'), 'utf8').trim();
  const others = BUNDLED_PACKAGES.map((name) => `${name}\n\n${licenceOf(name)}`);
  return ['spider-solitaire-element', own, ...others].join('\n\n----\n\n') + '\n';
}

function licenceOf(name) {
  return readFileSync(inRoot('node_modules', name, 'LICENSE'), 'utf8').trim();
}

function buildSite() {
  cpSync(inRoot('demo'), inRoot('site'), { recursive: true });
  cpSync(inRoot('cdn'), inRoot('site'), { recursive: true });
  // The page of all games reads their definitions and their rules in words.
  for (const room of ['engine', 'guide', 'variants']) {
    cpSync(inRoot('dist', room), inRoot('site', room), { recursive: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
