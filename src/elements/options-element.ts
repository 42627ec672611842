import { LitElement, type PropertyDeclarations } from 'lit';
import { known, wordsOf } from './known.js';
import { HOUSE_RULES } from '../engine/house-rules.js';
import { getPanels } from '../controllers/panels.js';
import type { GameDefinition } from '../engine/definition.js';
import { chooseGame, choiceOf, type ChosenGame } from '../play/choice.js';
import { findVariant, suitNumbers, variants } from '../variants/index.js';
import { currentWishes, onWish, readWishes, takeWishes, type WishName } from '../storage/wishes.js';

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

/** A property that an attribute sets and that is reflected, but never its default. */
const REQUEST = { reflect: true, useDefault: true };

/** The attributes of the table: requests of the page, each with a property of the same name. */
export abstract class OptionsElement extends LitElement {
  static override properties: PropertyDeclarations = {
    variant: REQUEST,
    suits: { ...REQUEST, type: Number },
    houseRules: { ...REQUEST, attribute: 'house-rules' },
    seed: REQUEST,
    games: REQUEST,
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
  /** Ids of the games that players may pick, in order; empty: all. */
  declare games: string;
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
    this.houseRules = this.games = this.deck = this.storage = '';
    this.sound = false;
    for (const name of Object.keys(CHOICES) as Choice[]) this[name] = CHOICES[name][0];
    const { definition } = this;
    if (!definition) return;
    // A page has set it before the element was known.
    delete (this as { definition?: unknown }).definition;
    Object.assign(this, { definition });
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
    takeWishes({ ...currentWishes(), [name]: value }, this.#isKept);
  }

  /**
   * Forgets all wishes of the player: the page decides again.
   *
   * @internal
   */
  forgetWishes(): void {
    takeWishes({}, this.#isKept);
  }

  #definition: GameDefinition | null = null;
  /** What was asked for last, checked or not. */
  #asked: GameDefinition | null = null;

  /**
   * A game of one's own, played instead of `variant`; null for none. It is checked first: one that
   * cannot be played is refused with the field named, and the table keeps the game it has.
   *
   * @fires spider-error - It is refused.
   */
  get definition(): GameDefinition | null {
    return this.#definition;
  }

  set definition(value: GameDefinition | null) {
    this.#asked = value;
    if (value === null) this.#define(null);
    else void this.#check(value);
  }

  async #check(value: GameDefinition): Promise<void> {
    try {
      const copy = structuredClone(value);
      const { validateDefinition } = await getPanels();
      const checked = validateDefinition(copy);
      if (value === this.#asked) this.#define(checked);
    } catch (error) {
      this.definitionRefused(error as Error);
    }
  }

  #define(definition: GameDefinition | null): void {
    this.#definition = definition;
    this.definitionChanged();
  }

  /** Called when another game of one's own is to be played, or none. */
  protected abstract definitionChanged(): void;

  /** Called when a game of one's own cannot be played. */
  protected abstract definitionRefused(error: Error): void;

  /**
   * Ids of the games that players may pick, in order.
   *
   * @internal
   */
  get offered(): readonly string[] {
    if (this.choice('controls') !== 'full') return [];
    const all = Object.keys(variants);
    const asked = wordsOf('games', this.games, all);
    return asked.length > 0 ? asked : all;
  }

  /**
   * House rules that the page asks for, whatever the game.
   *
   * @internal
   */
  get askedRules(): readonly string[] {
    return wordsOf('house-rules', this.houseRules, HOUSE_RULES);
  }

  /**
   * The game that the page asks for; what cannot be is left to its default, after a warning.
   *
   * @internal
   */
  requestedGame(): ChosenGame {
    const base = this.#definition ?? this.#namedGame;
    const asked = Number.isNaN(this.suits) ? this.getAttribute('suits') : this.suits;
    const numbers = suitNumbers(base);
    const suits = asked === null ? undefined : known('suits', asked, numbers, Number);
    const houseRules = this.askedRules;
    return this.#definition
      ? choiceOf(base, { suits, houseRules })
      : chooseGame({ variant: base.id, suits, houseRules });
  }

  get #namedGame(): GameDefinition {
    const variant: unknown = this.variant;
    const named = typeof variant === 'string' ? findVariant(variant) : undefined;
    if (!named) known('variant', variant, Object.keys(variants));
    return named ?? variants['spider']!;
  }

  /** Warns of every value that is unknown. */
  protected checkChoices(): void {
    for (const name of Object.keys(CHOICES) as Choice[]) this.choice(name);
  }
}
