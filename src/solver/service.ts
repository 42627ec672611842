import { drive, type DriveOptions } from './drive.js';
import type { FromSolver, ServeHere, ToSolver } from './protocol.js';

/** How a solver runs where it is: how long at a time, with how much memory. */
export type Manners = Pick<DriveOptions, 'slice' | 'memory'>;

/** The page's side plays every line through the engine; here it would only be done twice. */
const CHECKED_THERE = (): boolean => true;

/** Answers messages: one task at a time, the newest one. */
export function serveWith(manners: Manners): ServeHere {
  return (send) => {
    let current = 0;
    let stop = new AbortController();
    const sendFor = (id: number, message: FromSolver): void => {
      if (id === current) send(message);
    };
    return (message: ToSolver) => {
      stop.abort();
      if (message.type === 'cancel') return;
      const { id, task } = message;
      const { budget, ...problem } = task;
      current = id;
      stop = new AbortController();
      const { signal } = stop;
      const onProgress: DriveOptions['onProgress'] = (progress) => {
        sendFor(id, { type: 'progress', id, progress });
      };
      drive(problem, { budget, ...manners, signal, onProgress }, CHECKED_THERE).then(
        (solution) => {
          sendFor(id, { type: 'done', id, solution });
        },
        (error: unknown) => {
          sendFor(id, { type: 'failed', id, message: String(error) });
        },
      );
    };
  };
}
