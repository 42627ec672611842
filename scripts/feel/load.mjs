// When the first card is painted and when the board is ready, in ms from the start of navigation.
import { median, openPage, row } from './session.mjs';

const LOADS = 5;
/** After how long a page is asked what it has noted, in ms: asking while it loads would slow it. */
const DONE = 4000;

/** Runs in the page before anything else: notes the first painted card and the board at rest. */
function watchStart() {
  const times = (globalThis.startTimes = {});
  const cards = () => {
    const table = document.querySelector('spider-solitaire')?.shadowRoot;
    return [...(table?.querySelectorAll('spider-column') ?? [])].flatMap((column) => [
      ...(column.shadowRoot?.querySelectorAll('.card') ?? []),
    ]);
  };
  const isSeen = (card) => {
    const { width, top, left } = card.getBoundingClientRect();
    return width > 5 && top < innerHeight && left < innerWidth;
  };
  const note = (name) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => (times[name] ??= performance.now());
    port2.postMessage(0);
  };
  let last = '';
  const look = () => {
    const drawn = cards();
    if (!times.firstCard && drawn.some(isSeen)) note('firstCard');
    const places = JSON.stringify(drawn.map((card) => card.getBoundingClientRect()));
    if (drawn.length === 54 && places === last) note('ready');
    last = places;
    if (!times.ready) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** First card and board ready, and the first paint of an empty page as the floor. */
export async function loadTimes(session) {
  const starts = [];
  const floors = [];
  for (let load = 0; load < LOADS; load++) {
    starts.push(await startOf(session));
    floors.push(await floorOf(session));
  }
  const floor = Math.round(median(floors));
  const first = row(
    'first card painted',
    starts.map(({ firstCard }) => firstCard),
  );
  return [
    row('first paint of an empty page', floors),
    first,
    { measure: 'first card above the empty page', value: first.value - floor, isTime: true },
    row(
      'board ready',
      starts.map(({ ready }) => ready),
    ),
  ];
}

async function startOf(session) {
  const { page, close } = await openPage(session, { watch: watchStart });
  await page.goto(session.pages.game);
  await page.waitForTimeout(DONE);
  const times = await page.evaluate(() => globalThis.startTimes);
  await close();
  return times;
}

async function floorOf(session) {
  const { page, close } = await openPage(session);
  await page.goto(session.pages.empty);
  await page.waitForTimeout(DONE);
  const [paint] = await page.evaluate(() =>
    performance.getEntriesByName('first-paint').map(({ startTime }) => startTime),
  );
  await close();
  return paint;
}
