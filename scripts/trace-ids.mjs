/** Recorded games whose name is not simply the id of a game here. */
const CHOICES = {
  'seed-spider-1-suit': { variant: 'spider', suits: 1 },
  'seed-spider-2-suits': { variant: 'spider', suits: 2 },
  'seed-spider-4-suits': { variant: 'spider', suits: 4 },
  'seed-spider-relaxed': { variant: 'spider-relaxed' },
  'seed-spider-easy': { variant: 'spider-easy' },
  'seed-little-spider': { variant: 'little-spider' },
  spider: { variant: 'pysolfc-spider', suits: 4 },
  'spider-2-suits': { variant: 'pysolfc-spider', suits: 2 },
  'spider-1-suit': { variant: 'pysolfc-spider', suits: 1 },
  'relaxed-spider': { variant: 'pysolfc-relaxed' },
  'big-spider-2-suits': { variant: 'big-spider', suits: 2 },
  'big-spider-1-suit': { variant: 'big-spider', suits: 1 },
};

/** Variant and suits that a recorded game's name stands for. */
export function choiceOfTrace(name) {
  return CHOICES[name] ?? { variant: name };
}
