import { LitElement, type PropertyDeclarations } from 'lit';
import { quote } from '../engine/notation.js';
import { HOUSE_RULES } from '../engine/house-rules.js';
import { chooseGame, type ChosenGame } from '../play/choice.js';
import { findVariant, suitNumbers, variants } from '../variants/index.js';
import {
  currentWishes,
  forgetWishes,
  onWish,
  readWishes,
  takeWish,
  type WishName,
} from '../storage/wishes.js';

/** What an attribute may hold, the default first. */
const CHOICES = {
  controls: ['full', 'minimal', 'none'],
  theme: ['auto', 'light', 'dark', 'contrast'],
  hand: ['right', 'left'],
  tap: ['smart', 'pick'],
  keys: ['on', 'off'],
  motion: ['auto', 'fast', 'off'],
} as const;

const DECKS = ['four-colour', 'large'];

/** Backs that a player chooses from, the usual one first; a page brings its own by slot or property. */
const BACKS = ['web', 'lattice', 'waves', 'plain'] as const;

type Choices = typeof CHOICES;
type Choice = keyof Choices;

const told = new Set<string>();

function warnOnce(message: string): void {
  if (!told.has(message)) console.warn(`<spider-solitaire> ${message}`);
  told.add(message);
}

function known<T>(
  name: string,
  value: unknown,
  allowed: readonly T[],
  read = (given: unknown): unknown => given,
): T | undefined {
  const found = allowed.find((entry) => entry === read(value));
  if (found === undefined) {
    warnOnce(`${name}: ${quote(value)} is unknown; allowed is ${allowed.join(', ')}`);
  }
  return found;
}

function wordsOf(name: string, value: unknown, allowed: readonly string[]): string[] {
  const words = (typeof value === 'string' ? value : '').split(/\s+/);
  return words.filter((word) => word && known(name, word, allowed));
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
    sound: { ...REQUEST, type: Boolean },
    storage: REQUEST,
  };

  /** Id or another name of the game. */
  declare variant: string;
  /** Number of suits, where the game can be dealt with several; absent: the game's usual number. */
  declare suits: number | null;
  /** House rules for games to come: `deal-on-gaps`, `reach-any`. */
  declare houseRules: string;
  /** Deal number, `ms` number, `daily` or any text; absent: a random deal. */
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
  /** Whether the game can be heard. */
  declare sound: boolean;
  /** Name under which the game is kept, or `off`; empty: the path of the page. */
  declare storage: string;

  constructor() {
    super();
    this.variant = 'spider';
    this.suits = this.seed = null;
    this.houseRules = this.deck = this.storage = '';
    this.sound = false;
    for (const name of Object.keys(CHOICES) as Choice[]) this[name] = CHOICES[name][0];
  }

  #endWishes: (() => void) | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#endWishes = onWish(() => {
      this.requestUpdate();
    });
    if (this.#isKept) void readWishes();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#endWishes?.();
  }

  get #isKept(): boolean {
    return this.storage !== 'off';
  }

  /** What is in force: the player's wish, or else the attribute; an unknown value is the default, after a warning. */
  protected choice<N extends Choice>(name: N): Choices[N][number] {
    const allowed: readonly Choices[N][number][] = CHOICES[name];
    const wish = (currentWishes() as Readonly<Record<string, string>>)[name];
    const asked = known(name, this[name], allowed) ?? allowed[0]!;
    return allowed.find((value) => value === wish) ?? asked;
  }

  /** Tokens of the deck. */
  protected get deckTokens(): string[] {
    return wordsOf('deck', currentWishes().deck ?? this.deck, DECKS);
  }

  /**
   * What is in force: the player's wish, or else what the page asks for.
   *
   * @internal
   */
  wishFor(name: WishName): string {
    const wishes = currentWishes();
    if (name === 'deck') return this.deckTokens.join(' ');
    if (name === 'sound') return wishes.sound ?? (this.sound ? 'on' : 'off');
    if (name === 'back') return BACKS.find((back) => back === wishes.back) ?? BACKS[0];
    return this.choice(name);
  }

  /**
   * Takes a wish of the player, for every table of the page.
   *
   * @internal
   */
  wish(name: WishName, value: string): void {
    takeWish(name, value, this.#isKept);
  }

  /**
   * Forgets all wishes of the player: the page decides again.
   *
   * @internal
   */
  forgetWishes(): void {
    forgetWishes(this.#isKept);
  }

  /**
   * The game that the attributes ask for; what cannot be is left to its default, after a warning.
   *
   * @internal
   */
  requestedGame(): ChosenGame {
    const variant: unknown = this.variant;
    const named = typeof variant === 'string' ? findVariant(variant) : undefined;
    if (!named) known('variant', this.variant, Object.keys(variants));
    const { id } = named ?? variants['spider']!;
    const asked = this.getAttribute('suits') ?? this.suits;
    const numbers = suitNumbers(variants[id]!);
    return chooseGame({
      variant: id,
      suits: asked === null ? undefined : known('suits', asked, numbers, Number),
      houseRules: wordsOf('house-rules', this.houseRules, HOUSE_RULES),
    });
  }

  /** Warns of every value that is unknown. */
  protected checkChoices(): void {
    for (const name of Object.keys(CHOICES) as Choice[]) this.choice(name);
  }
}
