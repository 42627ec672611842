import type { TemplateResult } from 'lit';
import type { DialogSetup, MakePanel, Panel, PanelName, Question } from './panel.js';
import type { PanelDraft, PanelTable, TableDialog } from './panel.js';
import { games } from './games.js';
import { keys } from './keys.js';
import { options } from './options.js';
import { panelCss } from './panel.styles.js';
import { rules } from './rules.js';
import { won } from './won.js';
import { en } from './words.js';

const PANELS: Readonly<Partial<Record<PanelName, MakePanel>>> = {
  games,
  keys,
  options,
  rules,
  won,
};

/** The one dialog of a table: asks before a game is thrown away, shows the panels. */
export class Dialogs implements TableDialog {
  readonly #setup: DialogSetup;
  #name: PanelName | null = null;
  #draft!: PanelDraft;

  constructor(setup: DialogSetup) {
    this.#setup = setup;
    const styles = new CSSStyleSheet();
    styles.replaceSync(panelCss);
    setup.host.shadowRoot!.adoptedStyleSheets.push(styles);
  }

  get #element(): HTMLDialogElement | null | undefined {
    return this.#setup.host.shadowRoot?.querySelector('dialog');
  }

  get #isOpen(): boolean {
    return this.#element?.open ?? false;
  }

  get open(): PanelName | null {
    return this.#isOpen ? this.#name : null;
  }

  get #shown(): Panel | undefined {
    const name = this.#name;
    if (name === null) return undefined;
    const make = PANELS[name];
    return make ? make(this.#table) : this.#question(name as Question);
  }

  #question(name: Question): Panel {
    const { captions, engine, html } = this.#setup;
    return {
      title: captions[name],
      content: html`<p>${en.abandon(engine.game.moveCount)}</p>
        <button class="button" autofocus>${en.keepPlaying}</button>
        <button class="button" value=${name}>${captions[name]}</button>`,
    };
  }

  get #table(): PanelTable {
    const { html, variants, suitNumbers, host, engine, refresh } = this.#setup;
    const { game, clock } = engine;
    const { moveCount, score, progress, choice } = game;
    return {
      html,
      variants,
      suitNumbers,
      choice,
      host,
      question: engine.isInProgress ? en.abandon(moveCount) : undefined,
      draft: this.#draft,
      refresh,
      play: (wish) => {
        engine.pick(wish);
      },
      open: (name) => {
        this.show(name);
      },
      fillScreen: document.fullscreenEnabled ? this.#fillScreen : undefined,
      result: { elapsed: clock.elapsed, moveCount, score, undos: progress.undos },
    };
  }

  readonly #fillScreen = (): void => {
    const { host } = this.#setup;
    const isFull = host.matches(':fullscreen');
    void (isFull ? document.exitFullscreen() : host.requestFullscreen());
  };

  get #freshDraft(): PanelDraft {
    const { variant, suits, houseRules } = this.#setup.engine.game.choice;
    return { search: '', variant, suits, houseRules };
  }

  show(name: PanelName): void {
    const { host, refresh } = this.#setup;
    if (!this.#isOpen) this.#draft = this.#freshDraft;
    this.#name = name;
    refresh();
    void host.updateComplete.then(() => {
      if (!host.isConnected) return;
      const dialog = this.#element!;
      if (!dialog.open) dialog.showModal();
      dialog.querySelector<HTMLElement>('[autofocus]')!.focus();
      // The main button comes last; what is to be read begins at the top.
      dialog.scrollTop = 0;
    });
  }

  close(): void {
    this.#element?.close();
  }

  render(): TemplateResult {
    const { title, content } = this.#shown ?? {};
    return this.#setup.html`<dialog
      part="dialog"
      dir="auto"
      aria-label=${title ?? ''}
      @click=${this.#onClick}
      @close=${this.#onClose}
    >
      <h2>${title}</h2>
      ${content}
    </dialog>`;
  }

  readonly #onClick = (event: Event): void => {
    const button = (event.target as Element).closest('button');
    // Buttons of the type `button` change what is shown.
    if (button?.type === 'submit') this.#element!.close(button.value);
  };

  readonly #onClose = (): void => {
    const { engine, refresh } = this.#setup;
    const dialog = this.#element!;
    // Told late, when another one is open already.
    if (dialog.open) return;
    const { returnValue: answer } = dialog;
    dialog.returnValue = '';
    this.#name = null;
    refresh();
    if (answer === 'newGame' || answer === 'restart') engine[answer]();
  };
}
