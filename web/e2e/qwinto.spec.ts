import { type Browser, expect, type Page, test } from '@playwright/test';
import { House } from './house.ts';
import { isOver, joinAndReady, openRoom, Person, powerCut, press, start } from './people.ts';

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

/** The one button that does what was chosen; not while something is missing. */
const primary = (page: Page) => page.locator('.qwinto-thumb .primary');
const openCells = (page: Page) => page.locator('.qwinto-main .qwinto-cell[data-state="open"] > button');
const aimed = (page: Page) => page.locator('.qwinto-main .qwinto-cell[data-state="aimed"] > button');
const written = (page: Page) =>
  page.locator('.qwinto-main .qwinto-cell:is([data-state="written"], [data-state="fresh"])');

/** Plays whatever is to be done next; true when something was. */
async function playOn(page: Page): Promise<boolean> {
  if (await press(primary(page))) return true;
  const cells = openCells(page);
  const count = await cells.count();
  return count > 0 && press(cells.nth(Math.floor(count / 2)));
}

/** Two people, one by the keyboard alone, one on a phone in Spanish, with a reload and a power cut in between. */
async function playTogether(browser: Browser, most: number): Promise<{ readonly ana: Person; readonly bea: Person }> {
  const ana = await Person.arrive(browser, { keyboard: true });
  const bea = await Person.arrive(browser, { language: 'es', phone: true, dark: true });
  const url = await openRoom(house, ana, 'qwinto');
  await ana.expectAccessible();
  await joinAndReady(bea, url);
  await bea.expectWell();
  await start(ana);
  await expect(ana.page.getByRole('region', { name: 'My sheet' })).toBeVisible();
  let moves = 0;
  for (let idle = 0; idle < 200 && moves < most && !((await isOver(ana.page)) && (await isOver(bea.page))); ) {
    const played = (await playOn(ana.page)) || (await playOn(bea.page));
    if (!played) {
      idle++;
      await ana.page.waitForTimeout(50);
      continue;
    }
    idle = 0;
    moves++;
    if (moves === 4) {
      await ana.expectAccessible();
      await bea.expectWell();
    }
    if (moves === 8) await bea.reload();
    if (moves === 12) await powerCut(house, [ana, bea]);
  }
  return { ana, bea };
}

test('two people play on through a reload and a power cut', async ({ browser }) => {
  const { ana, bea } = await playTogether(browser, 16);
  for (const person of [ana, bea]) {
    await person.expectWell();
    person.expectNoErrors();
    await person.leave();
  }
});

test('two people play a whole match, and its points add up', { tag: '@long' }, async ({ browser }) => {
  const { ana, bea } = await playTogether(browser, Number.POSITIVE_INFINITY);
  for (const { page } of [ana, bea]) {
    await expect(page.locator('.end-screen')).toBeVisible();
    // The points of each row, line and fail add up to the total.
    const sums = await page.locator('.qwinto-totals').evaluate((table: HTMLTableElement) => {
      // Below the sum of the lines stands what it is made of.
      const number = (cell: Element) => Number.parseInt((cell.textContent ?? '').replace('−', '-'), 10);
      const partsOf = (row: HTMLTableRowElement) =>
        [...row.cells].slice(1).map((cell) => number(cell.querySelector('span') ?? cell));
      const small = [...table.querySelectorAll('small')];
      for (const one of small) one.remove();
      const rows = [...(table.tBodies[0]?.rows ?? [])].map(partsOf);
      const [totals = []] = [...(table.tFoot?.rows ?? [])].map(partsOf);
      return totals.map((total, at) => [total, rows.reduce((sum, row) => sum + (row[at] ?? Number.NaN), 0)]);
    });
    expect(sums).toHaveLength(2);
    for (const [total, sum] of sums) expect(sum).toBe(total);
  }
  await ana.expectAccessible();
  await bea.expectWell();
  ana.expectNoErrors();
  bea.expectNoErrors();

  await ana.page.getByRole('link', { name: 'Replay' }).click();
  await expect(ana.page.getByRole('slider')).toBeVisible();
  await ana.page.getByRole('button', { name: 'One step on' }).click();
  await ana.expectAccessible();
  await ana.leave();
  await bea.leave();
});

test('[Q5] a cell is chosen before anything is written, at every size; Esc lets go and a refused one says why', async ({
  browser,
}) => {
  for (const looks of [{ phone: true }, {}]) {
    const ana = await Person.arrive(browser, looks);
    const { page } = ana;
    await page.goto(`${house.url}/play/qwinto?bots=1&bot=novice`);
    await expect(async () => {
      if ((await openCells(page).count()) < 2) await press(primary(page));
      expect(await openCells(page).count()).toBeGreaterThan(1);
    }).toPass();
    const layout = () =>
      page.locator('.qwinto > *:visible').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    const before = await layout();
    await openCells(page).first().click();
    await expect(aimed(page)).toHaveCount(1);
    await ana.expectWell();
    // Another one instead: the slip has written nothing.
    const other = (await openCells(page).last().getAttribute('aria-label')) ?? '';
    await openCells(page).last().click();
    await expect(aimed(page)).toHaveAttribute('aria-label', new RegExp(`^${other.split(',')[0]}, .*chosen$`));
    await expect(written(page)).toHaveCount(0);
    await expect(primary(page)).toHaveText(/^Write \d+\w+ row, line \d+$/);
    await page.keyboard.press('Escape');
    await expect(aimed(page)).toHaveCount(0);
    await expect(primary(page)).toHaveCount(0);
    expect(await layout()).toEqual(before);
    await openCells(page).first().click();
    await primary(page).click();
    await expect(written(page)).toHaveCount(1);
    ana.expectNoErrors();
    await ana.leave();
  }
});

test('[Q5] a choice that the other has not seen yet is taken back and made anew', async ({ browser }) => {
  const ana = await Person.arrive(browser);
  const bea = await Person.arrive(browser, { phone: true });
  await joinAndReady(bea, await openRoom(house, ana, 'qwinto'));
  await start(ana);
  await expect.poll(async () => (await primary(ana.page).count()) + (await primary(bea.page).count())).toBe(1);
  const [rolls, waits] = (await primary(ana.page).isVisible()) ? [ana, bea] : [bea, ana];
  await primary(rolls.page).click();
  await rolls.page.getByRole('button', { name: /^Keep \d+$/ }).click();
  await openCells(rolls.page).first().click();
  await primary(rolls.page).click();
  const ghost = rolls.page.locator('.qwinto-cell[data-state="chosen"]');
  await expect(ghost).toHaveCount(1);
  expect(waits.heard).not.toMatch(/"choice"/);
  await rolls.page.getByRole('button', { name: 'Change my choice' }).click();
  await expect(ghost).toHaveCount(0);
  await expect(openCells(rolls.page).first()).toBeVisible();
  await openCells(rolls.page).last().click();
  await primary(rolls.page).click();
  await waits.page.getByRole('button', { name: /^Write nothing/ }).click();
  // Everybody's choices open together, and the other one sees where it went in the end.
  await expect(waits.page.locator('.qwinto-choices')).toBeVisible();
  await expect(written(rolls.page)).toHaveCount(1);
  for (const person of [ana, bea]) {
    person.expectNoErrors();
    await person.leave();
  }
});

test('[Q5] without help nothing is marked, and every empty cell can be tried', async ({ browser }) => {
  const ana = await Person.arrive(browser, { phone: true });
  const { page } = ana;
  await page.goto(house.url);
  await page.evaluate(() => localStorage.setItem('cifra.help', 'none'));
  await page.goto(`${house.url}/play/qwinto?bots=1&bot=novice`);
  const cells = page.locator('.qwinto-main .qwinto-cell > button');
  await expect(async () => {
    if ((await cells.count()) === 0) await press(primary(page));
    expect(await cells.count()).toBe(27);
  }).toPass();
  await expect(openCells(page)).toHaveCount(0);
  await ana.expectWell();
  ana.expectNoErrors();
  await ana.leave();
});
