import { expect, type Page, test } from '@playwright/test';
import { House } from './house.ts';
import { Person } from './people.ts';

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

/** Something that waits until it is let go. */
function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((done) => {
    open = done;
  });
  return { opened, open };
}

/** Without the worker every part of the page comes by a request that a test can hold back. */
const withoutWorker = (page: Page) =>
  page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new Error('No worker in this test'));
  });

const playNow = (page: Page, game: string) =>
  page.getByRole('listitem').filter({ hasText: game }).getByRole('link', { name: 'Play now' });

test('the first tab skips to the content, and Back leads to the page before', async ({ browser }) => {
  const person = await Person.arrive(browser);
  const { page } = person;
  await page.goto(house.url);
  await page.goto(`${house.url}/rooms`);
  await expect(page.getByRole('heading', { level: 1, name: 'Public rooms' })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  for (let times = 0; times < 2; times++) {
    await skip.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Look again' })).toBeFocused();
  }
  await page.goBack();
  await expect(page).toHaveURL(`${house.url}/`);
  await person.leave();
});

test('a page that comes late does not take the place of the one that was chosen after it', async ({ browser }) => {
  const person = await Person.arrive(browser);
  const { page } = person;
  const { opened, open } = gate();
  await withoutWorker(page);
  await page.route(/\/assets\/Rooms-[^/]*\.js$/, async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto(house.url);
  const late = page.waitForResponse(/\/assets\/Rooms-[^/]*\.js$/);
  await page.getByRole('link', { name: 'Public rooms' }).first().click();
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('One moment …');
  await page.getByRole('link', { name: 'About' }).first().click();
  await expect(heading).toHaveText('About Cifra');
  open();
  // Both wait for the same module: when it is here, it is there too.
  await page.evaluate((url) => import(url), (await late).url());
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(heading).toHaveText('About Cifra', { timeout: 3_000 });
  person.expectNoErrors();
  await person.leave();
});
