/**
 * Writes what the solver finds about a range of deals: `npm run catalogue -- --variant spider --suits 4
 * --deals 1-32000 [--seconds S] [--workers N] [--out FILE]`. One line per deal, tab-separated: deal,
 * won / lost / unknown, seconds, length of the line. A run that was stopped goes on where it was; ranges
 * may be shared out over machines and their files joined.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { inRoot } from './paths.mjs';
import {
  budgetOf,
  dealTasks,
  endLastLine,
  options,
  solveAll,
  unanswered,
  workersOf,
} from './solve.mjs';

const COLUMNS = 'deal\tresult\tseconds\tmoves';
const LINE = /^(\S+)\t(won|lost|unknown)\t([\d.]+)\t(\d+)$/;

function read(file) {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return lines.map((line) => LINE.exec(line)).filter((found) => found !== null);
}

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}

function summary(rows) {
  const of = (result) => rows.filter((row) => row[2] === result);
  const seconds = (row) => Number(row[3]);
  const [won, lost, unknown] = ['won', 'lost', 'unknown'].map(of);
  return [
    `${rows.length} deals: ${won.length} won, ${lost.length} lost, ${unknown.length} unknown`,
    `seconds of decided deals: median ${median([...won, ...lost].map(seconds)).toFixed(3)}, worst ${Math.max(0, ...[...won, ...lost].map(seconds)).toFixed(1)}`,
    `moves of lines: median ${median(won.map((row) => Number(row[4])))}`,
    ...(unknown.length > 0 ? [`unknown: ${unknown.map((row) => row[1]).join(' ')}`] : []),
    ...(lost.length > 0 ? [`lost: ${lost.map((row) => row[1]).join(' ')}`] : []),
  ].join('\n');
}

async function main() {
  const { values } = parseArgs({ options });
  if (values.deals === undefined) throw new RangeError('--deals: which deals? For example 1-1000');
  const { variant, suits = 'usual', deals } = values;
  const file = values.out ?? inRoot('bench', 'catalogue', `${variant}-${suits}-${deals}.tsv`);
  const tasks = dealTasks(values);
  mkdirSync(dirname(file), { recursive: true });
  if (!existsSync(file)) writeFileSync(file, `${COLUMNS}\n`);
  endLastLine(file);
  const prefix = values.suits === undefined ? `${variant}-` : `${variant}-${values.suits}-`;
  const known = new Set(read(file).map((row) => prefix + row[1]));
  const run = { budget: budgetOf(values), workers: workersOf(values) };
  await solveAll(unanswered(tasks, known), run, ({ id, error, result, seconds, moves }) => {
    if (error !== undefined) {
      process.exitCode = 1;
      console.error(error);
      return false;
    }
    appendFileSync(file, `${id.slice(prefix.length)}\t${result}\t${seconds}\t${moves}\n`);
    return true;
  });
  console.log(`${file}\n${summary(read(file))}`);
}

main().catch((error) => {
  console.error(`${error.name}: ${error.message}`);
  process.exitCode = 1;
});
