// What the feel bench serves: the script on a page of its own, and an empty page as the floor.
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
  copyFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { inRoot } from '../paths.mjs';
import { serve } from '../serve.mjs';

const SCRIPT = inRoot('cdn', 'spider-solitaire.js');

const page = (body) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Spider</title>${body}</html>`;

const GAME = page(
  '<script type="module" src="spider-solitaire.js"></script><spider-solitaire seed="1" suits="1" storage="off"></spider-solitaire>',
);

/** Serves the pages of the bench; `game` and `empty` are their addresses. */
export async function servePages() {
  if (!existsSync(SCRIPT)) throw new Error('cdn/ is not built: run npm run build first');
  const folder = mkdtempSync(join(tmpdir(), 'spider-feel-'));
  for (const file of ['spider-solitaire.js', 'spider-solitaire-panels.js']) {
    copyFileSync(inRoot('cdn', file), join(folder, file));
  }
  writeFileSync(join(folder, 'game.html'), GAME);
  writeFileSync(join(folder, 'empty.html'), page('<p>Empty</p>'));
  const { url, close } = await serve({ folder });
  return {
    game: `${url}game.html`,
    empty: `${url}empty.html`,
    close: async () => {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What a page downloads until the board can be played. */
export function bytesOf() {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return [readFileSync(SCRIPT), Buffer.from(GAME)]
    .map((file) => brotliCompressSync(file, { params }).length)
    .reduce((sum, bytes) => sum + bytes);
}
