// A static server for the demo and for the tests of the built files.
import { createServer } from 'node:http';
import sirv from 'sirv';

/** What the strictest page that the element is promised to run on sends. */
export const strictPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "worker-src 'self'",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types lit-html spider-solitaire',
].join('; ');

/**
 * Serves a folder on 127.0.0.1 and resolves to `{ url, port, close }` once it listens.
 * `headers` maps a path (`/strict.html`) to extra headers; port 0 takes any free port, and
 * `nextFree` goes on to the following ports while the wanted one is taken.
 */
export async function serve({ folder, port = 0, nextFree = false, headers = {} }) {
  const handler = sirv(folder, {
    dev: true,
    setHeaders: (response, path) => setHeaders(response, headers[path]),
  });
  const server = createServer((request, response) => {
    handler(request, response, () => response.writeHead(404).end('Not found'));
  });
  await listen(server, port, nextFree);
  const taken = server.address().port;
  return { url: `http://127.0.0.1:${taken}/`, port: taken, close: () => close(server) };
}

function setHeaders(response, extra = {}) {
  for (const [name, value] of Object.entries(extra)) response.setHeader(name, value);
}

async function listen(server, port, nextFree) {
  try {
    await listenOnce(server, port);
  } catch (error) {
    if (!nextFree || error.code !== 'EADDRINUSE' || port >= 65535) throw error;
    await listen(server, port + 1, nextFree);
  }
}

function listenOnce(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function close(server) {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
}
