import { expect, fixture, fixtureCleanup } from '@open-wc/testing';
import type { SpiderSolitaire } from '../../src/index.js';
import { listen, refusals, warningsOf } from '../support/events.js';
import {
  button,
  columnsOf,
  messageOf,
  openTable,
  pilesIn,
  settled,
  stockOf,
} from '../support/table.js';

const NUMBERED = '1';

/** Attributes and the values they may have, the default first. */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  controls: ['full', 'minimal', 'none'],
  theme: ['auto', 'light', 'dark', 'contrast'],
  hand: ['right', 'left'],
  tap: ['smart', 'pick'],
  keys: ['on', 'off'],
  motion: ['auto', 'fast', 'off'],
};

async function change(element: SpiderSolitaire, name: string, value: string | null): Promise<void> {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
  await settled(element);
}

describe('Attributes', () => {
  it('may all be left out', async () => {
    const element = await openTable();
    expect(element.variant).to.equal('spider');
    expect(columnsOf(element)).to.have.length(10);
    expect(element.dealNumber).to.match(/^\d{17,20}$/);
    expect(element.dealsLeft).to.equal(5);
    await expect(element).to.be.accessible();
  });

  describe('that choose the game', () => {
    it('deal it at once when they change', async () => {
      const element = await openTable(`seed="${NUMBERED}"`);
      const told = listen(element);
      const before = element.position;
      await change(element, 'suits', '4');
      expect(told).to.deep.equal([{ type: 'deal', dealNumber: '1', variant: 'spider', suits: 4 }]);
      expect(element.position).to.not.deep.equal(before);
      await change(element, 'seed', 'hello');
      expect(element.dealNumber).to.equal('11831194018420308491');
      await change(element, 'variant', 'little-spider');
      expect(columnsOf(element)).to.have.length(8);
      expect(told).to.have.length(3);
    });

    it('deal one game when several change at once', async () => {
      const element = await openTable(`seed="${NUMBERED}"`);
      const told = listen(element);
      element.variant = 'trapdoor-spider';
      element.seed = '7';
      element.suits = 4;
      await settled(element);
      expect(told).to.deep.equal([
        { type: 'deal', dealNumber: '7', variant: 'trapdoor-spider', suits: 4 },
      ]);
    });

    it('deal nothing when the same value is set again', async () => {
      const element = await openTable(`seed="${NUMBERED}" suits="2"`);
      element.deal();
      const told = listen(element);
      await change(element, 'suits', '2');
      await change(element, 'seed', NUMBERED);
      expect(told).to.deep.equal([]);
      expect(element.moveCount).to.equal(1);
    });

    for (const [name, value] of [
      ['controls', 'none'],
      ['theme', 'dark'],
      ['hand', 'left'],
      ['tap', 'pick'],
      ['keys', 'off'],
      ['motion', 'fast'],
      ['deck', 'four-colour large'],
      ['house-rules', 'deal-on-gaps'],
      ['lang', 'de'],
      ['dir', 'rtl'],
    ] as const) {
      it(`${name} leaves the running game alone`, async () => {
        const element = await openTable(`seed="${NUMBERED}" suits="4"`);
        element.deal();
        await settled(element);
        const before = element.position;
        const told = listen(element);
        await change(element, name, value);
        expect(element.position).to.deep.equal(before);
        expect(element.moveCount).to.equal(1);
        expect(told).to.deep.equal([]);
        await change(element, name, null);
        expect(element.position).to.deep.equal(before);
      });
    }

    it('house rules hold for the next game, the running one keeps its own', async () => {
      const element = await openTable('seed="1" suits="1"');
      const empty = JSON.parse(element.save()) as object;
      expect(empty).to.not.have.property('houseRules');
      await change(element, 'house-rules', 'deal-on-gaps');
      expect(JSON.parse(element.save())).to.not.have.property('houseRules');
      element.newGame();
      expect(JSON.parse(element.save())).to.include({ houseRules: 'deal-on-gaps' });
    });

    it('aliases mean their game', async () => {
      const { variants } = await import('../../src/play/index.js');
      const named = Object.values(variants).find(({ aliases }) => aliases.length > 0)!;
      const element = await openTable(`variant="${named.aliases[0]!}"`);
      expect(JSON.parse(element.save())).to.include({ variant: named.id });
    });
  });

  describe('with unknown values', () => {
    for (const [name, values] of Object.entries(CHOICES)) {
      it(`${name}: one warning that says what is allowed, and the default`, async () => {
        const wrong = `odd-${name}`;
        let element!: SpiderSolitaire;
        const warnings = await warningsOf(async () => {
          element = await openTable(`seed="1"`);
          await change(element, name, wrong);
          await change(element, 'deck', 'large');
          element.deal();
          await settled(element);
          await change(element, name, values[1]!);
          await change(element, name, wrong);
          await openTable(`${name}="${wrong}"`);
        });
        expect(warnings).to.have.length(1);
        expect(warnings[0]).to.contain(name).and.to.contain(wrong);
        for (const value of values) expect(warnings[0]).to.contain(value);
        expect(element.getAttribute(name)).to.equal(wrong);
      });
    }

    for (const [name, allowed] of [
      ['deck', ['four-colour', 'large']],
      ['house-rules', ['deal-on-gaps', 'reach-any']],
    ] as const) {
      it(`${name}: the unknown word is named, the others count`, async () => {
        const warnings = await warningsOf(() => openTable(`${name}="${allowed[0]} odd-word"`));
        expect(warnings).to.have.length(1);
        expect(warnings[0]).to.contain(name).and.to.contain('odd-word');
        for (const word of allowed) expect(warnings[0]).to.contain(word);
      });
    }

    it('variant', async () => {
      let element!: SpiderSolitaire;
      const warnings = await warningsOf(async () => {
        element = await openTable('variant="no-such-game"');
      });
      expect(warnings).to.have.length(1);
      expect(warnings[0]).to.contain('variant').and.to.contain('no-such-game');
      expect(warnings[0]).to.contain('little-spider');
      expect(columnsOf(element)).to.have.length(10);
    });

    for (const [suits, variant, number] of [
      ['5', 'spider', 1],
      ['0', 'spider', 1],
      ['two', 'spider', 1],
      ['1', 'little-spider', 4],
    ] as const) {
      it(`suits="${suits}" of ${variant}`, async () => {
        const deals: unknown[] = [];
        const note = (event: Event): void =>
          void deals.push((event as unknown as { suits: number }).suits);
        document.addEventListener('spider-deal', note);
        const warnings = await warningsOf(() => openTable(`variant="${variant}" suits="${suits}"`));
        document.removeEventListener('spider-deal', note);
        expect(warnings).to.have.length(1);
        expect(warnings[0]).to.contain('suits').and.to.contain(`"${suits}"`);
        expect(warnings[0]).to.match(variant === 'spider' ? /1.*2.*3|1.*2.*4/ : /4/);
        expect(deals).to.deep.equal([number]);
      });
    }

    it('suits that are the only ones are fine', async () => {
      const warnings = await warningsOf(() => openTable('variant="little-spider" suits="4"'));
      expect(warnings).to.deep.equal([]);
    });

    for (const strange of ['constructor', '__proto__', 'toString', '<b>', '💥']) {
      it(`nothing is thrown: ${strange}`, async () => {
        const names = [
          ...Object.keys(CHOICES),
          'variant',
          'suits',
          'deck',
          'house-rules',
          'lang',
          'dir',
        ];
        await warningsOf(async () => {
          const element = await openTable();
          for (const name of names) element.setAttribute(name, strange);
          await settled(element);
          expect(columnsOf(element)).to.have.length(10);
        });
      });
    }

    it('properties that are no text break nothing', async () => {
      const element = await openTable('seed="1"');
      await warningsOf(async () => {
        for (const name of ['tap', 'deck', 'houseRules', 'theme', 'variant', 'hand'] as const) {
          for (const value of [null, undefined, 3, {}]) {
            (element as unknown as Record<string, unknown>)[name] = value;
            await settled(element);
          }
        }
      });
      expect(columnsOf(element)).to.have.length(10);
      expect(element.deal()).to.be.true;
    });
  });

  describe('seed', () => {
    const REFUSED = [
      '0',
      '01',
      '-1',
      '+1',
      '1.5',
      '1e3',
      '100000000000000000001',
      '',
      ' ',
      'x'.repeat(201),
      'ms0',
      'ms8589934592',
    ];

    for (const seed of REFUSED) {
      it(`refuses ${seed.length > 30 ? `${seed.length} letters` : `"${seed}"`}, the game stays`, async () => {
        const element = await openTable('seed="1"');
        element.deal();
        const before = element.position;
        const told = listen(element);
        await warningsOf(() => change(element, 'seed', seed));
        expect(refusals(told)).to.deep.equal(['bad-seed']);
        expect(element.position).to.deep.equal(before);
        expect(element.dealNumber).to.equal('1');
        expect(messageOf(element)).to.match(/deal number/);
        expect(told.map(({ type }) => type)).to.deep.equal(['refused']);
      });
    }

    it('that is refused at first gives a random deal, a message and one event', async () => {
      const told = listen(document);
      let element!: SpiderSolitaire;
      await warningsOf(async () => {
        element = await openTable('seed="-5"');
      });
      expect(element.dealNumber).to.match(/^\d{17,20}$/);
      expect(told.filter(({ type }) => type === 'refused')).to.have.length(1);
      expect(refusals(told)).to.include('bad-seed');
      expect(told.filter(({ type }) => type === 'deal')).to.have.length(1);
      expect(messageOf(element)).to.match(/deal number/);
    });

    it('after a refused one the good one that was there can be set again', async () => {
      const element = await openTable('seed="1"');
      await warningsOf(() => change(element, 'seed', '-1'));
      const told = listen(element);
      await change(element, 'seed', '2');
      expect(told).to.have.length(1);
      expect(element.dealNumber).to.equal('2');
    });

    for (const [seed, number] of [
      ['12345', '12345'],
      [' 42 ', '42'],
      ['hello', '11831194018420308491'],
      ['100000000000000000000', '100000000000000000000'],
    ] as const) {
      it(`"${seed}" is deal ${number}`, async () => {
        const element = await openTable(`seed="${seed}"`);
        expect(element.dealNumber).to.equal(number);
      });
    }

    it('daily is the date here and now', async () => {
      const element = await openTable('seed="daily"');
      const today = new Date();
      const date = today.getFullYear() * 10000 + (today.getMonth() + 1) * 100 + today.getDate();
      expect(element.dealNumber).to.equal(String(date));
    });
  });

  describe('on the host', () => {
    it('nothing is written by the element itself, whatever happens', async () => {
      fixtureCleanup();
      const written: string[] = [];
      const element = document.createElement('spider-solitaire');
      const observer = new MutationObserver((records) =>
        written.push(...records.map(({ attributeName }) => attributeName ?? '')),
      );
      observer.observe(element, { attributes: true });
      element.setAttribute('storage', 'off');
      const parent = await fixture<HTMLElement>('<div></div>');
      parent.append(element);
      await element.ready;
      element.deal();
      element.undo();
      element.newGame({ variant: 'little-spider', seed: '4' });
      element.newGame({ variant: 'spider', suits: 2 });
      element.restart();
      element.focus();
      parent.style.width = '300px';
      await settled(element);
      await settled(element);
      written.push(...observer.takeRecords().map(({ attributeName }) => attributeName ?? ''));
      observer.disconnect();
      expect(written).to.deep.equal(['storage']);
      expect(element.getAttributeNames()).to.deep.equal(['storage']);
      expect(element.style.cssText).to.equal('');
    });

    it('what a script sets is reflected, and only that', async () => {
      const element = await openTable();
      element.suits = 2;
      element.houseRules = 'reach-any';
      element.theme = 'dark';
      await settled(element);
      expect(element.getAttributeNames().sort()).to.deep.equal([
        'house-rules',
        'motion',
        'storage',
        'suits',
        'theme',
      ]);
      expect(element.getAttribute('house-rules')).to.equal('reach-any');
    });

    it('properties set before the element is defined are taken', async () => {
      const early = document.createElement('spider-later');
      Object.assign(early, {
        seed: '5',
        suits: 4,
        storage: 'off',
        motion: 'off',
        controls: 'none',
      });
      const parent = await fixture<HTMLElement>('<div></div>');
      parent.append(early);
      const { SpiderSolitaire: Table } = await import('../../src/index.js');
      customElements.define('spider-later', class extends Table {});
      const element: SpiderSolitaire = document.querySelector('spider-later')!;
      await element.ready;
      expect(element.dealNumber).to.equal('5');
      expect(JSON.parse(element.save())).to.include({ suits: 4 });
      expect(element.shadowRoot!.querySelector('[part=toolbar]') === null).to.be.true;
    });

    it('read-only properties cannot be written', async () => {
      const element = await openTable();
      for (const name of [
        'dealNumber',
        'position',
        'status',
        'moveCount',
        'score',
        'elapsed',
        'dealsLeft',
        'runsDone',
        'canUndo',
        'canRedo',
        'version',
        'ready',
      ]) {
        expect(() => {
          (element as unknown as Record<string, unknown>)[name] = 1;
        }, name).to.throw(TypeError);
      }
    });
  });

  describe('that choose the look', () => {
    it('controls', async () => {
      const element = await openTable('controls="full"');
      const captions = (): string[] =>
        [...element.shadowRoot!.querySelectorAll('[part~=button]')].map(({ textContent }) =>
          textContent.trim(),
        );
      expect(captions()).to.include.members(['New', 'Restart', 'Undo', 'Redo']);
      await change(element, 'controls', 'minimal');
      expect(captions()).to.deep.equal(['New', 'Undo']);
      expect(element.shadowRoot!.querySelector('[part=counters]') !== null).to.be.true;
      await change(element, 'controls', 'none');
      expect(captions()).to.deep.equal([]);
      expect(element.shadowRoot!.querySelector('[part=counters]') === null).to.be.true;
    });

    it('hand', async () => {
      const element = await openTable();
      const stock = (): number => stockOf(element).getBoundingClientRect().x;
      const centre = element.getBoundingClientRect().x + element.offsetWidth / 2;
      expect(stock()).to.be.above(centre);
      await change(element, 'hand', 'left');
      expect(stock()).to.be.below(centre);
    });

    it('theme', async () => {
      const element = await openTable('theme="light"');
      const felt = (): string =>
        getComputedStyle(element.shadowRoot!.querySelector('[part=base]')!).backgroundColor;
      const colours = [felt()];
      for (const theme of ['dark', 'contrast']) {
        await change(element, 'theme', theme);
        colours.push(felt());
        await expect(element).to.be.accessible();
      }
      expect(colours[1], 'dark').to.not.equal(colours[0]);
    });

    it('deck', async () => {
      const element = await openTable('seed="1" suits="4"');
      const height = (): number => {
        const cards = pilesIn(element).flatMap((pile) => [
          ...pile.shadowRoot!.querySelectorAll('.index'),
        ]);
        return Math.max(...cards.map((index) => index.getBoundingClientRect().height));
      };
      const usual = height();
      await change(element, 'deck', 'large');
      expect(height()).to.be.above(usual);
      await change(element, 'deck', 'four-colour');
      const inks = new Set(
        columnsOf(element)
          .flatMap((found) => [...found.shadowRoot!.querySelectorAll('button.card')])
          .map((found) => getComputedStyle(found).getPropertyValue('--_ink')),
      );
      expect(inks.size).to.equal(
        new Set(
          columnsOf(element)
            .flatMap((found) => [...found.shadowRoot!.querySelectorAll('button.card')])
            .map((found) => found.getAttribute('aria-label')!.split(' ').at(-1)),
        ).size,
      );
    });
  });

  it('an element that a script makes works too', async () => {
    fixtureCleanup();
    const element = document.createElement('spider-solitaire');
    element.storage = 'off';
    expect(element.moveCount, 'asked before it is on a page').to.equal(0);
    expect(element.legalMoves()).to.include('deal');
    const parent = await fixture<HTMLElement>('<div></div>');
    parent.append(element);
    await element.ready;
    await settled(element);
    expect(columnsOf(element)).to.have.length(10);
    expect(button(element, 'New').offsetWidth).to.be.above(0);
  });
});
