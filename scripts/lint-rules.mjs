// Rules of the house that eslint.config.mjs enforces: who may import whom, what strict pages refuse.

// Each room of src/ and what it may import from, besides itself.
const rooms = {
  engine: [],
  variants: ['engine'],
  play: ['engine', 'variants'],
  solver: ['engine', 'variants', 'play'],
  art: ['engine'],
  i18n: ['engine'],
  guide: ['engine', 'variants'],
  board: ['engine', 'i18n'],
  storage: [],
  panels: ['engine', 'storage', 'solver', 'guide'],
  controllers: [
    'engine',
    'variants',
    'play',
    'solver',
    'board',
    'i18n',
    'storage',
    'panels',
    'elements',
  ],
  elements: [
    'engine',
    'variants',
    'play',
    'art',
    'board',
    'i18n',
    'storage',
    'panels',
    'controllers',
    'version.ts',
  ],
  cdn: ['panels', 'controllers', 'solver'],
};

export const importZones = Object.entries(rooms).map(([room, allowed]) => ({
  target: `./src/${room}`,
  from: './src',
  except: [room, ...allowed].map((name) => `./${name}`),
  message: `src/${room} may import only from: ${[room, ...allowed].join(', ')}.`,
}));

const PURE = 'The engine and the definitions are pure: clock, randomness and page stay outside.';

export const pureGlobals = [
  'Date',
  'performance',
  'crypto',
  'document',
  'window',
  'self',
  'globalThis',
  'navigator',
  'location',
  'localStorage',
  'indexedDB',
  'fetch',
  'setTimeout',
  'setInterval',
  'queueMicrotask',
  'requestAnimationFrame',
  'console',
].map((name) => ({ name, message: PURE }));

const inTemplate = (tags, pattern) =>
  `TaggedTemplateExpression[tag.name=/^(${tags})$/] TemplateElement[value.raw=/${pattern}/]`;

// Everything that a page with `style-src 'self'` and no `data:` images refuses.
export const strictPageSyntax = [
  {
    selector: 'ImportDeclaration[source.value=/style-map/]',
    message: 'styleMap writes a style attribute on first render: use style.setProperty.',
  },
  {
    selector: inTemplate('html|svg', '(^|\\s)style\\s*='),
    message: 'A style attribute is refused by strict pages: use style.setProperty or a class.',
  },
  {
    selector: inTemplate('html|svg', '<style'),
    message: 'A <style> element is refused by strict pages: use static styles.',
  },
  {
    selector: inTemplate('html|svg|css', 'data:'),
    message: 'A data: address is refused by strict pages: draw it in code.',
  },
];
