export function internalNames(): Set<string>;
