// Cuts the analysed sources down to what a page may rely on, and names the published files.

const DEFINE = 'src/define.ts';

export function publicSurface() {
  // Names that no page relies on: of members that are marked so, wherever a class overrides them.
  const hidden = new Set();
  return {
    name: 'public-surface',
    analyzePhase({ ts, node, moduleDoc }) {
      if (ts.isClassDeclaration(node)) markInternal(ts, node, moduleDoc, hidden);
    },
    packageLinkPhase({ customElementsManifest: manifest }) {
      const fired = eventTypes(manifest);
      for (const module of manifest.modules) trimModule(module, fired, hidden);
      addDefinitions(manifest);
      manifest.modules = manifest.modules.filter(hasContent).sort(byPath);
      usePublishedPaths(manifest);
    },
  };
}

// The analyzer offers no place for notes, so the marks ride on what they are about until it is trimmed.
function markInternal(ts, node, { declarations = [] }, hidden) {
  const declaration = declarations.find(({ name }) => name === node.name?.text);
  if (!declaration) return;
  if (isInternal(ts, node)) declaration.internal = true;
  for (const member of node.members) {
    if (isInternal(ts, member)) hidden.add(member.name?.getText());
  }
}

function isInternal(ts, node) {
  return ts.getJSDocTags(node).some(({ tagName }) => ['internal', 'ignore'].includes(tagName.text));
}

/** Names of the classes of events that elements fire. */
function eventTypes({ modules }) {
  const declarations = modules.flatMap((module) => module.declarations ?? []);
  const events = declarations.filter(({ tagName }) => tagName).flatMap(({ events = [] }) => events);
  return new Set(events.map(({ type }) => type?.text));
}

function trimModule(module, fired, hidden) {
  module.declarations = (module.declarations ?? [])
    .filter(({ internal, tagName, name }) => !internal && (tagName || fired.has(name)))
    .sort(byName);
  const names = new Set(module.declarations.map(({ name }) => name));
  module.exports = (module.exports ?? []).filter(
    ({ kind, declaration }) => kind === 'js' && names.has(declaration.name),
  );
  for (const declaration of module.declarations) {
    trimDeclaration(declaration, hidden);
    nameGlobalParent(declaration);
  }
}

function trimDeclaration(declaration, hidden) {
  const attributed = new Set((declaration.attributes ?? []).map(({ fieldName }) => fieldName));
  declaration.members = (declaration.members ?? []).filter(
    (member) => isPublicMember(member) && (attributed.has(member.name) || !hidden.has(member.name)),
  );
  for (const each of [...declaration.members, ...(declaration.attributes ?? [])]) {
    delete each.inheritedFrom;
  }
  if (declaration.events) declaration.events = declaration.events.filter(({ name }) => name);
}

// The classes in between are not published; what they bring stands with each that inherits it.
function nameGlobalParent(declaration) {
  declaration.superclass = declaration.tagName
    ? { name: 'LitElement', package: 'lit' }
    : { name: 'Event', package: 'global:' };
}

const LIFECYCLE = new Set([
  'properties',
  'styles',
  'shadowRootOptions',
  'createRenderRoot',
  'connectedCallback',
  'disconnectedCallback',
  'attributeChangedCallback',
  'willUpdate',
  'shouldUpdate',
  'update',
  'updated',
  'firstUpdated',
  'render',
]);

function isPublicMember({ name, privacy = 'public' }) {
  return privacy === 'public' && !/^[#_]/.test(name) && !LIFECYCLE.has(name);
}

// The tags are defined in a loop that the analyzer cannot follow.
function addDefinitions({ modules }) {
  const define = modules.find(({ path }) => path === DEFINE);
  if (!define) return;
  define.exports = modules
    .flatMap(({ path, declarations }) => declarations.map((each) => ({ ...each, module: path })))
    .filter(({ tagName }) => tagName)
    .map(({ tagName, name, module }) => ({
      kind: 'custom-element-definition',
      name: tagName,
      declaration: { name, module },
    }))
    .sort(byName);
}

function hasContent({ declarations, exports }) {
  return declarations.length > 0 || exports.length > 0;
}

function usePublishedPaths(value) {
  if (value === null || typeof value !== 'object') return;
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner !== 'string') usePublishedPaths(inner);
    else if (key === 'path' || key === 'module') value[key] = publishedPath(inner);
  }
}

function publishedPath(path) {
  return path.replace(/^\/?src\/(.*)\.[jt]s$/, 'dist/$1.js');
}

function byName(a, b) {
  return compare(a.name, b.name);
}

function byPath(a, b) {
  return compare(a.path, b.path);
}

function compare(a, b) {
  return a < b ? -1 : Number(a > b);
}
