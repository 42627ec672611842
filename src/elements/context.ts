import { createContext } from '@lit/context';
import type { Geometry } from '../board/geometry.js';
import type { Group } from '../board/groups.js';
import type { Position } from '../engine/position.js';
import type { Rules } from '../engine/rules.js';
import type { Messages } from '../i18n/messages.js';

/** A place on the table: a card of a pile, or with index −1 the pile's empty place. */
export interface Spot {
  readonly pile: number;
  readonly index: number;
}

/** All that piles need to draw themselves; a new object for every change. */
export interface Snapshot {
  readonly rules: Rules;
  readonly position: Position;
  /** Picked-up cards. */
  readonly held: Group | null;
  /** Piles that take them. */
  readonly targets: readonly number[];
  /** A covered card that is shown whole. */
  readonly peeked: Spot | null;
  /** Piles that the last refusal points at. */
  readonly pointed: readonly number[];
  /** The one place of the table that Tab reaches. */
  readonly tabStop: Spot;
  readonly geometry: Geometry;
  readonly messages: Messages;
}

/** Hands the snapshot of the table down to its piles. */
export const tableContext = createContext<Snapshot>(Symbol('spider-table'));
