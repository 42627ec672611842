import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Playing time: runs from the first action to the win, while the table is connected and in view. */
export class Clock implements ReactiveController {
  readonly #host: ReactiveControllerHost & Node;
  #before = 0;
  #since = 0;
  #isOn = false;
  #runs = false;

  constructor(host: ReactiveControllerHost & Node) {
    this.#host = host;
    host.addController(this);
  }

  /** Milliseconds played so far. */
  get elapsed(): number {
    return Math.round(this.#before + (this.#runs ? performance.now() - this.#since : 0));
  }

  /** Lets the time go on or stops it, from a given time on if one is given. */
  run(isOn: boolean, elapsed = this.elapsed): void {
    this.#before = elapsed;
    this.#since = performance.now();
    this.#isOn = isOn;
    this.#runs = isOn && this.#host.isConnected && !document.hidden;
  }

  readonly #look = (): void => {
    this.run(this.#isOn);
  };

  hostConnected(): void {
    document.addEventListener('visibilitychange', this.#look);
    this.#look();
  }

  hostDisconnected(): void {
    document.removeEventListener('visibilitychange', this.#look);
    this.#look();
  }
}
