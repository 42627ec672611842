import { expect } from '@open-wc/testing';
import { getPanels } from '../../src/controllers/panels.js';
import type { SpiderSolitaire } from '../../src/index.js';
import { ariaSnapshot } from '../support/commands.js';
import { keys } from '../support/mouse.js';
import {
  button,
  card,
  cardsOf,
  column,
  dialogOf,
  everything,
  focusedName,
  messageOf,
  openPosition,
  openTable,
  pilesIn,
  settled,
  stockOf,
  withKings,
} from '../support/table.js';

const RANKS = 'Ace|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Jack|Queen|King';
const NAME = new RegExp(`(${RANKS}) of (Clubs|Spades|Hearts|Diamonds)`, 'g');

describe('Labels', () => {
  it('give each face-up card a button with its name, and face-down ones none', async () => {
    const element = await openPosition(withKings(['jctcQS8D']));
    const cards = cardsOf(element, 0);
    expect(cards.map(({ tagName }) => tagName)).to.deep.equal(['DIV', 'DIV', 'BUTTON', 'BUTTON']);
    expect(cards[3]!.getAttribute('aria-label')).to.equal('Eight of Diamonds');
    expect(cards[0]!.getAttribute('aria-label')).to.be.null;
  });

  it('tell the deals that are left', async () => {
    const element = await openTable('seed="1"');
    expect(stockOf(element).getAttribute('aria-label')).to.match(/5 deals/);
    for (let i = 0; i < 4; i++) element.deal();
    await settled(element);
    expect(stockOf(element).getAttribute('aria-label')).to.match(/1 deal\b/);
    expect(element.shadowRoot!.querySelector('[part=counters]')!.textContent).to.match(/Deals\s*1/);
  });

  it('say which cards are picked up', async () => {
    const element = await openPosition(withKings(['TC7S']), { attributes: 'tap="pick"' });
    card(element, 0).click();
    await settled(element);
    expect(card(element, 0).getAttribute('aria-pressed')).to.equal('true');
    expect(card(element, 1).getAttribute('aria-pressed')).to.equal('false');
  });

  it('and captions of buttons are the same thing', async () => {
    const element = await openTable('seed="1"');
    const names = [...element.shadowRoot!.querySelectorAll('[part~=button]')];
    for (const found of names) {
      const label = found.getAttribute('aria-label');
      if (label !== null) expect(label).to.contain(found.textContent.trim());
    }
    expect(button(element, 'Undo').getAttribute('aria-disabled')).to.equal('true');
  });

  it('leave few stops in a fresh game', async () => {
    const element = await openTable('seed="1"');
    const stops = [element.shadowRoot!, ...pilesIn(element).map((pile) => pile.shadowRoot!)]
      .flatMap((root) => [...root.querySelectorAll<HTMLElement>('button')])
      .filter(({ tabIndex, offsetWidth }) => tabIndex >= 0 && offsetWidth > 0);
    expect(stops.length).to.be.below(8);
  });

  it('count the finished sets', async () => {
    const set = 'KSQSJSTS9S8S7S6S5S4S3S2SAS';
    const element = await openPosition({
      ...withKings(['', '', '', '', 'KC', 'KD', 'KH', 'KC', 'KD', 'KH']),
      f0: set,
    });
    const counters = element.shadowRoot!.querySelector('[part=counters]')!;
    expect(counters.textContent).to.match(/Sets\s*1\/8/);
    element.newGame();
    await settled(element);
    expect(counters.textContent).to.match(/Sets\s*0\/8/);
    const homes = element.shadowRoot!.querySelectorAll('spider-foundation');
    for (const home of homes) expect(home.shadowRoot!.querySelectorAll('.card').length).to.equal(0);
  });
});

describe('Messages', () => {
  /** Notes each change of what is said. */
  function hear(element: SpiderSolitaire): string[] {
    const heard: string[] = [];
    const region = element.shadowRoot!.querySelector('[role=status]')!;
    new MutationObserver(() => heard.push(region.textContent.trim())).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return heard;
  }

  it('are polite, and in a region that was there before', async () => {
    const element = await openTable('seed="1"');
    const regions = element.shadowRoot!.querySelectorAll('[role=status], [aria-live]');
    expect(regions).to.have.length(1);
    const [region] = regions;
    element.deal();
    await settled(element);
    expect(element.shadowRoot!.querySelector('[role=status]') === region).to.be.true;
    expect(region!.getAttribute('aria-live') ?? 'polite').to.equal('polite');
  });

  for (const [what, work, said] of [
    ['a move', (table) => table.move('r1:2>r0'), /Seven of Spades.*column 1/],
    ['a deal', (table) => table.deal(), /10 cards dealt.*\d+ deals left/],
    ['a card that turns up', (table) => table.move('r2:1>r4'), /Queen.*Jack of Clubs turned up/],
    ['an undo', (table) => table.move('r1:2>r0') && table.undo(), /Undone/],
    ['a redo', (table) => table.move('r1:2>r0') && table.undo() && table.redo(), /Redone/],
    ['a refusal', (table) => table.move('r2:1>r0'), /not fit/],
    ['nothing to undo', (table) => table.undo(), /nothing to undo/],
    ['a new game', (table) => table.newGame({ seed: '8' }), /Spider.*8/],
  ] as [string, (table: SpiderSolitaire) => unknown, RegExp][]) {
    it(`one for ${what}`, async () => {
      const element = await openPosition(withKings(['8S', '6D7S6S', 'jcQS']));
      const heard = hear(element);
      work(element);
      await settled(element);
      expect(heard).to.have.length(1);
      expect(heard[0]).to.match(said);
    });
  }

  it('one for a set that leaves with what it uncovers', async () => {
    const set = 'KSQSJSTS9S8S7S6S5S4S3S2S';
    const element = await openPosition({
      ...withKings([`jc${set}`, 'AS', 'KC', 'KD', 'KC', 'KD', 'KH', 'KH', '2C', '2D']),
    });
    const heard = hear(element);
    element.move('r1:1>r0');
    await settled(element);
    expect(heard).to.have.length(1);
    expect(heard[0]).to.match(/Jack of Clubs turned up.*[Ss]et.*1 of 8/);
  });

  it('the same refusal twice is said twice', async () => {
    const element = await openPosition(withKings(['8S']));
    const heard = hear(element);
    element.undo();
    await settled(element);
    element.undo();
    await settled(element);
    element.undo();
    await settled(element);
    expect(heard).to.have.length(3);
  });

  it('are in view', async () => {
    const element = await openPosition(withKings(['8S'], [4]));
    element.deal();
    await settled(element);
    const region = element.shadowRoot!.querySelector('[role=status]')!;
    const { width, height, bottom } = region.getBoundingClientRect();
    expect(width * height).to.be.above(0);
    expect(bottom).to.be.at.most(element.getBoundingClientRect().bottom);
    expect(getComputedStyle(region).visibility).to.equal('visible');
    await expect(element).to.be.accessible();
  });

  /** The motion by which a message is seen and goes; none if it is only heard. */
  function goingsOf(element: SpiderSolitaire): Animation[] {
    return element.shadowRoot!.querySelector('[role=status]')!.getAnimations();
  }

  it('go one at a time, and are gone in the end', async () => {
    const element = await openPosition(withKings(['8S', '7S']));
    const region = element.shadowRoot!.querySelector('[role=status]')!;
    for (const work of ['undo', 'redo', 'undo'] as const) {
      element[work]();
      await settled(element);
    }
    const goings = goingsOf(element);
    expect(goings).to.have.length(1);
    expect(getComputedStyle(region).opacity).to.equal('1');
    goings[0]!.finish();
    expect(getComputedStyle(region).opacity).to.equal('0');
  });

  for (const [what, work, isRead] of [
    ['a move', (table) => table.move('r1:1>r0'), false],
    ['a deal', (table) => table.deal(), false],
    ['an undo', (table) => table.move('r1:1>r0') && table.undo(), false],
    ['a card picked up', (table) => card(table, 1).click(), false],
    ['a move after a refusal', (table) => table.undo() || table.move('r1:1>r0'), false],
    ['a refusal', (table) => table.move('r0:1>r1'), true],
    ['a new game', (table) => table.newGame({ seed: '8' }), true],
    ['a game that is loaded', (table) => table.load(table.save()), true],
  ] as [string, (table: SpiderSolitaire) => unknown, boolean][]) {
    it(`of ${what} ${isRead ? 'are to be read' : 'lie over no card: the eye sees it happen'}`, async () => {
      const element = await openPosition(withKings(['8S', '7S']));
      element.tap = 'pick';
      goingsOf(element).forEach((going) => going.finish());
      work(element);
      await settled(element);
      expect(element.shadowRoot!.querySelector('[role=status]')!.textContent).not.to.equal('');
      expect(goingsOf(element)).to.have.length(isRead ? 1 : 0);
    });
  }

  it('of an end are to be read', async () => {
    const ends = ['KC', 'KC', 'KD', 'KD', 'KS', 'KS', 'KH', 'AD', '2S', 'KHAC'];
    const element = await openPosition(withKings(ends), { rest: 'r0' });
    goingsOf(element).forEach((going) => going.finish());
    element.move('r9:1>r8');
    await settled(element);
    expect(messageOf(element)).to.match(/No move/);
    expect(goingsOf(element)).to.have.length(1);
  });

  it('marks of a refusal go with the next action', async () => {
    const element = await openPosition(withKings(['8S', '7S'], [4]));
    element.deal();
    await settled(element);
    expect(column(element, 4).matches(':state(pointed)')).to.be.true;
    element.move('r1:1>r0');
    await settled(element);
    expect(column(element, 4).matches(':state(pointed)')).to.be.false;
  });
});

describe('Cards that nobody may know', () => {
  async function secrets(element: SpiderSolitaire, known: readonly string[]): Promise<void> {
    const tree = await ariaSnapshot('spider-solitaire');
    for (const text of [everything(element), tree]) {
      const names = [...text.matchAll(NAME)].map(([name]) => name);
      for (const name of names) expect(known).to.include(name);
    }
  }

  function faceUp(element: SpiderSolitaire): string[] {
    const buttons = pilesIn(element).flatMap((pile) => [
      ...pile.shadowRoot!.querySelectorAll('button.card'),
    ]);
    return buttons.map((found) => found.getAttribute('aria-label')!);
  }

  it('are nowhere on the page', async () => {
    const element = await openTable('seed="11" suits="4"');
    expect(faceUp(element)).to.have.length(10);
    await secrets(element, faceUp(element));
    for (const pile of pilesIn(element)) {
      const backs = [...pile.shadowRoot!.querySelectorAll('.down')];
      expect(
        new Set(backs.map(({ outerHTML }) => outerHTML.replace(/<!--.*?-->/g, ''))).size,
      ).to.be.at.most(1);
    }
    const { position } = element;
    expect(position['r0']).to.match(/^(\?\?){5}[A-Z2-9][CSHD]$/);
    expect(position['s']).to.match(/^(\?\?){50}$/);
    expect(Object.values(position).join('')).to.not.match(/[a-z]/);
  });

  it('are forgotten again by an undo: DOM, tree, position, message and events', async () => {
    const element = await openPosition(withKings(['8S', '6DTH7S', 'jdQS']));
    element.move('r2:1>r3');
    await settled(element);
    expect(faceUp(element)).to.include('Jack of Diamonds');
    const fields: string[] = [];
    element.addEventListener('spider-move', (event) => fields.push(JSON.stringify({ ...event })));
    element.undo();
    await settled(element);
    expect(element.position['r2']).to.equal('??QS');
    expect(everything(element)).to.not.contain('Jack of Diamonds');
    expect(messageOf(element)).to.not.contain('Jack');
    expect(fields.join('')).to.not.match(/JD/i);
  });

  it('are not told by a refusal of their pile, nor by picking it', async () => {
    const element = await openPosition(withKings(['8S', '6DTH7S', 'jdQS']));
    element.move('r2:2>r0');
    cardsOf(element, 2)[0]!.click();
    await settled(element);
    expect(everything(element)).to.not.contain('Jack of Diamonds');
  });

  it('stay unknown in sets, cells and the waste of other games', async () => {
    for (const variant of ['trapdoor-spider', 'spiderette', 'scorpion', 'wasp']) {
      const element = await openTable(`variant="${variant}" seed="4"`);
      await secrets(element, faceUp(element));
    }
  });
});

describe('Dialogs', () => {
  let element: SpiderSolitaire;

  beforeEach(async () => {
    element = await openTable('seed="1"');
    element.deal();
    await settled(element);
  });

  async function open(caption: string): Promise<void> {
    button(element, caption).focus();
    button(element, caption).click();
    await getPanels();
    await settled(element);
  }

  for (const caption of ['New', 'Restart']) {
    it(`${caption} asks while a game is in progress`, async () => {
      await open(caption);
      const dialog = dialogOf(element)!;
      expect(dialog.matches(':modal')).to.be.true;
      expect(dialog.textContent).to.match(/1 move/);
      expect(element.moveCount).to.equal(1);
      await expect(element).to.be.accessible();
    });

    it(`${caption}: to keep playing is what Enter does`, async () => {
      await open(caption);
      expect(focusedName()).to.equal('Keep playing');
      await keys('Enter');
      await settled(element);
      expect(dialogOf(element) === null).to.be.true;
      expect(element.moveCount).to.equal(1);
    });

    it(`${caption}: Escape keeps the game, and the focus goes back`, async () => {
      await open(caption);
      await keys('Escape');
      await settled(element);
      expect(dialogOf(element) === null).to.be.true;
      expect(element.moveCount).to.equal(1);
      expect(focusedName()).to.equal(caption);
    });

    it(`${caption}: agreed, it is done, once`, async () => {
      const deals: string[] = [];
      element.addEventListener('spider-deal', ({ dealNumber }) => deals.push(dealNumber));
      await open(caption);
      const yes = [...dialogOf(element)!.querySelectorAll('button')].find(
        ({ textContent }) => textContent.trim() === caption,
      )!;
      yes.click();
      await settled(element);
      expect(dialogOf(element) === null).to.be.true;
      expect(deals).to.have.length(1);
      expect(element.moveCount).to.equal(0);
      expect(deals[0] === '1').to.equal(caption === 'Restart');
      await open(caption);
      if (dialogOf(element)) await keys('Escape');
      expect(deals.length).to.be.at.most(2);
    });
  }

  it('an answer given is no answer to the next question', async () => {
    await open('Restart');
    [...dialogOf(element)!.querySelectorAll('button')]
      .find(({ textContent }) => textContent.trim() === 'Restart')!
      .click();
    await settled(element);
    element.deal();
    await settled(element);
    await open('Restart');
    await keys('Escape');
    await settled(element);
    expect(element.moveCount).to.equal(1);
  });

  it('nobody is asked about a fresh game', async () => {
    element.newGame();
    await settled(element);
    await open('New');
    expect(dialogOf(element) === null).to.be.true;
  });

  it('have a name', async () => {
    await open('New');
    expect(await ariaSnapshot('spider-solitaire')).to.match(/dialog "[^"]+"/);
  });

  it('Escape closes ours and not that of the page around it', async () => {
    const outer = document.createElement('dialog');
    element.parentElement!.append(outer);
    outer.append(element);
    outer.showModal();
    await element.updateComplete;
    await settled(element);
    await open('New');
    expect(dialogOf(element) !== null).to.be.true;
    await keys('Escape');
    await settled(element);
    expect(dialogOf(element) === null).to.be.true;
    expect(outer.open).to.be.true;
  });

  it('once closed stay closed, whatever is drawn in between', async () => {
    await open('New');
    dialogOf(element)!.close();
    element.theme = 'dark';
    await settled(element);
    await settled(element);
    expect(dialogOf(element) === null).to.be.true;
  });

  it('leave the keys free at once', async () => {
    await open('New');
    dialogOf(element)!.close();
    const key = { key: 'u', bubbles: true, composed: true, cancelable: true };
    card(element, 0).dispatchEvent(new KeyboardEvent('keydown', key));
    await settled(element);
    expect(element.moveCount).to.equal(0);
  });

  it('the game cannot be changed from under a question', async () => {
    await open('New');
    element.newGame({ variant: 'little-spider' });
    await settled(element);
    const dialog = dialogOf(element);
    if (dialog) await keys('Escape');
    await settled(element);
    expect(element.moveCount).to.equal(0);
  });

  it('do not outlive the table', async () => {
    await open('New');
    const parent = element.parentElement!;
    element.remove();
    parent.append(element);
    await settled(element);
    await open('New');
    expect(dialogOf(element) !== null, 'it can be asked again').to.be.true;
    await keys('Escape');
    await settled(element);
    element.focus();
    await keys('u');
    await settled(element);
    expect(element.moveCount, 'and keys work').to.equal(0);
  });
});
