import { expect, test } from '@playwright/test';
import { House } from './house.ts';
import { Person } from './people.ts';

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

const PATHS = [
  '/',
  '/rooms',
  '/about',
  '/nowhere',
  '/r/nosuchroom',
  '/replay/nosuchroom/1',
  '/seat#nothing',
  ...['break-the-code', 'coda', 'decrypto', 'qwinto'].map((game) => `/rules/${game}`),
];

/** How many racks have their tiles one above the other (T2). */
const stacked = (racks: readonly Element[]): number =>
  racks.filter(({ children: [first, ...rest] }) => {
    const last = rest.at(-1);
    return last !== undefined && first?.getBoundingClientRect().left === last.getBoundingClientRect().left;
  }).length;

/** How many racks stand out of the figure that they are in. */
const cutOff = (racks: readonly Element[]): number =>
  racks.filter((rack) => {
    const figure = rack.closest('figure');
    if (figure === null) return false;
    const room = figure.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(figure).paddingRight);
    return rack.getBoundingClientRect().right > room + 1;
  }).length;

for (const { name, looks } of [
  { name: 'en, 320 pixels, dark', looks: { language: 'en', phone: true, dark: true, width: 320 } },
  { name: 'es, desk, light', looks: { language: 'es' } },
] as const)
  test(`every page is accessible and fits: ${name}`, async ({ browser }) => {
    const person = await Person.arrive(browser, looks);
    const { page } = person;
    for (const path of PATHS) {
      await page.goto(`${house.url}${path}`);
      await expect(page.getByRole('main')).not.toHaveText(/^(One moment …|Un momento…)?$/);
      await expect(page.locator('html')).toHaveAttribute('lang', looks.language);
      await person.expectWell();
      expect(await page.locator('.rack-slots').evaluateAll(stacked), path).toBe(0);
      expect(await page.locator('.rack').evaluateAll(cutOff), path).toBe(0);
    }
    await page.goto(house.url);
    await page.getByRole('button', { name: /^Coda: (choose the bots|elegir los bots)$/ }).click();
    await person.expectWell();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^(Settings|Ajustes)$/ }).click();
    await person.expectWell();
    person.expectNoErrors();
    await person.leave();
  });

test('home brings at most 40 KB of script, and no rules, boards or minds', async ({ browser }) => {
  const person = await Person.arrive(browser);
  const { page } = person;
  const scripts: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (/\.js$/.test(request.url())) scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(house.url, { waitUntil: 'networkidle' });
  const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(40_000);
  await person.leave();
});

test('a match against bots starts with one tap', async ({ browser }) => {
  const person = await Person.arrive(browser, { phone: true });
  await person.page.goto(house.url);
  await person.page.getByRole('listitem').filter({ hasText: 'Qwinto' }).getByRole('link', { name: 'Play now' }).click();
  await expect(person.page.locator('.qwinto')).toBeVisible();
  await person.leave();
});

test('a seat that is to move has a link to copy or to scan, and says what went wrong instead', async ({ browser }) => {
  const person = await Person.arrive(browser, { phone: true });
  const { page } = person;
  await person.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${house.url}/play/coda`);
  await page.getByRole('button', { name: 'More' }).click();
  const sheet = page.locator('dialog[open]');
  const move = sheet.getByRole('button', { name: 'Move to another device' });
  const link = page.getByRole('textbox', { name: 'Move to another device' });

  const wire = '**/api/rooms/*/seat-link';
  await page.route(wire, (route) => route.abort());
  await move.click();
  await expect(sheet.getByRole('alert')).toHaveText('The house cannot be reached right now. Try again in a moment.');
  await expect(link).toBeHidden();
  await person.expectWell();

  await page.unroute(wire);
  await move.click();
  const dialog = sheet.locator('.menu-question');
  await expect(dialog.getByRole('img', { name: 'QR code of the link' })).toBeInViewport({ ratio: 1 });
  await dialog.getByRole('button', { name: 'Copy the link' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link.inputValue());
  await person.expectWell();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(sheet.getByRole('alert')).toBeHidden();
  person.expectNoErrors();
  await person.leave();
});

test('a lesson can be left on a phone: to the rules, to a match or home, and the language can be changed', async ({
  browser,
}) => {
  const person = await Person.arrive(browser, { phone: true });
  const { page } = person;
  await page.goto(`${house.url}/learn/coda`);
  const voice = page.locator('.voice');
  await expect(voice.getByRole('link', { name: 'Rules' })).toHaveAttribute('href', '/rules/coda');
  await expect(voice.getByRole('link', { name: 'I know enough, play now' })).toHaveAttribute('href', '/play/coda');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Español' }).check();
  await page.getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByRole('heading', { name: 'Aprende Coda' })).toBeVisible();
  await person.expectWell();
  await page.getByRole('link', { name: 'Cifra' }).click();
  await expect(page).toHaveURL(`${house.url}/`);
  person.expectNoErrors();
  await person.leave();
});

/** How many tiles of the rows are out of sight, or behind something else. */
const outOfSight = (tiles: readonly Element[]): number =>
  tiles.filter((tile) => {
    const { left, right, top, bottom, height } = tile.getBoundingClientRect();
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return height < 24 || seen === null || (!tile.contains(seen) && !seen.contains(tile));
  }).length;

for (const [width, height] of [
  [844, 390],
  [320, 568],
  [360, 640],
] as const)
  test(`[T22] beside a lesson’s voice every row is in sight: ${width} × ${height}`, async ({ browser }) => {
    const person = await Person.arrive(browser, { language: 'es', phone: true });
    const { page } = person;
    await page.setViewportSize({ width, height });
    for (const game of ['coda', 'break-the-code']) {
      await page.goto(`${house.url}/learn/${game}`);
      const tiles = page.locator('.table-board .rack .tile');
      await expect(tiles.first()).toBeVisible();
      expect(await tiles.count()).toBeGreaterThan(7);
      expect(await tiles.evaluateAll(outOfSight), game).toBe(0);
      await person.expectWell();
    }
    person.expectNoErrors();
    await person.leave();
  });
