export function internalNames(): Set<string>;
export function solverNames(): Set<string>;
export function panelNames(): Set<string>;
