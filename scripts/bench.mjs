// `npm run bench -- NAME`: measures, prints a table and writes bench/NAME.json.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';

const [name, ...args] = process.argv.slice(2);
const names = readdirSync(inRoot('scripts/bench'))
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => file.slice(0, -'.mjs'.length));

if (names.includes(name)) await run();
else refuse();

async function run() {
  const { bench } = await import(`./bench/${name}.mjs`);
  const result = await bench(args);
  mkdirSync(inRoot('bench'), { recursive: true });
  writeFileSync(inRoot('bench', `${name}.json`), `${JSON.stringify(result, null, 2)}\n`);
}

function refuse() {
  console.log(
    `${name ? `No bench named ${name}. There are` : 'Name a bench'}: ${names.join(', ')}`,
  );
  process.exitCode = 1;
}
