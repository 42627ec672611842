const TYPES = ['deal', 'before-move', 'move', 'win', 'stuck', 'refused', 'error'];

/** An event as a plain object: type without its prefix, and its fields. */
export type Told = { type: string } & Record<string, unknown>;

/** Collects the events of the game from here on. */
export function listen(target: EventTarget): Told[] {
  const told: Told[] = [];
  for (const type of TYPES) {
    target.addEventListener(`spider-${type}`, (event) => {
      told.push({ type, ...fieldsOf(event) });
    });
  }
  return told;
}

function fieldsOf(event: Event): Record<string, unknown> {
  const own = Object.entries(event).filter(([name]) => name !== 'isTrusted');
  return Object.fromEntries(own);
}

/** The reasons of the refusals in a list. */
export function refusals(told: readonly Told[]): unknown[] {
  return told.filter(({ type }) => type === 'refused').map(({ reason }) => reason);
}

/** The actions that were played, undone or redone. */
export function moves(told: readonly Told[]): unknown[] {
  return told.filter(({ type }) => type === 'move').map(({ action }) => action);
}

/** Collects what is said in the console while something is done. */
export async function warningsOf(work: () => unknown): Promise<string[]> {
  const warnings: string[] = [];
  const { warn } = console;
  console.warn = (...texts: unknown[]) => warnings.push(texts.map(String).join(' '));
  try {
    await work();
  } finally {
    console.warn = warn;
  }
  return warnings;
}
