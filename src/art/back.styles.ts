import { css } from 'lit';

/**
 * The card back: a web, drawn by gradients alone. A further back is one more class on the card that sets another
 * `background` in `--_thread`; the pale border belongs to all of them.
 */
export const backStyles = css`
  .down {
    --_thread: var(--spider-back-ink, #9db4e6);
    border: max(1.5px, var(--card-w) * 0.04) solid var(--_face);
    background:
      repeating-conic-gradient(#0000 0 14deg, var(--_thread) 15deg, #0000 16deg 30deg),
      repeating-radial-gradient(#0000 0 11%, var(--_thread) 12.2%, #0000 13.4%),
      var(--spider-back, #25427f);
  }
`;
