import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import type { Panel, PanelDraft, Panels, PanelTable } from '../panels/index.js';
import type { WishName } from '../storage/wishes.js';
import { suitNumbers, variants } from '../variants/index.js';
import type { GameController } from './game-controller.js';
import { getPanels } from './panels.js';

/** A question before a game is thrown away. */
type Question = 'newGame' | 'restart';

/** A dialog that comes with the panels. */
export type PanelName = 'games' | 'keys' | 'options' | 'rules' | 'won';

/** What dialogs need of the element. */
export interface DialogHost extends LitElement {
  /** What is in force: the player's wish, or else what the page asks for. */
  wishFor(name: WishName): string;
  /** Ids of the games that the page offers, in its order. */
  readonly offered: readonly string[];
  /** Takes a wish of the player. */
  wish(name: WishName, value: string): void;
  /** Forgets all wishes: the page decides again. */
  forgetWishes(): void;
}

const NO_DRAFT: PanelDraft = { search: '', variant: '', suits: undefined, houseRules: [] };

/** The one dialog of a table: asks before a game is thrown away, shows the panels. */
export class DialogController {
  readonly #host: DialogHost;
  readonly #engine: GameController;
  #open: Question | PanelName | null = null;
  #panels: Panels | undefined;
  #draft: PanelDraft = NO_DRAFT;

  constructor(host: DialogHost, engine: GameController) {
    this.#host = host;
    this.#engine = engine;
  }

  get #element(): HTMLDialogElement | null | undefined {
    return this.#host.shadowRoot?.querySelector('dialog');
  }

  /** Whether a dialog is open. */
  get isOpen(): boolean {
    return this.#element?.open ?? false;
  }

  /** Whether the result of a game is shown, which may not stand in the way of undo. */
  get isResult(): boolean {
    return this.isOpen && this.#open === 'won';
  }

  /** What the dialog shows now, if one is open. */
  get shown(): Panel | undefined {
    const name = this.#open;
    if (name === null) return undefined;
    return name === 'newGame' || name === 'restart'
      ? this.#question(name)
      : this.#panels![name](this.#table);
  }

  #question(name: Question): Panel {
    const { messages, game } = this.#engine;
    return {
      title: messages[name],
      content: html`<p>${messages.abandon(game.moveCount)}</p>
        <button class="button" autofocus>${messages.keepPlaying}</button>
        <button class="button" value=${name}>${messages[name]}</button>`,
    };
  }

  get #table(): PanelTable {
    const { game, clock, messages } = this.#engine;
    const { moveCount, score, progress, choice } = game;
    return {
      variants,
      suitNumbers,
      choice,
      offered: this.#host.offered,
      question: this.#isInProgress ? messages.abandon(moveCount) : undefined,
      draft: this.#draft,
      refresh: () => {
        this.#host.requestUpdate();
      },
      play: (wish) => {
        this.#engine.pick(wish);
      },
      html,
      wishFor: (name) => this.#host.wishFor(name),
      wish: (name, value) => {
        this.#host.wish(name, value);
      },
      forgetWishes: () => {
        this.#host.forgetWishes();
      },
      open: (name) => void this.show(name),
      fillScreen: document.fullscreenEnabled ? this.#fillScreen : undefined,
      result: { elapsed: clock.elapsed, moveCount, score, undos: progress.undos },
    };
  }

  readonly #fillScreen = (): void => {
    const isFull = this.#host.matches(':fullscreen');
    void (isFull ? document.exitFullscreen() : this.#host.requestFullscreen());
  };

  get #isInProgress(): boolean {
    const { status, canUndo, canRedo } = this.#engine.game;
    return status !== 'won' && (canUndo || canRedo);
  }

  /** Does something that throws the game away; asks first if one is in progress. */
  ask(what: Question): void {
    if (this.#isInProgress) this.#show(what);
    else this.#engine[what]();
  }

  /** Opens a panel, or says that it cannot be had. */
  async show(name: PanelName): Promise<void> {
    try {
      this.#panels = this.#withStyles(await getPanels());
      if (!this.isOpen) this.#draft = this.#freshDraft;
      this.#show(name);
    } catch (error) {
      this.#engine.tellError(error as Error, this.#engine.messages.notLoaded);
    }
  }

  get #freshDraft(): PanelDraft {
    const { variant, suits, houseRules } = this.#engine.game.choice;
    return { search: '', variant, suits, houseRules };
  }

  #withStyles(panels: Panels): Panels {
    if (this.#panels) return panels;
    const styles = new CSSStyleSheet();
    styles.replaceSync(panels.panelCss);
    this.#host.shadowRoot!.adoptedStyleSheets.push(styles);
    return panels;
  }

  #show(name: Question | PanelName): void {
    this.#open = name;
    this.#host.requestUpdate();
    void this.#host.updateComplete.then(() => {
      if (this.#host.isConnected && !this.isOpen) this.#element?.showModal();
    });
  }

  /** Closes the dialog without an answer. */
  close(): void {
    this.#element?.close();
  }

  /** Draws the dialog. */
  render(): TemplateResult {
    const { title, content } = this.shown ?? {};
    return html`<dialog
      part="dialog"
      aria-label=${title ?? nothing}
      @click=${this.#onClick}
      @close=${this.#onClose}
    >
      <h2>${title}</h2>
      ${content}
    </dialog>`;
  }

  readonly #onClick = (event: Event): void => {
    const button = (event.target as Element).closest('button');
    if (button) this.#element!.close(button.value);
  };

  readonly #onClose = (): void => {
    const dialog = this.#element!;
    const { returnValue: answer } = dialog;
    dialog.returnValue = '';
    this.#open = null;
    this.#host.requestUpdate();
    if (answer === 'newGame' || answer === 'restart') this.#engine[answer]();
  };
}
