import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MANIFESTS } from '@cifra/games/manifests';
import { findGame } from '@cifra/games/rules';
import { type MatchFile, parseMatchFile, type Shape, verify } from '@cifra/kernel';
import { type Browser, chromium, expect, type Page, test } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.mjs';
import { House } from './house.ts';
import { inMenu, isOver, Person } from './people.ts';
import { playStep } from './somebody.ts';

const house = new House();
test.beforeEach(async () => {
  // One that was killed comes back.
  if (!(await fetch(house.url).then(Boolean, () => false))) await house.open();
});
test.afterAll(() => house.close());

/** The page was opened once, and everything that it needs without the house has come. */
async function takeAlong(page: Page): Promise<void> {
  await page.goto(house.url);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await page.getByRole('button', { name: 'Settings' }).click();
  const here = page.getByRole('group', { name: 'Without a connection' });
  await here.getByRole('button', { name: 'Take it along' }).click();
  await expect(here).toContainText('Everything is here', { timeout: 30_000 });
  await page.keyboard.press('Escape');
}

/** Lets a bot play on for the person to the end: bots of this device alone decide the rest. */
async function letBotsFinish(page: Page): Promise<void> {
  await inMenu(page, 'Leave the match');
  // A second tap at once would not count.
  await page.waitForTimeout(600);
  await page.locator('dialog[open]').getByRole('button', { name: 'Leave the match' }).click();
  await expect(page.locator('.end-screen')).toBeVisible({ timeout: 90_000 });
}

/** A bot says why it did something, thought by this device alone: whole, and without moving the board. */
async function expectReason(page: Page): Promise<void> {
  const ask = page.locator('.replay-why button');
  const told = page.locator('.replay-why p');
  for (let step = 0; step < 30; step++) {
    await page.getByRole('button', { name: 'One step on' }).click();
    if ((await ask.count()) === 0) continue;
    const foot = page.locator('.replay-foot');
    const height = (await foot.boundingBox())?.height;
    await ask.click();
    await expect(told).not.toBeEmpty({ timeout: 30_000 });
    expect((await foot.boundingBox())?.height).toBe(height);
    expect(await told.evaluate((said) => said.scrollHeight - said.clientHeight)).toBeLessThanOrEqual(0);
    if ((await told.textContent()) !== 'There was not much to choose.') return;
  }
  throw new Error('No bot had a reason');
}

/** The match is reviewed, by this device alone. */
async function expectReview(page: Page, room: string): Promise<void> {
  await page.goto(room);
  await page.getByRole('link', { name: 'Review' }).click();
  await expect(page.locator('.review .curve')).toBeVisible({ timeout: 60_000 });
}

const table = (page: Page) => page.locator('.table-board');

// One game by the test command, all of them where there is time.
for (const [tag, manifests] of [
  ['@short', MANIFESTS.slice(0, 1)],
  ['@long', MANIFESTS],
] as const)
  test(`${manifests.length} played to the end, shown again and proven with the house gone`, { tag }, async ({
    browser,
  }) => {
    const person = await Person.arrive(browser, { phone: true, worker: true });
    const { page } = person;
    await takeAlong(page);
    await house.kill();
    await page.reload();
    await expect(page.getByText('You can play here all the same')).toBeVisible();
    await person.expectWell();
    let room = '';
    for (const { id, name } of manifests) {
      await page.goto(`${house.url}/play/${id}?pace=0`);
      await expect(table(page)).toBeVisible();
      await expect(page).toHaveURL(/\/r\/0/);
      await page.reload();
      await expect(table(page)).toBeVisible();
      await letBotsFinish(page);
      room = page.url();
      await page.getByRole('link', { name: 'Replay' }).click();
      await expect(page.getByRole('heading', { level: 1, name: `Replay: ${name.en}` })).toBeVisible();
      await expectReason(page);
      await page.getByRole('button', { name: 'More', exact: true }).click();
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Match file' }).click();
      const file = parseMatchFile(JSON.parse(readFileSync(await (await saved).path(), 'utf8')));
      const game = findGame(id)?.game;
      if (!file.ok || game === undefined) throw new Error(`No match of ${id}`);
      expect(verify(game, file.value as MatchFile<Shape>)).toEqual([]);
      await page.keyboard.press('Escape');
      await expectReview(page, room);
      await page.goto(`${house.url}/learn/${id}`);
      await expect(page.locator('.lesson .table-board')).toBeVisible();
    }
    // And home shows what is here.
    await page.goto(house.url);
    await expect(page.locator('.my-matches').getByText('on this device')).toHaveCount(manifests.length);
    // Handed over when the house is there again, and not before.
    await page.goto(room);
    const handOver = page.getByRole('button', { name: 'Hand it over to the house' });
    await handOver.click();
    await expect(page.getByText('The house does not answer. The match stays here')).toBeVisible();
    await house.open();
    await handOver.click();
    await expect(page.getByText('It is in the house now, proven again')).toBeVisible();
    await page.getByRole('link', { name: 'My matches' }).click();
    await expect(page.getByText('dealt by a device')).toBeVisible();
    await page
      .locator('.matches-done li')
      .filter({ hasText: 'dealt by a device' })
      .getByRole('link', { name: /Replay/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /^Replay: / })).toBeVisible();
    person.expectNoErrors();
    await person.leave();
  });

const takeTiles = (page: Page) => page.getByRole('button', { name: 'Take 2 dark and 2 light' });

/** A browser with a folder of its own that can be killed as a power cut would. */
async function openBrowser(folder: string): Promise<{ readonly browser: Browser; readonly child: ChildProcess }> {
  const args = [
    '--headless',
    '--no-sandbox',
    '--remote-debugging-port=0',
    `--user-data-dir=${folder}`,
    '--no-first-run',
  ];
  const child = spawn(findBrowser() ?? chromium.executablePath(), [...args, '--lang=en-GB', 'about:blank']);
  const address = await new Promise<string>((found) => {
    child.stderr.on('data', (text) => {
      const listening = /DevTools listening on (\S+)/.exec(String(text))?.[1];
      if (listening !== undefined) found(listening);
    });
  });
  return { browser: await chromium.connectOverCDP(address), child };
}

test('a browser that is killed loses nothing that was acknowledged', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cifra-browser-'));
  const first = await openBrowser(folder);
  const page = await (first.browser.contexts()[0] ?? (await first.browser.newContext())).newPage();
  await takeAlong(page);
  await house.kill();
  await page.goto(`${house.url}/play/coda`);
  await takeTiles(page).click();
  // It is shown when the room has acknowledged it.
  await expect(takeTiles(page)).toHaveCount(0);
  const room = page.url();
  const gone = new Promise((done) => first.child.once('exit', done));
  first.child.kill('SIGKILL');
  await gone;
  await first.browser.close().catch(() => undefined);

  const second = await openBrowser(folder);
  const again = await (second.browser.contexts()[0] ?? (await second.browser.newContext())).newPage();
  await again.goto(room);
  await expect(table(again)).toBeVisible();
  await expect(takeTiles(again)).toHaveCount(0);
  await expect(again.getByText('4 standing').first()).toBeVisible();
  const over = new Promise((done) => second.child.once('exit', done));
  second.child.kill('SIGKILL');
  await over;
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
});

/** How many entries of its log are written down. */
const versionOf = (page: Page) =>
  page.evaluate(
    (id) =>
      new Promise<number>((done) => {
        const opening = indexedDB.open('cifra');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('rooms').objectStore('rooms').get(id);
          reading.onsuccess = () => {
            opening.result.close();
            done((reading.result as { readonly version: number }).version);
          };
        };
      }),
    page.url().split('/').at(-1) ?? '',
  );

/** Plays so many steps as a person, or to the end; what was played. */
async function playHere(page: Page, most: number): Promise<number> {
  let played = 0;
  for (let step = 0, idle = 0; played < most && idle < 3_000 && !(await isOver(page)); step++) {
    idle = (await page.evaluate(playStep, step)) ? 0 : idle + 1;
    if (idle === 0) played++;
    await page.waitForTimeout(40);
  }
  return played;
}

for (const { id } of MANIFESTS)
  test(`a whole match without the house, through a reload and a killed browser: ${id}`, { tag: '@long' }, async () => {
    test.setTimeout(900_000);
    const folder = mkdtempSync(join(tmpdir(), 'cifra-browser-'));
    const first = await openBrowser(folder);
    const page = await (first.browser.contexts()[0] ?? (await first.browser.newContext())).newPage();
    await takeAlong(page);
    await house.kill();
    await page.goto(`${house.url}/play/${id}?pace=0`);
    await expect(table(page)).toBeVisible();
    expect(await playHere(page, 2)).toBe(2);
    await page.reload();
    await expect(table(page)).toBeVisible();
    expect(await playHere(page, 2)).toBe(2);
    const [room, version] = [page.url(), await versionOf(page)];
    const gone = new Promise((done) => first.child.once('exit', done));
    first.child.kill('SIGKILL');
    await gone;
    await first.browser.close().catch(() => undefined);

    const second = await openBrowser(folder);
    const again = await (second.browser.contexts()[0] ?? (await second.browser.newContext())).newPage();
    await again.goto(room);
    await expect(table(again)).toBeVisible();
    expect(await versionOf(again)).toBeGreaterThanOrEqual(version);
    await playHere(again, Number.POSITIVE_INFINITY);
    await expect(again.locator('.end-screen')).toBeVisible({ timeout: 60_000 });
    const over = new Promise((done) => second.child.once('exit', done));
    second.child.kill('SIGKILL');
    await over;
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
  });

test('around one phone no mind is needed, and bots that were not fetched are told of, not the storage', async ({
  browser,
}) => {
  const person = await Person.arrive(browser, { phone: true, worker: true });
  const { page } = person;
  const isTable = /\/table-decrypto-.*\.js$/;
  await page.goto(house.url);
  const kept = () => page.evaluate(async () => (await (await caches.open('cifra-device')).keys()).length);
  const all = JSON.parse(readFileSync(new URL('../dist/device-parts.json', import.meta.url), 'utf8')) as object[];
  // All but the pages, which are kept elsewhere, and the table of words.
  await expect.poll(kept, { timeout: 30_000 }).toBe(all.length - 2);
  await house.kill();
  const asked: string[] = [];
  person.context.on('request', (request) => isTable.test(request.url()) && asked.push(request.url()));
  await page.goto(`${house.url}/pass/decrypto`);
  for (const [at, name] of ['Ana', 'Bea', 'Cai'].entries())
    await page.getByRole('textbox', { name: `Name ${at + 1}` }).fill(name);
  await page.getByRole('button', { name: 'Start the match' }).click();
  await expect(page.locator('.cover')).toBeVisible();
  expect(asked).toEqual([]);
  await page.goto(`${house.url}/play/decrypto`);
  await expect(page.getByRole('alert')).toContainText('What playing on this device needs has not been fetched yet');
  await person.leave();
});

test('of two tabs one plays a room; the other says so and can take it over', async ({ browser }) => {
  const person = await Person.arrive(browser);
  const { page } = person;
  await page.goto(`${house.url}/play/coda?here`);
  await expect(takeTiles(page)).toBeEnabled();
  const second = await person.context.newPage();
  await second.goto(page.url());
  await expect(second.getByRole('alert')).toContainText('open in another tab');
  await takeTiles(page).click();
  await expect(takeTiles(page)).toHaveCount(0);
  await second.getByRole('button', { name: 'Play here' }).click();
  await expect(table(second)).toBeVisible();
  await expect(takeTiles(second)).toHaveCount(0);
  await expect(page.getByRole('alert')).toContainText('open in another tab');
  // Whoever leaves lets go of it.
  await second.close();
  await page.getByRole('button', { name: 'Play here' }).click();
  await expect(table(page)).toBeVisible();
  person.expectNoErrors();
  await person.leave();
});

/** Puts a line before the program of the worker that holds the rooms. */
async function changeWorker(page: Page, line: string): Promise<void> {
  await page.route(/\/assets\/device\/worker-.*\.js$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${line}\n${await answer.text()}` });
  });
}

/** A worker that can be told that there is no space left. */
const SPACE = `let isFull = false;
  new BroadcastChannel('space').onmessage = ({ data }) => { isFull = data; };
  const add = IDBObjectStore.prototype.add;
  IDBObjectStore.prototype.add = function (...all) {
    if (isFull) throw new DOMException('', 'QuotaExceededError');
    return add.apply(this, all);
  };`;
const fill = (page: Page, isFull: boolean) =>
  page.evaluate((now) => new BroadcastChannel('space').postMessage(now), isFull);

test('a device without space says so, keeps what it has, and goes on when there is some', async ({ browser }) => {
  const person = await Person.arrive(browser);
  const { page } = person;
  await changeWorker(page, SPACE);
  await page.goto(`${house.url}/play/coda?here`);
  await expect(takeTiles(page)).toBeEnabled();
  await fill(page, true);
  await takeTiles(page).click();
  await expect(page.getByRole('alert')).toContainText('no space left');
  await person.expectAccessible();
  await fill(page, false);
  // The move is sent again by itself, and happens once.
  await expect(page.getByRole('alert')).toHaveCount(0, { timeout: 30_000 });
  await expect(takeTiles(page)).toHaveCount(0);
  await page.reload();
  await expect(table(page)).toBeVisible();
  await expect(takeTiles(page)).toHaveCount(0);
  person.expectNoErrors();
  await person.leave();
});

test('a browser that keeps nothing says so before a match begins', async ({ browser }) => {
  const person = await Person.arrive(browser, { language: 'es', phone: true });
  const { page } = person;
  await changeWorker(page, "indexedDB.open = () => { throw new DOMException('', 'SecurityError'); };");
  await page.goto(`${house.url}/play/coda?here`);
  await expect(page.getByRole('alert')).toContainText('no deja que Cifra guarde nada');
  await person.expectWell();
  await person.leave();
});

test('matches of one device are brought to another, and a damaged file changes nothing', async ({ browser }) => {
  const [ana, bea] = [await Person.arrive(browser), await Person.arrive(browser, { phone: true })];
  await ana.page.goto(`${house.url}/play/qwinto?here&pace=0`);
  await expect(table(ana.page)).toBeVisible();
  const room = ana.page.url();
  await letBotsFinish(ana.page);
  await ana.page.goto(house.url);
  await ana.page.getByRole('button', { name: 'Settings' }).click();
  const saved = ana.page.waitForEvent('download');
  await ana.page.getByRole('button', { name: 'Put the matches of this device into a file' }).click();
  const path = await (await saved).path();

  const { page } = bea;
  await changeWorker(page, SPACE);
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Settings' }).click();
  const file = page.getByLabel('Bring matches from a file');
  const damaged = readFileSync(path, 'utf8').replace('"type":"started"', '"type":"stopped"');
  const upload = (text: string) => ({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  // A whole room beside a damaged one: none of both comes.
  const { format, rooms } = JSON.parse(damaged) as { format: string; rooms: object[] };
  const whole = JSON.parse(readFileSync(path, 'utf8')).rooms as object[];
  for (const text of ['{', '{}', damaged, JSON.stringify({ format, rooms: [...whole, ...rooms] })]) {
    await file.setInputFiles(upload(text));
    await expect(page.getByText('Nothing was changed.')).toBeVisible();
  }
  await fill(page, true);
  await file.setInputFiles(path);
  await expect(page.getByText('There is no space left on this device.')).toBeVisible();
  await fill(page, false);
  await file.setInputFiles(path);
  await expect(page.getByText('One room is here now.')).toBeVisible();
  await bea.expectAccessible();
  await file.setInputFiles(path);
  await expect(page.getByText('Nothing new was in it.')).toBeVisible();
  await page.goto(room);
  await expect(page.locator('.end-screen')).toBeVisible();
  ana.expectNoErrors();
  bea.expectNoErrors();
  await ana.leave();
  await bea.leave();
});
