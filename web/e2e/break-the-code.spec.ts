import { expect, type Page, test } from '@playwright/test';
import { House } from './house.ts';
import { isOver, joinAndReady, openRoom, Person, powerCut, press, seatBot, start } from './people.ts';

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

const isMine = async (page: Page): Promise<boolean> =>
  (await page
    .locator('.btc')
    .getAttribute('data-mine', { timeout: 1_000 })
    .catch(() => null)) === 'true';

type Seen = { readonly number: string; readonly mark: string };
const COLOUR: { readonly [mark: string]: string } = { moon: 'b', sun: 'w', leaf: 'g' };

/** A row as its owner sees it. */
const rowOf = ({ page }: Person): Promise<readonly Seen[]> =>
  page.locator('.btc-mine .tile').evaluateAll((tiles) =>
    tiles.map((tile) => ({
      number: tile.querySelector('b')?.textContent ?? '',
      mark: (tile as HTMLElement).dataset.mark ?? '',
    })),
  );

/** Puts a row on the line of the guess, tile by tile, and says it. */
async function guess(page: Page, row: readonly Seen[]): Promise<void> {
  await press(page.getByRole('button', { name: /^(Guess|Adivinar)$/ }));
  for (const [place, { number, mark }] of row.entries()) {
    await press(page.locator('.btc-row[data-hunted="true"] .tile').nth(place));
    const key = page.locator(`.btc-key[data-number="${number}"][data-colour="${COLOUR[mark]}"] .key`);
    if ((await key.getAttribute('aria-pressed')) === 'false') await press(key);
  }
  await press(page.getByRole('button', { name: /^(Say|Decir) \d/ }));
}

test('two people, one by the keyboard alone, one on a phone, ask until one knows, and guess on the row', async ({
  browser,
}) => {
  const ana = await Person.arrive(browser, { language: 'es', keyboard: true });
  const bea = await Person.arrive(browser, { phone: true });
  const watcher = await Person.arrive(browser, { phone: true, dark: true });
  const url = await openRoom(house, ana, 'break-the-code');
  await joinAndReady(bea, url);
  await watcher.page.goto(url);
  await start(ana);
  await expect(ana.page.locator('.btc-card').first()).toBeVisible();

  for (let asked = 0, idle = 0; asked < 6 && idle < 300; ) {
    idle++;
    for (const { page } of [ana, bea]) {
      if (!(await isMine(page))) continue;
      if (!(await press(page.locator('.btc-card[aria-pressed="false"]').first()))) continue;
      if (await press(page.locator('.btc-ask .primary'))) asked++;
    }
    await ana.page.waitForTimeout(50);
  }
  // What the other one answered stands over the row or on its tiles.
  await expect(bea.page.locator('.btc-row[data-hunted="true"]')).toContainText(/./);
  for (const person of [ana, bea, watcher]) await person.expectWell();
  // Beside the board the log begins with a whole line.
  const firstLine = await ana.page.locator('.aside-log .log').evaluate((list) => {
    const { top, bottom } = list.getBoundingClientRect();
    const [first] = [...list.children]
      .map((line) => line.getBoundingClientRect())
      .filter((line) => line.bottom > top + 1 && line.top < bottom);
    return first === undefined ? null : first.top - top;
  });
  expect(firstLine).toBeGreaterThanOrEqual(-1);
  expect(watcher.heard).not.toMatch(/"whispers"|"sealed"|"seed"/);
  await bea.reload();
  await powerCut(house, [ana, bea]);

  // Each reads the other's row from that person's own screen, as two friends at one table could.
  const rows = { ana: await rowOf(ana), bea: await rowOf(bea) };
  for (let tries = 0; tries < 60 && !(await isOver(ana.page)); tries++) {
    for (const [{ page }, row] of [
      [ana, rows.bea],
      [bea, rows.ana],
    ] as const)
      if (await isMine(page)) await guess(page, row);
    await ana.page.waitForTimeout(100);
  }
  for (const person of [ana, bea, watcher]) {
    await expect(person.page.locator('.end-screen')).toBeVisible({ timeout: 20_000 });
    await expect(person.page.locator('.end-view .tile[data-hidden="true"]')).toHaveCount(0);
    await person.expectWell();
    person.expectNoErrors();
    await person.leave();
  }
});

const answered = (page: Page, steps: number) =>
  expect(page.locator('.voice progress')).toHaveJSProperty('value', steps);

for (const looks of [
  { language: 'es', phone: true, width: 320 },
  { language: 'es', width: 1280 },
] as const)
  test(`[T4] [T21] [B6] a card is chosen, and asked by a press of its own, ${looks.width} px wide`, async ({
    browser,
  }) => {
    const person = await Person.arrive(browser, looks);
    const { page } = person;
    await page.goto(`${house.url}/learn/break-the-code`);
    const question = page.locator('.btc-question');
    const sum = page.getByRole('button', { name: '¿Cuánto suman todas?' });
    await sum.click();
    await expect(question).toContainText('¿Cuánto suman todas?');
    await expect(sum).toHaveAttribute('aria-pressed', 'true');
    await person.expectWell();
    // Esc lets go of it.
    await page.keyboard.press('Escape');
    await expect(sum).toHaveAttribute('aria-pressed', 'false');

    // Reading one card after the other costs nothing; of two numbers one is named.
    await page.getByRole('button', { name: '¿Dónde están los 8/9?' }).click();
    await expect(page.getByRole('button', { name: 'Preguntar por los 8' })).toBeVisible();
    await page.getByRole('button', { name: '¿Dónde están los 0?' }).click();
    await expect(page.locator('.voice .gentle')).toBeHidden();
    await answered(page, 0);
    await page.getByRole('button', { name: 'Preguntar', exact: true }).click();
    await answered(page, 1);
    await expect(page.locator('.btc-row[data-hunted="true"] .tile').first()).toHaveAccessibleName(/0 negro/);
    person.expectNoErrors();
    await person.leave();
  });

test('[T3] notes of two tabs of one person are kept together, and can be undone', async ({ browser }) => {
  const ana = await Person.arrive(browser);
  const url = await openRoom(house, ana, 'break-the-code');
  await seatBot(ana);
  await start(ana);
  await expect(ana.page.locator('.btc')).toBeVisible();
  const other = await ana.context.newPage();
  await other.goto(url);
  const tile = (page: Page) => page.locator('.btc-row[data-hunted="true"] .tile').first();
  const crossed = (page: Page, number: number) =>
    page.locator(`.btc-key[data-number="${number}"] .key[data-state="crossed"]`);
  const free = (page: Page, number: number) =>
    page.locator(`.btc-key[data-number="${number}"] .key[data-state="free"]`).first();
  // Two numbers of which I hold neither tile, so that each has a key.
  const mine = (await rowOf(ana)).map(({ number }) => Number(number));
  const [one = 0, two = 0] = [0, 1, 2, 3, 4, 6, 7, 8, 9].filter((number) => !mine.includes(number));
  for (const [page, number] of [
    [ana.page, one],
    [other, two],
  ] as const) {
    await expect.poll(() => isMine(page), { timeout: 60_000 }).toBe(true);
    await tile(page).click();
    await free(page, number).click();
  }
  for (const page of [ana.page, other])
    for (const number of [one, two]) await expect(crossed(page, number)).toHaveCount(1);
  await ana.page.reload();
  await tile(ana.page).click();
  for (const number of [one, two]) await expect(crossed(ana.page, number)).toHaveCount(1);
  await other.getByRole('button', { name: 'Undo' }).click();
  for (const page of [ana.page, other]) await expect(crossed(page, two)).toHaveCount(0);
  await expect(crossed(ana.page, one)).toHaveCount(1);
  ana.expectNoErrors();
  await ana.leave();
});
