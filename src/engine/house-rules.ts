import type { GameDefinition, HouseRule } from './definition.js';

/** What each house rule changes, or null where the game has nothing to change. */
const changes: Record<HouseRule, (definition: GameDefinition) => Partial<GameDefinition> | null> = {
  'deal-on-gaps': ({ stock }) =>
    stock.needsFilledColumns ? { stock: { ...stock, needsFilledColumns: false } } : null,
  'reach-any': ({ foundationReach }) => foundationReach && { foundationReach: null },
};

/** Every house rule there is. */
export const HOUSE_RULES = Object.keys(changes) as readonly HouseRule[];

/** Whether a word names a house rule. */
export function isHouseRule(word: string): word is HouseRule {
  return Object.hasOwn(changes, word);
}

/** The house rules of a list that change this game, in a fixed order and each once. */
export function effectiveHouseRules(
  definition: GameDefinition,
  rules: readonly HouseRule[],
): HouseRule[] {
  return HOUSE_RULES.filter((rule) => rules.includes(rule) && changes[rule](definition));
}

/** The definition as house rules change it. */
export function withHouseRules(
  definition: GameDefinition,
  rules: readonly HouseRule[],
): GameDefinition {
  return rules.reduce((changed, rule) => ({ ...changed, ...changes[rule](changed) }), definition);
}
