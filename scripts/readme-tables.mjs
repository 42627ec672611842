// The tables of README.md: each takes an element of custom-elements.json, and all that is known
// besides (`classes` by name, `games`), and gives Markdown.

export const tables = {
  games: (_element, { games }) =>
    table(['Game', '`variant`', 'Packs', 'Columns', '`suits`'], games, (game) => [
      [game.name, ...game.aliases].join(', '),
      code(game.id),
      String(game.packs),
      String(game.columns),
      game.suits.join(', '),
    ]),
  attributes: (element) =>
    table(['Attribute', 'Values', 'Default', 'What it does'], element.attributes, (each) => [
      code(each.name),
      values(each.type.text),
      code(unquoted(each.default)),
      text(each),
    ]),
  properties: (element) =>
    table(['Property', 'Type', 'What it holds'], own(element), (each) => [
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
  events: (element, { classes }) =>
    table(['Event', 'When', 'Fields'], element.events, (each) => [
      code(each.name),
      text(each),
      fields(classes.get(each.type.text)).map(typed).join('<br>'),
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

/** Fields that are no attributes: those have a table of their own. */
function own(element) {
  return fields(element).filter(({ attribute }) => !attribute);
}

function typed({ name, type }) {
  return code(`${name}: ${type.text}`);
}

/** Words that an attribute may hold, or the kind of text. */
function values(type) {
  return type.includes("'") ? type.split(' | ').map(unquoted).map(code).join(', ') : type;
}

function unquoted(value) {
  return value?.replace(/^'(.*)'$/, '$1');
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
