// What the page tests share: one browser, pages that note everything a strict page refuses.
import { chromium } from 'playwright-core';
import { chromeArgs, findChrome } from '../../scripts/chrome.mjs';

export async function launch() {
  const { path } = await findChrome();
  return chromium.launch({ executablePath: path, args: chromeArgs });
}

/** Opens a page; `problems` fills with uncaught errors, console errors and policy violations. */
export async function openPage(browser, options = {}) {
  const page = await browser.newPage(options);
  page.setDefaultTimeout(10_000);
  const problems = [];
  page.on('pageerror', (error) => problems.push(`thrown: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
      console.error(`refused by ${violatedDirective}: ${sample}`),
    );
  });
  return { page, problems };
}

/** Answers one address of a page with HTML written in the test. */
export async function answer(page, url, body, headers = {}) {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Test</title>${body}</html>`;
  await page.route(url, (route) =>
    route.fulfill({ contentType: 'text/html', body: html, headers }),
  );
}
