// Finds a Chromium that tests can drive. Nothing is downloaded unless `install` is asked for.
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAC_NAMES = ['Google Chrome', 'Chromium', 'Microsoft Edge', 'Google Chrome for Testing'];
const WINDOWS_PATHS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];
const LINUX_NAMES = [
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'microsoft-edge-stable',
];
// The newest release that declares Node 20; see the version pinned in package.json.
const PACKAGED_VERSION = '147.0.0';

const isRoot = process.getuid?.() === 0;

export const chromeArgs = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // As root, or in most CI containers, the sandbox keeps Chromium from starting at all.
  ...(isRoot || process.env.CI ? ['--no-sandbox'] : []),
];

/** Resolves to `{ path, via }`; throws one sentence of advice when there is no browser. */
export async function findChrome({ install = false, skip = [] } = {}) {
  const ways = { env: fromEnv, installed, playwright: fromPlaywright, package: fromPackage };
  if (install) ways.apt = fromApt;
  for (const [via, find] of Object.entries(ways)) {
    const path = skip.includes(via) ? undefined : await find();
    if (path) return { path, via };
  }
  throw new Error(
    'No Chrome, Chromium or Edge found. Install one, or run "npx playwright-core install chromium", or set CHROME_PATH.',
  );
}

function fromEnv() {
  return [process.env.CHROME_PATH].find(isExecutable);
}

function installed() {
  if (process.platform === 'darwin') return onMac();
  if (process.platform === 'win32') return onWindows();
  return onPath(LINUX_NAMES);
}

function onMac() {
  const folders = ['', process.env.HOME];
  const inFolder = (folder) =>
    MAC_NAMES.map((name) => `${folder}/Applications/${name}.app/Contents/MacOS/${name}`);
  return folders.flatMap(inFolder).find(isExecutable);
}

function onWindows() {
  const { PROGRAMFILES, 'PROGRAMFILES(X86)': x86, LOCALAPPDATA } = process.env;
  const folders = [PROGRAMFILES, x86, LOCALAPPDATA].filter(Boolean);
  return folders
    .flatMap((folder) => WINDOWS_PATHS.map((path) => join(folder, path)))
    .find(existsSync);
}

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
}

async function fromPlaywright() {
  const { chromium } = await import('playwright-core');
  return [chromium.executablePath()].find(isExecutable);
}

async function fromPackage() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  try {
    return await unpackChromium();
  } catch {
    return undefined;
  }
}

// The package unpacks into the temporary folder and reuses whatever file it meets there,
// so each version gets a folder of its own.
async function unpackChromium() {
  const previous = process.env.TMPDIR;
  process.env.TMPDIR = join(tmpdir(), `chromium-${PACKAGED_VERSION}`);
  mkdirSync(process.env.TMPDIR, { recursive: true });
  // Makes the package unpack libnss3 and libnspr4 too, which bare images lack.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    return await chromium.executablePath();
  } finally {
    if (previous === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = previous;
  }
}

function fromApt() {
  if (process.platform !== 'linux' || !isRoot || !onPath(['apt-get'])) return undefined;
  const options = {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  const quiet = ['-y', '-q', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=600'];
  execFileSync('apt-get', ['update', '-q'], options);
  execFileSync('apt-get', ['install', ...quiet, 'chromium'], options);
  return onPath(['chromium']);
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { path, via } = await findChrome({ install: process.argv.includes('--install') });
  console.log(`${path} (${via})`);
}
