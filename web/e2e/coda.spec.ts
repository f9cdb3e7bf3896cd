import { expect, type Page, test } from '@playwright/test';
import { House } from './house.ts';
import { isOver, joinAndReady, openRoom, Person, powerCut, press, sayYes, start } from './people.ts';

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

const pressed = (page: Page, name: RegExp): Promise<boolean> =>
  press(page.getByRole('button', { name, disabled: false }).first());

const isMine = async (page: Page): Promise<boolean> =>
  (await page.locator('.prompt').getAttribute('data-mine')) === 'true';

/** One step of a turn: colours, a tile from the pool, a hidden tile, a number, an own tile to open. */
async function playOn(page: Page, guess: number): Promise<boolean> {
  if (!(await isMine(page))) return false;
  if (await sayYes(page)) return true;
  if (await pressed(page, /^2 dark, 2 light$/)) return true;
  if (await pressed(page, /^Draw a (dark|light) tile$/)) return true;
  if (await pressed(page, /^Attack: it is/)) return true;
  const numbers = page.locator('.coda-number:not(.is-seen)');
  if ((await numbers.count()) > 0) {
    const number = await numbers.nth(guess % (await numbers.count())).innerText();
    return pressed(page, new RegExp(`^${number}$`));
  }
  return pressed(page, /^tile \d+, (dark|light), (hidden|\d+)$/);
}

test('two people play a whole match, one by the keyboard alone, one on a phone, and a watcher sees no secret', async ({
  browser,
}) => {
  const ana = await Person.arrive(browser, { keyboard: true });
  const bea = await Person.arrive(browser, { dark: true, phone: true });
  const watcher = await Person.arrive(browser, { phone: true });
  const url = await openRoom(house, ana, 'coda');
  await ana.expectAccessible();
  await joinAndReady(bea, url);
  await watcher.page.goto(url);
  await start(ana);

  let moves = 0;
  for (let idle = 0; idle < 200 && !((await isOver(ana.page)) && (await isOver(bea.page))); ) {
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
      await bea.expectAccessible();
      await watcher.expectAccessible();
      await watcher.expectFits();
      // Rows and drawn tiles are whispered: a watcher hears none of them before the end.
      expect(watcher.heard).toContain('"dealt"');
      expect(watcher.heard).not.toMatch(/"whispers"|"sealed"|"seed"/);
      expect(await watcher.page.locator('.is-standing .tile').allInnerTexts()).toEqual(expect.arrayContaining(['']));
    }
    if (moves === 9) await bea.reload();
    if (moves === 12) await powerCut(house, [ana, bea]);
  }
  await expect(ana.page.getByRole('heading', { name: 'The match is over' })).toBeVisible();
  await expect(watcher.page.getByRole('heading', { name: 'The match is over' })).toBeVisible();
  for (const person of [ana, bea, watcher]) {
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
    if (memory) await ana.page.getByLabel(/^By memory/).check();
    await joinAndReady(bea, url);
    await watcher.page.goto(url);
    await start(ana);
    for (const { page } of [ana, bea]) await page.getByRole('button', { name: '2 dark, 2 light' }).click();
    await expect(watcher.page.locator('.coda-row .tile')).toHaveCount(8);
    await expect(bea.page.locator('.coda-row .tile')).toHaveCount(8);
    await expect(ana.page.locator('.prompt')).toContainText(/draw|turn/i);
    const [waits, plays] = (await isMine(ana.page)) ? [bea, ana] : [ana, bea];
    await expect(plays.page.locator('.prompt')).toHaveAttribute('data-mine', 'true');
    expect(await watcher.page.locator('.coda-row button').count()).toBe(0);
    const hidden = waits.page.getByRole('button', { name: /^tile 1, (dark|light), hidden/ });
    if (memory) await expect(hidden).toHaveCount(0);
    else {
      await hidden.click();
      const pad = waits.page.locator('.coda-pad');
      await pad.getByRole('button', { name: /^7/ }).click();
      await expect(pad.getByRole('button', { name: /^Attack/ })).toHaveCount(0);
      await pad.getByRole('button', { name: 'Cross out 7' }).click();
      await expect(hidden).toHaveAccessibleName(/crossed out: 7$/);
      await waits.expectWell();
      await pad.getByRole('button', { name: 'Close' }).click();
      await expect(hidden).toBeFocused();
      await waits.reload();
      await expect(hidden).toHaveAccessibleName(/crossed out: 7$/);

      // Whoever is to draw can still look at notes, and has the pool in sight.
      await plays.page.getByRole('button', { name: /^tile 1, (dark|light), hidden/ }).click();
      await expect(plays.page.locator('.coda-pad')).toBeVisible();
      await plays.page.getByRole('button', { name: /^Draw a dark tile$/ }).click();
      await expect(plays.page.locator('.prompt')).toContainText('Attack');
      await expect(plays.page.locator('.coda-others .is-marked')).toHaveCount(4);
      await expect(waits.page.locator('.is-marked')).toHaveCount(0);
      await plays.page.getByRole('button', { name: /^tile 1, (dark|light), hidden/ }).click();
      await plays.page.locator('.coda-pad').getByRole('button', { name: /^0/ }).click();
      await expect(plays.page.getByRole('button', { name: 'Attack: it is 0' })).toBeEnabled();
      await plays.expectWell();
    }
    for (const person of [ana, bea, watcher]) {
      person.expectNoErrors();
      await person.leave();
    }
  }
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
  await page.addInitScript(overhear);
  await page.clock.install();
  await openRoom(house, ana, 'coda');
  await page.getByLabel(/^Clock/).check();
  await page.getByLabel('Seat 2: Level of the bot').selectOption('novice');
  await start(ana);
  await expect(page.getByRole('timer')).toHaveText(/^1:(1\d|20)$/);
  await expect.poll(async () => (await said()).join(' ')).toContain('Your turn');
  expect((await said()).filter((text) => / s left$/.test(text))).toEqual([]);
  await page.clock.fastForward(62_000);
  await expect.poll(async () => (await said()).at(-1)).toMatch(/^1\d s left$/);
  ana.expectNoErrors();
  await ana.leave();
});
