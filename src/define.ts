import { SpiderColumn } from './elements/spider-column.js';
import { SpiderFoundation } from './elements/spider-foundation.js';
import { SpiderReserve } from './elements/spider-reserve.js';
import { SpiderSolitaire } from './elements/spider-solitaire.js';
import { SpiderStock } from './elements/spider-stock.js';
import { VERSION } from './version.js';

declare global {
  interface HTMLElementTagNameMap {
    'spider-solitaire': SpiderSolitaire;
    'spider-column': SpiderColumn;
    'spider-stock': SpiderStock;
    'spider-foundation': SpiderFoundation;
    'spider-reserve': SpiderReserve;
  }
}

// The table comes last: it upgrades what stands on the page, and then needs its parts.
const ELEMENTS = {
  'spider-column': SpiderColumn,
  'spider-stock': SpiderStock,
  'spider-foundation': SpiderFoundation,
  'spider-reserve': SpiderReserve,
  'spider-solitaire': SpiderSolitaire,
};

/** Defines the elements, unless another copy of the script was first: then that one stays. */
function define(): void {
  const { customElements } = globalThis as { customElements?: CustomElementRegistry };
  if (!customElements) return;
  if (Object.keys(ELEMENTS).some((tag) => customElements.get(tag))) {
    console.warn(`<spider-solitaire> ${VERSION} is not needed: the page has loaded it before`);
    return;
  }
  for (const [tag, element] of Object.entries(ELEMENTS)) customElements.define(tag, element);
}

define();
