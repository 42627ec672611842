import type { TemplateResult } from 'lit';
import type { GameDefinition } from '../engine/definition.js';
import { HOUSE_RULES, effectiveHouseRules } from '../engine/house-rules.js';
import type { Panel, PanelTable } from './panel.js';
import { radio, tick } from './fields.js';
import { en, type Kind } from './words.js';

/** To which part of the list a game belongs, by what it is like. */
function kindOf({ packs, lift }: GameDefinition): Kind {
  if (packs > 2) return 'big';
  if (lift === 'faceUp') return 'scorpions';
  return packs === 2 ? 'twoPacks' : 'onePack';
}

/** Lower case without accents and signs, so that searching is easy. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');
}

/** The offered games whose names hold a text. */
function gamesFound({ variants, host }: PanelTable, search: string): GameDefinition[] {
  const wanted = plain(search);
  return host.offered
    .map((id) => variants[id]!)
    .filter(({ name, aliases }) => plain([name, ...aliases].join(' ')).includes(wanted));
}

function chosen(table: PanelTable): GameDefinition {
  return table.variants[table.draft.variant] ?? table.choice.definition;
}

/** The whole family by its kinds, or what the page chose, in its order. */
function list(table: PanelTable, found: readonly GameDefinition[]): unknown {
  const { html, draft, host } = table;
  const kinds = host.games ? [undefined] : (Object.keys(en.kinds) as Kind[]);
  return kinds.map((kind) => {
    const games = found.filter((definition) => !kind || kindOf(definition) === kind);
    if (games.length === 0) return '';
    return html`<fieldset>
      <legend>${kind && en.kinds[kind]}</legend>
      ${games.map(({ id, name }) =>
        radio(table, 'game', name, id === chosen(table).id, () => {
          Object.assign(draft, { variant: id, suits: undefined });
        }),
      )}
    </fieldset>`;
  });
}

function suitChoice(table: PanelTable): TemplateResult | '' {
  const { html, draft } = table;
  const numbers = table.suitNumbers(chosen(table));
  if (numbers.length < 2) return '';
  const current = draft.suits ?? numbers[0];
  return html`<fieldset>
    <legend>${en.suits}</legend>
    ${[...numbers].sort().map((suits) =>
      radio(table, 'suits', suits, suits === current, () => {
        draft.suits = suits;
      }),
    )}
  </fieldset>`;
}

function houseRules(table: PanelTable, game: GameDefinition): TemplateResult | '' {
  const { html, draft } = table;
  const rules = effectiveHouseRules(game, HOUSE_RULES);
  if (rules.length === 0) return '';
  const take = (rule: string) => (isOn: boolean) => {
    const others = draft.houseRules.filter((other) => other !== rule);
    draft.houseRules = isOn ? [...others, rule] : others;
    table.refresh();
  };
  return html`<fieldset>
    <legend>${en.houseRules}</legend>
    ${rules.map((rule) => tick(table, en.rules[rule], draft.houseRules.includes(rule), take(rule)))}
  </fieldset>`;
}

/** The choice of a game: a list to search, suits and house rules, and what is thrown away for it. */
export function games(table: PanelTable): Panel {
  const { html, draft } = table;
  const found = gamesFound(table, draft.search);
  const onSearch = (event: Event): void => {
    draft.search = (event.target as HTMLInputElement).value;
    table.refresh();
  };
  const showRules = (): void => {
    table.open('rules');
  };
  const play = (): void => {
    const { id } = chosen(table);
    const [usual] = table.suitNumbers(chosen(table));
    table.play({ variant: id, suits: draft.suits ?? usual, houseRules: draft.houseRules });
  };
  return {
    title: en.games,
    content: html`<input
        type="search"
        aria-label=${en.search}
        placeholder=${en.search}
        .value=${draft.search}
        @input=${onSearch}
      />
      <div class="list">${found.length > 0 ? list(table, found) : en.nothing}</div>
      ${suitChoice(table)} ${houseRules(table, chosen(table))}
      ${table.question ? html`<p>${table.question}</p>` : ''}
      <button class="button">${en.cancel}</button>
      <button class="button" type="button" @click=${showRules}>${en.howTo}</button>
      <button class="button" autofocus @click=${play}>${en.play(chosen(table).name)}</button>`,
  };
}
