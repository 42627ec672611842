// The solver against recorded deals: how many are decided within 1 s and 10 s, how soon, in how many
// moves; lines after 2 s; every other game with 5 s a deal. `-- solver recorded lines games thousand`
// names the parts, by default all but the last one.
import { readFileSync } from 'node:fs';
import { loadSource } from '../load-source.mjs';
import { inRoot } from '../paths.mjs';

/** What {@link noiseMs} takes on the machine that the numbers were set for, while nobody else works. */
const QUIET_MS = 125;
const LIMIT = 10;
const GAMES_LIMIT = 5;
/** Seconds on the clock, for as long as others may keep the processor busy. */
const PATIENCE = 600;
const RECORDED = {
  'spider-1': '50 / 50, median ≤ 80 ms',
  'spider-2': '50 / 50, median ≤ 80 ms',
  'spider-4': '≥ 49 / 50, median ≤ 120 ms',
  'simple-simon': '≥ 49 / 50',
  'spiderette-4': '≥ 45 / ≥ 47',
  'spiderette-2': '≥ 49 / ≥ 49',
  'spiderette-1': '≥ 49 / ≥ 49',
  'will-o-the-wisp': '≥ 44 / ≥ 46',
  scorpion: 'report',
};
const LINES = { 'spider-1': 98, 'spider-2': 108, 'spider-4': 136 };

export async function bench(args) {
  const asked = args.length > 0 ? args : ['recorded', 'lines', 'games'];
  const { solveSteps } = await loadSource('src/solver/index.ts');
  const { variants } = await loadSource('src/variants/index.ts');
  const result = {};
  if (asked.includes('recorded')) result.recorded = benchRecorded(solveSteps);
  if (asked.includes('lines')) result.lines = benchLines(solveSteps);
  result.peakMegabytes = Math.round(process.resourceUsage().maxRSS / 1000);
  console.log(`\npeak memory of this process: ${result.peakMegabytes} MB`);
  if (asked.includes('games')) result.games = benchGames(solveSteps, Object.keys(variants));
  if (asked.includes('thousand')) result.thousand = benchThousand(solveSteps);
  return result;
}

function noiseMs() {
  const start = process.cpuUsage();
  let sum = 0;
  for (let i = 0; i < 2e7; i++) sum += Math.sqrt(i) % 3;
  const { user } = process.cpuUsage(start);
  return sum > 0 ? user / 1000 : 0;
}

function readDeals(name) {
  const text = readFileSync(inRoot('test/fixtures/solver', `${name}.jsonl`), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

const startOf = ({ variant, suits, piles, seed }) => ({ variant, suits, piles, seed });

function cpuSeconds(since) {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
}

/** Solves one deal; seconds are processor time, divided by how much slower than quiet the machine is. */
function solveOne(solveSteps, deal, scale, { limit = LIMIT, improve } = {}) {
  const before = process.cpuUsage();
  const budget = improve
    ? { seconds: LIMIT * scale, improve: improve * scale }
    : { seconds: PATIENCE };
  const search = solveSteps(startOf(deal), budget);
  for (const progress of search) {
    void progress;
    if (!improve && cpuSeconds(before) >= limit * scale) break;
  }
  const { result, line, nodes } = search.solution;
  return {
    id: deal.id,
    result,
    moves: line?.length ?? 0,
    nodes,
    seconds: cpuSeconds(before) / scale,
  };
}

function median(values) {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}

/** Runs a list of deals with the noise measured again for every few of them. */
function solveList(solveSteps, deals, options) {
  const rows = [];
  let scale = 1;
  for (const [i, deal] of deals.entries()) {
    if (i % 10 === 0) scale = Math.max(1, noiseMs() / QUIET_MS);
    rows.push(solveOne(solveSteps, deal, scale, options));
  }
  return { rows, scale };
}

function summarise(name, rows, scale) {
  const decided = rows.filter(({ result }) => result !== 'unknown');
  const within = (seconds) => decided.filter((row) => row.seconds <= seconds).length;
  const won = decided.filter(({ result }) => result === 'won');
  return {
    name,
    deals: rows.length,
    within1: within(1),
    within10: within(10),
    won: won.length,
    lost: decided.length - won.length,
    medianMs: Math.round(1000 * median(decided.map(({ seconds }) => seconds))),
    worst: Number(Math.max(0, ...decided.map(({ seconds }) => seconds)).toFixed(2)),
    moves: median(won.map(({ moves }) => moves)),
    scale: Number(scale.toFixed(2)),
  };
}

function recordedOutcome(deals) {
  const outcomes = deals.map(({ outcomes }) => outcomes.prototype).filter(Boolean);
  if (outcomes.length === 0) return 'none';
  const decided = outcomes.filter(({ result }) => result === 'solved' || result === 'unsolvable');
  const ms = Math.round(1000 * median(decided.map(({ seconds }) => seconds)));
  return `${decided.length} of ${outcomes.length}, ${ms} ms, ${median(decided.map(({ moves }) => moves))} moves`;
}

function benchRecorded(solveSteps) {
  console.log(
    'deals             <=1s <=10s  won lost  median   worst  moves  scale  wanted; recorded',
  );
  solveList(solveSteps, readDeals('spider-4').slice(0, 5));
  return Object.entries(RECORDED).map(([name, wanted]) => {
    const deals = readDeals(name);
    const { rows, scale } = solveList(solveSteps, deals);
    const row = { ...summarise(name, rows, scale), wanted, recorded: recordedOutcome(deals) };
    print(row);
    return row;
  });
}

function print(row) {
  const cells = [
    row.name.padEnd(17),
    String(row.within1).padStart(4),
    String(row.within10).padStart(5),
    String(row.won).padStart(5),
    String(row.lost).padStart(4),
    `${row.medianMs} ms`.padStart(8),
    `${row.worst} s`.padStart(8),
    String(row.moves).padStart(5),
    String(row.scale).padStart(6),
    ` ${row.wanted ?? ''}; ${row.recorded ?? ''}`,
  ];
  console.log(cells.join(' '));
}

function benchLines(solveSteps) {
  console.log('\nmoves of lines after 2 s: first quarter, median, third quarter (wanted median)');
  return Object.entries(LINES).map(([name, wanted]) => {
    const { rows, scale } = solveList(solveSteps, readDeals(name), { improve: 2 });
    const moves = rows
      .filter(({ moves }) => moves > 0)
      .map(({ moves }) => moves)
      .sort((a, b) => a - b);
    const at = (part) => moves[Math.floor(moves.length * part)];
    const row = {
      name,
      quarter: at(0.25),
      median: at(0.5),
      threeQuarters: at(0.75),
      wanted,
      scale,
    };
    console.log(
      `${name.padEnd(17)} ${row.quarter} ${row.median} ${row.threeQuarters} (${wanted}), scale ${scale.toFixed(2)}`,
    );
    return row;
  });
}

/** Every game with its usual suits, deals 1 to 10, five seconds each. */
function benchGames(solveSteps, ids) {
  console.log('\ngame                   won lost unknown  (deals 1-10, 5 s each)');
  return ids.map((variant) => {
    const deals = Array.from({ length: 10 }, (_, i) => ({ variant, seed: String(i + 1) }));
    const { rows, scale } = solveList(solveSteps, deals, { limit: GAMES_LIMIT });
    const count = (wanted) => rows.filter(({ result }) => result === wanted).length;
    const [won, lost, unknown] = ['won', 'lost', 'unknown'].map(count);
    const cells = [won, lost, unknown].map((number, i) => String(number).padStart([3, 4, 7][i]));
    console.log(`${variant.padEnd(22)} ${cells.join(' ')}`);
    return { variant, won, lost, unknown, scale };
  });
}

/** Four-suit Spider, deal numbers 1 to 1000. */
function benchThousand(solveSteps) {
  const deals = Array.from({ length: 1000 }, (_, i) => ({
    id: String(i + 1),
    variant: 'spider',
    suits: 4,
    seed: String(i + 1),
  }));
  const { rows, scale } = solveList(solveSteps, deals);
  const row = summarise('four suits 1-1000', rows, scale);
  console.log('');
  print({ ...row, wanted: '≥ 975 / ≥ 998', recorded: 'none' });
  const open = rows.filter(({ result }) => result !== 'won').map(({ id }) => id);
  if (open.length > 0) console.log(`not won: ${open.join(' ')}`);
  return { ...row, open };
}
