import { ContextProvider } from '@lit/context';
import { html, nothing, type TemplateResult } from 'lit';
import { artStyles } from '../art/index.js';
import { Arranger } from '../board/arranger.js';
import { coverHidden } from '../board/covered.js';
import type { Geometry } from '../board/geometry.js';
import { DialogController } from '../controllers/dialog-controller.js';
import { FocusController } from '../controllers/focus-controller.js';
import { GameController, type GameHost } from '../controllers/game-controller.js';
import { PointerController } from '../controllers/pointer-controller.js';
import { handleKey } from '../controllers/keyboard-controller.js';
import { paceFor, type Pace } from '../controllers/pace.js';
import { withPanels } from '../controllers/panels.js';
import { Piles } from '../controllers/piles.js';
import { SolverController } from '../controllers/solver-controller.js';
import { RoomController } from '../controllers/room-controller.js';
import { Stage, type StageHost } from '../controllers/stage.js';
import { en } from '../i18n/en.js';
import type { Messages } from '../i18n/messages.js';
import type { PlayedGame } from '../play/played-game.js';
import { tableContext } from './context.js';
import type { TapEvent } from './events.js';
import { OptionsElement } from './options-element.js';
import { saveKey } from './save-key.js';
import { tableStyles } from './spider-solitaire.styles.js';
import { letFade, placeTable, table } from './table-view.js';
import { toolbar } from './toolbar.js';

/** The controllers of a table, for its own class alone: they know what lies face down. */
export let engineOf: (table: TableElement) => GameController;
export let solverOf: (table: TableElement) => SolverController;

/** The table: draws the game, hands snapshots down to the piles, takes what they and the keys ask. */
export abstract class TableElement extends OptionsElement implements GameHost, StageHost {
  static override styles = [artStyles, tableStyles];

  static {
    engineOf = (table) => {
      // What a page asks for counts at once, even for what it asks next.
      table.#heed();
      return table.#engine;
    };
    solverOf = (table) => table.#solver;
  }

  /**
   * Words of the language in use.
   *
   * @internal
   */
  readonly messages: Messages = en;

  readonly #engine = new GameController(this);
  readonly #solver = new SolverController(this);
  protected readonly firstTable: Promise<void>;

  readonly #piles = new Piles();
  readonly #focus = new FocusController(this, this.#engine, this.#piles);
  readonly #stage = new Stage(this, this.#piles, this.#focus);
  readonly #arranger = new Arranger();
  readonly #room = new RoomController(this);
  readonly #provider = new ContextProvider(this, { context: tableContext });
  readonly #internals = this.attachInternals();
  readonly #dialogs = new DialogController(this, this.#engine);
  readonly #pointer = new PointerController(this, this.#engine, this.#piles);
  #geometry: Geometry | undefined;
  #placed: Geometry | undefined;
  #begun: Promise<void> | undefined;
  #isHeard = false;
  #asked = '';
  #said = '';
  #fading: Animation | undefined;
  #showFirst!: () => void;

  constructor() {
    super();
    this.firstTable = new Promise((resolve) => (this.#showFirst = resolve));
  }

  get #game(): PlayedGame {
    return this.#engine.game;
  }

  /** Deals what the attributes ask for, if that has changed. */
  #heed(): void {
    if (!this.#engine.hasGame || this.#request === this.#asked) return;
    this.#asked = this.#request;
    this.#engine.request();
  }

  /** What the attributes ask for, as one text. */
  get #request(): string {
    return [this.variant, this.suits, this.seed].join('|');
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (!this.#engine.hasGame) this.#begun = this.#engine.begin();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#pointer.cancel();
    this.#dialogs.close();
    this.#stage.catchUp();
  }

  /**
   * Where a game is kept: storage name or path, game, place on the page.
   *
   * @internal
   */
  saveKey(variant: string): string | undefined {
    return this.storage === 'off' ? undefined : saveKey(this, this.storage, variant);
  }

  /**
   * Called by the engine controller when the game has changed, before anything is drawn.
   *
   * @internal
   */
  gameChanged(isNew: boolean): void {
    this.#asked ||= this.#request;
    this.#pointer.cancel();
    this.#stage.prepare(this.#game.table, isNew);
    this.#engine.keep();
  }

  /**
   * Draws at once what a deal still has to show.
   *
   * @internal
   */
  catchUp(): void {
    if (!this.#stage.catchUp()) return;
    this.requestUpdate();
    this.performUpdate();
    for (const pile of this.#piles.all) pile.catchUp();
    this.#stage.land(this.#game.table);
  }

  /**
   * Called when the player has won: shows off, then says what came of it.
   *
   * @internal
   */
  celebrate(): void {
    if (this.choice('controls') === 'none') return;
    withPanels(async ({ celebrate }) => {
      const rest = this.updateComplete.then(() => this.#stage.rest);
      if (this.pace.duration > 0) await celebrate(this.layer, rest, () => this.#piles.finished);
      if (!this.isConnected || this.#dialogs.open) return;
      if (this.#game.status === 'won') await this.#dialogs.show('won');
    });
  }

  /**
   * Remembers where dragged cards are, before they go back to their pile.
   *
   * @internal
   */
  beforeReturn(pile: number): void {
    this.#stage.prepareReturn(pile);
  }

  protected override async scheduleUpdate(): Promise<void> {
    // Games that are kept take a while to be read: the table shows without cards until then.
    if (this.storage === 'off') await this.#begun;
    await this.#stage.headStart;
    await super.scheduleUpdate();
  }

  protected override willUpdate(): void {
    const { room } = this.#room;
    if (!this.#engine.hasGame) return;
    this.#heed();
    if (!room) return;
    const { rules, table: position } = this.#game;
    const { held, targets, pointed } = this.#engine;
    const largeIndex = this.deckTokens.includes('large');
    const geometry = this.#arranger.arrange(rules, position, { ...room, largeIndex });
    this.#geometry = geometry;
    const shown = this.#stage.show(position, rules);
    const { messages } = this;
    const tabStop = this.#focus.stop;
    const { peeked } = this.#pointer;
    this.#provider.setValue({
      rules,
      position: coverHidden(shown),
      held,
      targets,
      pointed,
      peeked,
      tabStop,
      geometry,
      messages,
    });
  }

  protected override render(): TemplateResult {
    const { messages } = this;
    const engine = this.#engine;
    const pointer = this.#pointer;
    const controls = this.choice('controls');
    this.checkChoices();
    return html`<div class="width"></div>
      <i class="author"></i><i class="window"></i><i class="lengths"></i>
      <div
        class="root ${this.#manner}"
        part="base"
        role="region"
        aria-label=${this.#engine.hasGame ? messages.table(this.#game.definition.name) : nothing}
        @spider-tap=${this.#onTap}
        @keydown=${this.#onKey}
        @focusin=${this.#focus.entered}
        @pointerdown=${pointer.press}
        @pointermove=${pointer.move}
        @pointerup=${pointer.release}
        @touchend=${pointer.untouch}
        @pointercancel=${pointer.cancel}
        @lostpointercapture=${pointer.lose}
        @contextmenu=${pointer.hush}
        @dragstart=${pointer.hush}
        @click=${{ handleEvent: pointer.click, capture: true }}
      >
        ${
          controls === 'none' || !engine.hasGame
            ? nothing
            : toolbar(engine, this.#dialogs, controls === 'full')
        }
        ${this.#geometry ? table(this.#game.rules) : nothing}
        <div class="air" aria-hidden="true" inert></div>
        <div class="status" part="status" role="status" dir="auto">${engine.message}</div>
        ${this.#dialogs.render()}
        <slot name="back" hidden @slotchange=${this.#takeBack}></slot>
      </div>`;
  }

  /** How the table looks: classes that the styles know. */
  get #manner(): string {
    const wishes = (['theme', 'hand', 'back', 'deck'] as const).map((name) => this.wishFor(name));
    const side = this.#geometry?.side ? 'side' : '';
    const scrolls = this.#room.room?.fixed ? 'scrolls' : '';
    return [...wishes, side, scrolls].join(' ');
  }

  get #root(): HTMLElement {
    return this.renderRoot.querySelector<HTMLElement>('.root')!;
  }

  /**
   * Where pictures of cards fly; empty at rest.
   *
   * @internal
   */
  get layer(): HTMLElement {
    return this.renderRoot.querySelector<HTMLElement>('.air')!;
  }

  /** Lets what is said newly be seen for a while, if it is to be read. */
  #show(message: string): void {
    if (message === this.#said) return;
    this.#said = message;
    this.#fading?.cancel();
    if (this.#engine.isShown) this.#fading = letFade(this.renderRoot.querySelector('.status')!);
  }

  protected override updated(): void {
    this.#show(this.#engine.message);
    if (!this.#geometry) return;
    const { status } = this.#game;
    this.#mark('won', status === 'won');
    this.#mark('stuck', status === 'stuck');
    this.#mark('dragging', this.#pointer.isDragging);
    if (this.#isLoud && !this.#isHeard) this.#listen();
    if (this.#placed !== this.#geometry) placeTable(this.#root, this.#geometry);
    this.#placed = this.#geometry;
    this.#piles.refresh(this.renderRoot);
    void this.#settle();
  }

  #mark(state: string, isOn: boolean): void {
    this.#internals.states[isOn ? 'add' : 'delete'](state);
  }

  get #isLoud(): boolean {
    return this.wishFor('sound') === 'on';
  }

  #listen(): void {
    this.#isHeard = true;
    withPanels(({ listen }) => {
      listen(this, () => this.#isLoud);
    });
  }

  async #settle(): Promise<void> {
    if (await this.#stage.settle(this.#game.table)) this.#showFirst();
  }

  /**
   * How things move now.
   *
   * @internal
   */
  get pace(): Pace {
    return paceFor(this.choice('motion'), this.#root);
  }

  readonly #onTap = ({ pile, index }: TapEvent): void => {
    this.#focus.take({ pile, index });
    this.#engine.tap(pile, index, this.choice('tap') === 'smart');
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    if (this.choice('keys') === 'off') return;
    handleKey(event, {
      engine: this.#engine,
      focus: this.#focus,
      dialogs: this.#dialogs,
      pointer: this.#pointer,
      host: this,
    });
  };

  readonly #takeBack = ({ target }: Event): void => {
    const [image] = (target as HTMLSlotElement).assignedElements();
    const { src } = (image ?? {}) as Partial<HTMLImageElement>;
    this.#root.style.setProperty('--_back', src ? `url(${JSON.stringify(src)})` : '');
  };

  protected override definitionChanged(): void {
    if (this.isConnected || this.#engine.hasGame) void this.#engine.reopen();
  }

  protected override definitionRefused(error: Error): void {
    console.warn(`<spider-solitaire> ${error.message}`);
    this.#engine.tellError(error, this.messages.refusals['bad-game']);
  }

  /** Puts the focus on the table, where it was last. */
  override focus(options?: FocusOptions): void {
    this.#focus.focus(options);
  }
}
