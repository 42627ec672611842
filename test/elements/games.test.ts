import { expect, waitUntil } from '@open-wc/testing';
import { resetMouse } from '@web/test-runner-commands';
import { getPanels } from '../../src/controllers/panels.js';
import { SpiderSolitaire } from '../../src/index.js';
import { variants, type GameDefinition } from '../../src/play/index.js';
import { listen } from '../support/events.js';
import { click, keys } from '../support/mouse.js';
import {
  button,
  columnsOf,
  dialogOf,
  messageOf,
  middle,
  openTable,
  settled,
} from '../support/table.js';

let element: SpiderSolitaire;

const radios = (group: string): HTMLInputElement[] => [
  ...dialogOf(element)!.querySelectorAll<HTMLInputElement>(`input[name=${group}]`),
];

const labelOf = (input: HTMLInputElement): string => input.closest('label')!.textContent.trim();

async function openGames(): Promise<void> {
  await click(middle(button(element, 'Games')));
  await waitUntil(() => dialogOf(element), 'the list comes late');
  await settled(element);
}

async function choose(group: string, caption: string): Promise<void> {
  const radio = radios(group).find((input) => labelOf(input) === caption)!;
  radio.scrollIntoView({ block: 'center' });
  await click(middle(radio));
  await settled(element);
}

async function search(text: string): Promise<string[]> {
  const field = dialogOf(element)!.querySelector<HTMLInputElement>('input[type=search]')!;
  field.focus();
  field.value = '';
  await keys(...text);
  await settled(element);
  return radios('game').map(labelOf);
}

describe('The list of games', () => {
  afterEach(async () => {
    await resetMouse();
  });

  it('offers all of them, the one that is played is chosen', async () => {
    element = await openTable('seed="1" variant="wasp"');
    await openGames();
    expect(radios('game').map(labelOf)).to.have.members(
      Object.values(variants).map(({ name }) => name),
    );
    const chosen = radios('game').filter(({ checked }) => checked);
    expect(chosen.map(labelOf)).to.deep.equal(['Wasp']);
  });

  it('is searched by any part of a name, also of other names', async () => {
    element = await openTable('seed="1"');
    await openGames();
    expect(await search('scarab')).to.deep.equal(['Black Widow']);
    expect(await search('will o')).to.deep.equal(["Will o' the Wisp"]);
    expect(await search('zzz')).to.deep.equal([]);
    expect(dialogOf(element)!.textContent).to.contain('No game has such a name');
  });

  it('deals what is chosen, with suits and house rules, and leaves the host alone', async () => {
    element = await openTable('seed="1"');
    const before = element.outerHTML;
    const told = listen(element);
    await openGames();
    await choose('suits', '4');
    const rule = dialogOf(element)!.querySelector<HTMLInputElement>('input[type=checkbox]')!;
    await click(middle(rule));
    await click(middle(button(element, 'Play Spider')));
    await settled(element);
    expect(dialogOf(element) === null).to.be.true;
    expect(told.at(-1)).to.include({ variant: 'spider', suits: 4 });
    expect(JSON.parse(element.save())).to.include({ houseRules: 'deal-on-gaps' });
    expect(element.outerHTML).to.equal(before);
  });

  it('says that a game in progress is left, and Cancel leaves it as it is', async () => {
    element = await openTable('seed="1"');
    element.deal();
    await openGames();
    expect(dialogOf(element)!.textContent).to.match(/Leave this game\? You have made 1 move/);
    await click(middle(button(element, 'Cancel')));
    expect(element.moveCount).to.equal(1);
  });

  it('is used by keys alone', async () => {
    element = await openTable('seed="1" games="spider scorpion"');
    button(element, 'Games').focus();
    await keys('Enter');
    await waitUntil(() => dialogOf(element), 'the list comes late');
    await settled(element);
    radios('game')
      .find(({ checked }) => checked)!
      .focus();
    await keys('ArrowDown');
    await settled(element);
    button(element, 'Play Scorpion').focus();
    await keys('Enter');
    await settled(element);
    expect(columnsOf(element).length).to.equal(7);
  });

  it('explains a game before it is dealt, and comes back to the choice', async () => {
    element = await openTable('seed="1"');
    await openGames();
    await choose('game', 'Scorpion');
    await click(middle(button(element, 'Rules')));
    await waitUntil(() => dialogOf(element)!.textContent.includes('Goal'), 'the rules come');
    const text = dialogOf(element)!.textContent;
    expect(dialogOf(element)!.getAttribute('aria-label')).to.equal('Scorpion');
    expect(text).to.match(/Only a King may go to an empty column/);
    await click(middle(button(element, 'Choose a game')));
    await settled(element);
    expect(
      radios('game')
        .filter(({ checked }) => checked)
        .map(labelOf),
    ).to.deep.equal(['Scorpion']);
    expect(element.moveCount).to.equal(0);
  });

  it('holds what the page allows, in its order', async () => {
    element = await openTable('seed="1" games="scorpion nonsense spiderette"');
    await openGames();
    expect(radios('game').map(labelOf)).to.deep.equal(['Scorpion', 'Spiderette']);
  });

  it('New keeps the house rules of the picked game', async () => {
    element = await openTable('seed="1"');
    await openGames();
    await click(middle(dialogOf(element)!.querySelector('input[type=checkbox]')!));
    await click(middle(button(element, 'Play Spider')));
    await settled(element);
    await click(middle(button(element, 'New')));
    await settled(element);
    expect(JSON.parse(element.save())).to.include({ houseRules: 'deal-on-gaps' });
  });

  it('New deals the picked game again, a changed attribute takes it back', async () => {
    element = await openTable('seed="1" games="scorpion spider"');
    await openGames();
    await choose('game', 'Scorpion');
    await click(middle(button(element, 'Play Scorpion')));
    await settled(element);
    await click(middle(button(element, 'New')));
    await settled(element);
    expect(columnsOf(element).length).to.equal(7);
    element.suits = 2;
    await settled(element);
    expect(columnsOf(element).length).to.equal(10);
  });
});

describe('A game of one’s own', () => {
  const own: GameDefinition = {
    ...variants['spider']!,
    id: 'mini-spider',
    name: 'Mini Spider',
    packs: 1,
    columns: 6,
    deal: 'd* d* u*',
    foundations: [{ ...variants['spider']!.foundations[0]!, count: 4 }],
  };

  it('is dealt, saved and loaded like any other', async () => {
    element = await openTable('seed="1"');
    element.definition = own;
    await waitUntil(() => columnsOf(element).length === 6, 'it is dealt');
    expect(element.dealsLeft).to.equal(6);
    element.deal();
    const text = element.save();
    element.undo();
    expect(element.load(text)).to.be.true;
    expect(element.moveCount).to.equal(1);
    element.newGame();
    await settled(element);
    expect(columnsOf(element).length).to.equal(6);
    element.definition = null;
    await settled(element);
    expect(columnsOf(element).length).to.equal(10);
  });

  it('set before the element is known is played', async () => {
    element = await openTable('seed="1"');
    const early: Element & Partial<SpiderSolitaire> = document.createElement('early-table');
    early.definition = own;
    early.storage = 'off';
    element.after(early);
    customElements.define('early-table', class extends SpiderSolitaire {});
    await waitUntil(() => early.definition, 'it is taken over');
    await waitUntil(() => columnsOf(early as SpiderSolitaire).length === 6, 'it is dealt');
    early.remove();
  });

  it('taken back at once is not played', async () => {
    element = await openTable('seed="1"');
    element.definition = own;
    element.definition = null;
    await getPanels();
    await settled(element);
    expect(element.definition).to.equal(null);
    expect(columnsOf(element).length).to.equal(10);
  });

  it('goes on after it has been left', async () => {
    element = await openTable('seed="1"');
    element.storage = `own-${Date.now()}`;
    element.definition = own;
    await waitUntil(() => columnsOf(element).length === 6, 'it is dealt');
    element.deal();
    const { dealNumber } = element;
    await settled(element);
    element.definition = null;
    await waitUntil(() => columnsOf(element).length === 10, 'the other one is dealt');
    element.definition = own;
    await waitUntil(() => columnsOf(element).length === 6, 'it comes back');
    await settled(element);
    expect([element.dealNumber, element.moveCount]).to.deep.equal([dealNumber, 1]);
  });

  it('is dealt anew from the list', async () => {
    element = await openTable('');
    element.definition = own;
    await waitUntil(() => columnsOf(element).length === 6, 'it is dealt');
    const { dealNumber } = element;
    await openGames();
    await click(middle(button(element, 'Play Mini Spider')));
    await settled(element);
    expect(columnsOf(element).length).to.equal(6);
    expect(element.dealNumber).not.to.equal(dealNumber);
  });

  it('that cannot be played is refused with the field named, and the game stays', async () => {
    element = await openTable('seed="1"');
    element.deal();
    const before = element.position;
    const errors: string[] = [];
    element.addEventListener('spider-error', ({ error }) => errors.push(error.message));
    element.definition = { ...own, columns: 0 };
    await waitUntil(() => errors.length > 0, 'it is told');
    expect(errors[0]).to.match(/columns/);
    expect(element.position).to.deep.equal(before);
    expect(element.definition).to.equal(null);
    await settled(element);
    expect(messageOf(element)).to.match(/cannot be played/);
  });

  it('a near-miss in a name gets a suggestion', async () => {
    const said: unknown[] = [];
    const { warn } = console;
    console.warn = (text: unknown) => said.push(text);
    element = await openTable('seed="1" variant="scropion"');
    console.warn = warn;
    expect(String(said[0])).to.match(/did you mean "scorpion"\?$/);
  });
});
