import type { TemplateResult } from 'lit';
import type { Panel, PanelTable } from './panel.js';
import { en } from './words.js';

type ChoiceName = keyof typeof en.choices;

function choice(table: PanelTable, name: ChoiceName): TemplateResult {
  const { html } = table;
  const { caption, values } = en.choices[name];
  const current = table.host.wishFor(name);
  const take = (event: Event): void => {
    table.host.wish(name, (event.target as HTMLInputElement).value);
  };
  return html`<fieldset class=${name}>
    <legend>${caption}</legend>
    ${Object.entries(values).map(
      ([value, label]) =>
        html`<label
          ><input
            type="radio"
            name=${name}
            value=${value}
            .checked=${value === current}
            @change=${take}
          />${name === 'back' ? html`<i class="card down ${value}"></i>` : ''}${label}</label
        >`,
    )}
  </fieldset>`;
}

function tick(
  { html }: PanelTable,
  label: string,
  isOn: boolean,
  take: (isOn: boolean) => void,
): TemplateResult {
  const onChange = (event: Event): void => {
    take((event.target as HTMLInputElement).checked);
  };
  return html`<label
    ><input type="checkbox" .checked=${isOn} @change=${onChange} />${label}</label
  >`;
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
  const staying = (command: () => void) => (event: Event) => {
    event.stopPropagation();
    command();
  };
  const reset = staying(() => table.host.forgetWishes());
  const showRules = staying(() => table.open('rules'));
  const showKeys = staying(() => table.open('keys'));
  const button = (caption: string, command: (event: Event) => void): TemplateResult =>
    html`<button class="button" @click=${command}>${caption}</button>`;
  return {
    title: en.options,
    content: html`${(Object.keys(en.choices) as ChoiceName[]).map((name) => choice(table, name))}
      <fieldset>
        ${deckTick(table, 'four-colour', en.fourColour)} ${deckTick(table, 'large', en.large)}
        ${sound}
      </fieldset>
      ${button(en.reset, reset)} ${button(en.howTo, showRules)} ${button(en.keysTitle, showKeys)}
      ${fillScreen ? button(en.fullScreen, fillScreen) : ''}
      <button class="button" autofocus>${en.close}</button>`,
  };
}
