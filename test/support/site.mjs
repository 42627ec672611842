// What page tests share besides: a server of the built scripts, pages written in the test.
import { inRoot } from '../../scripts/paths.mjs';
import { serve } from '../../scripts/serve.mjs';
import { answer, launch, openPage } from './browser.mjs';

export const MODULE = '<script type="module" src="/spider-solitaire.js"></script>';
export const CLASSIC = '<script src="/spider-solitaire.iife.js"></script>';
export const TAG = '<spider-solitaire seed="1" motion="off"></spider-solitaire>';

/** Starts a browser and a server of `cdn/`; `show` opens a page with a body of one's own. */
export async function openSite() {
  const [browser, server] = await Promise.all([launch(), serve({ folder: inRoot('cdn') })]);
  let count = 0;
  async function show(body, { headers = {}, init, prepare, ...options } = {}) {
    const opened = await openPage(browser, options);
    const url = `${server.url}page-${count++}.html`;
    if (init) await opened.page.addInitScript(init);
    // Which browsers ask for one, and when, is not the page's affair.
    await opened.page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
    await prepare?.(opened.page);
    await answer(opened.page, url, body, headers);
    await opened.page.goto(url);
    return { ...opened, url };
  }
  async function close() {
    await browser.close();
    await server.close();
  }
  return { browser, server, show, close };
}

/** Waits until the first table lies there. */
export function isReady(page, selector = 'spider-solitaire') {
  return page.evaluate(async (name) => {
    await customElements.whenDefined('spider-solitaire');
    await Promise.all([...document.querySelectorAll(name)].map((element) => element.ready));
  }, selector);
}

/** What a table says of itself. */
export function stateOf(page, index = 0) {
  return page.evaluate((number) => {
    const element = document.querySelectorAll('spider-solitaire')[number];
    const { dealNumber, position, moveCount, canUndo, canRedo, score } = element;
    return { dealNumber, position, moveCount, canUndo, canRedo, score };
  }, index);
}

/** Lets saves reach the disk. */
export function pause(ms = 120) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
