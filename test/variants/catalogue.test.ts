import { expect } from '@open-wc/testing';
import { createGame, variants } from '../../src/play/index.js';
import { findVariant } from '../../src/variants/index.js';

describe('A name', () => {
  it('is found as an id of each game', () => {
    for (const [id, definition] of Object.entries(variants))
      expect(findVariant(id)).to.equal(definition);
  });

  it('is found as an alias, in words or as an id, whatever its case', () => {
    const names = ['Sea Spider', 'sea-spider', ' SEA SPIDER ', 'Sea  spider'];
    for (const name of names) expect(findVariant(name)?.id, name).to.equal('spider-web');
  });

  it('of every alias leads to its own game', () => {
    const named = Object.values(variants).flatMap(({ id, aliases }) =>
      aliases.map((name) => [name, id]),
    );
    expect(named).to.have.length(8);
    for (const [name, id] of named) {
      expect(findVariant(name!)?.id, name).to.equal(id);
      expect(createGame({ variant: name!, seed: '1' }).variant).to.equal(id);
    }
  });

  it('stands for one game only', () => {
    const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    const names = Object.values(variants).flatMap(({ id, aliases }) => [id, ...aliases.map(plain)]);
    expect(new Set(names).size).to.equal(names.length);
  });

  it('of nothing is not found, nor one that objects inherit', () => {
    for (const name of ['', 'spidr', 'constructor', 'toString', '__proto__', '-']) {
      expect(findVariant(name), name).to.equal(undefined);
    }
  });
});
