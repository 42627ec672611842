import type { FoundationGroup, GameDefinition } from '../../src/engine/definition.js';
import { validateDefinition } from '../../src/engine/validate.js';
import { variants } from '../../src/variants/index.js';

/** A game made so small that every position of it can be visited. */
export interface SmallGame {
  readonly definition: GameDefinition;
  /** Positions of it that are compared. */
  readonly positions: number;
}

function shrunkFoundations({ foundations }: GameDefinition, runs: number): FoundationGroup[] {
  const [group] = foundations;
  return group ? [{ ...group, suit: null, count: group.shared ? 1 : runs }] : [];
}

/** A game of the collection with these few cards and columns. */
function small(
  id: string,
  positions: number,
  suits: string,
  columns: number,
  deal: string,
  changes: Partial<GameDefinition> = {},
): SmallGame {
  const model = variants[id]!;
  const definition = validateDefinition({
    ...model,
    id: `small-${id}`,
    packs: 1,
    suits,
    suitChoices: {},
    columns,
    deal,
    foundations: shrunkFoundations(model, suits.length),
    ...changes,
  });
  return { definition, positions };
}

/** Small games of every kind that the searches tell apart. */
export const smallGames: readonly SmallGame[] = [
  small('spider', 250, 'S', 3, 'd0 u*'),
  small('spider', 200, 'SH', 4, 'd* d* d* d* u*'),
  small('pysolfc-relaxed', 150, 'S', 3, 'd* u*'),
  small('spider-relaxed', 150, 'SH', 4, 'd* d* d* d* u*'),
  small('simple-simon', 150, 'SH', 5, 'u* u* u* u* u* u0'),
  small('simple-simon', 150, 'S', 4, 'u* u* u* u0'),
  small('scorpion', 150, 'SH', 5, 'd0-2 u3,4 d0-2 u3,4 u* u* u0,1'),
  small('wasp', 100, 'S', 3, 'd0 u1,2 u* u*'),
  small('grounds-for-a-divorce', 150, 'S', 3, 'u* u*'),
  small('fechters-game', 100, 'SH', 5, 'd* u* d* u*'),
  small('curds-and-whey', 150, 'SH', 6, 'u* u* u* u* u0,1'),
  small('arachnida', 100, 'S', 3, 'd* u* u*'),
  small('chelicera', 100, 'S', 3, 'u* u* u*'),
  small('spider-web', 100, 'S', 3, 'd* u* u*'),
  small('rachel', 100, 'S', 3, 'u* uw'),
  small('applegate', 100, 'S', 3, 'd* u* u* u0 uv*'),
  small('scorpion-towers', 100, 'S', 3, 'u* u* u* u* uv0', { reserves: 1 }),
  small('spidercells', 100, 'SH', 5, 'u* u* u* u* u* u0', {
    reserves: 1,
  }),
  small('trapdoor-spider', 100, 'S', 3, 'd* u* uv*', { reserves: 3 }),
  small('freds-spider', 100, 'S', 3, 'u* u*'),
  small('trapdoor', 100, 'S', 3, 'd* u* uv*', { reserves: 3 }),
  small('rouge-et-noir', 50, 'SH', 4, 'd0 u* u* u*', {
    foundations: [{ ...variants['rouge-et-noir']!.foundations[0]!, suit: null, count: 2 }],
  }),
];
