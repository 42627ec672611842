// The steps of `npm test`, in their order: what is cheap and what later steps need come first.
import { readdirSync } from 'node:fs';
import { bin, inRoot } from './paths.mjs';
import { analysedCount, lastCount, tapCount } from './run-step.mjs';

const node = process.execPath;

export const steps = [
  { name: 'types', command: bin('tsc'), args: ['-p', '.'] },
  { name: 'test-types', command: bin('tsc'), args: ['-p', 'test'] },
  { name: 'eslint', command: bin('eslint'), args: ['.', '--max-warnings', '0'] },
  { name: 'prettier', command: bin('prettier'), args: ['--check', '.'] },
  {
    name: 'lit-analyzer',
    command: bin('lit-analyzer'),
    args: ['src', '--strict'],
    counts: analysedCount,
  },
  { name: 'build', command: node, args: ['scripts/build.mjs'] },
  { name: 'weights', command: node, args: ['scripts/weights.mjs'] },
  { name: 'manifest', command: node, args: ['scripts/manifest.mjs', '--check'] },
  { name: 'readme', command: node, args: ['scripts/readme.mjs', '--check'] },
  { name: 'browser', command: bin('web-test-runner'), counts: lastCount },
  {
    name: 'pages',
    command: node,
    args: ['--test', '--test-reporter=tap', ...filesIn('test/pages', '.test.mjs')],
    counts: tapCount,
  },
  {
    name: 'replay',
    command: node,
    args: ['scripts/replay.mjs', ...filesIn('test/fixtures/pysolfc', '.jsonl.gz')],
    counts: lastCount,
  },
];

// A pattern that matches nothing would make the test runner look for files of its own choice;
// a name that cannot exist makes the step fail and say so.
function filesIn(folder, ending) {
  const names = readdirSync(inRoot(folder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => `${folder}/${entry.name}`);
  return names.length > 0 ? names.sort() : [`${folder}/*${ending}`];
}
