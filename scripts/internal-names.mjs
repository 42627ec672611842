// The names of properties and methods that only the sources themselves say, so that the published
// scripts can shorten them.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { inRoot } from './paths.mjs';

/** Names that are declared as members somewhere in src/, without those of the public surface. */
export function internalNames() {
  const names = new Set();
  for (const file of sourceFiles(inRoot('src'))) collect(parse(file), names);
  for (const name of publicNames()) names.delete(name);
  return names;
}

function sourceFiles(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.ts') && !name.startsWith('solver'))
    .map((name) => join(folder, name));
}

function parse(file) {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022);
}

const MEMBERS = [
  ts.SyntaxKind.PropertySignature,
  ts.SyntaxKind.MethodSignature,
  ts.SyntaxKind.PropertyDeclaration,
  ts.SyntaxKind.MethodDeclaration,
  ts.SyntaxKind.GetAccessor,
];

function collect(node, names) {
  if (MEMBERS.includes(node.kind) && ts.isIdentifier(node.name)) names.add(node.name.text);
  ts.forEachChild(node, (child) => collect(child, names));
}

/** Everything that the manifest shows to pages. */
function publicNames() {
  const { modules } = JSON.parse(readFileSync(inRoot('custom-elements.json'), 'utf8'));
  const declarations = modules.flatMap((module) => module.declarations ?? []);
  return declarations.flatMap(({ members = [] }) => members.map(({ name }) => name));
}
