import type { LitElement, ReactiveController } from 'lit';
import type { Room } from '../board/geometry.js';

type Probe = HTMLElement | null | undefined;

/** What the room is measured by: width, the author's height, the window's height, the author's lengths, piles, controls. */
const PROBES = ['.width', '.author', '.window', '.lengths', '.table', '.toolbar'];
/** A table without anything has no more height than this, in px. */
const BARE = 26;

/** Whether a height is not just that of the table itself, to which boxes of flex and grid stretch it. */
function isForeign(height: number, table: Probe, toolbar: Probe): boolean {
  const [first, last] = [toolbar ?? table, table ?? toolbar];
  if (!first || !last) return height > BARE;
  return Math.abs(first.offsetTop + last.offsetTop + last.offsetHeight - height) > 2;
}

/** Watches the room that a table has, by elements that it draws; never writes anything. */
export class RoomController implements ReactiveController {
  readonly #host: LitElement;
  #observer: ResizeObserver | undefined;
  #watched: readonly unknown[] = [];
  /** The room there is; undefined until it is known. */
  room: Omit<Room, 'largeIndex'> | undefined;

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }

  get #probes(): readonly (HTMLElement | null)[] {
    return PROBES.map((name) => this.#host.renderRoot.querySelector<HTMLElement>(name));
  }

  readonly #measure = (): void => {
    const [line, author, window, ruler, table, toolbar] = this.#probes;
    const width = line!.clientWidth;
    if (width === 0) return;
    const asked = author!.clientHeight;
    const fixed = asked > 0 && (this.room?.fixed === true || isForeign(asked, table, toolbar));
    const height = fixed ? asked : window!.clientHeight;
    const { columnGap, rowGap, textIndent } = getComputedStyle(ruler!);
    const lengths = [columnGap, rowGap, textIndent].map(parseFloat);
    const next = { width, height, fixed, controls: toolbar?.offsetHeight ?? 0, lengths };
    if (JSON.stringify(next) === JSON.stringify(this.room)) return;
    this.room = next;
    this.#host.requestUpdate();
  };

  hostUpdated(): void {
    const probes = this.#probes;
    if (probes.every((probe, i) => probe === this.#watched[i])) return;
    this.hostDisconnected();
    this.#watched = probes;
    this.#observer = new ResizeObserver(this.#measure);
    for (const probe of probes) if (probe) this.#observer.observe(probe);
    // The first time, the room is known a frame earlier than the observer tells it.
    if (!this.room && probes.at(-1)) this.#measure();
  }

  hostConnected(): void {
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#watched = [];
  }
}
