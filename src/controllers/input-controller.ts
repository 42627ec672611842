import type { DropZone } from '../board/drop.js';
import { groupFrom } from '../board/groups.js';
import type { Direction } from '../board/navigate.js';
import type { Spot } from '../elements/context.js';
import type { EngineController } from './engine-controller.js';
import type { FocusController } from './focus-controller.js';
import type { KeyCommands } from './keyboard-controller.js';
import type { Piles } from './piles.js';
import { PointerController, type DragTable } from './pointer-controller.js';

/** What input needs of the element besides. */
export interface InputHost {
  readonly askNewGame: () => void;
  readonly showKeys: () => void;
  /** Called before dragged cards are let go, so that they can run from the hand. */
  readonly measure: () => void;
}

/** What drags and keys mean on this table. */
export class InputController implements KeyCommands, DragTable {
  readonly askNewGame: () => void;
  readonly showKeys: () => void;
  readonly pointer = new PointerController(this);
  readonly #measure: () => void;
  readonly #engine: EngineController;
  readonly #focus: FocusController;
  readonly #piles: Piles;

  constructor(host: InputHost, engine: EngineController, focus: FocusController, piles: Piles) {
    this.askNewGame = host.askNewGame;
    this.showKeys = host.showKeys;
    this.#measure = host.measure;
    this.#engine = engine;
    this.#focus = focus;
    this.#piles = piles;
  }

  cardOf(event: Event): Spot | undefined {
    const spot = this.#piles.spotOf(event);
    return spot && spot.index >= 0 ? spot : undefined;
  }

  startDrag({ pile, index }: Spot): readonly HTMLElement[] {
    const group = groupFrom(this.#engine.game.table, pile, index);
    if (!this.#engine.canLift(group) || !this.#engine.pickUp(group)) return [];
    const cards = Array.from({ length: group.count }, (_, i) =>
      this.#piles.at(pile)!.cardAt(index + i)!,
    );
    for (const motion of cards.flatMap((card) => card.getAnimations())) motion.cancel();
    return cards;
  }

  dropZones(): DropZone[] {
    const { held, targets } = this.#engine;
    return [held!.pile, ...targets].map((pile) => ({
      pile,
      box: this.#piles.at(pile)!.getBoundingClientRect(),
    }));
  }

  endDrag(pile: number | undefined): void {
    this.#measure();
    if (pile === undefined) this.#engine.letGo();
    else if (!this.#engine.putDown(pile)) this.#engine.release();
  }

  step(direction: Direction): void {
    this.#focus.step(direction);
  }

  toEnd(end: 0 | -1): void {
    this.#focus.toEnd(end);
  }

  toColumn(column: number): void {
    this.#focus.toEnd(-1, column);
  }

  resize(by: 1 | -1): void {
    const { held } = this.#engine;
    if (held) this.#engine.resize(held, by);
    else this.#focus.step([0, -by]);
  }

  use(): void {
    const { pile, index } = this.#focus.stop;
    this.#engine.use(pile, index);
  }

  letGo(): boolean {
    return this.pointer.cancel() || this.#engine.letGo();
  }

  deal(): void {
    this.#engine.play('deal', 'player');
  }

  undo(): void {
    this.#engine.undo();
  }

  redo(): void {
    this.#engine.redo();
  }
}
