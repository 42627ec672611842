// `npm test`: every check in one run. `npm test -- eslint browser` runs only the steps named.
import { writeSync } from 'node:fs';
import { findChrome } from './chrome.mjs';

const total = { passed: 0, failed: 0 };

// The last line is promised whatever happens, so it is written as the process ends.
process.on('exit', (code) => {
  if (code !== 0 && total.failed === 0) total.failed = 1;
  writeSync(1, `\n${total.passed} passed, ${total.failed} failed\n`);
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));

try {
  await runAll(process.argv.slice(2));
} catch (error) {
  total.failed += 1;
  console.log(error);
}
process.exitCode = total.failed === 0 ? 0 : 1;

async function runAll(names) {
  const [{ steps }, { runStep }] = await Promise.all([
    import('./steps.mjs'),
    import('./run-step.mjs'),
  ]);
  const chosen = choose(steps, names);
  await prepareBrowser();
  for (const step of chosen) add(await runStep(step));
}

function choose(steps, names) {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length === 0)
    return steps.filter(({ name }) => names.length === 0 || names.includes(name));
  const known = steps.map(({ name }) => name).join(', ');
  throw new Error(`No step named ${unknown.join(', ')}. There are: ${known}`);
}

// Found once here, so that the steps neither search nor unpack a browser again.
async function prepareBrowser() {
  try {
    const { path, via } = await findChrome({ install: true });
    process.env.CHROME_PATH = path;
    console.log(`Browser: ${path} (${via})`);
  } catch (error) {
    console.log(error.message);
    add({ passed: 0, failed: 1 });
  }
}

function add({ passed, failed }) {
  total.passed += passed;
  total.failed += failed;
}
