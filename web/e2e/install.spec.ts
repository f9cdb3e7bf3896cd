import { expect, type Page, test } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.mjs';
import { House } from './house.ts';
import { launchOptions } from './launch-options.ts';
import { Person } from './people.ts';

// The light one can install nothing.
test.use({ launchOptions: launchOptions(findBrowser()) });

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

const here = (page: Page) => page.getByRole('group', { name: 'Without a connection' });
const hasWorker = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);

test('the page can be installed, and begins without the house from there', async ({ browser }) => {
  const person = await Person.arrive(browser, { phone: true, worker: true });
  const { page } = person;
  await page.goto(house.url);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A window of a test remembers nothing after it, and nothing can be installed there; all else is ours.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  const { data = '', errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data) as {
    readonly start_url: string;
    readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
    readonly screenshots: readonly { readonly src: string; readonly sizes: string; readonly form_factor: string }[];
  };
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  expect(new Set(manifest.screenshots.map((one) => one.form_factor))).toEqual(new Set(['narrow', 'wide']));
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    if (sizes !== 'any') expect(size).toBe(sizes);
  }
  await person.loseConnection();
  await page.goto(`${house.url}${manifest.start_url}`);
  await expect(page.getByRole('link', { name: 'Play now' }).first()).toBeVisible();
  person.expectNoErrors();
  await person.leave();
});

test('where data is spared nothing comes unasked; its size is told, and all of it comes when somebody wants it', async ({
  browser,
}) => {
  const person = await Person.arrive(browser, { phone: true, worker: true });
  const { page, context } = person;
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.clock.install();
  await page.goto(house.url);
  await expect(page.getByRole('link', { name: 'Play now' }).first()).toBeVisible();
  await page.clock.runFor(10_000);
  expect(await hasWorker(page)).toBe(false);
  await page.getByRole('button', { name: 'Settings' }).click();
  // Pages, minds and the table of words, together.
  await expect(here(page)).toContainText(/1,\d{3} kB more are needed/);
  expect(asked.filter((path) => path.startsWith('/assets/device/'))).toEqual([]);
  await person.expectWell();
  await here(page).getByRole('button', { name: 'Take it along' }).click();
  await expect(here(page)).toContainText('Everything is here', { timeout: 30_000 });
  expect(await hasWorker(page)).toBe(true);
  await person.loseConnection();
  await page.goto(`${house.url}/play/decrypto`);
  await expect(page.locator('.table-board')).toBeVisible({ timeout: 30_000 });
  person.expectNoErrors();
  await person.leave();
});

test('on a free line what bots need comes by itself, and the large table of words only with its game', async ({
  browser,
}) => {
  const person = await Person.arrive(browser, { worker: true });
  const { page } = person;
  await page.goto(house.url);
  const kept = () =>
    page.evaluate(async () => {
      const names = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return names.flat().map(({ url }) => new URL(url).pathname);
    });
  await expect.poll(async () => (await kept()).join(), { timeout: 30_000 }).toContain('/assets/device/worker-');
  const isTable = (path: string) => path.includes('/table-decrypto-');
  expect((await kept()).filter(isTable)).toEqual([]);
  await page.goto(`${house.url}/play/decrypto`);
  await expect(page.locator('.table-board')).toBeVisible();
  await expect.poll(async () => (await kept()).filter(isTable).length, { timeout: 30_000 }).toBe(1);
  person.expectNoErrors();
  await person.leave();
});
