import { LitElement, type PropertyDeclarations } from 'lit';
import type { GameDefinition } from '../engine/definition.js';
import { quote } from '../engine/notation.js';

/** What an attribute may hold, the default first. */
const CHOICES = {
  controls: ['full', 'minimal', 'none'],
  theme: ['auto', 'light', 'dark', 'contrast'],
  hand: ['right', 'left'],
  tap: ['smart', 'pick'],
  keys: ['on', 'off'],
  motion: ['auto', 'fast', 'off'],
} as const;

/** What an attribute may list. */
const TOKENS = {
  deck: ['four-colour', 'large'],
  houseRules: ['deal-on-gaps', 'reach-any'],
} as const;

type Choices = typeof CHOICES;
type Tokens = typeof TOKENS;

const told = new Set<string>();

/** Says once in the console that a value cannot be used, and what is allowed. */
export function warnOnce(name: string, value: unknown, allowed: readonly unknown[]): void {
  const message = `<spider-solitaire> ${name}: ${quote(value)} is unknown; allowed is ${allowed.join(', ')}`;
  if (!told.has(message)) console.warn(message);
  told.add(message);
}

/** A property that an attribute sets and that is reflected, but never its default. */
const REQUEST = { reflect: true, useDefault: true };

/** The attributes of the table: requests of the page, each with a property of the same name. */
export abstract class OptionsElement extends LitElement {
  static override properties: PropertyDeclarations = {
    variant: REQUEST,
    suits: { ...REQUEST, type: Number },
    houseRules: { ...REQUEST, attribute: 'house-rules' },
    seed: REQUEST,
    controls: REQUEST,
    theme: REQUEST,
    deck: REQUEST,
    hand: REQUEST,
    tap: REQUEST,
    keys: REQUEST,
    motion: REQUEST,
    storage: REQUEST,
    definition: { attribute: false },
  };

  /** Id or another name of the game. */
  declare variant: string;
  /** Number of suits, where the game can be dealt with several; null: the game's usual number. */
  declare suits: number | null;
  /** House rules for games to come: `deal-on-gaps`, `reach-any`. */
  declare houseRules: string;
  /** Deal number, `ms` number, `daily` or any text; null: a random deal. */
  declare seed: string | null;
  /** Which controls are shown: `full`, `minimal` or `none`. */
  declare controls: string;
  /** Colours: `auto` (as the system), `light`, `dark` or `contrast`. */
  declare theme: string;
  /** Faces: any of `four-colour` and `large`. */
  declare deck: string;
  /** The hand that plays, `right` or `left`: where the stock lies. */
  declare hand: string;
  /** What a tap does: `smart` moves where it can, `pick` always picks up. */
  declare tap: string;
  /** Whether letters and arrows are keys of the game: `on` or `off`. */
  declare keys: string;
  /** How things move: `auto` (as the system wishes), `fast` or `off`. */
  declare motion: string;
  /** Name under which the game is kept, or `off`; empty: the path of the page. */
  declare storage: string;
  /** A game of one's own; it is validated, and one that cannot be played leaves the table as it is. */
  declare definition: GameDefinition | null;

  constructor() {
    super();
    this.variant = 'spider';
    this.suits = this.seed = this.definition = null;
    this.houseRules = this.deck = this.storage = '';
    for (const name of Object.keys(CHOICES) as (keyof Choices)[]) this[name] = CHOICES[name][0];
  }

  /** The value of an attribute; an unknown one is the default, after a warning. */
  protected choice<N extends keyof Choices>(name: N): Choices[N][number] {
    const allowed: readonly Choices[N][number][] = CHOICES[name];
    const known = allowed.find((entry) => entry === this[name]);
    if (known === undefined) warnOnce(name, this[name], allowed);
    return known ?? allowed[0]!;
  }

  /** The known words of an attribute; the others are left out, after a warning. */
  protected tokens<N extends keyof Tokens>(name: N): Tokens[N][number][] {
    const words = this[name].split(/\s+/).filter(Boolean);
    const allowed: readonly Tokens[N][number][] = TOKENS[name];
    return words.flatMap((word) => {
      const known = allowed.find((entry) => entry === word);
      if (known === undefined) warnOnce(name, word, allowed);
      return known ?? [];
    });
  }
}
