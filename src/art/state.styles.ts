import { css } from 'lit';

/** States of a card (focus, hint, held, dragged), the empty place, and forced colours. */
export const stateStyles = css`
  .slot {
    --_ink: var(--spider-slot, #ffffff9c);
    border-color: var(--_ink);
  }
  .card.hint {
    outline: 3px dashed var(--spider-hint, #ffc62e);
  }
  .card:focus-visible {
    --_ring: #10182b;
    outline: 3px solid var(--spider-focus, #fff);
    outline-offset: 3px;
  }
  .card.held {
    --_ring: var(--spider-selected, #ffc62e);
    translate: 0 -4px;
  }
  .card.dragging {
    box-shadow: 0 10px 24px #0009;
  }
  @media (forced-colors: active) {
    .slot {
      --_ink: GrayText;
    }
    .card {
      border-color: #000;
    }
    .card.held {
      --_ring: Highlight;
    }
    .card.hint,
    .card:focus-visible {
      outline-color: Highlight;
    }
  }
`;
