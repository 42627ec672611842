import type { GameDefinition, HouseRule } from './definition.js';

const changes: Record<HouseRule, (definition: GameDefinition) => GameDefinition> = {
  'deal-on-gaps': (definition) =>
    definition.stock.needsFilledColumns
      ? { ...definition, stock: { ...definition.stock, needsFilledColumns: false } }
      : definition,
  'reach-any': (definition) =>
    definition.foundationReach ? { ...definition, foundationReach: null } : definition,
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
  return HOUSE_RULES.filter(
    (rule) => rules.includes(rule) && changes[rule](definition) !== definition,
  );
}

/** The definition as house rules change it; the same object if none does. */
export function withHouseRules(
  definition: GameDefinition,
  rules: readonly HouseRule[],
): GameDefinition {
  return rules.reduce((changed, rule) => changes[rule](changed), definition);
}
