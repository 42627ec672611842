// Named so that the build shrinks it; the panels carry no Lit.
const css = String.raw;

/** Styles of the dialog and what it holds, added to the table when it is opened first. */
export const panelCss = css`
  dialog {
    box-sizing: border-box;
    max-inline-size: 26em;
    max-block-size: calc(100dvb - 24px);
    padding: 20px 24px;
    overflow: auto;
    scroll-padding: 60px;
    border: 0;
    border-radius: 16px;
    --_accent: var(--spider-accent, light-dark(#1f6b4a, #9fe0c0));
    background: var(--spider-dialog, light-dark(#fffdf8, #1d2b26));
    color: var(--spider-dialog-text, light-dark(#10182b, #f2efe6));
  }
  dialog::backdrop {
    background: #0006;
  }
  h2 {
    margin: 0 0 12px;
    font-size: 20px;
  }
  dialog .button {
    margin: 0 0 4px;
    border-color: currentcolor;
    background: none;
  }
  dialog [autofocus] {
    position: sticky;
    inset-block-end: 0;
    border-color: #0000;
    background: var(--_accent);
    color: light-dark(#fff, #10182b);
  }
  fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 6px;
    margin: 0 0 12px;
    padding: 0;
    border: 0;
  }
  legend {
    margin-block-end: 4px;
    font-weight: 600;
  }
  label {
    display: flex;
    align-items: center;
    gap: 6px;
    min-block-size: 36px;
    padding-inline: 10px 14px;
    border: 1px solid light-dark(#0002, #fff3);
    border-radius: 99px;
    cursor: pointer;
  }
  [type='search'] {
    inline-size: 100%;
    box-sizing: border-box;
    block-size: 40px;
    margin-block-end: 10px;
    padding-inline: 14px;
    border: 1px solid light-dark(#0004, #fff5);
    border-radius: 99px;
    background: none;
    color: inherit;
    font: inherit;
  }
  h3 {
    margin: 12px 0 2px;
    font-size: 15px;
  }
  p {
    margin: 0 0 6px;
  }
  dt {
    font-weight: 600;
  }
  .list {
    max-block-size: min(44dvb, 24em);
    margin-block-end: 12px;
    padding: 2px;
    overflow: auto;
  }
  label .card {
    --card-w: 22px;
    --card-h: 30px;
  }
  label:has(:checked) {
    border-color: currentcolor;
    background: light-dark(#0000000f, #ffffff1f);
  }
  label:has(:focus-visible) {
    outline: 3px solid var(--_accent);
  }
  input:not([type='search']) {
    accent-color: var(--_accent);
    margin: 0;
    inline-size: 18px;
    block-size: 18px;
  }
  dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 4px 16px;
    margin: 0 0 16px;
  }
  dd {
    margin: 0;
  }
  .result {
    grid-template-columns: repeat(4, auto);
  }
  .result dd {
    font-size: 24px;
    font-variant-numeric: tabular-nums;
  }
`;
