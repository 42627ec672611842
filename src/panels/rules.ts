import type { TemplateResult } from 'lit';
import { glossary, guideFor } from '../guide/index.js';
import type { Panel, PanelTable } from './panel.js';
import { en } from './words.js';

/** How the chosen game is played, composed from its definition, with advice and the words of the game. */
export function rules({ html, variants, draft, choice, ...table }: PanelTable): Panel {
  const definition = variants[draft.variant] ?? choice.definition;
  const { suits, houseRules } = draft;
  const guide = guideFor(definition, Object.values(variants), { suits, houseRules });
  const { name, difficulty, kin, sections, special, advice } = guide;
  const back = (): void => {
    table.open('games');
  };
  const paragraph = (text: string | undefined): TemplateResult | '' => {
    return text === undefined ? '' : html`<p>${text}</p>`;
  };
  return {
    title: name,
    content: html`<div class="list" tabindex="0">
        ${paragraph(difficulty && en.difficulties[difficulty])} ${paragraph(kin)}
        ${sections.map(
          ({ heading, sentences }) =>
            html`<h3>${heading}</h3>
              <p>${sentences.join(' ')}</p>`,
        )}
        ${paragraph(special)}
        ${
          advice === undefined
            ? ''
            : html`<h3>${en.advice}</h3>
                <p>${advice}</p>`
        }
        <h3>${en.glossary}</h3>
        <dl>
          ${Object.entries(glossary).map(
            ([term, meaning]) =>
              html`<dt>${term}</dt>
                <dd>${meaning}</dd>`,
          )}
        </dl>
      </div>
      <button class="button" type="button" @click=${back}>${en.games}</button>
      <button class="button" autofocus>${en.close}</button>`,
  };
}
