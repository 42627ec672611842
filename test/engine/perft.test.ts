import { expect } from '@open-wc/testing';
import { fetchJson } from '../support/fixtures.js';
import { everyChoice, titleOf } from '../support/games.js';
import { countEverything } from '../support/perft.js';

const recorded = (await fetchJson('perft.json')) as Record<string, number[][]>;

describe('The number of action sequences from three deals is the recorded one', () => {
  let counts: Record<string, number[][]>;
  before(() => {
    counts = countEverything();
  });

  for (const title of everyChoice.map(titleOf)) {
    it(title, () => {
      expect(counts[title]).to.deep.equal(recorded[title]);
    });
  }

  it('and no other game is recorded', () => {
    expect(Object.keys(recorded)).to.deep.equal(everyChoice.map(titleOf));
  });
});
