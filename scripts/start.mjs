// Builds the demo and serves it in the foreground.
import { build } from './build.mjs';
import { inRoot } from './paths.mjs';
import { serve, strictPolicy } from './serve.mjs';

await build({ quiet: true });
const { url } = await serve({
  folder: inRoot('site'),
  port: wantedPort(),
  nextFree: true,
  headers: { '/strict.html': { 'Content-Security-Policy': strictPolicy } },
});
console.log(`Spider Solitaire: ${url}`);

function wantedPort() {
  const port = Number(process.env.PORT ?? 8080);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new RangeError(`PORT must be a whole number from 0 to 65535, not ${process.env.PORT}`);
}
