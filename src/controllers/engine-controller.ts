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
  SpiderErrorEvent,
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
  /** Called when the player has won. */
  celebrate(): void;
  /** Called after a change of the game, before anything is drawn; `isNew`: another game began. */
  gameChanged(isNew: boolean): void;
}

/**
 * The only object that touches the game: it turns wishes into actions, says what came of them, and
 * holds what the player has picked up.
 */
export abstract class EngineController<Host extends EngineHost> {
  readonly clock: Clock;
  /** Picked-up cards. */
  held: Group | null = null;
  /** Piles that take them. */
  targets: readonly number[] = [];
  /** Piles that the last refusal points at. */
  pointed: readonly number[] = [];
  /** What was said last; the same words said again differ by a space that nobody sees. */
  message = '';
  /** Whether it is to be read as well: what the eye has seen anyway is only heard. */
  isShown = false;
  #game: PlayedGame | undefined;

  constructor(protected readonly host: Host) {
    this.clock = new Clock(host);
  }

  /** Puts the first game on the table, because it is wanted now. */
  protected abstract dealFirst(): void;

  /** Words of the language in use. */
  get messages(): Messages {
    return this.host.messages;
  }

  /** Whether a game lies on the table. */
  get hasGame(): boolean {
    return this.#game !== undefined;
  }

  /** The game on the table; the first one is dealt when it is asked for. */
  get game(): PlayedGame {
    if (!this.#game) this.dealFirst();
    return this.#game!;
  }

  /** Puts a game on the table. */
  protected adopt(game: PlayedGame, message: string, elapsed = 0): void {
    this.#game = game;
    this.clock.run(game.canUndo && game.status !== 'won', elapsed);
    this.#changed(message, true);
  }

  /** Tells the page if no sensible action is left. */
  protected tellStuck(): void {
    if (this.game.status === 'stuck') {
      this.host.dispatchEvent(new SpiderStuckEvent({ reason: 'no-action' }));
    }
  }

  /** Says something to screen readers, and in view unless told otherwise; the same words are said again. */
  say(message: string, isShown = true): void {
    this.isShown = isShown;
    this.message = message === this.message ? `${message}\u00a0` : message;
    this.host.requestUpdate();
  }

  #changed(message: string, isNew = false): void {
    const { status, moveCount, score } = this.game;
    this.#hold(null);
    this.pointed = [];
    const ending = this.host.messages.endings[status](moveCount, score);
    this.say(`${message} ${ending}`.trim(), isNew || ending !== '');
    this.host.gameChanged(isNew);
  }

  #hold(group: Group | null): void {
    const { rules, table } = this.game;
    this.held = group;
    this.targets = group ? targetsOf(rules, table, group) : [];
    if (group) this.pointed = [];
  }

  /** Says why a wish is not granted, and points at the places concerned. Returns false. */
  refuse(action: string, reason: RefusalReason, pointed: readonly number[] = []): false {
    this.pointed = pointed;
    this.say(this.host.messages.refusals[reason]);
    this.host.dispatchEvent(new SpiderRefusedEvent({ action, reason }));
    return false;
  }

  /** Says that something around the game has failed, and tells the page. */
  tellError(error: Error, message: string): void {
    this.say(message);
    this.host.dispatchEvent(new SpiderErrorEvent({ error }));
  }

  /**
   * Plays an action. Returns whether it was played; if not, why not has been said.
   *
   * @throws SyntaxError if the text is no action
   */
  play(action: string, source: MoveSource = 'player'): boolean {
    const { game } = this;
    const { rules, table } = game;
    const reason = game.refusalOf(action);
    if (reason !== null) {
      const target = rules.layout.names.indexOf(action.replace(/.*>/, ''));
      const gaps = reason === 'empty-column' ? columnsToFill(rules, table) : [];
      return this.refuse(action, reason, reason === 'not-accepted' ? [target] : gaps);
    }
    const isWanted = this.host.dispatchEvent(new SpiderBeforeMoveEvent({ action }));
    // Who listens may have played something else, or begun another game.
    if (!isWanted || this.game.table !== table) {
      return this.refuse(action, 'cancelled');
    }
    return this.#step(source, action, () => game.play(action));
  }

  /** Changes the line by one action, and reports it: event, message, and an end if there is one. */
  #step(source: MoveSource, action: string, change: () => void): true {
    const { game, host } = this;
    const { messages } = host;
    const { rules, table: before } = game;
    change();
    const { table: after, moveCount, score, status } = game;
    const { turned, runs } = reportStep(rules, before, after);
    this.clock.run(status !== 'won');
    const sentence =
      source === 'undo' || source === 'redo'
        ? messages.replayed[source](moveCount)
        : describeStep(rules, messages, action, before, after);
    this.#changed(sentence);
    const cards = turned.map(makeCardText);
    const { elapsed } = this.clock;
    host.dispatchEvent(
      new SpiderMoveEvent({ action, source, turned: cards, runs, moveCount, score }),
    );
    if (status === 'won') {
      host.dispatchEvent(new SpiderWinEvent({ moveCount, score, elapsed, helped: false }));
      if (source === 'player') host.celebrate();
    }
    this.tellStuck();
    return true;
  }

  /** Takes the last action back. Returns whether there was one. */
  undo(): boolean {
    const { game } = this;
    const { lastAction: action } = game;
    return action === undefined
      ? this.refuse('undo', 'nothing-to-undo')
      : this.#step('undo', action, () => game.undo());
  }

  /** Brings the action back that was undone last. Returns whether there was one. */
  redo(): boolean {
    const { game } = this;
    const { nextAction: action } = game;
    return action === undefined
      ? this.refuse('redo', 'nothing-to-redo')
      : this.#step('redo', action, () => game.redo());
  }

  /** Whether the group from a card down may be picked up. */
  canLift({ pile, count }: Group): boolean {
    return canLift(this.game.rules, this.game.table, pile, count);
  }

  /** Picks a group up. Returns whether it can be; if not, why not has been said. */
  pickUp(group: Group): boolean {
    if (!this.canLift(group)) {
      this.letGo();
      return this.refuse('pick-up', 'not-movable', [group.pile]);
    }
    this.#hold(group);
    const { messages } = this.host;
    this.say(
      messages.held(groupName(messages, this.game.table, group), this.targets.length),
      false,
    );
    return true;
  }

  /** Lets go of what is held, with a message or without. Returns whether there was something. */
  letGo(message = this.message): boolean {
    const had = this.held !== null;
    this.#hold(null);
    this.message = message;
    this.host.requestUpdate();
    return had;
  }

  /** Puts the held cards on a pile; back where they came from, they are let go. */
  putDown(to: number): boolean {
    const { pile, count } = this.held!;
    if (to === pile) return this.letGo(this.host.messages.letGo);
    const { names } = this.game.rules.layout;
    return this.play(`${names[pile]}:${count}>${names[to]}`);
  }

  /** Puts held cards back where they came from. Returns whether there were any. */
  putBack(): boolean {
    return this.held !== null && this.putDown(this.held.pile);
  }

  /** Picks up the group from a card down, or puts held cards down there: what Enter does. */
  use(pile: number, index: number): boolean {
    const { rules, table } = this.game;
    if (pile === rules.layout.stock) return this.play('deal');
    if (this.held) return this.putDown(pile);
    const card = table[pile]![index];
    return card !== undefined && isFaceUp(card) && this.pickUp(groupFrom(table, pile, index));
  }

  /** What a tap does: like {@link use}, but cards that have a good place go there by themselves. */
  tap(pile: number, index: number, moves: boolean): void {
    const { rules, table } = this.game;
    const group = groupFrom(table, pile, index);
    const isFree = moves && !this.held && index >= 0 && this.canLift(group);
    const action = isFree ? tapMove(rules, table, group) : undefined;
    if (action !== undefined) this.play(rules.names.textOf(action));
    else if (!this.use(pile, index)) this.letGo();
  }
}
