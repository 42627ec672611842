// Taps, drags and keys in every game of the family, by real input, judged by the engine.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { loadSource } from '../../scripts/load-source.mjs';
import { hands, play } from '../support/family-hands.mjs';
import { openFamily } from '../support/family-page.mjs';
import { openSite } from '../support/site.mjs';

const { Chooser, ids, starts } = await loadSource('test/support/family/games.ts');

const EACH = 10;
/** Moves in a game before the next one is begun. */
const IN_ONE_GAME = 10;
/** Cards are let go this much of a card beside their place. */
const ASIDE = [0, 0.2, -0.2];
const NAMES = Object.keys(hands);
/** From and to columns, foundations, reserves and cells, and the waste; `+`: several cards. */
const KINDS = 'r>r r+>r r>f r>v v>r v>v v>f w>r f>r f>f'.split(' ');

/** Hands wait for the screen most of the time, so two pages take turns. */
const PAGES = 2;

let site;
let free;
const tried = Object.fromEntries(NAMES.map((name) => [name, new Set()]));

before(async () => {
  site = await openSite();
  const viewport = { width: 640, height: 800 };
  const open = () => openFamily(site, { attributes: 'controls="none"', viewport });
  free = await Promise.all(Array.from({ length: PAGES }, open));
});

after(() => site?.close());

/** The hand whose turn it is, and the action that it plays; a deal cannot be dragged. */
function nextTry(game, tries) {
  const moves = game.legalMoves();
  const open = NAMES.filter((name) => tries[name].done < EACH);
  open.sort((a, b) => tries[a].done - tries[b].done);
  for (const hand of open) {
    const actions = hand === 'drag' ? moves.filter((action) => action !== 'deal') : moves;
    const action = tries[hand].chooser.choose(game, actions);
    if (action !== undefined) return { hand, action };
  }
  return undefined;
}

/** Plays on from one position; resolves to what went wrong, if anything did. */
async function playOn(page, game, tries) {
  let next = nextTry(game, tries);
  if (next) await page.evaluate((save) => globalThis.Family.show(save), game.save());
  for (let i = 0; next && i < IN_ONE_GAME; i++) {
    const count = tries[next.hand].done++;
    const fault = await play(page, game, next.hand, next.action, ASIDE[count % ASIDE.length]);
    if (fault) return fault;
    next = game.status === 'won' ? undefined : nextTry(game, tries);
  }
  return undefined;
}

async function playAll(page, id, tries) {
  const faults = [];
  for (const game of starts(id)) {
    if (NAMES.every((name) => tries[name].done >= EACH)) break;
    const fault = await playOn(page, game, tries);
    if (fault) faults.push(fault);
  }
  return faults;
}

function note(name, kinds) {
  for (const kind of kinds) tried[name].add(kind.replaceAll(/[-0]/g, ''));
}

async function check(id, { page, problems }) {
  const tries = Object.fromEntries(
    NAMES.map((name, i) => [name, { done: 0, chooser: new Chooser(i + 1) }]),
  );
  const faults = await playAll(page, id, tries);
  for (const name of NAMES) note(name, tries[name].chooser.kinds);
  if (faults.length > 0) assert.fail(faults.join('\n'));
  for (const name of NAMES) assert.equal(tries[name].done, EACH, name);
  assert.deepEqual(problems, []);
}

describe(`${EACH} taps, drags and keyboard moves`, { concurrency: PAGES }, () => {
  for (const id of ids) {
    test(id, async () => {
      const opened = free.pop();
      try {
        await check(id, opened);
      } finally {
        free.push(opened);
      }
    });
  }
});

test('every kind of move was tried by every hand', () => {
  for (const name of NAMES) {
    const missing = KINDS.filter((kind) => !tried[name].has(kind));
    assert.deepEqual(missing, [], name);
  }
});
