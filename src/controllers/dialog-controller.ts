import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { DialogHost, PanelName, Question, TableDialog } from '../panels/index.js';
import { suitNumbers, variants } from '../variants/index.js';
import type { GameController } from './game-controller.js';
import { getPanels } from './panels.js';

/** Fetches the one dialog of a table when something is to be asked or shown for the first time. */
export class DialogController {
  readonly #host: DialogHost & ReactiveControllerHost;
  readonly #engine: GameController;
  #dialogs: TableDialog | undefined;

  constructor(host: DialogHost & ReactiveControllerHost, engine: GameController) {
    this.#host = host;
    this.#engine = engine;
  }

  /** What is shown, if a dialog is open. */
  get open(): PanelName | null | undefined {
    return this.#dialogs?.open;
  }

  /** Does something that throws the game away; asks first if one is in progress. */
  async ask(what: Question): Promise<void> {
    const engine = this.#engine;
    if (engine.isInProgress) {
      // Where the dialog cannot be had, the browser's own must do.
      if ((await this.show(what)) || !confirm(`${engine.messages[what]}?`)) return;
    }
    engine[what]();
  }

  /** Opens a dialog, or says that it cannot be had. Returns whether it could. */
  async show(name: PanelName): Promise<boolean> {
    const [host, engine] = [this.#host, this.#engine];
    try {
      const { Dialogs } = await getPanels();
      this.#dialogs ??= new Dialogs({
        html,
        variants,
        suitNumbers,
        host,
        engine,
        captions: engine.messages,
        refresh: () => {
          host.requestUpdate();
        },
      });
      this.#dialogs.show(name);
      return true;
    } catch (error) {
      engine.tellError(error as Error, engine.messages.notLoaded);
      return false;
    }
  }

  /** Closes the dialog without an answer. */
  close(): void {
    this.#dialogs?.close();
  }

  /** Draws the dialog, if there has been one. */
  render(): TemplateResult | typeof nothing {
    return this.#dialogs?.render() ?? nothing;
  }
}
