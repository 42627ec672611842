// The names of properties and methods that only the sources themselves say, so that the published
// scripts can shorten them.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { inRoot } from './paths.mjs';

// What the element, the solver and the panels tell each other, and pages the element: each of them is
// a file of its own, so that all must say these names alike.
const SHARED = [
  'src/engine/definition.ts',
  'src/solver/protocol.ts',
  'src/solver/budget-request.ts',
  'src/panels/panel.ts',
];

// What Lit's elements say to themselves and nobody says to them; what pages may ask for is not here.
const LIT_NAMES = [
  'addController',
  'addInitializer',
  'createProperty',
  'createRenderRoot',
  'creationScope',
  'elementProperties',
  'elementStyles',
  'enableUpdating',
  'finalizeStyles',
  'finalized',
  'firstUpdated',
  'fromAttribute',
  'getPropertyDescriptor',
  'getPropertyOptions',
  'getUpdateComplete',
  'hasChanged',
  'hasUpdated',
  'isUpdatePending',
  'performUpdate',
  'removeController',
  'renderOptions',
  'renderRoot',
  'scheduleUpdate',
  'shouldUpdate',
  'toAttribute',
  'useDefault',
  'willUpdate',
  'wrapped',
];

/** Names that are declared as members somewhere in src/, without those of the public surface. */
export function internalNames() {
  return without([...declaredIn('src'), ...LIT_NAMES], [...publicNames(), ...sharedNames()]);
}

/** The names that the solver's file says to nobody but itself: it has no public surface of its own. */
export function solverNames() {
  const declared = [...declaredIn('src/engine'), ...declaredIn('src/solver')];
  return without(declared, [...sharedNames(), ...platformNames()]);
}

/** The names that the file of the panels says to nobody but itself. */
export function panelNames() {
  return without(declaredIn('src/panels'), sharedNames());
}

function without(names, kept) {
  const left = new Set(names);
  for (const name of kept) left.delete(name);
  return left;
}

function declaredIn(folder) {
  return namesIn(sourceFiles(inRoot(folder)));
}

function sharedNames() {
  return namesIn(SHARED.map((file) => inRoot(file)));
}

function namesIn(files) {
  const names = new Set();
  for (const file of files) collect(parse(file), names);
  return names;
}

function sourceFiles(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.ts'))
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

// A parameter of a constructor that has a modifier is a member too.
function isMember(node) {
  return MEMBERS.includes(node.kind) || (ts.isParameter(node) && node.modifiers !== undefined);
}

function collect(node, names) {
  if (isMember(node) && ts.isIdentifier(node.name)) names.add(node.name.text);
  ts.forEachChild(node, (child) => collect(child, names));
}

/** Everything that the manifest shows to pages. */
function publicNames() {
  const { modules } = JSON.parse(readFileSync(inRoot('custom-elements.json'), 'utf8'));
  const declarations = modules.flatMap((module) => module.declarations ?? []);
  return declarations.flatMap(({ members = [] }) => members.map(({ name }) => name));
}

/** Names of whatever a script meets that has no page about it. */
function platformNames() {
  const held = Object.getOwnPropertyNames(globalThis).map((name) => globalThis[name]);
  const iterator = (function* none() {})();
  const objects = [...held, ...held.map((value) => value?.prototype), iterator];
  return ['done', 'value', ...objects.flatMap(namesOf)];
}

function namesOf(object) {
  if (!(object instanceof Object)) return [];
  return [...Object.getOwnPropertyNames(object), ...namesOf(Object.getPrototypeOf(object))];
}
