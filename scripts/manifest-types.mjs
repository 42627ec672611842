// Writes the types of public members out: a page does not know the names of the sources.

/** Long types that the package exports under their names. */
const EXPORTED = ['GameDefinition'];

export function plainTypes() {
  const named = new Map();
  return {
    name: 'plain-types',
    analyzePhase({ ts, node }) {
      if (ts.isTypeAliasDeclaration(node) && !node.typeParameters) {
        named.set(node.name.text, () => oneLine(node.type.getText()));
      }
      if (ts.isInterfaceDeclaration(node) && !node.typeParameters) {
        named.set(node.name.text, () => `{ ${fieldsOf(ts, node, named).join('; ')} }`);
      }
      if (ts.isInterfaceDeclaration(node))
        named.set(`fields ${node.name.text}`, (optional) => fieldsOf(ts, node, named, optional));
    },
    packageLinkPhase({ customElementsManifest: { modules } }) {
      for (const { members = [] } of modules.flatMap(({ declarations }) => declarations)) {
        for (const member of members) writeOut(member, named);
      }
    },
  };
}

function writeOut(member, named) {
  for (const owner of [member, member.return, ...(member.parameters ?? [])]) {
    if (owner?.type) owner.type.text = expand(owner.type.text, named);
  }
}

function expand(text, named) {
  return text.replace(/(?<![\w'.])[A-Z]\w*(?![\w'])/g, (name) => {
    const write = EXPORTED.includes(name) ? undefined : named.get(name);
    return write ? expand(write(), named) : name;
  });
}

/** `name?: type` of every field of an interface, those it takes over included. */
function fieldsOf(ts, node, named, optional = false) {
  const parents = (node.heritageClauses ?? []).flatMap(({ types }) => types);
  const taken = parents.flatMap(({ expression, typeArguments = [] }) => {
    const isPartial = expression.getText() === 'Partial';
    const parent = isPartial ? typeArguments[0].getText() : expression.getText();
    return named.get(`fields ${parent}`)?.(isPartial || optional) ?? [];
  });
  return [
    ...taken,
    ...node.members.filter(ts.isPropertySignature).map((each) => fieldOf(each, optional)),
  ];
}

function fieldOf({ name, questionToken, type }, optional) {
  const text = oneLine(type.getText()).replace(/ \| undefined$/, '');
  return `${name.getText()}${questionToken || optional ? '?' : ''}: ${text}`;
}

function oneLine(text) {
  return text.replace(/\s+/g, ' ').replace(/^\| /, '');
}
