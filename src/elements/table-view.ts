import { html, nothing, type TemplateResult } from 'lit';
import type { Geometry } from '../board/geometry.js';
import type { Rules } from '../engine/rules.js';
import { EXPORTED_PARTS } from './parts.js';

function column(pile: number): TemplateResult {
  return html`<spider-column
    .pile=${pile}
    exportparts=${EXPORTED_PARTS}
    part="column"
  ></spider-column>`;
}

function foundation(pile: number): TemplateResult {
  return html`<spider-foundation
    .pile=${pile}
    exportparts=${EXPORTED_PARTS}
    part="foundation"
  ></spider-foundation>`;
}

function reserve(pile: number): TemplateResult {
  return html`<spider-reserve
    .pile=${pile}
    exportparts=${EXPORTED_PARTS}
    part="reserve"
  ></spider-reserve>`;
}

function stock(pile: number): TemplateResult {
  return html`<spider-stock .pile=${pile} exportparts=${EXPORTED_PARTS}></spider-stock>`;
}

/** Whether a game ever has a stock on the table. */
function hasStock({ definition }: Rules): boolean {
  return definition.stock.deal !== 'none';
}

function rail(rules: Rules): TemplateResult | typeof nothing {
  const { foundations, waste, stock: stockPile } = rules.layout;
  if (foundations.length === 0 && waste < 0 && !hasStock(rules)) return nothing;
  return html`<div class="rail">
    <div class="homes" part="foundations">${foundations.map(foundation)}</div>
    ${waste < 0 ? nothing : reserve(waste)} ${hasStock(rules) ? stock(stockPile) : nothing}
  </div>`;
}

function row(columns: readonly number[]): TemplateResult {
  return html`<div class="row columns" part="tableau">${columns.map(column)}</div>`;
}

/** The places of all piles: foundations and stock, the columns in their rows, the reserves. */
export function table(rules: Rules): TemplateResult {
  const { columns, reserves } = rules.layout;
  const perRow = columns.length / rules.definition.rows;
  const [first, ...others] = Array.from({ length: rules.definition.rows }, (_, i) =>
    columns.slice(i * perRow, (i + 1) * perRow),
  );
  const places =
    rules.definition.rows > 1 ? [row(first!), rail(rules)] : [rail(rules), row(first!)];
  return html`<div class="table">
    ${places} ${others.map(row)}
    ${
      reserves.length > 0
        ? html`<div class="row" part="reserves">${reserves.map(reserve)}</div>`
        : nothing
    }
  </div>`;
}

/** Tells the styles where everything goes. */
export function placeTable({ style }: HTMLElement, geometry: Geometry): void {
  const { cardWidth, cardHeight, gap, index, pitch, lap } = geometry;
  const lengths = {
    '--card-w': cardWidth,
    '--card-h': cardHeight,
    '--gap': gap,
    '--index': index,
    '--pitch': pitch,
    '--column-h': geometry.columnHeight,
    '--row-w': geometry.rowWidth,
    '--rail-w': geometry.railWidth,
  };
  for (const [name, length] of Object.entries(lengths)) style.setProperty(name, `${length}px`);
  style.setProperty('--lap', `${lap - 1}`);
}

/** How a message goes. Until then it costs no frames: an animation that waits is not drawn. */
const FADING = { opacity: [1, 0] };
const TIMING: KeyframeAnimationOptions = { delay: 8000, duration: 1000, fill: 'backwards' };

/** Lets a message be seen for a while. Returns what makes it go. */
export function letFade(message: Element): Animation {
  return message.animate(FADING, TIMING);
}
