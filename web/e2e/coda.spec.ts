import { type Browser, expect, type Page, test } from '@playwright/test';
import { House } from './house.ts';
import { chooseOption, isOver, joinAndReady, openRoom, Person, powerCut, press, seatBot, start } from './people.ts';

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

const pressed = (page: Page, name: RegExp): Promise<boolean> =>
  press(page.getByRole('button', { name, disabled: false }).first());

const isMine = async (page: Page): Promise<boolean> =>
  (await page
    .locator('.coda')
    .getAttribute('data-mine', { timeout: 1_000 })
    .catch(() => null)) === 'true';

const taskOf = (page: Page): Promise<string | null> =>
  page
    .locator('.coda-panel')
    .getAttribute('data-task', { timeout: 1_000 })
    .catch(() => null);

/** One step of a turn: colours, a tile from the pool, a hidden tile, a number, an own tile to open. */
async function playOn(page: Page, guess: number): Promise<boolean> {
  if (!(await isMine(page))) return false;
  const some = async (selector: string) => {
    const all = page.locator(selector);
    const count = await all.count();
    return count > 0 && press(all.nth(guess % count));
  };
  switch (await taskOf(page)) {
    case 'take':
      return pressed(page, /^Take 2 dark and 2 light$/);
    case 'draw':
      return pressed(page, /^Draw (dark|light)$/);
    case 'pad':
      return (await pressed(page, /^Attack: it is an? \d+$/)) || some('.coda-keys .key:not([aria-disabled="true"])');
    case 'open':
      return (await pressed(page, /^Open your (dark|light) \d+$/)) || some('.coda > .coda-rack button.tile');
    default:
      return some('.coda-others button.tile');
  }
}

/** Two people, one by the keyboard alone, one on a phone, and a watcher who sees no secret. */
async function playTogether(browser: Browser, most: number): Promise<readonly Person[]> {
  const ana = await Person.arrive(browser, { keyboard: true });
  const bea = await Person.arrive(browser, { dark: true, phone: true });
  const watcher = await Person.arrive(browser, { phone: true });
  const url = await openRoom(house, ana, 'coda');
  await ana.expectAccessible();
  await joinAndReady(bea, url);
  await watcher.page.goto(url);
  await start(ana);

  let moves = 0;
  for (let idle = 0; idle < 200 && moves < most && !((await isOver(ana.page)) && (await isOver(bea.page))); ) {
    const played = (await playOn(ana.page, moves)) || (await playOn(bea.page, moves));
    if (!played) {
      idle++;
      await ana.page.waitForTimeout(50);
      continue;
    }
    idle = 0;
    moves++;
    if (moves === 6) {
      await ana.expectAccessible();
      await bea.expectWell();
      await watcher.expectWell();
      // Rows and drawn tiles are whispered: a watcher hears none of them before the end.
      expect(watcher.heard).toContain('"dealt"');
      expect(watcher.heard).not.toMatch(/"whispers"|"sealed"|"seed"/);
      const hidden = watcher.page.locator('.coda-tile[data-open="false"] .tile b');
      expect(await hidden.count()).toBe(0);
    }
    if (moves === 8) await bea.reload();
    if (moves === 10) await powerCut(house, [ana, bea]);
  }
  return [ana, bea, watcher];
}

test('two people play on through a reload and a power cut, and a watcher sees no secret', async ({ browser }) => {
  for (const person of await playTogether(browser, 12)) {
    await person.expectWell();
    person.expectNoErrors();
    await person.leave();
  }
});

test('two people play a whole match, and its end opens everything', { tag: '@long' }, async ({ browser }) => {
  for (const person of await playTogether(browser, Number.POSITIVE_INFINITY)) {
    await expect(person.page.locator('.end-screen')).toBeVisible();
    // Everything is revealed: no back is left.
    await expect(person.page.locator('.end-view .tile[data-hidden="true"]')).toHaveCount(0);
    await person.expectWell();
    person.expectNoErrors();
    await person.leave();
  }
});

test('[C17] whoever waits takes notes on hidden tiles, but not at a table that plays by memory', async ({
  browser,
}) => {
  for (const memory of [false, true]) {
    const ana = await Person.arrive(browser);
    const bea = await Person.arrive(browser, { phone: true, width: 320 });
    const watcher = await Person.arrive(browser);
    const url = await openRoom(house, ana, 'coda');
    if (memory) await chooseOption(ana, /^By memory/, 'yes');
    await joinAndReady(bea, url);
    await watcher.page.goto(url);
    await start(ana);
    for (const { page } of [ana, bea]) await page.getByRole('button', { name: 'Take 2 dark and 2 light' }).click();
    for (const { page } of [watcher, ana, bea])
      await expect(page.locator('.coda-tile .tile:not(.is-empty)')).toHaveCount(8);
    await expect.poll(async () => (await isMine(ana.page)) !== (await isMine(bea.page))).toBe(true);
    const [waits, plays] = (await isMine(ana.page)) ? [bea, ana] : [ana, bea];
    expect(await watcher.page.locator('.coda-others button').count()).toBe(0);
    const hidden = waits.page.getByRole('button', { name: /^tile 1, (dark|light), hidden/ });
    if (memory) await expect(hidden).toHaveCount(0);
    else {
      await hidden.click();
      const pad = waits.page.locator('.coda-panel');
      const key = pad.locator('.key:not([aria-disabled="true"])').first();
      const number = await key.innerText();
      await key.click();
      await expect(key).toHaveAttribute('aria-pressed', 'true');
      await expect(pad.getByRole('button', { name: /^Attack/ })).toHaveCount(0);
      await expect(hidden).toHaveAccessibleName(new RegExp(`pencilled ${number}$`));
      await waits.expectWell();
      await pad.getByRole('button', { name: 'Undo' }).click();
      await expect(hidden).toHaveAccessibleName(/hidden$/);
      await key.click();
      await pad.getByRole('button', { name: 'Done' }).click();
      await waits.reload();
      await expect(hidden).toHaveAccessibleName(new RegExp(`pencilled ${number}$`));

      // Whoever is to draw has the pool and every tile in sight, and then says which tile and which number.
      await plays.page.getByRole('button', { name: 'Draw dark' }).click();
      await expect(plays.page.locator('.coda-panel')).toContainText('Tap a hidden tile');
      await expect(plays.page.locator('.coda-others [data-marked="true"]')).toHaveCount(4);
      await expect(waits.page.locator('[data-marked="true"]')).toHaveCount(0);
      await plays.page.getByRole('button', { name: /^tile 1, (dark|light), hidden/ }).click();
      await plays.page.locator('.key:not([aria-disabled="true"])').first().click();
      await expect(plays.page.getByRole('button', { name: /^Attack: it is an? \d+$/ })).toBeEnabled();
      await plays.expectWell();
      // Esc lets go of the tile, and nothing was done.
      await plays.page.keyboard.press('Escape');
      await expect(plays.page.locator('.coda-panel')).toHaveAttribute('data-task', 'aim');
    }
    for (const person of [ana, bea, watcher]) {
      person.expectNoErrors();
      await person.leave();
    }
  }
});

test('notes of two tabs of one person are kept together', async ({ browser }) => {
  const ana = await Person.arrive(browser);
  const url = await openRoom(house, ana, 'coda');
  await seatBot(ana);
  await start(ana);
  await ana.page.getByRole('button', { name: 'Take 2 dark and 2 light' }).click();
  const other = await ana.context.newPage();
  await other.goto(url);
  // The bot may have begun, and lost a tile: which ones are hidden differs.
  for (const [at, page] of [ana.page, other].entries()) {
    await expect.poll(() => taskOf(page), { timeout: 60_000 }).toBe('draw');
    await page
      .getByRole('button', { name: /^tile \d, (dark|light), hidden/ })
      .nth(at)
      .click();
    await page.locator('.coda-keys .key:not([aria-disabled="true"])').first().click();
  }
  const pencilled = (page: Page) => page.getByRole('button', { name: /^tile \d, .*pencilled/ });
  for (const page of [ana.page, other]) await expect(pencilled(page)).toHaveCount(2);
  await ana.page.reload();
  await expect(pencilled(ana.page)).toHaveCount(2);
  ana.expectNoErrors();
  await ana.leave();
});

/** Keeps everything that a screen reader hears. */
function overhear(): void {
  const said: string[] = [];
  Object.assign(globalThis, { said });
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest('[aria-live]');
      if (region?.textContent) said.push(region.textContent);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

test('[C16] the last seconds of the clock are said when they begin, and not when it starts', async ({ browser }) => {
  const ana = await Person.arrive(browser);
  const { page } = ana;
  const said = () => page.evaluate(() => (globalThis as unknown as { said: readonly string[] }).said);
  await ana.mayLoseConnection();
  await page.addInitScript(overhear);
  await page.clock.install();
  await openRoom(house, ana, 'coda');
  await chooseOption(ana, /^Clock/, 'yes');
  await seatBot(ana);
  await start(ana);
  await expect(page.getByRole('timer')).toHaveText(/^1:(1\d|20)$/);
  await expect.poll(async () => (await said()).join(' ')).toContain('Your turn');
  expect((await said()).filter((text) => / s left$/.test(text))).toEqual([]);
  // The house knows that no minute has passed, and would set the page right.
  await ana.loseConnection();
  await page.clock.fastForward(62_000);
  await expect.poll(async () => (await said()).some((text) => /^\d+ s left$/.test(text))).toBe(true);
  ana.expectNoErrors();
  await ana.leave();
});
