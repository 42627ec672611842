import { expect, waitUntil } from '@open-wc/testing';
import type { SpiderSolitaire } from '../../src/index.js';
import { card, openTable, settled } from '../support/table.js';

const PICTURE = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';

const backOf = (element: SpiderSolitaire): string =>
  getComputedStyle(card(element, 0, 0)).backgroundImage;

describe('A back of the page’s own', () => {
  it('comes by the slot, at any time, and goes with the image', async () => {
    const element = await openTable('seed="1"');
    const usual = backOf(element);
    const image = Object.assign(document.createElement('img'), { slot: 'back', src: PICTURE });
    element.append(image);
    await waitUntil(() => backOf(element).includes('url("data:image/svg+xml'), 'it is shown');
    expect(image.getBoundingClientRect().width, 'the image itself is not').to.equal(0);
    image.remove();
    await waitUntil(() => backOf(element) === usual, 'the usual back is shown again');
  });

  it('comes by a property, over what the player has chosen', async () => {
    const element = await openTable('seed="1"');
    element.style.setProperty('--spider-back-pattern', 'linear-gradient(red, red)');
    await settled(element);
    expect(backOf(element)).to.contain('linear-gradient(rgb(255, 0, 0)');
  });

  it('that is no image is let be', async () => {
    const element = await openTable('seed="1"');
    const usual = backOf(element);
    element.append(Object.assign(document.createElement('b'), { slot: 'back', textContent: 'x' }));
    await settled(element);
    await settled(element);
    expect(backOf(element)).to.equal(usual);
  });
});
