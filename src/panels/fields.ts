import type { TemplateResult } from 'lit';
import type { PanelTable } from './panel.js';

/** One of several values, of which one is chosen; the panel is drawn anew when another is. */
export function radio(
  { html, refresh }: PanelTable,
  group: string,
  label: unknown,
  isChosen: boolean,
  choose: () => void,
): TemplateResult {
  const onChange = (): void => {
    choose();
    refresh();
  };
  return html`<label
    ><input type="radio" name=${group} .checked=${isChosen} @change=${onChange} />${label}</label
  >`;
}

/** Something that is on or off. */
export function tick(
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
