/** Variant and suits that a recorded game's name stands for. */
export function choiceOfTrace(name: string): { variant: string; suits?: number };
