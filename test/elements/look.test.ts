import { expect, fixture, fixtureCleanup } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import type { SpiderSolitaire } from '../../src/index.js';
import { listen, moves } from '../support/events.js';
import { click, drag, keys } from '../support/mouse.js';
import {
  button,
  card,
  cardsOf,
  column,
  columnsOf,
  focused,
  grip,
  loops,
  middle,
  openPosition,
  openTable,
  pilesIn,
  settled,
  stockOf,
  withKings,
} from '../support/table.js';

const SIZES = [
  [320, 568],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1280, 720],
  [2560, 1300],
] as const;

/** Five face-down cards and twenty face-up ones, the last one an Eight of Spades. */
const DEEP = `jcjdjhtctdKHQH9C3D5D7DQD2C4C6CTHKC3CJS9HKDQC5HJH8S`;
const TWENTY_FIVE = withKings([DEEP, '9D', 'KS', 'QS', 'AS', '2S', '3S', '4S', '5S', '6S']);

function overlaps(a: DOMRect, b: DOMRect): boolean {
  return (
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  );
}

/** What a click at a place would hit, through all shadow roots. */
function hit({ x, y }: { x: number; y: number }): Element | null {
  let found = document.elementFromPoint(x, y);
  for (;;) {
    const inner: Element | null = found?.shadowRoot?.elementFromPoint(x, y) ?? null;
    if (!inner || inner === found) return found;
    found = inner;
  }
}

describe('The layout', () => {
  let element: SpiderSolitaire;

  before(() => {
    document.body.style.margin = '0';
  });

  after(async () => {
    document.body.style.margin = '';
    await setViewport({ width: 800, height: 600 });
  });

  for (const [width, height] of SIZES) {
    describe(`at ${width} × ${height}`, () => {
      before(async () => {
        await setViewport({ width, height });
      });

      it('shows a fresh table whole', async () => {
        element = await openTable('seed="1" suits="4"');
        expect(document.scrollingElement!.scrollWidth).to.equal(width);
        expect(element.scrollWidth).to.be.at.most(element.clientWidth);
        expect(element.offsetHeight).to.be.at.most(height);
        const table = element.getBoundingClientRect();
        for (const pile of pilesIn(element)) {
          for (const found of pile.shadowRoot!.querySelectorAll('.card, .slot')) {
            const box = found.getBoundingClientRect();
            expect(box.left).to.be.at.least(table.left - 0.5);
            expect(box.right).to.be.at.most(table.right + 0.5);
            expect(box.bottom).to.be.at.most(table.bottom + 0.5);
          }
        }
        const { width: card1 } = card(element, 0).getBoundingClientRect();
        expect(card1)
          .to.be.at.least(width === 320 ? 27.9 : 28)
          .and.at.most(141);
        const first = columnsOf(element)[0]!.getBoundingClientRect().left;
        const last = columnsOf(element)[9]!.getBoundingClientRect().right;
        if (width < height) expect(first - table.left).to.be.closeTo(table.right - last, 3);
      });

      it('keeps the last of 25 cards in reach, and each one readable', async () => {
        element = await openPosition(TWENTY_FIVE);
        await settled(element);
        expect(document.scrollingElement!.scrollWidth).to.equal(width);
        const cards = cardsOf(element, 0);
        expect(cards).to.have.length(25);
        const tops = cards.map((found) => found.getBoundingClientRect().top);
        for (let i = 5; i < 24; i++) expect(tops[i + 1]! - tops[i]!).to.be.at.least(8.9);
        for (let i = 0; i < 5; i++) expect(tops[i + 1]! - tops[i]!).to.be.at.least(2.9);
        const last = cards.at(-1)!;
        last.scrollIntoView({ block: 'nearest' });
        const { bottom, top } = last.getBoundingClientRect();
        expect(bottom).to.be.at.most(innerHeight + 0.5);
        expect(top).to.be.at.least(0);
        expect(bottom).to.be.at.most(element.getBoundingClientRect().bottom + 0.5);
        for (const corner of [0.15, 0.5, 0.85]) {
          const { left, width: wide } = last.getBoundingClientRect();
          for (const y of [top + 3, (top + bottom) / 2, bottom - 3]) {
            const found = hit({ x: left + wide * corner, y });
            expect(last === found || last.contains(found), `${corner}`).to.be.true;
          }
        }
        const told = listen(element);
        await click(middle(last));
        await settled(element);
        expect(moves(told)).to.deep.equal(['r0:1>r1']);
        scrollTo(0, 0);
      });

      it('puts nothing under anything else', async () => {
        element = await openPosition(TWENTY_FIVE);
        const parts = [...element.shadowRoot!.querySelectorAll('[part~=button]')];
        for (const found of [...parts, stockOf(element)]) {
          found.scrollIntoView({ block: 'nearest' });
          const top = hit(middle(found));
          expect(top === found || found.contains(top), found.textContent).to.be.true;
          const { width: wide, height: high } = found.getBoundingClientRect();
          expect(Math.min(wide, high)).to.be.at.least(24);
        }
        const bar = element.shadowRoot!.querySelector('[part=toolbar]')!.getBoundingClientRect();
        for (const found of columnsOf(element)) {
          expect(overlaps(bar, found.getBoundingClientRect())).to.be.false;
        }
        for (const [i, a] of parts.entries()) {
          for (const b of parts.slice(i + 1)) {
            expect(overlaps(a.getBoundingClientRect(), b.getBoundingClientRect())).to.be.false;
          }
        }
        scrollTo(0, 0);
      });
    });
  }

  describe('in the room it is given', () => {
    before(async () => {
      await setViewport({ width: 1000, height: 700 });
    });

    it('squeezes face-down cards first, evenly', async () => {
      element = await openPosition(TWENTY_FIVE);
      const tops = cardsOf(element, 0).map((found) => found.getBoundingClientRect().top);
      const steps = tops.slice(1).map((top, i) => Math.round((top - tops[i]!) * 10) / 10);
      expect(Math.max(...steps.slice(0, 5)) - Math.min(...steps.slice(0, 5))).to.be.at.most(0.2);
      expect(Math.max(...steps.slice(5)) - Math.min(...steps.slice(5))).to.be.at.most(0.2);
      expect(steps[0]).to.be.at.most(steps[5]!);
    });

    it('a height of the author is filled, and scrolls inside', async () => {
      element = await openPosition(TWENTY_FIVE, { attributes: 'style="height: 300px"' });
      await settled(element);
      expect(element.offsetHeight).to.equal(300);
      const base = element.shadowRoot!.querySelector('[part=base]')!;
      expect(base.clientHeight).to.be.at.most(300);
      expect(base.scrollHeight).to.be.above(base.clientHeight);
      const last = card(element, 0);
      last.scrollIntoView({ block: 'nearest' });
      expect(last.getBoundingClientRect().bottom).to.be.at.most(
        element.getBoundingClientRect().bottom + 0.5,
      );
      const told = listen(element);
      await click(middle(last));
      await settled(element);
      expect(moves(told)).to.deep.equal(['r0:1>r1']);
    });

    it('a height of the author given by a flex box is filled', async () => {
      const box = await fixture<HTMLElement>(
        '<div style="display:flex;flex-direction:column;block-size:500px"></div>',
      );
      element = await openTable('style="flex:1;min-block-size:0"', box);
      await settled(element);
      expect(element.offsetHeight).to.equal(500);
      expect(box.scrollHeight).to.equal(500);
    });

    it('without one it is as high as the table, never higher than the window', async () => {
      element = await openTable('seed="1"');
      expect(element.offsetHeight).to.be.above(300).and.at.most(700);
      await setViewport({ width: 1000, height: 500 });
      await settled(element);
      await settled(element);
      expect(element.offsetHeight).to.be.at.most(500);
      await setViewport({ width: 1000, height: 700 });
    });

    it('follows the width of its box alone, game and selection kept', async () => {
      const box = await fixture<HTMLElement>('<div style="width:900px"></div>');
      element = await openTable('seed="1" tap="pick"', box);
      card(element, 0).click();
      await settled(element);
      const before = card(element, 0).offsetWidth;
      box.style.width = '400px';
      await settled(element);
      await settled(element);
      expect(element.offsetWidth).to.equal(400);
      expect(card(element, 0).offsetWidth).to.be.below(before);
      expect(card(element, 0).getAttribute('aria-pressed')).to.equal('true');
      for (const found of columnsOf(element)) {
        expect(found.getBoundingClientRect().right).to.be.at.most(
          box.getBoundingClientRect().right,
        );
      }
    });

    it('does not grow and shrink by itself', async () => {
      element = await openTable('seed="1"');
      const heights = new Set<number>();
      for (let i = 0; i < 8; i++) {
        await settled(element);
        heights.add(element.offsetHeight);
      }
      expect(heights.size).to.equal(1);
    });

    it('never makes the browser complain of endless measuring', async () => {
      loops.length = 0;
      element = await openTable('seed="1"');
      element.style.width = '500px';
      await settled(element);
      element.controls = 'none';
      await settled(element);
      element.controls = 'full';
      await settled(element);
      expect(loops).to.deep.equal([]);
    });

    it('empty columns can be seen and hit', async () => {
      element = await openPosition(withKings(['TC7S'], [4]));
      const slot = card(element, 4);
      expect(slot.getBoundingClientRect().width).to.be.closeTo(
        card(element, 0).getBoundingClientRect().width,
        1,
      );
      expect(getComputedStyle(slot).borderTopStyle).to.not.equal('none');
      expect(getComputedStyle(slot).borderTopColor).to.not.equal('rgba(0, 0, 0, 0)');
    });
  });
});

describe('The look', () => {
  let element: SpiderSolitaire;

  afterEach(async () => {
    await emulateMedia({
      colorScheme: 'light',
      reducedMotion: 'no-preference',
      forcedColors: 'none',
    });
  });

  it('moves nothing where the system wishes for stillness', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    element = await openPosition(withKings(['8S', 'TC7S']), { attributes: 'motion="auto"' });
    element.setAttribute('motion', 'auto');
    element.move('r1:1>r0');
    for (let i = 0; i < 3; i++) {
      await element.updateComplete;
      expect(runningIn(element)).to.equal(0);
      await new Promise((resolve) => setTimeout(resolve, 8));
    }
    expect(runningIn(element)).to.equal(0);
  });

  it('moves cards, and waits for none of it', async () => {
    element = await openPosition(withKings(['8S', 'TC7S', '6S', 'jc5S']));
    element.setAttribute('motion', 'auto');
    await settled(element);
    element.move('r1:1>r0');
    element.move('r2:1>r0');
    element.move('r3:1>r0');
    element.undo();
    element.redo();
    expect(element.position['r0']).to.equal('8S7S6S5S');
    await settled(element);
    expect(cardsOf(element, 0).map((found) => found.getAttribute('aria-label'))).to.deep.equal([
      'Eight of Spades',
      'Seven of Spades',
      'Six of Spades',
      'Five of Spades',
    ]);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(runningIn(element)).to.equal(0);
  });

  it('is at rest when nobody plays', async () => {
    element = await openTable('seed="1"');
    element.deal();
    await new Promise((resolve) => setTimeout(resolve, 700));
    const real = window.requestAnimationFrame.bind(window);
    let frames = 0;
    window.requestAnimationFrame = (callback) => {
      frames++;
      return real(callback);
    };
    await new Promise((resolve) => setTimeout(resolve, 300));
    window.requestAnimationFrame = real;
    expect(frames).to.equal(0);
    expect(runningIn(element)).to.equal(0);
  });

  function runningIn(table: SpiderSolitaire): number {
    return pilesIn(table)
      .flatMap((pile) => [...pile.shadowRoot!.querySelectorAll('.card')])
      .flatMap((found) => found.getAnimations()).length;
  }

  for (const [name, media] of Object.entries({
    'forced colours': { forcedColors: 'active' },
    'a dark system': { colorScheme: 'dark' },
  } as const)) {
    it(`is accessible with ${name}, and cards are told apart`, async () => {
      await emulateMedia(media);
      element = await openPosition(withKings(['jc8S', 'TC7H'], [5]));
      await expect(element).to.be.accessible();
      const background = (found: Element): string =>
        getComputedStyle(found).backgroundColor + getComputedStyle(found).backgroundImage;
      const looks = [card(element, 0, 0), card(element, 0, 1), card(element, 5)].map(background);
      expect(new Set(looks).size).to.equal(3);
      const ink = getComputedStyle(card(element, 1)).getPropertyValue('--_ink');
      expect(ink).to.not.equal(getComputedStyle(card(element, 0)).getPropertyValue('--_ink'));
      card(element, 0).focus();
      await keys('ArrowRight');
      expect(focused()!.matches('.card')).to.be.true;
      expect(getComputedStyle(focused()!).outlineStyle).to.not.equal('none');
    });
  }

  it('takes the custom properties of the page', async () => {
    element = await openPosition(withKings(['8S', 'TC7H']));
    element.style.setProperty('--spider-felt', 'rgb(1, 2, 3)');
    element.style.setProperty('--spider-card-color', 'rgb(4, 5, 6)');
    const base = element.shadowRoot!.querySelector('[part=base]')!;
    expect(getComputedStyle(base).backgroundColor).to.equal('rgb(1, 2, 3)');
    expect(getComputedStyle(card(element, 0)).backgroundColor).to.equal('rgb(4, 5, 6)');
  });

  it('lends its parts to the page', async () => {
    const style = document.createElement('style');
    style.textContent = `spider-solitaire::part(face-up) { opacity: 0.9 }
      spider-solitaire::part(face-down) { opacity: 0.8 }
      spider-solitaire::part(toolbar) { opacity: 0.7 }
      spider-solitaire::part(stock) { opacity: 0.6 }
      spider-solitaire::part(gap) { opacity: 0.5 }
      spider-solitaire::part(column) { opacity: 0.4 }
      spider-solitaire::part(column):state(target) { opacity: 0.3 }
      spider-solitaire::part(foundation) { opacity: 0.2 }
      spider-solitaire::part(target) { opacity: 0.15 }
      spider-solitaire::part(pointed) { opacity: 0.12 }`;
    document.head.append(style);
    element = await openPosition(withKings(['jc8S'], [3]));
    const opacity = (found: Element): string => getComputedStyle(found).opacity;
    expect(opacity(card(element, 0))).to.equal('0.9');
    expect(opacity(card(element, 0, 0))).to.equal('0.8');
    expect(opacity(element.shadowRoot!.querySelector('[part=toolbar]')!)).to.equal('0.7');
    expect(opacity(stockOf(element))).to.equal('0.6');
    expect(opacity(card(element, 3))).to.equal('0.5');
    expect(opacity(column(element, 3))).to.equal('0.4');
    expect(opacity(element.shadowRoot!.querySelector('spider-foundation')!)).to.equal('0.2');
    element.tap = 'pick';
    card(element, 0).click();
    await settled(element);
    expect(opacity(column(element, 3)), 'a place that takes the card').to.equal('0.3');
    expect(opacity(card(element, 3)), 'its mark').to.equal('0.15');
    card(element, 1).click();
    await settled(element);
    expect(opacity(card(element, 1)), 'where a refusal points').to.equal('0.12');
    expect(opacity(card(element, 3)), 'no mark is left').to.equal('0.5');
    style.remove();
  });
});

describe('In a page of its own ways', () => {
  let box: HTMLElement;
  let element: SpiderSolitaire;

  async function inside(html: string): Promise<void> {
    fixtureCleanup();
    box = await fixture<HTMLElement>(html);
    element = await openTable(
      'seed="1" suits="4" tap="pick"',
      box.querySelector('[data-in]') ?? box,
    );
  }

  /** A tap picks up the card that is tapped, a drag brings one where it is let go. */
  async function plays(): Promise<void> {
    await settled(element);
    for (const number of [0, 5, 9]) {
      await click(middle(card(element, number)));
      await settled(element);
      expect(card(element, number).getAttribute('aria-pressed'), `column ${number + 1}`).to.equal(
        'true',
      );
      await click(middle(card(element, number)));
      await settled(element);
    }
    const [action] = element.legalMoves().filter((name) => name !== 'deal');
    const [from, to] = [...action!.matchAll(/r(\d+)/g)].map(([, number]) => Number(number));
    await drag(grip(card(element, from!)), middle(card(element, to!)));
    await settled(element);
    expect(element.moveCount).to.equal(1);
    expect(JSON.parse(element.save())).to.include({ line: action });
  }

  for (const [name, html] of Object.entries({
    scaled: '<div style="transform:scale(.7);transform-origin:0 0;width:700px"></div>',
    'scaled up': '<div style="transform:scale(1.3);transform-origin:0 0;width:500px"></div>',
    zoomed: '<div style="zoom:0.8"></div>',
    rtl: '<div dir="rtl"></div>',
    'an overflow box': '<div style="overflow:auto;width:500px;height:550px"></div>',
    'a grid':
      '<div style="display:grid;grid-template-columns:1fr 1fr"><p>a</p><div data-in></div></div>',
    'a flex row': '<div style="display:flex"><div data-in style="flex:1"></div><p>b</p></div>',
    'an inline-block': '<div style="display:inline-block;width:600px"></div>',
    'a table cell': '<table style="width:700px"><tbody><tr><td data-in></td></tr></tbody></table>',
  })) {
    it(`taps and drags land right: ${name}`, async () => {
      await inside(html);
      await plays();
      await expect(element).to.be.accessible();
    });
  }

  it('taps and drags land right: in a modal dialog', async () => {
    fixtureCleanup();
    box = await fixture<HTMLElement>('<dialog style="width:90%"></dialog>');
    (box as HTMLDialogElement).showModal();
    element = await openTable('seed="1" suits="4" tap="pick"', box);
    await plays();
    (box as HTMLDialogElement).close();
  });

  it('dir="rtl" on the element itself mirrors it', async () => {
    fixtureCleanup();
    element = await openTable('dir="rtl" seed="1"');
    const x = (number: number): number => column(element, number).getBoundingClientRect().x;
    expect(x(0)).to.be.above(x(9));
    element.focus();
  });

  const HOSTILE = `line-height:3; letter-spacing:.5em; word-spacing:2em; text-transform:uppercase;
    text-align:right; word-break:break-all; font:italic 900 8px/3 cursive; text-indent:50px;
    white-space:pre; cursor:none; font-variant:small-caps; font-stretch:expanded; tab-size:40;
    list-style:inside square; quotes:none; hyphens:auto; border-collapse:collapse; text-shadow:0 0 9px red;
    user-select:all; pointer-events:auto; visibility:visible; writing-mode:horizontal-tb;
    text-decoration:underline; caption-side:bottom; border-spacing:9px; fill:lime; stroke:red; stroke-width:9px`;

  it('inherited styles change no card and no button', async () => {
    fixtureCleanup();
    box = await fixture<HTMLElement>('<div style="width:700px"></div>');
    element = await openTable('seed="1" suits="4"', box);
    const boxes = (): number[][] =>
      pilesIn(element).flatMap((pile) =>
        [...pile.shadowRoot!.querySelectorAll('.card, .slot, svg')].map((found) => {
          const { x, width, height } = found.getBoundingClientRect();
          return [x, width, height].map((size) => Math.round(size * 10));
        }),
      );
    const bar = (): string[] =>
      [...element.shadowRoot!.querySelectorAll('[part~=button], [part=counters]')].map((found) => {
        const { width, height } = found.getBoundingClientRect();
        const {
          textTransform,
          letterSpacing,
          fontStyle,
          wordSpacing,
          textIndent,
          whiteSpace,
          fontVariantCaps,
        } = getComputedStyle(found);
        return [
          Math.round(width),
          Math.round(height),
          textTransform,
          letterSpacing,
          fontStyle,
          wordSpacing,
          textIndent,
          whiteSpace,
          fontVariantCaps,
        ].join(' ');
      });
    const before = [boxes(), bar()];
    box.style.cssText += HOSTILE;
    document.documentElement.style.fontSize = '62.5%';
    await settled(element);
    await settled(element);
    document.documentElement.style.fontSize = '';
    expect(boxes()).to.deep.equal(before[0]);
    expect(bar()).to.deep.equal(before[1]);
  });

  it('rules of the page for all elements do not reach in', async () => {
    const style = document.createElement('style');
    style.textContent = `* { transition: all 2s; box-sizing: content-box; margin: 3px; animation: none }
      button { padding: 30px; display: block; width: 300px } svg { max-width: 3px } div { border: 5px solid }
      :where(dialog) { display: block }`;
    fixtureCleanup();
    element = await openTable('seed="1" suits="4"');
    const before = card(element, 0).offsetWidth;
    document.head.append(style);
    await settled(element);
    const after = card(element, 0).offsetWidth;
    const caption = button(element, 'Undo').offsetWidth;
    style.remove();
    expect(after).to.be.closeTo(before, 1);
    expect(caption).to.be.below(200);
  });
});
