import { RANKS as LETTERS } from '../engine/card.js';
import type { EmptyColumnRule, HouseRule, ScoreRule, StockDeal } from '../engine/definition.js';
import { SUITS, built, counted, dealt, named, run, series } from './en-phrases.js';
import type { Facts } from './facts.js';
import { glossary } from './glossary.js';
import { advice, specials } from './specials.js';
import type { GuideWords, Lines, Texts } from './words.js';

const GAPS: Texts<EmptyColumnRule> = {
  any: 'Any card may go to an empty column.',
  king: 'Only a King may go to an empty column.',
  ace: 'Only an Ace may go to an empty column.',
  none: 'Empty columns stay empty.',
  kingUntilFourKings:
    'Only a King may go to an empty column, any card once 4 columns begin with a King.',
};

const DEALS: Readonly<Record<StockDeal, (cards: string, columns: number) => string>> = {
  none: () => 'There is no stock.',
  columns: (cards) => `A deal puts ${cards} on every column, left to right.`,
  nonEmptyColumns: (cards) =>
    `A deal puts ${cards} on every column that has any; if none has, on the first.`,
  columnsWithoutKingRun: (cards) =>
    `A deal puts ${cards} on every column that does not end in the beginning of a set.`,
  dropReserves: (cards) =>
    `A deal drops each reserve on its column, fitting or not, then puts ${cards} on each reserve.`,
  waste: (cards) => `A deal puts ${cards} on the waste. There is no redeal.`,
  refillEmptied: (cards) => `A column that becomes empty gets ${cards} at once, or what is left.`,
  spillAndRefill: (_, columns) =>
    `When a column has only ${columns - 1} cards left, face down, each other column gets one face up, and it gets ${columns} new ones, the last face up.`,
};

const SCORES: Texts<ScoreRule> = {
  sets: 'You begin with 500 points. Each move, deal, undo and redo costs 1, each set at home brings 100.',
  kingRuns:
    'A point for each card at home, and in columns for each King and the cards in order on it.',
  cardsHome: 'A point for each card at home.',
  joins: 'A point for each card that lies on the one it belongs on.',
};

const HOUSE_RULES: Texts<HouseRule> = {
  'deal-on-gaps': 'You may deal while columns are empty.',
  'reach-any': 'Every column reaches every foundation.',
};

const LAST = 'The last card may go wherever it fits.';

function stock({
  left,
  stock: { deal, times, needsFilledColumns },
  columns,
  reserves,
}: Facts): Lines {
  const use = times * (deal === 'columns' ? columns : deal === 'dropReserves' ? reserves : 0);
  const short = left % use;
  return [
    left > 0 && `The stock has ${counted(left)}.`,
    DEALS[deal](`${counted(times)} face up`, columns),
    use > 0 &&
      `That makes ${counted(Math.ceil(left / use), 'deal')}${short ? `, ${left > use ? 'the last ' : ''}of only ${counted(short)}` : ''}.`,
    needsFilledColumns
      ? 'Every column needs a card before you deal.'
      : (use > 0 || deal === 'columnsWithoutKingRun') && HOUSE_RULES['deal-on-gaps'],
  ];
}

function placeName({ areCells }: Facts): string {
  return areCells ? 'cell' : 'reserve';
}

function reserves(facts: Facts): Lines {
  const { reserves, reserve, held } = facts;
  if (!reserve || !reserves) return [];
  const thing = placeName(facts);
  return [
    `You have ${counted(reserves, thing)}${held
      .map(([cards, piles]) =>
        cards ? `${reserves > 1 ? `, ${named(thing, piles)}` : ''} with ${counted(cards)}` : '',
      )
      .join('')}.`,
    reserve.accepts
      ? `Any single card may wait there, ${reserve.capacity ? `${reserve.capacity} in each` : 'on others too'}.`
      : 'No card may be put there.',
    LAST,
  ];
}

function homes({ foundations, foundationReach }: Facts): Lines {
  const singles = foundations.filter(({ take }) => take === 'card');
  return [
    ...new Set(
      singles.flatMap(({ suit, count, returnable }) => [
        suit !== null && `Each suit begins ${count} of them.`,
        `Cards go there one by one and ${returnable ? 'may' : 'never'} come back.`,
      ]),
    ),
    ...Object.entries(foundationReach ?? {}).map(
      ([column, piles]) =>
        `Column ${Number(column) + 1} reaches only ${named('foundation', piles)}.`,
    ),
  ];
}

function goal({ groups, win }: Facts): Lines {
  const kinds = groups.map(({ take, count, length, links, base }) => {
    const runs = links.map((link) => run(link, length, LETTERS.indexOf(base)));
    return `${counted(count, take === 'run' ? 'set' : 'foundation')} of ${runs.join(' or ')}`;
  });
  return [
    kinds.length > 0 && `Build ${kinds.join('; ')}.`,
    win.by === 'columns' && `In the end each column is empty or has ${run(win.link)}.`,
  ];
}

function suitsText({ packs, suits }: Facts): string {
  if (suits === 'CSHD') return '';
  const times = (suit: string): number => packs * (suits.split(suit).length - 1);
  return [...new Set(suits)].map((suit) => `, ${SUITS[suit]!} ${times(suit)} times`).join('');
}

function deal(facts: Facts): Lines {
  const { columns, rows } = facts;
  return [
    `You play with ${counted(facts.packs, 'pack')}, ${facts.cards} cards${suitsText(facts)}.`,
    facts.shuffle === 'perPack' && 'Each pack is shuffled by itself, and they are dealt in turn.',
    `There are ${counted(columns, 'column')}${rows > 1 ? ` in ${rows} rows of ${columns / rows}` : ''}: ${facts.dealt.map(dealt).join('; ')}.`,
    facts.baseCards !== null &&
      'Aces of one colour and Kings of the other are dealt to foundations, the next card in their place; the first of them decides which.',
  ];
}

function building({ build, wrap }: Facts): Lines {
  return [
    `Columns are built ${build.map(built).join(' or ')}.`,
    wrap ? 'Ranks go round the corner: Ace and King adjoin.' : 'Ranks end with Ace and King.',
  ];
}

function liftText({ lift }: Facts): string {
  if (lift === 'single') return 'Cards move one at a time.';
  return lift === 'faceUp'
    ? 'Any face-up card moves with all cards on it, in order or not.'
    : `Cards move one at a time, or as a group going ${lift.map(series).join(' or ')} at the end of a column.`;
}

function moving(facts: Facts): Lines {
  const { liftLimit, reserves: places } = facts;
  return [
    liftText(facts),
    liftLimit !== null &&
      `A group has at most 1 ${liftLimit === 'cards' ? 'card' : 'part in one suit'}${places > 0 ? ` more than there are empty ${placeName(facts)}s` : ''}, doubled by each empty column that it does not go to.`,
    facts.dealt.join('').includes('d') && 'Face-down cards turn up when nothing lies on them.',
  ];
}

function finish({ win, groups }: Facts): Lines {
  return [
    groups.some(({ take }) => take === 'run') &&
      'A complete set at the end of a column leaves by itself.',
    win.by === 'columns'
      ? `You win when every column is empty or complete${win.stockEmpty ? ' and no stock is left' : ''}.`
      : 'You win when all cards are home.',
  ];
}

function waste({ waste: isThere, turned }: Facts): Lines {
  return [turned > 0 && `The waste begins with ${counted(turned)}.`, isThere && LAST];
}

function houseRules(_: Facts, rules: readonly HouseRule[]): Lines {
  return rules.map((rule) => HOUSE_RULES[rule]);
}

/** English. */
export const en: GuideWords = {
  sections: [
    ['Goal', goal],
    ['Deal', deal],
    ['Building', building],
    ['Moving', moving],
    ['Empty columns', ({ emptyColumn }: Facts): Lines => [GAPS[emptyColumn]]],
    ['Stock', stock],
    ['Reserves', (facts: Facts): Lines => (facts.areCells ? [] : reserves(facts))],
    ['Cells', (facts: Facts): Lines => (facts.areCells ? reserves(facts) : [])],
    ['Waste', waste],
    ['Foundations', homes],
    ['Finish', finish],
    ['Scoring', ({ score }: Facts): Lines => [SCORES[score]]],
    ['House rules', houseRules],
  ],
  kin: (name, changes, missing) =>
    `Like ${name}, but ${[
      ...changes.map((text) => text.charAt(0).toLowerCase() + text.slice(1, -1)),
      ...missing.map((heading) => `no ${heading.toLowerCase()}`),
    ].join('; ')}.`,
  glossary,
  specials,
  advice,
};
