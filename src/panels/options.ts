import type { TemplateResult } from 'lit';
import type { Panel, PanelTable } from './panel.js';
import { radio, tick } from './fields.js';
import { en } from './words.js';

type ChoiceName = keyof typeof en.choices;

function choice(table: PanelTable, name: ChoiceName): TemplateResult {
  const { html } = table;
  const { caption, values } = en.choices[name];
  const current = table.host.wishFor(name);
  return html`<fieldset class=${name}>
    <legend>${caption}</legend>
    ${Object.entries(values).map(([value, label]) => {
      const content = name === 'back' ? html`<i class="card down ${value}"></i>${label}` : label;
      return radio(table, name, content, value === current, () => {
        table.host.wish(name, value);
      });
    })}
  </fieldset>`;
}

function deckTick(table: PanelTable, token: string, label: string): TemplateResult {
  const tokens = table.host.wishFor('deck').split(' ').filter(Boolean);
  return tick(table, label, tokens.includes(token), (isOn) => {
    const others = tokens.filter((other) => other !== token);
    table.host.wish('deck', [...others, ...(isOn ? [token] : [])].join(' '));
  });
}

/** Everything that players can choose; each choice takes effect at once. */
export function options(table: PanelTable): Panel {
  const { html, fillScreen } = table;
  const sound = tick(table, en.sound, table.host.wishFor('sound') === 'on', (isOn) => {
    table.host.wish('sound', isOn ? 'on' : 'off');
  });
  const button = (
    caption: string,
    command: () => void,
    type: 'button' | 'submit' = 'button',
  ): TemplateResult =>
    html`<button class="button" type=${type} @click=${command}>${caption}</button>`;
  return {
    title: en.options,
    content: html`${(Object.keys(en.choices) as ChoiceName[]).map((name) => choice(table, name))}
      <fieldset>
        ${deckTick(table, 'four-colour', en.fourColour)} ${deckTick(table, 'large', en.large)}
        ${sound}
      </fieldset>
      ${button(en.reset, () => table.host.forgetWishes())}
      ${button(en.howTo, () => table.open('rules'))}
      ${button(en.keysTitle, () => table.open('keys'))}
      ${fillScreen ? button(en.fullScreen, fillScreen, 'submit') : ''}
      <button class="button" autofocus>${en.close}</button>`,
  };
}
