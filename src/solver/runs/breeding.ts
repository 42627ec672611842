import type { Prices } from './weights.js';

/** Which children an expansion offers. */
export interface Breeding {
  readonly prices: Prices;
  /** Whether runs may be split onto empty columns and for nothing. */
  readonly splits: boolean;
  /** Whether every legal move is offered, however pointless, as proofs need it. */
  readonly complete: boolean;
  readonly seed: number;
  /** How many moves a break costs as a rule; positions too far from a line of the allowed length are left out. */
  readonly pace: number;
}
