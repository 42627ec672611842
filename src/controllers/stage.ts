import type { Position } from '../engine/position.js';
import type { Rules } from '../engine/rules.js';
import { Cascade } from './cascade.js';
import type { FocusController } from './focus-controller.js';
import { MotionController } from './motion-controller.js';
import type { Pace } from './pace.js';
import type { Piles } from './piles.js';

/** What the stage needs of the element. */
export interface StageHost {
  requestUpdate(): void;
  /** How things move now. */
  readonly pace: Pace;
  /** Takes pictures of cards that fly; empty at rest. */
  readonly layer: HTMLElement;
}

/** What is seen of the game: deals unfold and cards run, while the game itself is always ahead. */
export class Stage {
  readonly #host: StageHost;
  readonly #piles: Piles;
  readonly #focus: FocusController;
  readonly #motion: MotionController;
  readonly #cascade: Cascade;
  /** The position as it is drawn; undefined before a game's first drawing. */
  #drawn: Position | undefined;
  #shown: Position = [];
  #proceed = (): void => undefined;
  /** While cards have set off that are drawn where they were: kept when the rest is to be drawn. */
  headStart: Promise<unknown> | undefined;

  constructor(host: StageHost, piles: Piles, focus: FocusController) {
    this.#host = host;
    this.#piles = piles;
    this.#focus = focus;
    this.#motion = new MotionController(piles);
    this.#cascade = new Cascade(() => {
      focus.keep();
      host.requestUpdate();
    });
  }

  /** Kept when everything has landed. */
  get rest(): Promise<unknown> {
    return this.#motion.rest;
  }

  /** Takes note of a position to come, before anything is drawn; `isNew`: another game begins. */
  prepare(next: Position, isNew: boolean): void {
    this.#focus.remember(this.#drawn ?? []);
    if (isNew) this.#drawn = undefined;
    if (!this.#drawn) return;
    const { layer, pace } = this.#host;
    this.#motion.measure(this.#drawn, next);
    const begun = this.#motion.setOff(next, layer, pace);
    if (begun) this.#waitFor(begun);
  }

  #waitFor(begun: Promise<unknown>): void {
    const called = new Promise<void>((resolve) => (this.#proceed = resolve));
    this.headStart = Promise.race([begun, called]).then(() => {
      this.headStart = undefined;
    });
  }

  /** Remembers where dragged cards of a pile are, before they go back to it. */
  prepareReturn(pile: number): void {
    if (this.#drawn) this.#motion.measure(this.#drawn, this.#drawn, pile);
  }

  /** What is to be drawn of a position now: the last columns of a deal come a little later. */
  show(position: Position, { layout }: Rules): Position {
    const delay = (): number => this.#host.pace.delay;
    this.#shown = this.#cascade.show(position, this.#drawn, layout.columns, delay);
    this.#focus.follow(this.#shown);
    return this.#shown;
  }

  /** Ends a deal and a head start. Returns whether something is left to be drawn. */
  catchUp(): boolean {
    const isDealing = this.#cascade.finish();
    const isLate = isDealing || this.#focus.isLate || this.headStart !== undefined;
    this.#proceed();
    this.headStart = undefined;
    return isLate;
  }

  /**
   * What can only be done once the piles are drawn: focus and motion.
   *
   * @param position the whole position, of which {@link show} told what is drawn
   * @returns whether they still are what is to be seen
   */
  async settle(position: Position): Promise<boolean> {
    const shown = this.#shown;
    await Promise.all(this.#piles.all.map((pile) => pile.updateComplete));
    if (shown !== this.#shown) return false;
    this.land(position);
    return true;
  }

  /** Takes note that the piles are drawn. */
  land(position: Position): void {
    const shown = this.#shown;
    if (!this.#drawn) this.#motion.gather(position);
    const drawn = this.#drawn ?? [];
    this.#drawn = shown;
    this.#focus.restore();
    this.#motion.run(drawn, shown, this.#host.layer, this.#host.pace);
    void this.#tidy();
  }

  async #tidy(): Promise<void> {
    const { rest } = this.#motion;
    await rest;
    if (rest === this.#motion.rest) for (const pile of this.#piles.all) pile.tidy();
  }
}
