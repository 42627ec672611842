/** What a frame still needs once its callbacks have run, on slow machines too, in ms. */
const FINISHING = 30;
/** Where nobody looks there are no frames: then this is waited, in ms. */
const UNSEEN = 200;

/** Kept after some milliseconds. */
export function pause(time: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, time));
}

/** Kept when the next frame is on the screen. */
export function painted(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, FINISHING));
    setTimeout(resolve, UNSEEN);
  });
}
