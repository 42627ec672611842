import { css } from 'lit';

/**
 * Cards face up. `--card-w` and `--card-h` (px) size them. The index is 18.5 % of the width high, on cards under 60 px
 * (those with an emblem) up to 14 px; `--index` (px) overrides that, and `--strip` (px, what the next card leaves free)
 * shrinks it until it fits.
 */
export const cardStyles = css`
  .card,
  .slot {
    --_face: var(--spider-card-color, #fffdf8);
    display: block;
    position: relative;
    box-sizing: border-box;
    inline-size: var(--card-w);
    block-size: var(--card-h);
    margin: 0;
    padding: 0;
    border: 1px solid var(--spider-card-border, #0004);
    border-radius: var(--spider-card-radius, calc(var(--card-w) * 0.07));
  }
  .card {
    --_index: min(
      var(
        --index,
        max(var(--card-w) * 0.185, min(14px, var(--card-w) * 0.45, (60px - var(--card-w)) * 99))
      ),
      var(--strip, 99px) - 2px
    );
    --_ring: #0000;
    background: var(--_face);
    box-shadow:
      0 0 0 3px var(--_ring),
      0 1px 3px #0006;
    direction: ltr;
    forced-color-adjust: none;
  }
  .clubs {
    --_ink: var(--spider-suit-clubs, #1a1f2e);
    --_hair: #8c4a26;
  }
  .spades {
    --_ink: var(--spider-suit-spades, #1a1f2e);
    --_hair: #4d3526;
  }
  .hearts {
    --_ink: var(--spider-suit-hearts, #c4162d);
    --_hair: #d9973f;
  }
  .diamonds {
    --_ink: var(--spider-suit-diamonds, #c4162d);
    --_hair: #70492c;
  }
  .index,
  .face {
    position: absolute;
    pointer-events: none;
    fill: none;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .index {
    inset: calc(var(--_index) * 0.12);
    block-size: var(--_index);
  }
  .face {
    inset: -1px;
    inline-size: var(--card-w);
    stroke: #1a1f2e;
    stroke-width: 0.9;
  }
  .rank,
  .rim {
    stroke: var(--_ink);
    stroke-width: 6;
  }
  .r {
    fill: var(--_ink);
    stroke: none;
  }
  .ace {
    fill: var(--_ink);
    stroke: var(--_face);
    stroke-width: 4;
    paint-order: stroke;
  }
  .b {
    fill: var(--spider-court-robe, #2f5aa8);
  }
  .g {
    fill: var(--spider-court-gold, #e9b13b);
  }
  .h {
    fill: var(--_hair);
  }
  .o {
    fill: #d3d7dd;
  }
  .s {
    fill: var(--spider-court-skin, #f7dcc0);
  }
  .w {
    fill: var(--_face);
  }
  .e {
    stroke: var(--_face);
  }
`;
