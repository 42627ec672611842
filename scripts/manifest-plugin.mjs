// Cuts the analysed sources down to what a page may rely on, and names the published files.

const DEFINE = 'src/define.ts';

export function publicSurface() {
  return {
    name: 'public-surface',
    analyzePhase({ ts, node, moduleDoc }) {
      if (ts.isClassDeclaration(node) && isInternalNode(ts, node)) {
        mark(moduleDoc, node.name?.getText());
      }
    },
    packageLinkPhase({ customElementsManifest: manifest }) {
      for (const module of manifest.modules) trimModule(module);
      addDefinitions(manifest);
      manifest.modules = manifest.modules.filter(hasContent).sort(byPath);
      usePublishedPaths(manifest);
    },
  };
}

function isInternalNode(ts, node) {
  return ts.getJSDocTags(node).some(({ tagName }) => ['internal', 'ignore'].includes(tagName.text));
}

// The analyzer offers no place for notes, so the mark rides on the declaration until it is trimmed.
function mark(moduleDoc, name) {
  const declaration = moduleDoc.declarations?.find((each) => each.name === name);
  if (declaration) declaration.internal = true;
}

function trimModule(module) {
  module.declarations = (module.declarations ?? []).filter(isPublic).sort(byName);
  const names = new Set(module.declarations.map(({ name }) => name));
  module.exports = (module.exports ?? []).filter(({ kind, declaration }) =>
    kind === 'js' ? names.has(declaration.name) : true,
  );
  for (const declaration of module.declarations) {
    trimDeclaration(declaration);
    nameGlobalParent(declaration);
  }
}

function isPublic({ kind, internal, customElement, name }) {
  return kind === 'class' && !internal && (customElement || name.endsWith('Event'));
}

function trimDeclaration(declaration) {
  if (declaration.members) declaration.members = declaration.members.filter(isPublicMember);
  if (declaration.events) declaration.events = declaration.events.filter(({ name }) => name);
  if (declaration.attributes) {
    const fields = new Set((declaration.members ?? []).map(({ name }) => name));
    declaration.attributes = declaration.attributes.filter(
      ({ fieldName }) => !fieldName || fields.has(fieldName),
    );
  }
}

// The analyzer takes a class of the platform for one of the module that extends it.
function nameGlobalParent({ superclass }) {
  if (superclass?.name !== 'Event') return;
  delete superclass.module;
  superclass.package = 'global:';
}

const LIFECYCLE = new Set([
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
