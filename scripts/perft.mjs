// Counts the sequences of one to three actions from three deals of every game, and compares them
// with test/fixtures/perft.json; `--write` writes that file after a change of the rules.
import { readFileSync, writeFileSync } from 'node:fs';
import { loadSource } from './load-source.mjs';
import { inRoot } from './paths.mjs';

const file = inRoot('test/fixtures/perft.json');
const { countEverything } = await loadSource('test/support/perft.ts');
const counts = countEverything();

if (process.argv.includes('--write')) {
  writeFileSync(file, makeText());
} else {
  const known = JSON.parse(readFileSync(file, 'utf8'));
  const titles = [...new Set([...Object.keys(known), ...Object.keys(counts)])];
  const differing = titles.filter((title) => `${known[title]}` !== `${counts[title]}`);
  for (const title of differing)
    console.log(`${title}: ${counts[title]}, recorded ${known[title]}`);
  console.log(`${titles.length - differing.length} passed, ${differing.length} failed`);
  process.exitCode = differing.length > 0 ? 1 : 0;
}

/** One line for each game. */
function makeText() {
  const lines = Object.entries(counts).map(
    ([title, deals]) => `  ${JSON.stringify(title)}: ${JSON.stringify(deals)}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}
