// Fills the tables of README.md from custom-elements.json and from the definitions of the games;
// with --check it only compares.
// <!-- generated:events --> … <!-- /generated --> describes <spider-solitaire>;
// <!-- generated:parts spider-column --> another element.
import { readFileSync, writeFileSync } from 'node:fs';
import prettier from 'prettier';
import { loadSource } from './load-source.mjs';
import { inRoot } from './paths.mjs';
import { tables } from './readme-tables.mjs';

const MARKED = /(<!-- generated:([\w-]+)(?: ([\w-]+))? -->)[\s\S]*?(<!-- \/generated -->)/g;
const file = inRoot('README.md');

try {
  await settle(readFileSync(file, 'utf8'));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

async function settle(before) {
  const after = await format(fill(before, { classes: classes(), games: await games() }));
  if (!process.argv.includes('--check')) writeFileSync(file, after);
  else if (after !== before) throw new Error('README.md is stale: run npm run manifest.');
}

function classes() {
  const { modules } = JSON.parse(readFileSync(inRoot('custom-elements.json'), 'utf8'));
  const declarations = modules.flatMap((module) => module.declarations);
  return new Map(declarations.map((declaration) => [declaration.name, declaration]));
}

async function games() {
  const { variants, suitNumbers } = await loadSource('src/variants/index.ts');
  return Object.values(variants).map((game) => ({ ...game, suits: suitNumbers(game) }));
}

function fill(text, known) {
  if (text.search(MARKED) < 0) throw new Error('README.md has no <!-- generated:NAME --> marks.');
  return text.replace(MARKED, (_all, open, name, tag = 'spider-solitaire', close) => {
    const element = [...known.classes.values()].find(({ tagName }) => tagName === tag);
    if (!tables[name]) throw new Error(`No table named ${name}: ${Object.keys(tables).join(', ')}`);
    if (!element) throw new Error(`No element <${tag}> in custom-elements.json`);
    return `${open}\n\n${tables[name](element, known)}\n\n${close}`;
  });
}

async function format(text) {
  const options = await prettier.resolveConfig(file);
  return prettier.format(text, { ...options, filepath: file });
}
