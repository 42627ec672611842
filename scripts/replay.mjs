/**
 * Replays recorded games through the engine: the deal, every position, every list of legal actions
 * and the result must be the recorded ones. `npm run replay -- FILE…`, by default all fixtures.
 */
import { readFile, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { loadSource } from './load-source.mjs';
import { choiceOfTrace } from './trace-ids.mjs';

const FIXTURES = fileURLToPath(new URL('../test/fixtures/pysolfc/', import.meta.url));

async function readTraces(file) {
  const bytes = await readFile(file);
  const text = file.endsWith('.gz') ? gunzipSync(bytes).toString() : bytes.toString();
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line));
}

function differingPile(expected, actual) {
  const names = new Set([...Object.keys(expected), ...Object.keys(actual)]);
  for (const name of names) {
    if (expected[name] !== actual[name]) {
      return `${name} is "${actual[name]}", recorded "${expected[name]}"`;
    }
  }
  return null;
}

function differingList(expected, actual) {
  if (expected.join() === actual.join()) return null;
  const missing = expected.filter((action) => !actual.includes(action));
  const extra = actual.filter((action) => !expected.includes(action));
  return `legal actions: missing ${missing.join(' ') || 'none'}, extra ${extra.join(' ') || 'none'}`;
}

/** The first difference between a recorded game and the engine, or null. */
function firstDifference(trace, createGame) {
  const runs = trace.mode === 'manual' ? 'by-hand' : 'automatic';
  const game = createGame({ ...choiceOfTrace(trace.variant), seed: trace.deal, runs });
  let piles = trace.initial;
  let found = differingPile(piles, game.position);
  if (found) return `deal: ${found}`;
  for (const [index, step] of trace.steps.entries()) {
    found = differingList(step.legal, game.legalMoves());
    if (found) return `step ${index + 1}: ${found}`;
    if (!game.play(step.play)) return `step ${index + 1}: ${step.play} refused`;
    piles = { ...piles, ...step.after };
    found = differingPile(piles, game.position);
    if (found) return `step ${index + 1}, after ${step.play}: ${found}`;
  }
  found =
    differingList(trace.end.legal, game.legalMoves()) ?? differingPile(trace.final, game.position);
  if (found) return `end: ${found}`;
  const won = game.status === 'won';
  return won === trace.won ? null : `end: won is ${won}, recorded ${trace.won}`;
}

function describeFailure(file, index, trace, difference) {
  return `${file}, game ${index + 1} (${trace.variant}, deal ${trace.deal}, ${trace.mode}): ${difference}`;
}

function tryTrace(trace, createGame) {
  try {
    return firstDifference(trace, createGame);
  } catch (error) {
    return String(error);
  }
}

async function allFixtures() {
  const names = await readdir(FIXTURES);
  return names.filter((name) => name.endsWith('.jsonl.gz')).map((name) => FIXTURES + name);
}

const asked = process.argv.slice(2);
const { createGame } = await loadSource('src/play/index.ts');
let passed = 0;
let failed = 0;
for (const file of asked.length > 0 ? asked : await allFixtures()) {
  for (const [index, trace] of (await readTraces(file)).entries()) {
    const difference = tryTrace(trace, createGame);
    if (difference === null) passed++;
    else {
      failed++;
      console.log(describeFailure(file, index, trace, difference));
    }
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
