// Pages that use the published solver through the element's side of it, without the element.
import { build } from 'esbuild';
import { readFileSync } from 'node:fs';
import { inRoot } from '../../scripts/paths.mjs';

const CLIENT = `
  export { isWinningLine } from './src/solver/check.ts';
  export { SolverClient } from './src/solver/client.ts';
  export { createGame, loadPosition } from './src/play/index.ts';
`;

/** The published solver. */
export const solverFile = () => readFileSync(inRoot('cdn/spider-solitaire-solver.js'), 'utf8');

/** A classic script that offers `Solving.SolverClient` and `Solving.createGame` to a page. */
export async function clientScript() {
  const { outputFiles } = await build({
    stdin: { contents: CLIENT, resolveDir: inRoot(), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'Solving',
    target: 'es2022',
  });
  return outputFiles[0].text;
}

/** Answers requests for an address with scripts, each with the next one of the given texts, the last one for ever. */
export function serveScripts(page, address, ...texts) {
  let count = 0;
  return page.route(address, (route) => {
    const body = texts[Math.min(count++, texts.length - 1)];
    return route.fulfill({ contentType: 'text/javascript', body });
  });
}

/** Solves deals on a page, one request after the other at once; resolves to what came of them. */
export function solveOn(page, url, requests) {
  return page.evaluate(
    async ([address, list]) => {
      const { SolverClient, createGame, isWinningLine } = globalThis.Solving;
      const client = (globalThis.client ??= new SolverClient(address, isWinningLine));
      const answers = list.map(async ({ variant, suits, seed, seconds, stopAfter }) => {
        const { definition, table } = createGame({ variant, suits, seed });
        const signal = stopAfter === undefined ? undefined : AbortSignal.timeout(stopAfter);
        const request = { definition, position: table, seconds, signal };
        try {
          const { result, line, nodes } = await client.solve(request);
          return { result, moves: line?.length ?? 0, nodes };
        } catch (error) {
          return { error: `${error.name}: ${error.message}` };
        }
      });
      return Promise.all(answers);
    },
    [url, requests],
  );
}
