// Weighs what pages download (brotli 11, 1 kB = 1000 bytes) and fails when a limit is passed.
import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, loadConfigFromFile, mergeConfig } from 'vite';
import { inRoot, root } from './paths.mjs';

// 22 kB when the engine and its founding games were there, 26 with the table, 31 with the family.
const SCRIPT_LIMIT = 31_000;
const SCRIPT_ENTRY = 'src/define.ts';
const CLASSIC_EXTRA = 300;
const SOLVER_LIMIT = 12_000;
const PANELS_LIMIT = 12_000;
const ENGINE_LIMIT = 11_000;
const ENGINE_SHARE_LIMIT = 8_000;
const ART_LIMIT = 4_000;

const rows = [
  await weigh('cdn/spider-solitaire.js', SCRIPT_LIMIT, published('spider-solitaire.js')),
  await weigh(
    'cdn/spider-solitaire.iife.js',
    SCRIPT_LIMIT + CLASSIC_EXTRA,
    published('spider-solitaire.iife.js'),
  ),
  await weigh(
    'cdn/spider-solitaire-solver.js',
    SOLVER_LIMIT,
    published('spider-solitaire-solver.js'),
  ),
  await weigh(
    'cdn/spider-solitaire-panels.js',
    PANELS_LIMIT,
    published('spider-solitaire-panels.js'),
  ),
  await weigh(
    'engine and definitions in it',
    ENGINE_SHARE_LIMIT,
    share(/\/(engine|variants)\/[\w-]+\.(js|ts)$/),
  ),
  await weigh('engine entry, with validator', ENGINE_LIMIT, bundled('src/play/index.ts')),
  await weigh('card art without Lit', ART_LIMIT, bundled('src/art/index.ts')),
];
for (const row of rows) console.log(asLine(row));
process.exitCode = rows.every(({ fits }) => fits) ? 0 : 1;

async function weigh(name, limit, read) {
  try {
    const { bytes, raw } = await read();
    return { name, limit, bytes, raw, fits: bytes <= limit };
  } catch (error) {
    return { name, limit, problem: error.message.split('\n')[0], fits: false };
  }
}

function published(name) {
  const file = inRoot('cdn', name);
  return () => {
    if (!existsSync(file)) throw new Error('not built: run npm run build');
    return sizeOf(readFileSync(file, 'utf8'));
  };
}

/** Bundles one entry alone, by the same minifier as the published script. */
function bundled(entry) {
  return async () => {
    if (!existsSync(inRoot(entry))) throw new Error(`no ${entry}`);
    return sizeOf(await codeWithout([/^@?lit(-|\/|$)/], entry));
  };
}

/** What the script would be lighter by without some modules. */
function share(modules) {
  return async () => {
    const whole = sizeOf(await codeWithout([], SCRIPT_ENTRY));
    const rest = sizeOf(await codeWithout([modules], SCRIPT_ENTRY));
    return { bytes: whole.bytes - rest.bytes, raw: whole.raw - rest.raw };
  };
}

async function codeWithout(external, entry) {
  const [{ output }] = await build(await alone(external, entry));
  return output.map((file) => file.code ?? '').join('');
}

async function alone(external, entry) {
  const env = { command: 'build', mode: 'production' };
  const { config } = await loadConfigFromFile(env, inRoot('vite.config.ts'), root);
  const changes = {
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: inRoot(entry) },
      rolldownOptions: { external },
    },
  };
  const merged = mergeConfig(config, changes);
  merged.build.lib.formats = ['es'];
  return merged;
}

function sizeOf(code) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return { bytes: brotliCompressSync(code, { params }).length, raw: Buffer.byteLength(code) };
}

function asLine({ name, limit, bytes, raw, problem, fits }) {
  const verdict = fits ? 'fits' : 'TOO HEAVY';
  const figures = `${kilo(bytes)} of ${kilo(limit)} kB brotli (${kilo(raw)} kB raw)`;
  return `${name.padEnd(30)} ${problem ? `FAILED: ${problem}` : `${figures} ${verdict}`}`;
}

function kilo(bytes) {
  return (bytes / 1000).toFixed(2).padStart(6);
}
