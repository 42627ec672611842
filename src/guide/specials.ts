import type { Difficulty, Texts } from './words.js';

/**
 * How hard games are for people who know them; those that are not named are hard. It is the suits
 * that count: easy where none gets in the way, medium where two suits, mixed groups, open cards,
 * cells or cards going home one by one give room, hard where four suits meet covered cards, expert
 * where there is even less room (more packs, building in suit, a limit on foundations) or much luck.
 */
export const difficulties: Readonly<Record<string, Difficulty>> = {
  '/1 spider-easy wake-robin wake-robin-3-decks': 'easy',
  '/2 spider-relaxed black-widow baby-spiderette grounds-for-a-divorce york big-york trillium simple-simon mrs-mop spidercells scorpion-towers scorpion-head nordic spidike freds-spider freds-spider-3-decks incompatibility cicely trapdoor bebop astrocyte wasp wasp-ii long-tail short-tail':
    'medium',
  'spider/3': 'hard',
  'spider pysolfc-spider big-spider spider-4-decks chinese-spider trapdoor-spider harvestman little-spider daddy-longlegs':
    'expert',
};

/** What is special about some games, in English. */
export const specials: Texts = {
  'little-spider': 'Columns 5 to 8 are the lower row.',
  'the-jolly-roger':
    'Sets are King to Three or Queen to Two of a suit, and the four Aces of a colour.',
  'applegate dnieper': 'Kings lie on Aces, but not in the end.',
  'trapdoor trapdoor-spider': 'The reserves are trapdoors: each deal opens all.',
  'chelicera bebop': 'You never deal: cards come by themselves.',
};

/** What helps in each game, in English. */
export const advice: Texts = {
  '/1 spider-easy wake-robin wake-robin-3-decks':
    'Only order counts. Turn up face-down cards first, tidy up before you deal.',
  '/2 spider-relaxed':
    'Keep to one suit where you can. Mixed runs help to reach face-down cards; sort them in an empty column.',
  'spider/3':
    'Spades are half the cards: build them first, and sort the others in an empty column.',
  'spider pysolfc-spider pysolfc-relaxed big-spider spider-3x3 chinese-spider spider-4-decks arachnida harvestman microbe spiderette will-o-the-wisp':
    'Mixed runs lock columns, so look ahead. Dig in short columns, build on high cards, and keep one column empty.',
  'black-widow tarantula baby-spiderette':
    'Mixed runs move as one, but do not go home: sort them in an empty column.',
  'little-spider':
    'Order the piles against the order of play: what goes home first must lie last. Do not hurry cards home: others may still go on them.',
  'scorpion scorpion-ii scorpion-tail wasp wasp-ii double-scorpion triple-scorpion kiev dnieper sevastopol':
    'Before a card moves, see what becomes of those on it. Turn up face-down cards first, deal last.',
  'russian-spider double-russian-spider three-blind-mice farmers-wife applegate':
    'Before a card moves, see what becomes of those on it. Turn up face-down cards first.',
  'trapdoor trapdoor-spider': 'Use reserve cards before they drop.',
  'simple-simon mrs-mop simon-jester york big-york open-spider grandmothers-game nordic curds-and-whey miss-muffet':
    'You see every card: plan how to empty a column.',
  'spidercells scorpion-towers scorpion-head how-they-run astrocyte spider-web':
    'Keep cells empty for cards that block others.',
  'brush rachel': 'Use the waste before you deal on it.',
  'autumn-leaves': 'Take small steps: what you leap over finds no place.',
  'fair-maids trillium lily': 'Turn up face-down cards first, and empty a column soon.',
  'cicely spidike freds-spider freds-spider-3-decks incompatibility rouge-et-noir bebop':
    'Do not hurry cards home: others may still go on them.',
  'grounds-for-a-divorce big-divorce very-big-divorce':
    'Deals leave empty columns alone: keep some to sort in.',
  chelicera: 'Empty columns early: later they only take Kings.',
  'fechters-game': 'Begin columns with Kings: deals spare them.',
  'the-jolly-roger': 'Odd and even ranks never mix: keep them apart.',
  'long-tail short-tail': 'What waits last comes back first.',
  'daddy-longlegs': 'Free Aces, and bury no Twos.',
};
