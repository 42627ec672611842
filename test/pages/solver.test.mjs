// The solver's file as it is published: in a worker, fetched from elsewhere, and on the page itself
// where workers are refused.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../../scripts/paths.mjs';
import { strictPolicy } from '../../scripts/serve.mjs';
import { openPage } from '../support/browser.mjs';
import { openSite } from '../support/site.mjs';
import { clientScript, serveScripts, solveOn, solverFile } from '../support/solver-page.mjs';

const SOLVER = '/spider-solitaire-solver.js';
const BODY = '<script src="/client.js"></script>';
const EASY = { variant: 'spider', suits: 1, seed: '3', seconds: 20 };
const HARD = { variant: 'spider', suits: 4, seed: '14934', seconds: 60 };
const GENERAL = { variant: 'cicely', seed: '3', seconds: 60 };

// No server: browsers guard servers of the own machine from pages that tests make up.
const ELSEWHERE = 'https://cdn.example';

let site;
let client;

before(async () => {
  client = await clientScript();
  site = await openSite();
});

after(async () => {
  await site?.close();
});

/** Opens a page that knows the client; `policy` is its Content-Security-Policy. */
async function show({ policy, scripts = {}, body = BODY } = {}) {
  const headers = policy ? { 'Content-Security-Policy': policy } : {};
  const prepare = async (page) => {
    await serveScripts(page, '**/client.js', client);
    await serveScripts(page, ELSEWHERE + SOLVER, solverFile());
    for (const [name, texts] of Object.entries(scripts))
      await serveScripts(page, `**/${name}`, ...texts);
  };
  return site.show(body, { headers, prepare });
}

const isWon = ({ result, moves }) => result === 'won' && moves > 0;

test('in a worker of the same origin, one request after the other', async () => {
  const { page, problems } = await show();
  const answers = await solveOn(page, SOLVER, [EASY, EASY, { ...EASY, suits: 2 }]);
  assert.ok(answers.every(isWon), JSON.stringify(answers));
  assert.equal(page.workers().length, 1);
  assert.deepEqual(problems, []);
  await page.close();
});

test('on a strict page, which refuses nothing', async () => {
  const { page, problems } = await show({ policy: strictPolicy });
  const [answer] = await solveOn(page, SOLVER, [EASY]);
  assert.ok(isWon(answer), JSON.stringify(answer));
  assert.equal(page.workers().length, 1);
  assert.deepEqual(problems, []);
  await page.close();
});

test('from another origin, in a worker that fetches it', async () => {
  const { page, problems } = await show();
  const [answer] = await solveOn(page, ELSEWHERE + SOLVER, [EASY]);
  assert.ok(isWon(answer), JSON.stringify(answer));
  assert.equal(page.workers().length, 1);
  assert.deepEqual(problems, []);
  await page.close();
});

test('from another origin, on a page with Trusted Types', async () => {
  const policy = `script-src 'self' ${ELSEWHERE}; worker-src blob:; require-trusted-types-for 'script'; trusted-types spider-solitaire`;
  const { page, problems } = await show({ policy });
  const [answer] = await solveOn(page, ELSEWHERE + SOLVER, [EASY]);
  assert.ok(isWon(answer), JSON.stringify(answer));
  assert.equal(page.workers().length, 1);
  assert.deepEqual(problems, []);
  await page.close();
});

for (const [name, origin] of [
  ['its own', ''],
  ['a foreign', ELSEWHERE],
]) {
  test(`on the page itself where workers are refused, ${name} script`, async () => {
    const policy = `script-src 'self' ${ELSEWHERE}; worker-src 'none'; require-trusted-types-for 'script'; trusted-types spider-solitaire`;
    const { page } = await show({ policy });
    const [answer] = await solveOn(page, origin + SOLVER, [EASY]);
    assert.ok(isWon(answer), JSON.stringify(answer));
    assert.equal(page.workers().length, 0);
    await page.close();
  });
}

test('on a page opened from disk', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'spider-solver-'));
  const file = join(folder, 'page.html');
  writeFileSync(join(folder, 'client.js'), client);
  writeFileSync(file, '<!doctype html><script src="client.js"></script>');
  const { page } = await openPage(site.browser);
  await page.goto(pathToFileURL(file).href);
  const solver = pathToFileURL(inRoot('cdn', SOLVER)).href;
  const [answer] = await solveOn(page, solver, [EASY]);
  assert.ok(isWon(answer), JSON.stringify(answer));
  await page.close();
  rmSync(folder, { recursive: true });
});

for (const policy of [undefined, "worker-src 'none'"]) {
  test(`stops when told and serves the next one${policy ? ', on the page' : ''}`, async () => {
    const { page } = await show({ policy });
    const start = Date.now();
    const [stopped, next] = await solveOn(page, SOLVER, [{ ...HARD, stopAfter: 500 }, EASY]);
    assert.match(stopped.error, /^TimeoutError/);
    assert.ok(isWon(next), JSON.stringify(next));
    assert.ok(Date.now() - start < 20_000);
    await page.close();
  });
}

/** A page's longest wait, in milliseconds, for its turn while it solves; the worst and the ninth tenth. */
async function waits(page, requests) {
  await page.evaluate(() => {
    const gaps = (globalThis.gaps = []);
    const { port1, port2 } = new MessageChannel();
    let last = performance.now();
    port1.onmessage = () => {
      const now = performance.now();
      gaps.push(now - last);
      last = now;
      setTimeout(() => port2.postMessage(0));
    };
    port2.postMessage(0);
  });
  await solveOn(page, SOLVER, requests);
  return page.evaluate(() => {
    const sorted = globalThis.gaps.sort((a, b) => a - b);
    return { worst: sorted.at(-1), usual: sorted[Math.floor(sorted.length * 0.99)] };
  });
}

for (const deal of [HARD, GENERAL]) {
  test(`leaves the page its time: ${deal.variant}`, async () => {
    const { page } = await show({ policy: "worker-src 'none'" });
    await solveOn(page, SOLVER, [EASY]);
    const { worst, usual } = await waits(page, [{ ...deal, seconds: 6 }]);
    assert.ok(usual < 50, `${usual} ms, at worst ${worst} ms`);
    await page.close();
  });
}

const READY = "postMessage({type:'ready'});";
const DYING = `${READY}onmessage=()=>{throw new Error('dies')}`;

test('a dead worker is replaced once', async () => {
  const scripts = { 'once.js': [DYING, solverFile()], 'always.js': [DYING] };
  const { page } = await show({ scripts });
  const [answer] = await solveOn(page, '/once.js', [EASY]);
  assert.ok(isWon(answer), JSON.stringify(answer));
  await page.close();
  const second = await show({ scripts });
  const [failed] = await solveOn(second.page, '/always.js', [EASY]);
  assert.match(failed.error, /stopped/);
  await second.page.close();
});

test('a silent worker is replaced once', async () => {
  const { page } = await show({ scripts: { 'silent.js': [READY, solverFile()] } });
  await page.clock.install();
  await page.reload();
  const answering = solveOn(page, '/silent.js', [EASY]);
  for (let i = 0; i < 6; i++) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    await page.clock.runFor(5000);
  }
  const [answer] = await answering;
  assert.ok(isWon(answer), JSON.stringify(answer));
  await page.close();
});

test('a solver that is not there is an error', async () => {
  const { page } = await show();
  const [failed] = await solveOn(page, '/no-solver.js', [EASY]);
  assert.match(failed.error, /could not be loaded/);
  await page.close();
});

test('what the solver refuses is an error', async () => {
  const { page } = await show();
  const [failed] = await solveOn(page, SOLVER, [{ ...EASY, seconds: -1 }]);
  assert.match(failed.error, /^RangeError: seconds: "-1"/);
  await page.close();
});
