import { ContextProvider } from '@lit/context';
import { html, nothing, type TemplateResult } from 'lit';
import { Arranger } from '../board/arranger.js';
import type { Geometry } from '../board/geometry.js';
import { FocusController } from '../controllers/focus-controller.js';
import { GameController, type GameHost } from '../controllers/game-controller.js';
import { PointerController } from '../controllers/pointer-controller.js';
import { handleKey } from '../controllers/keyboard-controller.js';
import { MotionController, type Pace } from '../controllers/motion-controller.js';
import { Piles } from '../controllers/piles.js';
import { RoomController } from '../controllers/room-controller.js';
import { faceDown, isFaceUp } from '../engine/card.js';
import type { Pile, Position } from '../engine/position.js';
import { en } from '../i18n/en.js';
import type { Messages } from '../i18n/messages.js';
import type { PlayedGame } from '../play/played-game.js';
import { tableContext } from './context.js';
import { CONFIRMED, dialogContent, type DialogName } from './dialogs.js';
import type { TapEvent } from './events.js';
import { OptionsElement } from './options-element.js';
import { tableStyles } from './spider-solitaire.styles.js';
import { table } from './table-view.js';
import { toolbar } from './toolbar.js';

const PACES: Readonly<Record<'auto' | 'fast' | 'off', Pace>> = {
  auto: { duration: 190, delay: 14 },
  fast: { duration: 90, delay: 5 },
  off: { duration: 0, delay: 0 },
};

/** Where keys write text, should a page put such a field into the toolbar. */
const TEXT_FIELDS = 'input, textarea, select, [contenteditable]';

/** A pile without knowledge of what lies face down. */
function coverHidden(pile: Pile): Pile {
  return pile.map((card) => (isFaceUp(card) ? card : faceDown(0)));
}

/** The controller of a table, for its own class alone: it knows what lies face down. */
export let engineOf: (table: TableElement) => GameController;

/** The table: draws the game, hands snapshots down to the piles, takes what they and the keys ask. */
export abstract class TableElement extends OptionsElement implements GameHost {
  static override styles = tableStyles;

  static {
    engineOf = (table) => table.#engine;
  }

  /**
   * Words of the language in use.
   *
   * @internal
   */
  readonly messages: Messages = en;

  readonly #engine = new GameController(this);
  protected readonly firstTable: Promise<void>;

  readonly #piles = new Piles();
  readonly #focus = new FocusController(this, this.#engine, this.#piles);
  readonly #motion = new MotionController();
  readonly #arranger = new Arranger();
  readonly #room = new RoomController(this);
  readonly #provider = new ContextProvider(this, { context: tableContext });
  readonly #internals = this.attachInternals();
  #dialog: DialogName | null = null;
  readonly #pointer = new PointerController(this.#engine, this.#piles, () => {
    this.#measure();
  });
  #drawn: Position | undefined;
  #geometry: Geometry | undefined;
  #asked = '';
  #showFirst!: () => void;

  constructor() {
    super();
    this.firstTable = new Promise((resolve) => (this.#showFirst = resolve));
  }

  get #game(): PlayedGame {
    return this.#engine.game;
  }

  /** What the attributes ask for, as one text. */
  get #request(): string {
    return [this.variant, this.suits, this.seed].join('|');
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (!this.#engine.hasGame) void this.#engine.begin();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#pointer.cancel();
    this.#dialogElement?.close();
  }

  /**
   * Where a game is kept: storage name or path, game, place on the page.
   *
   * @internal
   */
  saveKey(variant: string): string | undefined {
    if (this.storage === 'off') return undefined;
    const tables = [...(this.getRootNode() as ParentNode).querySelectorAll(this.localName)];
    return [this.storage || location.pathname, variant, tables.indexOf(this)].join(' ');
  }

  /**
   * Called by the engine controller when the game has changed, before anything is drawn.
   *
   * @internal
   */
  gameChanged(): void {
    this.#asked = this.#request;
    this.#measure();
    if (this.#drawn) this.#focus.remember(this.#drawn);
    this.#engine.keep();
  }

  /** Remembers where the cards are, so that they run from there. */
  #measure(): void {
    if (this.#drawn) this.#motion.measure(this.#drawn, this.#piles.find);
  }

  protected override willUpdate(): void {
    const { room } = this.#room;
    if (!this.#engine.hasGame) return;
    if (this.#request !== this.#asked) {
      this.#asked = this.#request;
      this.#engine.request();
    }
    if (!room) return;
    const { rules, table: position } = this.#game;
    const { held, targets, pointed } = this.#engine;
    const largeIndex = this.isLargeDeck;
    const geometry = this.#arranger.arrange(rules, position, { ...room, largeIndex });
    this.#geometry = geometry;
    this.#focus.follow(position);
    const { messages } = this;
    const tabStop = this.#focus.stop;
    this.#provider.setValue({
      rules,
      position: position.map(coverHidden),
      held,
      targets,
      pointed,
      tabStop,
      geometry,
      messages,
    });
  }

  protected override render(): TemplateResult {
    const { messages } = this;
    const engine = this.#engine;
    const pointer = this.#pointer;
    const side = this.#geometry?.side ? 'side' : '';
    const scrolls = this.#room.room?.fixed ? 'scrolls' : '';
    const controls = this.choice('controls');
    this.checkChoices();
    return html`<i class="width"></i><i class="author"></i><i class="window"></i>
      <div
        class="root ${this.choice('hand')} ${side} ${scrolls}"
        part="base"
        role="region"
        aria-label=${this.#engine.hasGame ? messages.table(this.#game.definition.name) : nothing}
        @spider-tap=${this.#onTap}
        @keydown=${this.#onKey}
        @focusin=${this.#focus.entered}
        @pointerdown=${pointer.press}
        @pointermove=${pointer.move}
        @pointerup=${pointer.release}
        @pointercancel=${pointer.cancel}
        @lostpointercapture=${pointer.lose}
        @click=${{ handleEvent: pointer.click, capture: true }}
      >
        ${
          controls === 'none' || !engine.hasGame
            ? nothing
            : toolbar(engine, messages, controls === 'full', this.#ask)
        }
        ${this.#geometry ? table(this.#game.rules) : nothing}
        <div class="status ${engine.isOdd ? 'odd' : ''}" part="status" role="status">
          ${engine.message}
        </div>
        <dialog
          part="dialog"
          aria-label=${this.#dialog === 'keys' ? messages.keysTitle : messages.newGame}
          @click=${this.#onDialogClick}
          @close=${this.#onDialogClose}
        >
          ${this.#dialog ? dialogContent(this.#dialog, messages, this.#game.moveCount) : nothing}
        </dialog>
      </div>`;
  }

  protected override updated(): void {
    if (!this.#geometry) return;
    const { status, table: position } = this.#game;
    for (const state of ['won', 'stuck']) {
      this.#internals.states[state === status ? 'add' : 'delete'](state);
    }
    this.#place(this.#geometry);
    this.#piles.refresh(this.renderRoot);
    void this.#settle(position);
  }

  #place({ cardWidth, cardHeight, gap, index, pitch, columnHeight, rowWidth }: Geometry): void {
    const lengths = {
      '--card-w': cardWidth,
      '--card-h': cardHeight,
      '--gap': gap,
      '--index': index,
      '--pitch': pitch,
      '--column-h': columnHeight,
      '--row-w': rowWidth,
    };
    const { style } = this.renderRoot.querySelector<HTMLElement>('.root')!;
    for (const [name, length] of Object.entries(lengths)) style.setProperty(name, `${length}px`);
  }

  /** What can only be done once the piles are drawn. */
  async #settle(position: Position): Promise<void> {
    await Promise.all(this.#piles.all.map((pile) => pile.updateComplete));
    if (position !== this.#game.table) return;
    this.#drawn = position;
    this.#motion.run(position, this.#piles.find, this.#pace);
    this.#focus.restore();
    this.#showFirst();
  }

  get #pace(): Pace {
    const wish = this.choice('motion');
    const isStill = wish === 'auto' && matchMedia('(prefers-reduced-motion: reduce)').matches;
    return PACES[isStill ? 'off' : wish];
  }

  readonly #onTap = ({ pile, index }: TapEvent): void => {
    this.#focus.stop = { pile, index };
    this.#engine.tap(pile, index, this.choice('tap') === 'smart');
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    const isText = (event.composedPath()[0] as Element).matches(TEXT_FIELDS);
    if (this.choice('keys') === 'on' && !this.#dialogElement?.open && !isText) {
      handleKey(event, this.#focus, this.#focus.isOnPiles);
    }
  };

  get #dialogElement(): HTMLDialogElement | null | undefined {
    return this.shadowRoot?.querySelector('dialog');
  }

  #open(dialog: DialogName): void {
    this.#dialog = dialog;
    this.requestUpdate();
    void this.updateComplete.then(() => {
      if (this.isConnected) this.#dialogElement?.showModal();
    });
  }

  /** Does something that throws the game away; asks first if one is in progress. */
  readonly #ask = (what: 'newGame' | 'restart'): void => {
    const { status, canUndo, canRedo } = this.#game;
    if (status !== 'won' && (canUndo || canRedo)) this.#open(what);
    else this.#engine[what]();
  };

  /**
   * Deals a new game; asks first if one is in progress.
   *
   * @internal
   */
  askNewGame(): void {
    this.#ask('newGame');
  }

  /**
   * Puts dragged cards back; returns whether there were any.
   *
   * @internal
   */
  cancelDrag(): boolean {
    return this.#pointer.cancel();
  }

  /**
   * Shows the list of keys.
   *
   * @internal
   */
  showKeys(): void {
    this.#open('keys');
  }

  readonly #onDialogClick = (event: Event): void => {
    const button = (event.target as Element).closest('button');
    if (button) (event.currentTarget as HTMLDialogElement).close(button.value);
  };

  readonly #onDialogClose = (event: Event): void => {
    const dialog = event.target as HTMLDialogElement;
    const name = this.#dialog;
    this.#dialog = null;
    this.requestUpdate();
    if (dialog.returnValue === CONFIRMED && name && name !== 'keys') this.#engine[name]();
    dialog.returnValue = '';
  };

  /** Puts the focus on the table, where it was last. */
  override focus(): void {
    this.#focus.focus();
  }
}
