/**
 * Solves deals: `npm run solve -- FILE… [--seconds S] [--workers N] [--improve S]`, each line of a file
 * an object with `variant`, `suits` and `piles` or `seed`; or `-- --deals 1-1000 --variant spider --suits 4`.
 * Prints one JSON line per deal. With `--out FILE` the lines are added to that file, and deals that it
 * already answers are left out, so that a long run can be taken up where it stopped.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { bundleSource } from './load-source.mjs';

const ENTRY = 'src/solver/index.ts';

export const options = {
  seconds: { type: 'string' },
  nodes: { type: 'string' },
  improve: { type: 'string' },
  workers: { type: 'string', default: '1' },
  deals: { type: 'string' },
  variant: { type: 'string' },
  suits: { type: 'string' },
  'house-rules': { type: 'string' },
  out: { type: 'string' },
};

/** The range `1-1000` (or `7`) as its first and last deal number. */
function range(text) {
  const [, first, last = first] = /^([1-9]\d*)(?:-([1-9]\d*))?$/.exec(text) ?? [];
  if (first === undefined || BigInt(last) < BigInt(first)) {
    throw new RangeError(`--deals: "${text}" is no range; allowed is for example 1-1000`);
  }
  return [BigInt(first), BigInt(last)];
}

/** The deals of a range as tasks, made one by one since ranges may be long. */
export function dealTasks({ variant, suits, deals, 'house-rules': rules }) {
  if (variant === undefined) throw new RangeError('--variant: which game is to be dealt?');
  const name = suits === undefined ? variant : `${variant}-${suits}`;
  const game = {
    variant,
    suits: suits === undefined ? undefined : Number(suits),
    houseRules: rules?.split(/[\s,]+/),
  };
  const [first, last] = range(deals);
  return (function* tasks() {
    for (let deal = first; deal <= last; deal++) {
      yield { id: `${name}-${deal}`, start: { ...game, seed: String(deal) } };
    }
  })();
}

function* fileTasks(file) {
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    if (line.trim() === '') continue;
    try {
      const {
        id = `${file}:${index + 1}`,
        variant,
        suits,
        houseRules,
        piles,
        seed,
      } = JSON.parse(line);
      yield { id, start: { variant, suits, houseRules, piles, seed } };
    } catch (error) {
      throw new SyntaxError(`${file}, line ${index + 1}: ${error.message}`, { cause: error });
    }
  }
}

/** The tasks that are not answered yet. */
export function* unanswered(tasks, known) {
  for (const task of tasks) if (!known.has(task.id)) yield task;
}

/** Ids that a file of answers already holds. */
export function answeredIn(file) {
  if (file === undefined || !existsSync(file)) return new Set();
  const ids = new Set();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    try {
      ids.add(JSON.parse(line).id);
    } catch {
      // The last line of a run that was stopped may be cut short; its deal is solved again.
    }
  }
  return ids;
}

/** Ends the line that a run was stopped in, so that the next one begins anew. */
export function endLastLine(file) {
  if (file === undefined || !existsSync(file)) return;
  const text = readFileSync(file, 'utf8');
  if (text !== '' && !text.endsWith('\n')) appendFileSync(file, '\n');
}

export function budgetOf({ seconds, nodes, improve }) {
  const number = (text) => (text === undefined ? undefined : Number(text));
  return { seconds: number(seconds), nodes: number(nodes), improve: number(improve) };
}

export function workersOf({ workers }) {
  const count = Number(workers);
  if (Number.isInteger(count) && count >= 1 && count <= 256) return count;
  throw new RangeError(
    `--workers: "${workers}" cannot be; allowed is a whole number from 1 to 256`,
  );
}

/** Solves tasks on several threads; `onAnswer` takes each answer at once, and says whether to go on. */
export async function solveAll(tasks, { budget, workers }, onAnswer) {
  const entry = await bundleSource(ENTRY);
  const queue = tasks[Symbol.iterator]();
  const serve = () =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL(import.meta.url), { workerData: { entry, budget } });
      worker.on('message', (answer) => {
        if (answer.id !== undefined && !onAnswer(answer)) queue.return?.();
        worker.postMessage(queue.next().value ?? null);
      });
      worker.on('error', reject);
      worker.on('exit', resolve);
    });
  const count = Math.max(1, Math.min(workers, availableParallelism() * 4));
  await Promise.all(Array.from({ length: count }, serve));
}

async function beWorker() {
  const { solveSteps } = await import(pathToFileURL(workerData.entry).href);
  parentPort.on('message', (task) => {
    if (task === null) parentPort.close();
    else parentPort.postMessage(answer(solveSteps, task));
  });
  parentPort.postMessage({});
}

function answer(solveSteps, { id, start }) {
  try {
    const search = solveSteps(start, workerData.budget);
    for (const progress of search) void progress;
    const { result, seconds, nodes, line } = search.solution;
    return {
      id,
      result,
      seconds: Number(seconds.toFixed(3)),
      nodes,
      moves: line?.length ?? 0,
      line,
    };
  } catch (error) {
    return { id, error: `${error.name}: ${error.message}` };
  }
}

async function main() {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const files = positionals.flatMap((file) => [...fileTasks(file)]);
  const tasks = values.deals === undefined ? files : dealTasks(values);
  if (values.deals === undefined && files.length === 0) {
    throw new RangeError(
      'nothing to solve: name a file of deals, or --deals 1-10 --variant spider',
    );
  }
  const known = answeredIn(values.out);
  endLastLine(values.out);
  const print = ({ error, ...found }) => {
    if (error !== undefined) {
      process.exitCode = 1;
      console.error(`${found.id}: ${error}`);
      return values.deals === undefined;
    }
    const line = JSON.stringify(found);
    console.log(line);
    if (values.out !== undefined) appendFileSync(values.out, `${line}\n`);
    return true;
  };
  await solveAll(
    unanswered(tasks, known),
    { budget: budgetOf(values), workers: workersOf(values) },
    print,
  );
}

if (!isMainThread && workerData?.entry !== undefined) await beWorker();
else if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  main().catch((error) => {
    console.error(`${error.name}: ${error.message}`);
    process.exitCode = 1;
  });
}
