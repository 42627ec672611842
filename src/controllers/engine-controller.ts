import type { ReactiveControllerHost } from 'lit';
import { groupFrom, tapMove, targetsOf, type Group } from '../board/groups.js';
import { describeStep, groupName } from '../board/words.js';
import { isFaceUp } from '../engine/card.js';
import { canLift } from '../engine/moves.js';
import { makeCardText } from '../engine/notation.js';
import { reportStep } from '../engine/report.js';
import { columnsToFill } from '../engine/stock.js';
import {
  SpiderBeforeMoveEvent,
  SpiderMoveEvent,
  SpiderRefusedEvent,
  SpiderStuckEvent,
  SpiderWinEvent,
  type MoveSource,
} from '../elements/events.js';
import type { Messages, RefusalReason } from '../i18n/messages.js';
import type { PlayedGame } from '../play/played-game.js';
import { Clock } from './clock.js';

/** What the engine controller needs of the element that it serves. */
export interface EngineHost extends ReactiveControllerHost, HTMLElement {
  readonly messages: Messages;
  /** Puts the first game on the table, because it is wanted now. */
  dealFirst(): void;
  /** Called after a change of the game, before anything is drawn. */
  gameChanged(): void;
}

/**
 * The only object that touches the game: it turns wishes into actions, says what came of them, and
 * holds what the player has picked up.
 */
export class EngineController {
  readonly clock: Clock;
  readonly #host: EngineHost;
  #game: PlayedGame | undefined;
  /** Picked-up cards. */
  held: Group | null = null;
  /** Piles that take them. */
  targets: readonly number[] = [];
  /** Piles that the last refusal points at. */
  pointed: readonly number[] = [];
  /** What was said last. */
  message = '';

  constructor(host: EngineHost) {
    this.#host = host;
    this.clock = new Clock(host);
  }

  /** Whether a game lies on the table. */
  get hasGame(): boolean {
    return this.#game !== undefined;
  }

  /** The game on the table; the first one is dealt when it is asked for. */
  get game(): PlayedGame {
    if (!this.#game) this.#host.dealFirst();
    return this.#game!;
  }

  /** Puts a game on the table. */
  adopt(game: PlayedGame, message: string, elapsed = 0): void {
    this.#game = game;
    this.clock.run(game.canUndo && game.status !== 'won', elapsed);
    this.#changed(message);
  }

  /** Says something, in view and to screen readers; the same words again are said again. */
  say(message: string): void {
    this.message = message === this.message ? `${message}\u00a0` : message;
    this.#host.requestUpdate();
  }

  #changed(message: string): void {
    this.release();
    this.pointed = [];
    this.say(message);
    this.#host.gameChanged();
  }

  /** Says why a wish is not granted, and points at the places concerned. Returns false. */
  refuse(action: string, reason: RefusalReason, pointed: readonly number[] = []): false {
    this.pointed = pointed;
    this.say(this.#host.messages.refusals[reason]);
    this.#host.dispatchEvent(new SpiderRefusedEvent({ action, reason }));
    return false;
  }

  /**
   * Plays an action. Returns whether it was played; if not, why not has been said.
   *
   * @throws SyntaxError if the text is no action
   */
  play(action: string, source: MoveSource): boolean {
    const { game } = this;
    const reason = game.refusalOf(action);
    if (reason !== null) return this.refuse(action, reason, this.#placesFor(action, reason));
    if (!this.#host.dispatchEvent(new SpiderBeforeMoveEvent({ action }))) {
      return this.refuse(action, 'cancelled');
    }
    return this.#step(source, () => game.play(action), action);
  }

  /** Plays an action that a script gives, whatever its text. Returns whether it was played. */
  tryPlay(action: string): boolean {
    try {
      return this.play(action, 'api');
    } catch (error) {
      console.warn(`<spider-solitaire> ${(error as Error).message}`);
      return this.refuse(action, 'not-movable');
    }
  }

  #placesFor(action: string, reason: RefusalReason): readonly number[] {
    const { rules, table } = this.game;
    if (reason === 'empty-column') return columnsToFill(rules, table);
    const pile = rules.layout.names.indexOf(action.slice(action.indexOf('>') + 1));
    return reason === 'not-accepted' ? [pile] : [];
  }

  /** Changes the line by one action, and reports it: event, message, and an end if there is one. */
  #step(source: MoveSource, change: () => void, action: string): true {
    const { messages } = this.#host;
    const { game } = this;
    const { rules, table: before } = game;
    change();
    const { table: after, moveCount, score, status } = game;
    this.clock.run(status !== 'won');
    const sentence =
      source === 'undo' || source === 'redo'
        ? messages[source === 'undo' ? 'undone' : 'redone'](moveCount)
        : describeStep(rules, messages, rules.names.actionOf(action)!, before, after);
    const ending = {
      playing: '',
      won: ` ${messages.won(moveCount, score)}`,
      stuck: ` ${messages.stuck}`,
    };
    this.#changed(sentence + ending[status]);
    const { turned, runs } = reportStep(rules, before, after);
    this.#tell(
      new SpiderMoveEvent({
        action,
        source,
        turned: turned.map(({ card }) => makeCardText(card)),
        runs,
        moveCount,
        score,
      }),
    );
    const { elapsed } = this.clock;
    if (status === 'won')
      this.#tell(new SpiderWinEvent({ moveCount, score, elapsed, helped: false }));
    if (status === 'stuck') this.#tell(new SpiderStuckEvent({ reason: 'no-action' }));
    return true;
  }

  #tell(event: Event): void {
    this.#host.dispatchEvent(event);
  }

  /** Takes the last action back. Returns whether there was one. */
  undo(): boolean {
    const { game } = this;
    if (!game.canUndo) return this.refuse('undo', 'nothing-to-undo');
    return this.#step('undo', () => game.undo(), game.lastAction!);
  }

  /** Brings the action back that was undone last. Returns whether there was one. */
  redo(): boolean {
    const { game } = this;
    if (!game.canRedo) return this.refuse('redo', 'nothing-to-redo');
    return this.#step('redo', () => game.redo(), game.nextAction!);
  }

  /** Whether the group from a card down may be picked up. */
  canLift({ pile, count }: Group): boolean {
    return canLift(this.game.rules, this.game.table, pile, count);
  }

  /** Picks a group up. Returns whether it can be; if not, why not has been said. */
  pickUp(group: Group): boolean {
    const { rules, table } = this.game;
    this.release();
    if (!this.canLift(group)) return this.refuse('pick-up', 'not-movable', [group.pile]);
    this.held = group;
    this.targets = targetsOf(rules, table, group);
    this.pointed = [];
    const { messages } = this.#host;
    this.say(messages.held(groupName(messages, table, group), this.targets.length));
    return true;
  }

  /** Picks up more or fewer cards of the same pile, where the rules allow. */
  resize({ pile, count }: Group, by: number): void {
    const group = { pile, count: count + by };
    if (this.canLift(group)) this.pickUp(group);
  }

  /** Lets go of what is held without a word. */
  release(): void {
    this.held = null;
    this.targets = [];
    this.#host.requestUpdate();
  }

  /** Lets go of what is held. Returns whether there was something. */
  letGo(): boolean {
    const had = this.held !== null;
    this.release();
    if (had) this.say(this.#host.messages.letGo);
    return had;
  }

  /** Puts the held cards on a pile; back where they came from, they are let go. */
  putDown(to: number): boolean {
    const { pile, count } = this.held!;
    if (to === pile) return this.letGo();
    const { names } = this.game.rules.layout;
    return this.play(`${names[pile]}:${count}>${names[to]}`, 'player');
  }

  /** Picks up the group from a card down, or puts held cards down there: what Enter does. */
  use(pile: number, index: number): void {
    const { rules, table } = this.game;
    if (pile === rules.layout.stock) this.play('deal', 'player');
    else if (this.held) this.putDown(pile);
    else if (isFaceUp(table[pile]![index] ?? NaN)) this.pickUp(groupFrom(table, pile, index));
  }

  /** Does what a tap means: held cards are put down or let go, others move by themselves or are picked up. */
  tap(pile: number, index: number, moves: boolean): void {
    const { rules, table } = this.game;
    const group = groupFrom(table, pile, index);
    const isFree = moves && !this.held && index >= 0 && this.canLift(group);
    const action = isFree ? tapMove(rules, table, group) : undefined;
    if (action !== undefined) this.play(rules.names.textOf(action), 'player');
    else if (this.held && pile !== rules.layout.stock) {
      if (!this.putDown(pile)) this.release();
    } else this.use(pile, index);
  }
}
