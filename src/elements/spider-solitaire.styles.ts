import { css } from 'lit';

/** The table: felt, toolbar, the places of the piles, messages. */
export const tableStyles = css`
  :host {
    display: block;
    color-scheme: light dark;
  }
  :host([hidden]) {
    display: none;
  }
  .author {
    float: left;
    block-size: 100%;
  }
  .window {
    position: fixed;
    block-size: 100dvb;
    max-block-size: inherit;
  }
  .lengths {
    position: fixed;
    /* Lengths that the page may set; a change of any of them is one of the width. */
    column-gap: var(--spider-gap);
    row-gap: var(--spider-fan-up);
    text-indent: var(--spider-fan-down, 0);
    inline-size: calc(
      var(--spider-gap, 0px) + var(--spider-fan-up, 0px) + var(--spider-fan-down, 0px)
    );
  }
  .root {
    all: initial;
    color-scheme: inherit;
    direction: inherit;
    display: block;
    position: relative;
    box-sizing: border-box;
    block-size: 100%;
    min-block-size: inherit;
    overflow: clip;
    padding: clamp(2px, 0.9%, 12px);
    border-radius: var(--spider-radius, 10px);
    background:
      var(--spider-shade, radial-gradient(130% 110% at 50% 0, #ffffff1f, #0000 50%, #0003)),
      var(--spider-felt, light-dark(#1f6b4a, #12392b));
    color: var(--spider-text, #fff);
    font: 15px/1.3 var(--spider-font, system-ui, sans-serif);
    -webkit-tap-highlight-color: transparent;
  }
  .scrolls {
    overflow: hidden auto;
  }
  .light {
    color-scheme: light;
  }
  .dark {
    color-scheme: dark;
  }
  .contrast {
    --spider-felt: #000;
    --spider-shade: none;
    --spider-slot: #fff;
    --spider-card-color: #fff;
    --spider-card-border: #000;
    --_diamonds: #b00020;
    --spider-suit-hearts: #b00020;
  }
  .four-colour {
    --_clubs: #146a3a;
    --_diamonds: #1f4fb8;
    --_robe: #6a3d9a;
  }
  .air {
    position: absolute;
    inset: 0;
    pointer-events: none;
    z-index: 8;
  }
  .toolbar,
  .toolbar > div,
  .table,
  .rail,
  .row,
  .homes {
    display: flex;
    gap: var(--gap);
  }
  .toolbar,
  .toolbar > div {
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 6px;
    padding-block-end: 3px;
  }
  .toolbar {
    justify-content: space-between;
  }
  .toolbar span {
    padding-inline: 4px;
    font-size: 14px;
    font-variant-numeric: tabular-nums;
  }
  .button {
    min-block-size: 38px;
    min-inline-size: 44px;
    padding: 0 12px;
    border: 1px solid #fff5;
    border-radius: 99px;
    background: #0003;
    color: inherit;
    font: inherit;
    cursor: pointer;
    touch-action: manipulation;
    user-select: none;
    -webkit-touch-callout: none;
  }
  @media (max-width: 420px) {
    .button {
      padding: 0 6px;
      font-size: 14px;
    }
    .toolbar > div {
      gap: 2px 4px;
    }
  }
  .button:hover {
    background: #0005;
  }
  .button[aria-disabled='true'] {
    opacity: 0.55;
  }
  .button:focus-visible {
    outline: 3px solid var(--spider-focus, #fff);
  }
  @media (pointer: coarse) {
    .button {
      min-block-size: 44px;
    }
  }
  .table {
    flex-direction: column;
    align-items: center;
    /* Of no width of its own, so that it shrinks with the boxes of flex and grid. */
    inline-size: 0;
    min-inline-size: 100%;
  }
  .row {
    inline-size: var(--row-w);
  }
  .rail {
    inline-size: var(--rail-w);
    block-size: var(--card-h);
  }
  .row > * {
    flex: none;
    inline-size: var(--card-w);
  }
  .columns {
    block-size: var(--column-h);
  }
  .homes {
    flex: 1;
    gap: 0;
    /* The last step holds a gap that the rail has too. */
    min-inline-size: 0;
    /* An index is 1.8 times as wide as high, and shows beside the next foundation. */
    --strip: calc(var(--pitch) / 1.8);
  }
  .homes > * {
    flex: none;
    inline-size: var(--pitch);
  }
  .left :is(.rail, .toolbar) {
    flex-direction: row-reverse;
  }
  .side .table {
    display: grid;
    row-gap: 0;
    justify-content: center;
    align-items: stretch;
    grid-auto-flow: dense;
  }
  .side .row + .row {
    margin-block-start: var(--gap);
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
  .side .homes {
    flex-direction: column;
    order: 1;
    --strip: var(--pitch);
  }
  .side .homes > * {
    block-size: var(--pitch);
  }
  .status {
    position: absolute;
    inset: auto 0 10px;
    inline-size: fit-content;
    max-inline-size: 90%;
    margin: auto;
    padding: 5px 14px;
    border-radius: 18px;
    background: var(--spider-message, #0b1712d9);
    font-size: 14px;
    color: #fff;
    pointer-events: none;
    z-index: 7;
    opacity: 0;
  }
  @media (forced-colors: active) {
    .root,
    .status,
    .button {
      border: 1px solid;
    }
  }
`;
