// Every game as a small table that is made when it comes into view, and the one that the address names.
import { guideFor } from './guide/index.js';
import { variants } from './variants/index.js';

const list = document.querySelector('#games');
const chosen = document.querySelector('#chosen');

function tableOf(variant, attributes) {
  const table = document.createElement('spider-solitaire');
  for (const [name, value] of Object.entries({ variant, ...attributes })) {
    table.setAttribute(name, value);
  }
  return table;
}

const watch = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) fill(target);
  },
  { rootMargin: '200px' },
);

function fill(preview) {
  watch.unobserve(preview);
  preview.append(
    tableOf(preview.dataset.variant, { controls: 'none', storage: 'off', seed: 'daily' }),
  );
}

function counted(number, thing) {
  return `${number} ${thing}${number === 1 ? '' : 's'}`;
}

function factsOf({ packs, columns, rows }) {
  const inRows = rows > 1 ? ` in ${counted(rows, 'row')}` : '';
  return `${counted(packs, 'pack')} · ${counted(columns, 'column')}${inRows}`;
}

function itemFor(game) {
  const item = document.querySelector('#game').content.cloneNode(true);
  const link = item.querySelector('a');
  link.textContent = game.name;
  link.href = `#${game.id}`;
  item.querySelector('p').textContent = factsOf(game);
  const preview = item.querySelector('.preview');
  preview.dataset.variant = game.id;
  watch.observe(preview);
  return item;
}

function textOf(tag, text) {
  return Object.assign(document.createElement(tag), { textContent: text });
}

// How the game is played, as the element's own dialog says it.
function guideTo(definition) {
  const { kin, sections, special, advice } = guideFor(definition, Object.values(variants));
  const rules = sections.map(({ heading, sentences }) => [heading, sentences.join(' ')]);
  const parts = [['Kin', kin], ...rules, ['Special', special], ['Advice', advice]];
  return parts
    .filter(([, text]) => text)
    .flatMap(([heading, text]) => [textOf('h3', heading), textOf('p', text)]);
}

function showChosen() {
  const id = location.hash.slice(1);
  chosen.hidden = !Object.hasOwn(variants, id);
  chosen.querySelector('spider-solitaire')?.remove();
  if (chosen.hidden) return;
  document.querySelector('#name').textContent = variants[id].name;
  document.querySelector('#name').after(tableOf(id, { storage: `family-${id}` }));
  document.querySelector('#guide').replaceChildren(...guideTo(variants[id]));
  chosen.scrollIntoView();
}

list.append(...Object.values(variants).map(itemFor));
addEventListener('hashchange', showChosen);
showChosen();
