// Plays moves on a page as a player does, by real input, and compares what lies there with the engine.
import { isDeepStrictEqual } from 'node:util';
import { loadSource } from '../../scripts/load-source.mjs';

const { after, seen, stepOf } = await loadSource('test/support/family/games.ts');

const inPage = (page, name, ...args) =>
  page.evaluate(([key, list]) => globalThis.Family[key](...list), [name, args]);

async function isNow(page, position) {
  const state = await inPage(page, 'tableState');
  return state.held === 0 && isDeepStrictEqual(state.position, position);
}

async function click(page, { x, y }) {
  await page.mouse.click(x, y);
}

/** What a tap may do: any legal move of the cards that hang on the tapped one. */
function outcomes(game, action) {
  const [group] = action.split('>');
  return game.legalMoves().filter((each) => each.split('>')[0] === group);
}

/** Taps the cards; where they have no good place of their own they are held, and a second tap puts them down. */
async function tap(page, game, action) {
  const step = stepOf(action);
  await click(page, await inPage(page, step ? 'gripOf' : 'placeOf', step ?? 's'));
  const { position, held } = await inPage(page, 'tableState');
  if (held === 0)
    return outcomes(game, action).find((each) => isDeepStrictEqual(position, after(game, each)));
  if (!isDeepStrictEqual(position, seen(game.position)) || held !== step.count) return undefined;
  await click(page, await inPage(page, 'placeOf', step.to));
  return action;
}

async function drag(page, game, action, aside) {
  const step = stepOf(action);
  const [from, to] = await inPage(page, 'dragOf', step, step.to, aside);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
  return action;
}

async function press(page, keys) {
  for (const key of keys) await page.keyboard.press(key);
}

async function keys(page, game, action) {
  const step = stepOf(action);
  if (step) {
    await press(page, await inPage(page, 'keysToCard', step));
    await page.keyboard.press('Enter');
  }
  await press(page, await inPage(page, 'keysToPile', step ? step.to : 's'));
  await page.keyboard.press('Enter');
  return action;
}

export const hands = { tap, drag, keys };

/**
 * Plays an action by one of the hands and follows it in `game`. Resolves to what went wrong, or to
 * undefined; then the table shows what the engine says.
 */
export async function play(page, game, hand, action, aside = 0) {
  const fault = (what) => `${hand} of ${action}: ${what} in ${game.save()}`;
  try {
    const done = await hands[hand](page, game, action, aside);
    if (done === undefined) return fault('no legal move is played');
    if (!(await isNow(page, after(game, done)))) return fault('the table differs from the engine');
    game.play(done);
    return undefined;
  } catch (error) {
    return fault(error.message);
  }
}
