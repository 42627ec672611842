import { css } from 'lit';

/**
 * Styles of cards, backs, states and empty places, for every shadow root that shows cards.
 *
 * `--card-w` and `--card-h` (px) size a card. The corner index is `--index` (px) high; `--strip` (px, what the next
 * card leaves free) shrinks it until it fits. The single letters are the parts of a drawing.
 */
export const artStyles = css`
  .card,
  .slot {
    --_face: var(--spider-card-color, light-dark(#fffdf8, #ebe6da));
    display: block;
    position: relative;
    box-sizing: border-box;
    width: var(--card-w);
    height: var(--card-h);
    border: 1px solid;
    border-radius: var(--spider-card-radius, 7%/5%);
    background-color: transparent;
  }
  .slot {
    --_ink: currentColor;
    color: var(--spider-slot, #ffffff9c);
  }
  .card {
    border-color: var(--spider-card-border, #0004);
    background-color: var(--_face);
    box-shadow: 0 1px 3px #0006;
    forced-color-adjust: none;
  }

  /*
   * The back of the page's slot, else the pattern of its property, else the one of the player, else a web; all of
   * them drawn by gradients alone.
   */
  .down {
    /* Squeezed to a few px, it still shows its ground. */
    border: min(var(--card-w) * 0.04, var(--fan-down, 99px) * 0.4) solid var(--_face);
    background:
      var(
        --_back,
        var(
          --spider-back-pattern,
          var(
            --_pattern,
            repeating-conic-gradient(#0000 0 14deg, currentColor 15deg, #0000 16deg 30deg),
            repeating-radial-gradient(#0000 0 11%, currentColor 12%, #0000 13%)
          )
        )
      ),
      var(--spider-back, light-dark(#25427f, #1f3769));
    color: var(--spider-back-ink, #9db4e6);
  }
  .web {
    --_pattern: initial;
  }
  .lattice {
    --_pattern:
      repeating-linear-gradient(45deg, #0000 0 8%, currentColor 9%, #0000 10%),
      repeating-linear-gradient(-45deg, #0000 0 8%, currentColor 9%, #0000 10%);
  }
  .waves {
    --_pattern: repeating-radial-gradient(
        circle at 50% 100%,
        #0000 0 8%,
        currentColor 10% 12%,
        #0000 14%
      )
      0 0 / 33.4% 20%;
  }
  .plain {
    --_pattern: linear-gradient(#0000, #0002);
  }

  /*
   * Focus is a shadow and the state of a card an outline, so that both show. Forced colours drop shadows of places
   * and show their clear outline instead.
   */
  :focus-visible {
    outline: 3px solid #0000;
    box-shadow:
      0 0 0 3px #1a1f2e,
      0 0 0 6px var(--spider-focus, #fff);
  }
  .held {
    outline: 3px solid var(--spider-selected, #ffc62e);
    translate: 0 -4px;
  }
  .peek {
    z-index: 6;
  }
  @media (forced-colors: active) {
    .card {
      --spider-selected: Highlight;
    }
  }

  .clubs {
    --_ink: var(--spider-suit-clubs, var(--_clubs, #1a1f2e));
  }
  .spades {
    --_ink: var(--spider-suit-spades, #1a1f2e);
  }
  .hearts {
    --_ink: var(--spider-suit-hearts, #c4162d);
  }
  .diamonds {
    --_ink: var(--spider-suit-diamonds, var(--_diamonds, #c4162d));
  }
  svg {
    position: absolute;
    top: -1px;
    left: -1px;
    pointer-events: none;
    overflow: visible;
    fill: none;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .index {
    height: min(var(--index) * 1.2, var(--strip, 99px));
  }
  .face {
    width: var(--card-w);
    stroke: #1a1f2e;
    stroke-width: 0.9;
  }
  .r {
    fill: var(--_ink);
    stroke: none;
  }
  .i {
    stroke: var(--_ink);
    stroke-width: 6;
  }
  .a {
    fill: var(--_ink);
    stroke: var(--_face);
    stroke-width: 4;
    paint-order: stroke;
  }
  .b {
    fill: var(--spider-court-robe, var(--_robe, #2f5aa8));
  }
  .g {
    fill: var(--spider-court-gold, #e9b13b);
  }
  .s {
    fill: var(--spider-court-skin, #f7dcc0);
  }
  .h {
    fill: #532;
  }
  .hearts .h {
    fill: #d94;
  }
  .o {
    fill: #d3d7dd;
  }
  .w {
    fill: var(--_face);
  }
  .e {
    stroke: var(--_face);
  }
`;
