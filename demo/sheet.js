// Lays the cards out, by the saves that any page may load.
const RANKS = 'KQJT98765432A';
const run = (suit) => [...RANKS].map((rank) => rank + suit).join('');

function show(table, variant, suits, piles) {
  table.variant = variant;
  table.load(JSON.stringify({ format: 1, variant, suits, piles, line: '' }));
}

// All of one suit lie on top, the other suits below them.
function showFaces(table, top) {
  const below = [...'CSHD'].filter((suit) => suit !== top);
  const column = (rank) => [...below, top].map((suit) => rank + suit).join('');
  const piles = Object.fromEntries([...RANKS].map((rank, i) => [`r${i}`, column(rank)]));
  show(table, 'curds-and-whey', 4, piles);
}

const RUNS = [...'CSHDCSHD'].map(run);

function home(count) {
  return Object.fromEntries(RUNS.slice(0, count).map((cards, i) => [`f${i}`, cards]));
}

const STATES = {
  covered(table) {
    Object.assign(table, { suits: 4, seed: '4' });
  },
  held(table) {
    const piles = { r0: 'KH9S8S7S', r1: 'TS', r2: 'TH', r4: 'TD', r5: 'JCTC' };
    show(table, 'spider', 4, filled(piles));
    const column = table.shadowRoot.querySelector('spider-column');
    const pickUp = () => column.shadowRoot.querySelectorAll('button')[1].click();
    requestAnimationFrame(() => requestAnimationFrame(pickUp));
  },
  refused(table) {
    show(table, 'spider', 4, filled({ r0: 'KH9S', r1: 'TS', r2: 'TH' }));
    table.deal();
  },
  long(table) {
    const last = { r0: RUNS[6].slice(0, 14), r1: RUNS[6].slice(14), r2: RUNS[7] };
    show(table, 'spider', 4, { ...home(6), ...last });
  },
};

// What a table does not show lies in its stock.
function filled(piles) {
  const rest = RUNS.flatMap((cards) => cards.match(/../g));
  for (const card of Object.values(piles).join('').match(/../g)) rest.splice(rest.indexOf(card), 1);
  return { ...piles, s: rest.join('').toLowerCase() };
}

const BARE = { controls: 'none', storage: 'off', motion: 'off', tap: 'pick' };

await customElements.whenDefined('spider-solitaire');
for (const place of document.querySelectorAll('[data-top], [data-state]')) {
  const { top, state, ...look } = place.dataset;
  const table = document.createElement('spider-solitaire');
  for (const [name, value] of Object.entries({ ...BARE, ...look })) table.setAttribute(name, value);
  place.append(table);
  await table.ready;
  if (top) showFaces(table, top);
  else STATES[state](table);
}
