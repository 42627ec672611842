import { DEAL, MOST_CARDS, countOf, makeMove, sourceOf, targetOf, type Action } from './action.js';
import type { Layout } from './layout.js';
import { makeAction, parseAction } from './notation.js';

/** Actions as text and back; what was written once is remembered both ways. */
export class ActionNames {
  readonly #piles: readonly string[];
  readonly #texts = new Map<Action, string>();
  readonly #actions = new Map<string, Action>();

  constructor({ names }: Layout) {
    this.#piles = names;
  }

  /** An action as text. */
  textOf(action: Action): string {
    return this.#texts.get(action) ?? this.#remember(action);
  }

  #remember(action: Action): string {
    const text = this.#write(action);
    this.#texts.set(action, text);
    this.#actions.set(text, action);
    return text;
  }

  #write(action: Action): string {
    if (action === DEAL) return makeAction('deal');
    const [from, to] = [this.#piles[sourceOf(action)]!, this.#piles[targetOf(action)]!];
    return makeAction({ from, count: countOf(action), to });
  }

  /**
   * An action from its text, or undefined if it names a pile that the game does not have.
   *
   * @throws SyntaxError if the text is no action
   */
  actionOf(text: string): Action | undefined {
    return this.#actions.get(text) ?? this.#read(text);
  }

  #read(text: string): Action | undefined {
    const action = parseAction(text);
    if (action === 'deal') return DEAL;
    const [from, to] = [this.#piles.indexOf(action.from), this.#piles.indexOf(action.to)];
    const isKnown = from >= 0 && to >= 0 && action.count <= MOST_CARDS;
    return isKnown ? makeMove(from, action.count, to) : undefined;
  }
}
