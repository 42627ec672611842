import { css } from 'lit';

/** The table: felt, toolbar, the places of the piles, messages and dialogs. */
export const tableStyles = css`
  :host {
    display: block;
    position: relative;
    color-scheme: light dark;
    min-inline-size: 0;
    text-align: start;
  }
  :host([hidden]) {
    display: none;
  }
  :host([theme='light']) {
    color-scheme: light;
  }
  :host([theme='dark']) {
    color-scheme: dark;
  }
  :host([deck~='four-colour']) {
    --spider-suit-clubs: #146a3a;
    --spider-suit-diamonds: #1f4fb8;
    --spider-court-robe: #6a3d9a;
  }
  .author,
  .window {
    position: absolute;
    inline-size: 0;
    block-size: 100%;
    visibility: hidden;
  }
  .author {
    position: static;
    float: left;
  }
  .window {
    position: fixed;
    block-size: 100dvb;
  }
  .root {
    --_gap: var(--gap, 4px);
    position: relative;
    box-sizing: border-box;
    block-size: 100%;
    min-block-size: inherit;
    overflow: clip;
    padding-block-end: var(--_gap);
    border-radius: var(--spider-radius, 10px);
    background: var(--spider-felt, light-dark(#1f6b4a, #12392b));
    color: var(--spider-text, #fff);
    font: 400 15px/1.3 var(--spider-font, system-ui, sans-serif);
    font-style: normal;
    letter-spacing: normal;
    text-transform: none;
    word-spacing: normal;
    cursor: default;
    -webkit-tap-highlight-color: transparent;
  }
  .root.scrolls {
    overflow: hidden auto;
  }
  .toolbar,
  .toolbar > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 2px 6px;
  }
  .toolbar {
    padding: 6px max(6px, var(--_gap));
  }
  .toolbar span {
    padding-inline: 4px;
    font-size: 14px;
    font-variant-numeric: tabular-nums;
  }
  .button {
    box-sizing: border-box;
    min-block-size: 36px;
    min-inline-size: 44px;
    margin: 0;
    padding: 0 12px;
    border: 1px solid #fff5;
    border-radius: 99px;
    background: #0003;
    color: inherit;
    font: inherit;
    cursor: pointer;
    touch-action: manipulation;
    user-select: none;
  }
  .button:hover {
    background: #0005;
  }
  .button[aria-disabled='true'] {
    opacity: 0.55;
  }
  .button:focus-visible {
    outline: 3px solid var(--spider-focus, #fff);
    outline-offset: 1px;
  }
  @media (pointer: coarse) {
    .button {
      min-block-size: 44px;
    }
  }
  .table {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: var(--_gap);
    padding-inline: var(--_gap);
  }
  .rail,
  .row {
    display: flex;
    gap: var(--_gap);
    inline-size: var(--row-w);
  }
  .rail {
    block-size: var(--card-h);
  }
  .row > * {
    flex: none;
    inline-size: var(--card-w);
  }
  .row.columns {
    block-size: var(--column-h);
  }
  .homes {
    display: flex;
    flex: 1;
  }
  .homes > * {
    flex: none;
    inline-size: var(--pitch);
  }
  .left .rail,
  .left .toolbar {
    flex-direction: row-reverse;
  }
  .side .table {
    display: grid;
    grid-template-columns: auto auto;
    grid-auto-flow: dense;
    justify-content: center;
  }
  .side .row {
    grid-column: 1;
  }
  .side .rail {
    grid-area: 1 / 2 / span 3;
    flex-direction: column;
    inline-size: var(--card-w);
    block-size: auto;
  }
  .side.left .row {
    grid-column: 2;
  }
  .side.left .rail {
    grid-column: 1;
  }
  .side {
    --lap: -1;
  }
  .side .homes {
    flex-direction: column;
    order: 1;
  }
  .side .homes > * {
    block-size: var(--pitch);
    inline-size: auto;
  }
  .status {
    position: absolute;
    inset: auto 0 10px;
    inline-size: fit-content;
    max-inline-size: min(90%, 36em);
    margin-inline: auto;
    padding: 5px 14px;
    border-radius: 18px;
    background: #0b1712d9;
    color: #fff;
    font-size: 14px;
    pointer-events: none;
    z-index: 7;
  }
  .status:empty {
    visibility: hidden;
  }
  dialog {
    max-inline-size: min(90%, 26em);
    padding: 20px 24px;
    border: 0;
    border-radius: 16px;
    background: light-dark(#fffdf8, #1d2b26);
    color: light-dark(#10182b, #f2efe6);
    box-shadow: 0 12px 40px #0008;
  }
  dialog::backdrop {
    background: #0006;
  }
  dialog .button {
    border-color: currentcolor;
    background: none;
  }
  h2 {
    margin: 0 0 8px;
    font-size: 20px;
  }
  p,
  dl {
    margin: 0 0 16px;
  }
  dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 2px 16px;
  }
  dt {
    font-weight: 600;
  }
  dd {
    margin: 0;
  }
  @media (forced-colors: active) {
    .root,
    .status,
    .button {
      border: 1px solid;
    }
  }
`;
