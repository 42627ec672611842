import { expect, fixture, html } from '@open-wc/testing';
import type { TemplateResult } from 'lit';
import {
  artStyles,
  cardEmblem,
  cardFace,
  cardIndex,
  SUIT_NAMES,
  suitMark,
} from '../../src/art/index.js';

const SUITS = [0, 1, 2, 3];
const CARDS = SUITS.flatMap((suit) => Array.from({ length: 13 }, (_, rank) => (suit << 4) | rank));

const drawn = (drawing: TemplateResult): Promise<SVGElement> => fixture<SVGElement>(drawing);

/** The drawing as text, without the comments that Lit leaves. */
const markup = async (drawing: TemplateResult): Promise<string> =>
  (await drawn(drawing)).outerHTML.replace(/<!--.*?-->/g, '');

const elements = (root: Element): number => root.querySelectorAll('*').length + 1;

const BANNED = '[style], style, [id], use, image, text, foreignObject';
const ATTRIBUTES = ['aria-hidden', 'class', 'd', 'transform', 'viewBox'];

describe('the deck of cards', () => {
  for (const [name, draw] of Object.entries({ cardIndex, cardFace, cardEmblem })) {
    it(`${name} draws 52 different cards, and every path has a shape`, async () => {
      const seen = new Set<string>();
      for (const card of CARDS) {
        const svg = await drawn(draw(card));
        for (const path of svg.querySelectorAll('path'))
          expect(path.getTotalLength(), `card ${card}`).to.be.above(1);
        seen.add(await markup(draw(card)));
      }
      // A small card shows the suit alone and leaves the rank to the index; only courts wear a hat.
      expect(seen.size).to.equal(name === 'cardEmblem' ? 16 : 52);
    });

    it(`${name} is hidden from readers and uses nothing that a strict policy refuses`, async () => {
      for (const card of CARDS) {
        const svg = await drawn(draw(card));
        expect(svg.getAttribute('aria-hidden')).to.equal('true');
        for (const node of [svg, ...svg.querySelectorAll('*')]) {
          expect(node.matches(BANNED), node.outerHTML).to.equal(false);
          expect(ATTRIBUTES).to.include.members(node.getAttributeNames());
        }
      }
    });

    it(`${name} ignores higher bits and remembers what it drew`, () => {
      for (const card of CARDS) expect(draw(card | (5 << 6))).to.equal(draw(card));
    });
  }

  it('is made of few nodes: 3 for an index, at most 6 for numbers, at most 25 for courts', async () => {
    for (const card of CARDS) {
      const court = (card & 15) > 9;
      expect(elements(await drawn(cardIndex(card)))).to.equal(3);
      expect(elements(await drawn(cardFace(card))), `card ${card}`).to.be.at.most(court ? 25 : 6);
      expect(elements(await drawn(cardEmblem(card)))).to.be.at.most(5);
    }
  });

  it('shows as many pips as the rank says, half of them turned', async () => {
    for (const card of CARDS.filter((each) => (each & 15) > 0 && (each & 15) < 10)) {
      const pips = (await drawn(cardFace(card))).querySelector('path')?.getAttribute('d') ?? '';
      expect(pips.match(/M/g)).to.have.length((card & 15) + 1);
    }
  });

  it('keeps everything inside the card', async () => {
    for (const card of CARDS) {
      const svg = await drawn(cardFace(card));
      for (const path of svg.querySelectorAll<SVGPathElement>(':scope > path')) {
        const { x, y, width, height } = path.getBBox();
        expect(Math.min(x, y), `card ${card}`).to.be.at.least(6);
        expect(x + width).to.be.at.most(94);
        expect(y + height).to.be.at.most(134);
      }
    }
  });

  it('tells the suits apart by shape, without colour', async () => {
    const shapes = await Promise.all(SUITS.map((suit) => markup(suitMark(suit))));
    expect(new Set(shapes).size).to.equal(4);
  });
});

describe('card styles', () => {
  const table = async (content: TemplateResult): Promise<HTMLElement> => {
    const host = await fixture<HTMLElement>(html`<div></div>`);
    const root = host.attachShadow({ mode: 'open' });
    if (artStyles.styleSheet) root.adoptedStyleSheets = [artStyles.styleSheet];
    host.style.setProperty('--card-w', '100px');
    host.style.setProperty('--card-h', '140px');
    host.style.setProperty('--index', '18.5px');
    const { render } = await import('lit');
    render(content, root);
    return root.firstElementChild as HTMLElement;
  };

  it('sizes the card and keeps the index inside a strip', async () => {
    const card = await table(
      html`<button class="card hearts">${cardIndex(32)}${cardFace(32)}</button>`,
    );
    expect(card.getBoundingClientRect()).to.include({ width: 100, height: 140 });
    const bottoms = () =>
      [...card.querySelectorAll('.index path')].map(
        (path) => path.getBoundingClientRect().bottom - card.getBoundingClientRect().top,
      );
    expect(Math.max(...bottoms())).to.be.within(18, 23);
    card.style.setProperty('--strip', '10px');
    expect(Math.max(...bottoms())).to.be.within(8, 10);
  });

  it('draws the whole index, nothing of it cut off', async () => {
    for (const card of CARDS) {
      const button = await table(html`<button class="card clubs">${cardIndex(card)}</button>`);
      const box = button.querySelector('.index')!.getBoundingClientRect();
      for (const path of button.querySelectorAll('.index path')) {
        const { left, right, top, bottom } = path.getBoundingClientRect();
        expect(Math.min(left - box.left, top - box.top), `card ${card}`).to.be.at.least(1);
        expect(right).to.be.at.most(box.right);
        expect(bottom).to.be.at.most(box.bottom + 0.01);
      }
    }
  });

  it('shows the hold of a card that has the focus too', async () => {
    const card = await table(
      html`<button class="card clubs held">${cardIndex(0)}${cardFace(0)}</button>`,
    );
    const alone = getComputedStyle(card).outline;
    card.focus({ focusVisible: true });
    expect(card.matches(':focus-visible')).to.equal(true);
    expect(getComputedStyle(card).outline).to.equal(alone);
    expect(getComputedStyle(card).boxShadow).to.include('rgb(255, 255, 255)');
    expect(alone).to.include('rgb(255, 198, 46)');
  });

  it('keeps the index in the upper left corner from right to left too', async () => {
    const card = await table(
      html`<div dir="rtl"><button class="card hearts">${cardIndex(32)}</button></div>`,
    );
    const [index, button] = ['.index', 'button'].map((name) =>
      card.querySelector(name)?.getBoundingClientRect(),
    );
    expect((index?.left ?? 99) - (button?.left ?? 0)).to.be.below(5);
  });

  it('gives black and red suits their ink, and a page may change it', async () => {
    const inkOf = async (suit: number) => {
      const card = await table(
        html`<button class="card ${SUIT_NAMES[suit]}">${cardIndex(suit << 4)}</button>`,
      );
      const ink = () => getComputedStyle(card.querySelector('.r') ?? card).fill;
      const before = ink();
      card.style.setProperty(`--spider-suit-${SUIT_NAMES[suit]}`, 'rgb(1, 2, 3)');
      return [before, ink()];
    };
    const [clubs, spades, hearts, diamonds] = await Promise.all(SUITS.map(inkOf));
    expect(clubs?.[1]).to.equal('rgb(1, 2, 3)');
    expect(clubs).to.deep.equal(spades);
    expect(hearts).to.deep.equal(diamonds);
    expect(hearts).to.not.deep.equal(clubs);
  });

  it('draws the back with gradients alone', async () => {
    const back = await table(html`<div class="card down"></div>`);
    const image = getComputedStyle(back).backgroundImage;
    expect(image).to.include('gradient');
    expect(image).to.not.include('url');
  });
});
