import { expect, fixture, fixtureCleanup, nextFrame, waitUntil } from '@open-wc/testing';
import type { SpiderSolitaire } from '../../src/index.js';
import { listen, type Told } from '../support/events.js';
import { click, keys } from '../support/mouse.js';
import {
  card,
  columnsOf,
  everything,
  messageOf,
  middle,
  noteLoops,
  openTable,
  settled,
} from '../support/table.js';

function table(attributes: Readonly<Record<string, string>> = {}): SpiderSolitaire {
  const element = document.createElement('spider-solitaire');
  for (const [name, value] of Object.entries({ motion: 'off', ...attributes })) {
    element.setAttribute(name, value);
  }
  return element;
}

async function box(): Promise<HTMLElement> {
  noteLoops();
  fixtureCleanup();
  return fixture<HTMLElement>('<div></div>');
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

let names = 0;
/** A name of saves that no other test uses. */
function newName(): string {
  return `test-${Date.now()}-${names++}`;
}

describe('A table’s life', () => {
  it('goes on when it is moved in the page', async () => {
    const parent = await box();
    const element = table({ storage: 'off', seed: '1' });
    parent.append(element);
    await element.ready;
    element.deal();
    await settled(element);
    const told = listen(element);
    const before = element.position;
    const other = document.createElement('section');
    parent.append(other);
    other.append(element);
    await settled(element);
    expect(element.position).to.deep.equal(before);
    expect(element.canUndo).to.be.true;
    expect(told).to.deep.equal([]);
    expect(columnsOf(element)).to.have.length(10);
    await click(middle(card(element, 0)));
    await settled(element);
    element.undo();
    await settled(element);
    expect(element.moveCount).to.be.below(2);
    await expect(element).to.be.accessible();
  });

  for (const [way, html] of Object.entries({
    'in a hidden box': '<div hidden><i data-in></i></div>',
    'with display none': '<div style="display:none"><i data-in></i></div>',
    'in a closed details': '<details><summary>Play</summary><div data-in></div></details>',
    'in a box of no width': '<div style="width:0;overflow:hidden"><div data-in></div></div>',
    'in a closed dialog': '<dialog style="width:90%"><div data-in></div></dialog>',
    'with content-visibility hidden':
      '<div style="content-visibility:hidden"><div data-in></div></div>',
  })) {
    it(`can begin ${way} and be shown later`, async () => {
      fixtureCleanup();
      noteLoops();
      const parent = await fixture<HTMLElement>(html);
      const element = table({ storage: 'off', seed: '1' });
      parent.querySelector('[data-in]')!.replaceWith(element);
      await pause(40);
      expect(element.deal(), 'a script can play at once').to.be.true;
      expect(element.dealNumber).to.equal('1');
      parent.hidden = false;
      parent.removeAttribute('style');
      if (parent instanceof HTMLDetailsElement) parent.open = true;
      if (parent instanceof HTMLDialogElement) parent.showModal();
      await element.ready;
      await settled(element);
      await settled(element);
      expect(columnsOf(element)).to.have.length(10);
      const { width, right } = card(element, 9).getBoundingClientRect();
      expect(width).to.be.above(20);
      expect(right).to.be.at.most(innerWidth);
      expect(element.moveCount).to.equal(1);
      if (parent instanceof HTMLDialogElement) parent.close();
    });
  }

  it('can be hidden and shown in the middle of a game', async () => {
    const element = await openTable('seed="1"');
    element.deal();
    await settled(element);
    const before = card(element, 5).getBoundingClientRect();
    element.hidden = true;
    element.deal();
    await settled(element);
    element.hidden = false;
    element.undo();
    await settled(element);
    await settled(element);
    expect(card(element, 5).getBoundingClientRect()).to.deep.include({
      x: before.x,
      width: before.width,
    });
    expect(element.moveCount).to.equal(1);
  });

  it('leaves no listeners behind', async () => {
    const parent = await box();
    const kept = new Map<string, number>();
    const targets: EventTarget[] = [window, document, document.documentElement, document.body];
    const count = (type: string, by: number): void => {
      kept.set(type, (kept.get(type) ?? 0) + by);
    };
    for (const target of targets) {
      target.addEventListener = (...args: Parameters<EventTarget['addEventListener']>) => {
        count(args[0], 1);
        EventTarget.prototype.addEventListener.apply(target, args);
      };
      target.removeEventListener = (...args: Parameters<EventTarget['removeEventListener']>) => {
        count(args[0], -1);
        EventTarget.prototype.removeEventListener.apply(target, args);
      };
    }
    const element = table({ storage: 'off', seed: '1' });
    for (let i = 0; i < 3; i++) {
      parent.append(element);
      await element.ready;
      element.deal();
      element.focus();
      await settled(element);
      element.remove();
      await nextFrame();
    }
    for (const target of targets) {
      Reflect.deleteProperty(target, 'addEventListener');
      Reflect.deleteProperty(target, 'removeEventListener');
    }
    const left = [...kept].filter(([, number]) => number !== 0);
    expect(left).to.deep.equal([]);
  });

  it('played while it is off the page is drawn when it comes back', async () => {
    const element = await openTable('seed="1"');
    const parent = element.parentElement!;
    element.remove();
    element.deal();
    element.setAttribute('suits', '4');
    parent.append(element);
    await settled(element);
    await settled(element);
    expect(JSON.parse(element.save())).to.include({ suits: 4 });
    const shown = everything(element).match(/aria-label="\w+ of \w+"/g)!;
    expect(new Set(shown.map((name) => name.split(' of ')[1])).size).to.be.above(1);
  });

  it('inside other shadow roots, keys and focus work', async () => {
    const parent = await box();
    const root = parent.attachShadow({ mode: 'open' });
    const element = table({ storage: 'off', seed: '1' });
    root.append(element);
    await element.ready;
    await settled(element);
    element.focus();
    await keys('d');
    await settled(element);
    expect(element.moveCount).to.equal(1);
    expect(document.activeElement === parent, 'who has the focus').to.be.true;
  });

  it('four on a page are four', async () => {
    const parent = await box();
    const games = ['spider', 'little-spider', 'trapdoor-spider', 'spider-relaxed'];
    const all = games.map((variant) => table({ storage: 'off', seed: '1', variant }));
    parent.append(...all);
    await Promise.all(all.map(({ ready }) => ready));
    await Promise.all(all.map(settled));
    const told: Told[][] = all.map((element) => listen(element));
    const before = all.map(({ position }) => JSON.stringify(position));
    all[2]!.scrollIntoView();
    all[2]!.focus();
    await keys('d');
    await Promise.all(all.map(settled));
    const changed = all.map(({ position }, i) => JSON.stringify(position) !== before[i]);
    expect(changed).to.deep.equal([false, false, true, false]);
    expect(told.map(({ length }) => length > 0)).to.deep.equal([false, false, true, false]);
    expect(document.querySelectorAll('[id]').length, 'no ids in the page').to.equal(
      [...document.querySelectorAll('[id]')].filter((found) => !parent.contains(found)).length,
    );
  });

  it('many hundred moves leave nothing behind', async () => {
    const element = await openTable('seed="5" suits="1"');
    const nodes = (): number => everything(element).length;
    await settled(element);
    const before = nodes();
    for (let i = 0; i < 200; i++) {
      element.deal();
      element.undo();
    }
    await settled(element);
    expect(nodes()).to.be.closeTo(before, before * 0.1);
    expect(element.canRedo).to.be.true;
  });
});

describe('Saves', () => {
  async function kept(
    attributes: Readonly<Record<string, string>>,
    parent?: HTMLElement,
  ): Promise<SpiderSolitaire> {
    const element = table(attributes);
    (parent ?? (await box())).append(element);
    await element.ready;
    await settled(element);
    return element;
  }

  it('bring the game back, with its history', async () => {
    const storage = newName();
    const first = await kept({ storage });
    first.deal();
    first.deal();
    first.undo();
    const { position, dealNumber } = first;
    await pause(80);
    const told = listen(document);
    const second = await kept({ storage });
    expect(second.dealNumber).to.equal(dealNumber);
    expect(second.position).to.deep.equal(position);
    expect([second.moveCount, second.canUndo, second.canRedo]).to.deep.equal([1, true, true]);
    expect(told.filter(({ type }) => type === 'deal')).to.deep.equal([]);
    expect(messageOf(second)).to.match(/goes on/);
  });

  it('of another name, game or number of suits are left alone', async () => {
    const storage = newName();
    const first = await kept({ storage, suits: '2' });
    first.deal();
    const { dealNumber } = first;
    await pause(80);
    expect((await kept({ storage: newName(), suits: '2' })).moveCount).to.equal(0);
    expect((await kept({ storage, variant: 'little-spider' })).moveCount).to.equal(0);
    const again = await kept({ storage, suits: '2' });
    expect(again.dealNumber).to.equal(dealNumber);
    expect(again.moveCount).to.equal(1);
  });

  it('a seed that asks for another deal gets it', async () => {
    const storage = newName();
    const first = await kept({ storage, seed: '1' });
    first.deal();
    await pause(80);
    expect((await kept({ storage, seed: '1' })).moveCount).to.equal(1);
    expect((await kept({ storage, seed: '2' })).dealNumber).to.equal('2');
  });

  it('of two tables on a page are kept apart', async () => {
    const storage = newName();
    let parent = await box();
    const one = await kept({ storage }, parent);
    const two = await kept({ storage }, parent);
    one.deal();
    two.deal();
    two.deal();
    const deals = [one.dealNumber, two.dealNumber];
    await pause(80);
    parent = await box();
    const again = [await kept({ storage }, parent), await kept({ storage }, parent)];
    expect(again.map(({ dealNumber }) => dealNumber)).to.deep.equal(deals);
    expect(again.map(({ moveCount }) => moveCount)).to.deep.equal([1, 2]);
  });

  it('go on after the table has been moved', async () => {
    const storage = newName();
    const parent = await box();
    const element = await kept({ storage }, parent);
    const before = document.createElement('section');
    parent.prepend(before);
    before.append(element);
    element.deal();
    await pause(80);
    const again = await kept({ storage });
    expect([again.dealNumber, again.moveCount]).to.deep.equal([element.dealNumber, 1]);
  });

  it('of a position carry the position', async () => {
    const storage = newName();
    const element = await kept({ storage });
    const { layOut } = await import('../support/piles.js');
    expect(
      element.load(layOut({ variant: 'spider', suits: 1, piles: { r0: 'KS', r1: 'QS' } }).save()),
    ).to.be.true;
    element.move('r1:1>r0');
    await pause(80);
    const again = await kept({ storage });
    expect(again.position['r0']).to.equal('KSQS');
    expect(again.canUndo).to.be.true;
  });

  it('off keeps nothing', async () => {
    const databases = async (): Promise<string> =>
      JSON.stringify((await indexedDB.databases()).map(({ name }) => name));
    const before = [await databases(), localStorage.length];
    const element = await kept({ storage: 'off' });
    element.deal();
    await pause(60);
    expect([await databases(), localStorage.length]).to.deep.equal(before);
    expect((await kept({ storage: 'off' })).moveCount).to.equal(0);
  });

  /** A table that has not read yet which game was kept for it. */
  async function aboutToRead(): Promise<{
    eager: SpiderSolitaire;
    storage: string;
    dealNumber: string;
  }> {
    const storage = newName();
    const first = await kept({ storage });
    first.deal();
    const { dealNumber } = first;
    await pause(80);
    const parent = await box();
    const eager = table({ storage });
    parent.append(eager);
    return { eager, storage, dealNumber };
  }

  it('are not lost to a script that looks at the table before they are read', async () => {
    const { eager, storage, dealNumber } = await aboutToRead();
    expect(eager.status).to.equal('playing');
    expect(eager.position).to.include.keys('r0', 's');
    await eager.ready;
    await waitUntil(() => eager.moveCount === 1, 'the kept game comes');
    expect(eager.dealNumber).to.equal(dealNumber);
    await pause(80);
    expect((await kept({ storage })).dealNumber).to.equal(dealNumber);
  });

  it('are not lost to a new game that cannot be dealt before they are read', async () => {
    for (const request of [{ variant: 'no-such-game' }, { seed: '-1' }]) {
      const { eager, dealNumber } = await aboutToRead();
      expect(eager.newGame(request)).to.be.false;
      await eager.ready;
      await waitUntil(() => eager.moveCount === 1, 'the kept game comes');
      expect(eager.dealNumber).to.equal(dealNumber);
    }
  });

  it('of tables in several shadow roots are kept apart', async () => {
    const storage = newName();
    const open = async (): Promise<SpiderSolitaire[]> => {
      const parent = await box();
      const tables: SpiderSolitaire[] = [];
      for (const host of [document.createElement('div'), document.createElement('div')]) {
        parent.append(host);
        const inside = document.createElement('main');
        host.attachShadow({ mode: 'open' }).append(inside);
        tables.push(await kept({ storage }, inside));
      }
      return tables;
    };
    const before = await open();
    before[0]!.deal();
    before[1]!.deal();
    before[1]!.deal();
    const deals = before.map(({ dealNumber }) => dealNumber);
    await pause(80);
    const after = await open();
    expect(after.map(({ moveCount }) => moveCount)).to.deep.equal([1, 2]);
    expect(after.map(({ dealNumber }) => dealNumber)).to.deep.equal(deals);
  });

  it('work with the table played at once, before they have been read', async () => {
    const storage = newName();
    const first = await kept({ storage });
    first.deal();
    await pause(80);
    const parent = await box();
    const eager = table({ storage });
    parent.append(eager);
    eager.newGame({ seed: '4' });
    await eager.ready;
    await pause(60);
    await settled(eager);
    expect(eager.dealNumber).to.equal('4');
    expect(eager.moveCount).to.equal(0);
  });
});
