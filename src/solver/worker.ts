/**
 * The solver as one classic script: in a worker it answers messages; loaded by a page it offers the
 * same talk under the name {@link PAGE_SOLVER}, in slices that leave the page its time.
 */
import { PAGE_SOLVER, type FromSolver, type ServeHere, type ToSolver } from './protocol.js';
import { serveWith } from './service.js';

/** What a worker's global object has, as far as it is needed here. */
interface WorkerScope {
  postMessage(message: FromSolver): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToSolver>) => void): void;
}

const IN_WORKER = { slice: 100, memory: 1 << 22 };
const ON_PAGE = { slice: 8, memory: 1 << 19 };

const scope = globalThis as unknown as WorkerScope & Record<string, ServeHere>;

if (typeof document === 'undefined') {
  const send = (message: FromSolver): void => {
    scope.postMessage(message);
  };
  const receive = serveWith(IN_WORKER)(send);
  scope.addEventListener('message', ({ data }) => {
    receive(data);
  });
  send({ type: 'ready' });
} else {
  scope[PAGE_SOLVER] = serveWith(ON_PAGE);
}
