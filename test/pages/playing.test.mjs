// The built scripts, played by mouse and keyboard on strict, plain and odd pages.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { inRoot } from '../../scripts/paths.mjs';
import { strictPolicy } from '../../scripts/serve.mjs';
import { CLASSIC, MODULE, TAG, isReady, openSite } from '../support/site.mjs';

const STRICT = { headers: { 'Content-Security-Policy': strictPolicy } };

let site;

before(async () => {
  site = await openSite();
});

after(() => site?.close());

/** Taps, drags, deals, undoes, opens and closes every dialog. */
async function playAll(page) {
  await isReady(page);
  const table = page.locator('spider-solitaire').first();
  await table.evaluate((element) => {
    window.told = [];
    for (const type of ['move', 'refused', 'deal', 'error']) {
      element.addEventListener(`spider-${type}`, (event) => window.told.push(event.type));
    }
  });
  await table.getByRole('button', { name: /^Deal/ }).click();
  const action = await table.evaluate((element) =>
    element.legalMoves().find((name) => /^r\d+:1>r\d+$/.test(name)),
  );
  const [from, to] = [...action.matchAll(/r(\d+)/g)].map(([, number]) => Number(number));
  const place = async (number) => {
    const card = table.locator('spider-column').nth(number).locator('.card').last();
    const { x, y, width, height } = await card.boundingBox();
    return [x + width / 2, y + height / 2];
  };
  await page.mouse.move(...(await place(from)));
  await page.mouse.down();
  await page.mouse.move(...(await place(to)), { steps: 4 });
  await page.mouse.up();
  assert.equal(await table.evaluate(({ moveCount }) => moveCount), 2);
  await page.keyboard.press('u');
  await page.keyboard.press('r');
  for (const key of ['?', 'n']) {
    await page.keyboard.press(key);
    await table.locator('dialog[open]').waitFor();
    await page.keyboard.press('Escape');
    await table.locator('dialog[open]').waitFor({ state: 'detached' });
    // The dialog tells of its end a moment after it has gone.
    await page.waitForTimeout(300);
  }
  await table.getByRole('button', { name: 'Restart' }).click();
  await table.locator('dialog').getByRole('button', { name: 'Restart' }).click();
  await table.evaluate(async (element) => {
    element.suits = 4;
    element.theme = 'dark';
    element.deck = 'large four-colour';
    await element.updateComplete;
  });
  const told = await page.evaluate(() => window.told);
  assert.equal(told.filter((type) => type === 'spider-move').length, 4);
  assert.ok(!told.includes('spider-error'), told.join());
}

for (const [name, script] of Object.entries({ MODULE, CLASSIC })) {
  test(`playing on the strict page violates nothing: ${name}`, async () => {
    const { page, problems } = await site.show(script + TAG, STRICT);
    await playAll(page);
    assert.deepEqual(problems, []);
    await page.close();
  });

  test(`playing on a plain page: ${name}`, async () => {
    const { page, problems } = await site.show(script + TAG);
    await playAll(page);
    assert.deepEqual(problems, []);
    await page.close();
  });
}

test('cards lie where they belong on the strict page, as on a plain one', async () => {
  const places = [];
  for (const options of [{}, STRICT]) {
    const { page } = await site.show(MODULE + TAG, options);
    await isReady(page);
    await page.waitForTimeout(100);
    places.push(
      await page.evaluate(() =>
        [...document.querySelector('spider-solitaire').shadowRoot.querySelectorAll('spider-column')]
          .flatMap((column) => [...column.shadowRoot.querySelectorAll('.card')])
          .map((card) => {
            const { x, y, width, height } = card.getBoundingClientRect();
            return [x, y, width, height].map(Math.round).join(' ');
          }),
      ),
    );
    await page.close();
  }
  assert.ok(new Set(places[0]).size > 40);
  assert.deepEqual(places[1], places[0]);
});

const twice = {
  'the same module from two addresses': `${MODULE}<script type="module" src="/spider-solitaire.js?again"></script>`,
  'classic, then module': CLASSIC + MODULE,
  'classic twice': CLASSIC + CLASSIC,
};
for (const [name, scripts] of Object.entries(twice)) {
  for (const [kind, options] of [
    ['a plain', {}],
    ['the strict', STRICT],
  ]) {
    test(`loading twice on ${kind} page: the first stays, one warning: ${name}`, async () => {
      const warnings = [];
      const { page, problems } = await site.show(scripts + TAG, {
        ...options,
        prepare: (fresh) =>
          fresh.on('console', (message) => {
            if (message.type() === 'warning') warnings.push(message.text());
          }),
      });
      await playAll(page);
      assert.deepEqual(problems, []);
      assert.equal(
        warnings.filter((text) => text.includes('spider-solitaire')).length,
        1,
        warnings.join(),
      );
      await page.close();
    });
  }
}

test('of two versions on a page the first stays, whichever that is, and the other one says so', async () => {
  const text = readFileSync(inRoot('cdn/spider-solitaire.js'), 'utf8');
  const own = /([\d.]+) \|/.exec(text)[1];
  const other = '<script type="module" src="/other/spider-solitaire.js"></script>';
  for (const [scripts, stays, goes] of [
    [MODULE + other, own, '9.9.9'],
    [other + MODULE, '9.9.9', own],
  ]) {
    const warnings = [];
    const { page, problems } = await site.show(scripts + TAG, {
      prepare: async (fresh) => {
        fresh.on('console', (message) => {
          if (message.type() === 'warning') warnings.push(message.text());
        });
        await fresh.route('**/other/spider-solitaire.js', (route) =>
          route.fulfill({ contentType: 'text/javascript', body: text.replaceAll(own, '9.9.9') }),
        );
      },
    });
    await isReady(page);
    assert.equal(
      await page.evaluate(() => document.querySelector('spider-solitaire').version),
      stays,
    );
    assert.equal(warnings.length, 1);
    assert.match(warnings[0], new RegExp(`${goes.replaceAll('.', '\\.')} is not needed`));
    assert.deepEqual(problems, []);
    await page.close();
  }
});

test('an element of the same name by someone else stays, and nothing is thrown', async () => {
  const other =
    '<script>customElements.define("spider-column", class extends HTMLElement {})</script>';
  const { page, problems } = await site.show(other + MODULE + TAG);
  await page.waitForTimeout(200);
  assert.deepEqual(problems, []);
  await page.close();
});

const cms = {
  'both lines in one block': `<div>${MODULE}\n<spider-solitaire></spider-solitaire></div>`,
  'the tag first': `<spider-solitaire></spider-solitaire>\n${MODULE}`,
  'in a paragraph': `${MODULE}<p><spider-solitaire></spider-solitaire></p>`,
  'with a br beside it': `${MODULE}<p>Play:<br><spider-solitaire></spider-solitaire><br>\nEnd</p>`,
  'in a narrow centred column': `<style>main{max-width:650px;margin:auto;text-align:center}</style><main>${MODULE}<spider-solitaire></spider-solitaire></main>`,
  'attributes only': `${MODULE}<spider-solitaire variant="little-spider" theme="dark" controls="minimal"></spider-solitaire>`,
  'script escaped into async': `<script async type="module" src="/spider-solitaire.js"></script><spider-solitaire></spider-solitaire>`,
};
for (const [name, body] of Object.entries(cms)) {
  test(`as a CMS writes it: ${name}`, async () => {
    const { page, problems } = await site.show(body, { viewport: { width: 1000, height: 700 } });
    await isReady(page);
    await page.waitForTimeout(60);
    const { width, height, overflow, card } = await page.evaluate(() => {
      const element = document.querySelector('spider-solitaire');
      const column = element.shadowRoot.querySelector('spider-column');
      return {
        width: element.offsetWidth,
        height: element.offsetHeight,
        overflow: document.scrollingElement.scrollWidth - innerWidth,
        card: column.shadowRoot.querySelector('.card').offsetWidth,
      };
    });
    assert.ok(width > 600 && height > 250 && card > 40, `${width} × ${height}, card ${card}`);
    assert.ok(overflow <= 0);
    assert.deepEqual(problems, []);
    await page.close();
  });
}

test('the page around it stays as it was', async () => {
  const look = () => {
    const styles = [...document.querySelectorAll('html, body, h1, p, button, input')].map(
      (element) =>
        JSON.stringify(
          [...getComputedStyle(element)]
            .filter((name) => !/block-size|height|origin|inline-size|width/.test(name))
            .map((name) => getComputedStyle(element)[name]),
        ),
    );
    return {
      styles,
      globals: Object.keys(window).filter((name) => name !== 'first'),
      ids: document.querySelectorAll('[id]').length,
      sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
      children: document.body.children.length + document.head.children.length,
      title: document.title,
      focus: document.activeElement.tagName,
      prototypes:
        Object.getOwnPropertyNames(Element.prototype).length +
        Object.getOwnPropertyNames(Array.prototype).length,
    };
  };
  const { page, problems, url } = await site.show(
    `<h1>Title</h1><p>Text <button>b</button><input></p>${TAG}`,
  );
  const requests = [];
  page.on('request', (request) => requests.push(request.url()));
  const first = await page.evaluate(look);
  await page.addScriptTag({ type: 'module', url: '/spider-solitaire.js' });
  await isReady(page);
  await page.evaluate(() => {
    const element = document.querySelector('spider-solitaire');
    element.deal();
    element.newGame({ variant: 'spiderette' });
  });
  await page.waitForTimeout(200);
  const second = await page.evaluate(look);
  first.children += 1;
  assert.deepEqual(second, first);
  assert.deepEqual(
    requests.map((address) => address.replace(url, '')),
    [`${site.server.url}spider-solitaire.js`],
  );
  assert.deepEqual(problems, []);
  await page.close();
});

test('the classic script adds one global at most', async () => {
  const { page } = await site.show(TAG);
  const before = await page.evaluate(() => Object.keys(window));
  await page.addScriptTag({ url: '/spider-solitaire.iife.js' });
  await isReady(page);
  const after = await page.evaluate(() => Object.keys(window));
  const added = after.filter((name) => !before.includes(name));
  assert.deepEqual(
    added.filter((name) => name !== 'SpiderSolitaire'),
    [],
  );
  await page.close();
});

test('in frames it takes no focus, and a click gives it keys', async () => {
  const inner = `<!doctype html>${CLASSIC}${TAG}`.replaceAll('"', '&quot;');
  const { page, problems } = await site.show(
    `<input autofocus><iframe width="700" height="500" srcdoc="${inner}"></iframe>`,
  );
  const frame = page.frames().at(-1);
  await isReady(frame);
  assert.equal(await page.evaluate(() => document.activeElement.tagName), 'INPUT');
  await frame.locator('spider-column').nth(2).locator('.card').last().click();
  await page.keyboard.press('d');
  await frame.waitForFunction(() => document.querySelector('spider-solitaire').moveCount > 0);
  assert.deepEqual(problems, []);
  await page.close();
});

test('upgraded late, what the page has set by then counts', async () => {
  const { page, problems } = await site.show(
    `<spider-solitaire></spider-solitaire><script>
      const element = document.querySelector('spider-solitaire');
      element.seed = '77'; element.suits = 2; element.storage = 'off'; element.controls = 'minimal';
    </script>${MODULE}`,
  );
  await isReady(page);
  const state = await page.evaluate(() => {
    const element = document.querySelector('spider-solitaire');
    return [
      element.dealNumber,
      JSON.parse(element.save()).suits,
      element.shadowRoot.querySelectorAll('.button').length,
    ];
  });
  assert.deepEqual(state, ['77', 2, 2]);
  assert.deepEqual(problems, []);
  await page.close();
});
