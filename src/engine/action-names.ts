import { DEAL, MOST_CARDS, countOf, makeMove, sourceOf, targetOf, type Action } from './action.js';
import { makeAction, parseAction } from './notation.js';

/** Actions as text and back; what was written once is remembered both ways. */
export class ActionNames {
  readonly #piles: readonly string[];
  readonly #texts = new Map([[DEAL, 'deal']]);
  readonly #actions = new Map<string, Action>();

  /** @param piles the names of all piles by number */
  constructor(piles: readonly string[]) {
    this.#piles = piles;
  }

  /** An action as text. */
  textOf(action: Action): string {
    return this.#texts.get(action) ?? this.#write(action);
  }

  #write(action: Action): string {
    const [from, to] = [sourceOf, targetOf].map((pileOf) => this.#piles[pileOf(action)]!);
    const text = makeAction({ from: from!, count: countOf(action), to: to! });
    this.#texts.set(action, text);
    this.#actions.set(text, action);
    return text;
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
    const from = this.#piles.indexOf(action.from);
    const to = this.#piles.indexOf(action.to);
    const isKnown = from >= 0 && to >= 0 && action.count <= MOST_CARDS;
    return isKnown ? makeMove(from, action.count, to) : undefined;
  }
}
