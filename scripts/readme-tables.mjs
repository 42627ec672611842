// The tables of README.md: each takes an element of custom-elements.json and gives Markdown.

export const tables = {
  attributes: (element) =>
    table(['Attribute', 'Values', 'Default', 'What it does'], element.attributes, (each) => [
      code(each.name),
      code(each.type?.text),
      code(each.default),
      text(each),
    ]),
  properties: (element) =>
    table(['Property', 'Type', 'What it holds'], fields(element), (each) => [
      code(each.name) + (each.readonly ? ' (read-only)' : ''),
      code(each.type?.text),
      text(each),
    ]),
  methods: (element) =>
    table(['Method', 'Returns', 'What it does'], methods(element), (each) => [
      code(signature(each)),
      code(each.return?.type?.text ?? 'void'),
      text(each),
    ]),
  events: (element) =>
    table(['Event', 'Type', 'When'], element.events, (each) => [
      code(each.name),
      code(each.type?.text),
      text(each),
    ]),
  'css-properties': (element) =>
    table(['Custom property', 'Default', 'What it sets'], element.cssProperties, (each) => [
      code(each.name),
      code(each.default),
      text(each),
    ]),
  parts: (element) => named('Part', 'What it is', element.cssParts),
  slots: (element) => named('Slot', 'What goes in', element.slots, '(default)'),
  states: (element) => named('State', 'When', element.cssStates),
};

function named(first, second, rows, unnamed) {
  return table([first, second], rows, (each) => [
    each.name ? code(each.name) : unnamed,
    text(each),
  ]);
}

function table(heads, rows = [], cells) {
  if (rows.length === 0) return 'None.';
  const lines = [heads, heads.map(() => '---'), ...rows.map(cells)];
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n');
}

function fields({ members = [] }) {
  return members.filter(({ kind, static: isStatic }) => kind === 'field' && !isStatic);
}

function methods({ members = [] }) {
  return members.filter(({ kind, static: isStatic }) => kind === 'method' && !isStatic);
}

function signature({ name, parameters = [] }) {
  return `${name}(${parameters.map(parameter).join(', ')})`;
}

function parameter({ name, optional, default: fallback }) {
  return name + (optional || fallback ? '?' : '');
}

function code(value) {
  return value ? `\`${oneLine(value)}\`` : '';
}

function text({ description = '', summary = '' }) {
  return oneLine(description || summary);
}

function oneLine(value) {
  return value.replace(/\s+/g, ' ').trim().replaceAll('|', '\\|');
}
