import { expect, fixture, fixtureCleanup, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { SpiderSolitaire } from '../../src/index.js';
import { placesIn } from '../support/drawn.js';
import { click, keys } from '../support/mouse.js';
import { card, dialogOf, heldIn, middle, openTable, pilesIn, settled } from '../support/table.js';

describe('A table in a box', () => {
  let element: SpiderSolitaire;

  before(() => {
    document.body.style.margin = '0';
  });

  after(async () => {
    document.body.style.margin = '';
    await setViewport({ width: 800, height: 600 });
  });

  for (const [width, height] of [
    [340, 740],
    [740, 340],
  ] as const) {
    it(`on a phone of ${width} × ${height} shows every pile without scrolling`, async () => {
      await setViewport({ width, height });
      element = await openTable('seed="1" suits="4"');
      const places = placesIn(element).map((place) => place.getBoundingClientRect());
      expect(places.length).to.be.above(60);
      expect(Math.min(...places.map(({ left }) => left))).to.be.at.least(0);
      expect(Math.max(...places.map(({ right }) => right))).to.be.at.most(width);
      expect(Math.min(...places.map(({ top }) => top))).to.be.at.least(0);
      expect(Math.max(...places.map(({ bottom }) => bottom))).to.be.at.most(height);
      expect(Math.min(...places.map((place) => place.width))).to.be.at.least(28);
      expect(element.getBoundingClientRect().height).to.be.at.most(height + 0.5);
    });
  }

  for (const style of [
    'display: flex',
    'display: flex; align-items: start',
    'display: grid',
    'display: grid; grid-template-columns: 1fr 200px',
    'display: flex; flex-direction: column',
  ]) {
    for (const controls of ['full', 'none']) {
      it(`has its own height where nobody asks for another: ${style}, ${controls}`, async () => {
        await setViewport({ width: 800, height: 900 });
        element = await openTable(`seed="1" controls="${controls}"`);
        const home = element.parentElement!;
        home.insertAdjacentHTML('beforeend', `<div style="${style}"></div>`);
        const box = home.lastElementChild as HTMLElement;
        box.append(element);
        await settled(element);
        await settled(element);
        const width = element.offsetWidth;
        const [height, size] = [element.offsetHeight, card(element, 0).offsetWidth];
        box.style.cssText = `width: ${width}px`;
        await settled(element);
        await settled(element);
        expect(height).to.equal(element.offsetHeight);
        expect(size).to.equal(card(element, 0).offsetWidth);
        element.style.blockSize = '300px';
        await settled(element);
        await settled(element);
        expect(element.offsetHeight, 'asked for').to.equal(300);
        expect(element.shadowRoot!.querySelector('.root')!.scrollHeight).to.be.at.least(300);
      });
    }
  }

  for (const [name, html] of Object.entries({
    'a flex row':
      '<div style="display:flex"><aside style="flex:none;width:400px" hidden></aside><main style="flex:1"></main></div>',
    'a grid':
      '<div style="display:grid;grid-template-columns:auto 1fr"><aside style="width:400px" hidden></aside><main></main></div>',
  })) {
    it(`keeps game, selection and open dialog when a sidebar comes and goes: ${name}`, async () => {
      await setViewport({ width: 1000, height: 700 });
      element = await openTable('seed="1" tap="pick"');
      const home = element.parentElement!;
      home.insertAdjacentHTML('beforeend', html);
      home.querySelector('main')!.append(element);
      const aside = home.querySelector('aside')!;
      element.deal();
      await settled(element);
      await click(middle(card(element, 0)));
      await keys('?');
      await waitUntil(() => dialogOf(element) !== null);
      const [state, width] = [stateOf(element), card(element, 0).offsetWidth];
      expect(heldIn(element)).to.have.length(1);
      aside.hidden = false;
      await settled(element);
      await settled(element);
      expect(element.offsetWidth).to.equal(600);
      expect(card(element, 0).offsetWidth).to.be.below(width);
      expect(stateOf(element)).to.deep.equal(state);
      aside.hidden = true;
      await settled(element);
      await settled(element);
      expect(card(element, 0).offsetWidth).to.equal(width);
      expect(stateOf(element)).to.deep.equal(state);
      await keys('Escape');
    });
  }

  function stateOf(table: SpiderSolitaire): unknown {
    const { position, canUndo } = table;
    return { position, canUndo, held: heldIn(table), dialog: dialogOf(table)?.textContent };
  }

  for (const width of [300, 480, 1000, 1600, 2560]) {
    it(`of ${width} px stands in its middle, uses it, and scrolls nothing`, async () => {
      await setViewport({ width: 2560, height: 1300 });
      fixtureCleanup();
      const box = await fixture<HTMLElement>(`<div style="width:${width}px"></div>`);
      element = await openTable('seed="1"', box);
      const piles = pilesIn(element).map((pile) => pile.getBoundingClientRect());
      const left = Math.min(...piles.map((pile) => pile.left));
      const right = width - Math.max(...piles.map((pile) => pile.right));
      expect(left).to.be.at.least(0);
      expect(left).to.be.closeTo(right, 3);
      const card1 = card(element, 0).getBoundingClientRect().width;
      expect(card1).to.be.at.most(140.5);
      // Either the width is used up or the cards are as large as they get.
      expect(left < width * 0.03 || card1 > 139.5).to.be.true;
      expect(document.scrollingElement!.scrollWidth).to.equal(2560);
      expect(element.scrollWidth).to.be.at.most(width);
    });
  }
});
