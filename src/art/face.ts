import { html, svg, type TemplateResult } from 'lit';
import { COURTS, HEADGEAR } from './courts.js';
import { pips } from './pips.js';
import { RANKS, rankOf } from './ranks.js';
import { place, suitOf } from './suits.js';

const path = (kind: string, data: string) => svg`<path class=${kind} d=${data}></path>`;

const drawing = (kind: string, box: string, content: unknown): TemplateResult =>
  html`<svg class=${kind} viewBox=${box} aria-hidden="true">${content}</svg>`;

const face = (content: unknown): TemplateResult => drawing('face', '0 0 100 140', content);

/** Rank and suit side by side, in a box of 76 by 40 units. */
const mark = (card: number) => [
  svg`<path class="rank" d=${RANKS[rankOf(card)]} transform="translate(5 3)"></path>`,
  path('r', place(suitOf(card), 54, 20, 35)),
];

const ace = (suit: number) => ['rim', 'ace'].map((kind) => path(kind, place(suit, 50, 70, 54)));

/** One path per part of a court; what the suit colours as robe also carries the pip. */
const parts = (list: readonly string[], pip = '') =>
  list.map((part) => path(part.charAt(0), part.slice(1) + (part.startsWith('r') ? pip : '')));

const court = (card: number) => {
  const half = parts(COURTS[rankOf(card) - 10] ?? [], place(suitOf(card), 20.5, 42, 17));
  return [
    half,
    svg`<g transform="rotate(180 50 70)">${half}</g>`,
    path('g', 'M7 53 93 77v10L7 63z'),
    path('l', 'M44 7h49v105h-37v21h-49v-105h37zM7 55 93 79M7 61 93 85'),
  ];
};

const picture = (card: number, rank: number) =>
  rank > 9 ? court(card) : rank ? path('r', pips(card)) : ace(suitOf(card));

const remembered = (draw: (card: number) => TemplateResult) => {
  const drawn: TemplateResult[] = [];
  return (card: number): TemplateResult => (drawn[card & 63] ??= draw(card & 63));
};

/** The corner index, rank and suit side by side, as `svg.index`; its height is the CSS length `--index`. */
export const cardIndex = remembered((card) => drawing('index', '0 0 76 40', mark(card)));

/** The face of a full card (from about 60 px width): pips or court and the turned index, as `svg.face`. */
export const cardFace = remembered((card) =>
  face([
    picture(card, rankOf(card)),
    svg`<g transform="matrix(-.46 0 0 -.46 97 137)">${mark(card)}</g>`,
  ]),
);

/** The face of a small card: one large suit under the index, courts crowned, as `svg.face`. */
export const cardEmblem = remembered((card) => {
  const hat = HEADGEAR[rankOf(card) - 10];
  return face([
    path('r', place(suitOf(card), 50, hat ? 104 : 94, hat ? 44 : 60)),
    hat && svg`<g transform="matrix(1.5 0 0 1.5 -49 44)">${parts(hat)}</g>`,
  ]);
});

/**
 * One suit alone (0 clubs, 1 spades, 2 hearts, 3 diamonds) in the middle of a card, as `svg.face`. It takes the ink of
 * the element around it: pale in a `.slot`, coloured under a suit class.
 */
export const suitMark = (suit: number): TemplateResult => face(path('r', place(suit, 50, 70, 44)));
