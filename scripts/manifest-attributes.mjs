// Tells the manifest which properties are attributes: the analyzer cannot follow declarations that
// are spread, shared or inherited, so the classes themselves are asked.
import { loadSource } from './load-source.mjs';

export async function litAttributes() {
  const classes = await loadSource('src/elements/index.ts');
  const choices = new Map();
  return {
    name: 'lit-attributes',
    analyzePhase({ ts, node }) {
      if (ts.isVariableDeclaration(node)) collectChoices(ts, node, choices);
    },
    packageLinkPhase({ customElementsManifest: { modules } }) {
      const elements = modules.flatMap(({ declarations }) => declarations);
      for (const element of elements.filter(({ tagName }) => tagName)) {
        describe(element, classes[element.name], choices);
      }
    },
  };
}

/** Remembers `const CHOICES = { tap: ['smart', 'pick'] }`: what an attribute may hold. */
function collectChoices(ts, { name, initializer }, choices) {
  const object = initializer && ts.isAsExpression(initializer) ? initializer.expression : null;
  if (name.getText() !== 'CHOICES' || !object) return;
  for (const { name: key, initializer: list } of object.properties) {
    choices.set(key.getText(), list.elements.map((word) => word.getText()).join(' | '));
  }
}

function describe(element, elementClass, choices) {
  elementClass.finalize();
  const fresh = new elementClass();
  element.attributes = [];
  for (const [field, { attribute, reflect }] of elementClass.elementProperties) {
    const member = element.members.find(({ name }) => name === field);
    if (!member) throw new Error(`<${element.tagName}> ${field}: declare it with a docblock`);
    const initial = asText(fresh[field]);
    if (initial !== undefined) member.default = initial;
    if (attribute === false) continue;
    member.attribute = typeof attribute === 'string' ? attribute : field.toLowerCase();
    if (reflect) member.reflects = true;
    element.attributes.push(attributeOf(member, choices.get(field)));
  }
}

function attributeOf(
  { attribute, name, type, description, default: initial, inheritedFrom },
  choice,
) {
  return {
    name: attribute,
    fieldName: name,
    type: { text: choice ?? type.text.replace(/ \| null$/, '') },
    description,
    // An attribute that is not there is what null means.
    ...(initial !== undefined && initial !== 'null' && { default: initial }),
    ...(inheritedFrom && { inheritedFrom }),
  };
}

function asText(value) {
  return typeof value === 'string' ? `'${value}'` : value === undefined ? value : String(value);
}
