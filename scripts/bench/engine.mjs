// Engine actions a second in random 4-suit Spider, every legal action listed before each one.
import { loadSource } from '../load-source.mjs';

const WARM_UP = 3;
const ROUNDS = 9;
const GAMES = 400;
const LONGEST_GAME = 500;
/** What {@link noiseMs} takes on the machine that the target was set for, while nobody else works. */
const QUIET_MS = 125;
const TARGET = 1_000_000;

export async function bench() {
  const ways = { public: await publicWay(), inner: await innerWay() };
  const rows = Object.entries(ways).map(([way, playGame]) => measure(way, playGame));
  print(rows);
  return { unit: 'actions a second', target: TARGET, quietMs: QUIET_MS, rows };
}

/** Through the entry that everybody uses: texts in, texts out. */
async function publicWay() {
  const { createGame } = await loadSource('src/play/index.ts');
  return (seed, random) => {
    const game = createGame({ variant: 'spider', suits: 4, seed });
    for (let count = 0; count < LONGEST_GAME; count++) {
      const moves = game.legalMoves();
      if (moves.length === 0) return count;
      game.play(moves[random(moves.length)]);
    }
    return LONGEST_GAME;
  };
}

/** Through the functions that a solver uses: actions are numbers, positions are values. */
async function innerWay() {
  const [{ createGame }, { legalActions }, { applyAction }] = await Promise.all(
    ['src/play/index.ts', 'src/engine/moves.ts', 'src/engine/step.ts'].map(loadSource),
  );
  return (seed, random) => {
    const { rules, table } = createGame({ variant: 'spider', suits: 4, seed });
    let position = table;
    for (let count = 0; count < LONGEST_GAME; count++) {
      const actions = legalActions(rules, position);
      if (actions.length === 0) return count;
      position = applyAction(rules, position, actions[random(actions.length)], 'automatic');
    }
    return LONGEST_GAME;
  };
}

function measure(way, playGame) {
  for (let round = 0; round < WARM_UP; round++) playRound(playGame);
  const rounds = Array.from({ length: ROUNDS }, () => timedRound(playGame));
  const middle = (key) => median(rounds.map((round) => round[key]));
  return {
    way,
    actions: rounds[0].actions,
    raw: middle('raw'),
    scaled: middle('scaled'),
    noiseMs: middle('noise'),
  };
}

/** The noise check stands right before each round, since the load changes from one to the next. */
function timedRound(playGame) {
  const noise = median(Array.from({ length: 5 }, noiseMs));
  const { actions, seconds } = playRound(playGame);
  const raw = actions / seconds;
  return { actions, raw, noise, scaled: (raw * noise) / QUIET_MS };
}

function playRound(playGame) {
  const random = makeRandom(1);
  const start = performance.now();
  let actions = 0;
  for (let game = 1; game <= GAMES; game++) actions += playGame(String(game), random);
  return { actions, seconds: (performance.now() - start) / 1000 };
}

/** Numbers below a bound, the same ones in every round (xorshift32). */
function makeRandom(seed) {
  let state = seed;
  return (bound) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % bound;
  };
}

/** How long a fixed piece of arithmetic takes: it tells a slow engine from a busy machine. */
function noiseMs() {
  const start = performance.now();
  let sum = 0;
  for (let i = 0; i < 2e7; i++) sum += Math.sqrt(i) % 3;
  if (!(sum > 0)) throw new Error('The loop must not be left out');
  return performance.now() - start;
}

function median(values) {
  return values.sort((a, b) => a - b)[values.length >> 1];
}

function print(rows) {
  const line = (...cells) => console.log(cells.map((cell) => String(cell).padStart(12)).join(''));
  const number = (value) => Math.round(value).toLocaleString('en');
  console.log(`Actions a second, median of ${ROUNDS} rounds of ${number(rows[0].actions)} actions`);
  line('way', 'measured', 'noise check', 'scaled', 'target');
  for (const { way, raw, noiseMs: noise, scaled } of rows) {
    line(way, number(raw), `${Math.round(noise)} ms`, number(scaled), number(TARGET));
  }
  console.log(
    `The noise check takes ${QUIET_MS} ms on a quiet machine; scaled = measured × check / ${QUIET_MS}`,
  );
}
