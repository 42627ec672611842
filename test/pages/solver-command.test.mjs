// `npm run solve` and `npm run catalogue`: what they print, how they go on, what they refuse.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { inRoot } from '../../scripts/paths.mjs';

let folder;

before(() => {
  folder = mkdtempSync(join(tmpdir(), 'spider-solve-'));
});

after(() => rmSync(folder, { recursive: true }));

function run(script, args) {
  const file = inRoot('scripts', `${script}.mjs`);
  const options = { encoding: 'utf8', timeout: 120_000 };
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], options);
  return { status, lines: stdout.trim().split('\n'), stderr };
}

function fileOf(name, ...deals) {
  const file = join(folder, name);
  writeFileSync(file, deals.map((deal) => `${JSON.stringify(deal)}\n`).join(''));
  return file;
}

const DEALS = ['--variant', 'spider', '--suits', '1', '--nodes', '50000', '--deals'];

test('solves a range and prints a line per deal', () => {
  const { status, lines } = run('solve', [...DEALS, '1-2']);
  assert.equal(status, 0);
  const answers = lines.map((line) => JSON.parse(line));
  assert.deepEqual(
    answers.map(({ id, result }) => [id, result]),
    [
      ['spider-1-1', 'won'],
      ['spider-1-2', 'won'],
    ],
  );
  for (const answer of answers) {
    assert.deepEqual(Object.keys(answer), ['id', 'result', 'seconds', 'nodes', 'moves', 'line']);
    assert.equal(answer.moves, answer.line.length);
  }
});

test('goes on where it was stopped', () => {
  const out = join(folder, 'out.jsonl');
  run('solve', [...DEALS, '1', '--out', out]);
  const first = readFileSync(out, 'utf8');
  writeFileSync(out, `${first}{"id":"spider-1-2","res`);
  const { lines } = run('solve', [...DEALS, '1-2', '--out', out]);
  assert.equal(lines.length, 1);
  assert.match(lines[0], /^\{"id":"spider-1-2","result":"won"/);
  assert.ok(readFileSync(out, 'utf8').startsWith(first));
});

test('solves a file, and says what is wrong with single deals of it', () => {
  const good = { id: 'good', variant: 'spider', suits: 1, seed: '3' };
  const bad = { id: 'bad', variant: 'spider', piles: { r0: 'KH' } };
  const { status, lines, stderr } = run('solve', [fileOf('deals.jsonl', bad, good)]);
  assert.equal(status, 1);
  assert.match(lines.join(), /^\{"id":"good","result":"won"/);
  assert.match(stderr, /^bad: RangeError: piles/);
});

test('the catalogue goes on where it was, and sums up', () => {
  const out = join(folder, 'catalogue.tsv');
  run('catalogue', [...DEALS, '1', '--out', out]);
  const { status, lines } = run('catalogue', [...DEALS, '1-2', '--out', out]);
  assert.equal(status, 0);
  assert.equal(lines[1], '2 deals: 2 won, 0 lost, 0 unknown');
  assert.match(readFileSync(out, 'utf8'), /^deal\tresult\tseconds\tmoves\n1\twon\t.*\n2\twon\t/);
});

for (const [title, args, message] of [
  ['no deals', [], /nothing to solve/],
  ['an unknown game', ['--variant', 'spidre', '--deals', '1-9'], /variant: .*"spidre"/],
  [
    'suits that a game lacks',
    ['--variant', 'spider', '--suits', '9', '--deals', '1'],
    /suits: .*9/,
  ],
  ['no game', ['--deals', '1'], /--variant/],
  ['a range that is none', [...DEALS, '5-2'], /--deals: "5-2"/],
  ['no workers', [...DEALS, '1', '--workers', '0'], /--workers: "0"/],
  ['absurd time', ['--variant', 'spider', '--deals', '1-9', '--seconds', '1e9'], /seconds: "10/],
  ['no number', ['--variant', 'spider', '--deals', '1', '--seconds', 'soon'], /seconds: /],
  ['no file', ['nowhere.jsonl'], /nowhere\.jsonl/],
]) {
  test(`refuses ${title}`, () => {
    const { status, lines, stderr } = run('solve', args);
    assert.equal(status, 1);
    assert.deepEqual(lines, ['']);
    assert.match(stderr, message);
  });
}

test('refuses a file that is none of deals', () => {
  const file = join(folder, 'broken.jsonl');
  writeFileSync(file, 'no json\n');
  const { status, stderr } = run('solve', [file]);
  assert.equal(status, 1);
  assert.match(stderr, /broken\.jsonl, line 1/);
});
