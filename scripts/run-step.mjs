// Runs one step of `npm test` as a process of its own and counts what it reports.
import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

/** Resolves to `{ passed, failed }`, whatever happens to the step. */
export async function runStep({ name, command, args = [], counts }) {
  process.stdout.write(`\n== ${name}\n`);
  try {
    const { code, output } = await run(command, args);
    return report(name, tally(code, counts?.(output)));
  } catch (error) {
    process.stdout.write(`${error.message}\n`);
    return report(name, { passed: 0, failed: 1 });
  }
}

function run(command, args) {
  const shell = process.platform === 'win32';
  const child = spawn(command, args, { cwd: root, shell, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks = [];
  const keep = (chunk) => {
    chunks.push(chunk);
    process.stdout.write(chunk);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const stop = () => child.kill();
  process.once('exit', stop);
  child.once('close', () => process.off('exit', stop));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output: Buffer.concat(chunks).toString() }));
  });
}

// A step that counts is also wrong when it ends badly without a failed case, or tests nothing.
function tally(code, counted = { passed: code === 0 ? 1 : 0, failed: 0 }) {
  const silent = counted.failed === 0 && (code !== 0 || counted.passed === 0);
  return silent ? { ...counted, failed: 1 } : counted;
}

function report(name, result) {
  process.stdout.write(`-- ${name}: ${result.passed} passed, ${result.failed} failed\n`);
  return result;
}

/** Reads the last `N passed, N failed` of a step's output. */
export function lastCount(output) {
  const [, passed, failed] = [...output.matchAll(/^(\d+) passed, (\d+) failed\r?$/gm)].at(-1) ?? [];
  return { passed: Number(passed ?? 0), failed: Number(failed ?? 0) };
}

/** Reads the summary of `node --test --test-reporter=tap`. */
export function tapCount(output) {
  const figure = (key) =>
    Number([...output.matchAll(new RegExp(`^# ${key} (\\d+)`, 'gm'))].at(-1)?.[1] ?? 0);
  return { passed: figure('pass'), failed: figure('fail') + figure('cancelled') };
}

/** lit-analyzer is content with no files at all; we are not. */
export function analysedCount(output) {
  return { passed: /in [1-9]\d* files?/.test(output) ? 1 : 0, failed: 0 };
}
