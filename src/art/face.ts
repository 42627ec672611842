import { html, type TemplateResult } from 'lit';
import { COURTS, FOLDS, ROBE } from './courts.js';
import { pips } from './pips.js';
import { RANKS, rankOf } from './ranks.js';
import { pip } from './suits.js';

/** A path; the first letter of a part is its class, the rest are its data. */
const path = (part: string) => `<path class="${part[0]}" d="${part.slice(1)}"/>`;

const paths = (parts: readonly string[]) => parts.map(path).join('');

const scaled = (scale: number, x: number, y: number, content: string) =>
  `<g transform="translate(${x} ${y})scale(${scale})">${content}</g>`;

/** A drawing never changes, so it is a template without gaps: the browser copies it in one go. */
const drawing = (kind: string, box: string, content: string): TemplateResult => {
  const text = [`<svg class="${kind}" viewBox="${box}" aria-hidden="true">${content}</svg>`];
  return html(Object.assign(text, { raw: text }));
};

const face = (content: string, kind = 'face'): TemplateResult =>
  drawing(kind, '0 0 100 140', content);

const suit = (card: number, y: number, scale: number) => path(`r${pip(card, 50, y, scale)}`);

/** Rank and suit side by side, 68 by 40 units. */
const mark = (card: number) => paths([`i${RANKS[rankOf(card)]!}`, `r${pip(card, 49, 17, 0.9)}`]);

const picture = (card: number) => {
  const parts = COURTS[rankOf(card) - 10];
  if (!parts) return paths((rankOf(card) ? ['r'] : ['i', 'a']).map((kind) => kind + pips(card)));
  const half = paths([`r${ROBE}${pip(card, 20.5, 42, 0.43)}`, FOLDS, ...parts]);
  return (
    half +
    scaled(-1, 100, 140, half) +
    paths(['gM7 53l86 24v10l-86-24z', 'lM44 7h49v105h-37v21h-49v-105h37zM7 55l86 24M7 61l86 24'])
  );
};

const remembered = (draw: (card: number) => TemplateResult) => {
  const drawn: TemplateResult[] = [];
  return (card: number): TemplateResult => (drawn[card & 63] ??= draw(card));
};

/** The corner index, rank and suit side by side, as `svg.index`; its height is the CSS length `--index`. */
export const cardIndex = remembered((card) => drawing('index', '-12 -10 84 47', mark(card)));

/** The face of a full card (from about 60 px width): pips or court and the turned index, as `svg.face`. */
export const cardFace = remembered((card) =>
  face(picture(card) + scaled(-0.46, 95, 136, mark(card))),
);

/** The face of a small card: one large suit under the index, courts crowned, as `svg.face.emblem`. */
export const cardEmblem = remembered((card) => {
  const hat = COURTS[rankOf(card) - 10]?.slice(-2);
  const content = hat
    ? suit(card, 104, 1.1) + scaled(1.5, -49, 44, paths(hat))
    : suit(card, 94, 1.5);
  return face(content, 'face emblem');
});

/**
 * One suit alone (0 clubs, 1 spades, 2 hearts, 3 diamonds) in the middle of a card, as `svg.face`. It takes the ink of
 * the element around it: pale in a `.slot`, coloured under a suit class.
 */
export const suitMark = remembered((number) => face(suit(number << 4, 70, 1.1)));
