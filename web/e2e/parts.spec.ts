import { expect, type Page, test } from '@playwright/test';
import { House } from './house.ts';
import { Person, withoutWorker } from './people.ts';

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

test('whoever cannot fetch Spanish reads English, not an empty page', async ({ browser }) => {
  const person = await Person.arrive(browser, { language: 'es', phone: true });
  const { page } = person;
  await withoutWorker(page);
  await page.route(/\/assets\/es-.*\.js$/, (route) => route.abort());
  await page.goto(house.url);
  await expect(page.getByRole('link', { name: 'Play now' }).first()).toBeVisible();
  person.expectNoErrors();
  await person.leave();
});

test('a page, a game, rules or a lesson that does not come, also when all is loaded anew, is told and can be tried again', async ({
  browser,
}) => {
  const person = await Person.arrive(browser, { phone: true });
  const { page } = person;
  await withoutWorker(page);
  await page.goto(`${house.url}/new/qwinto`);
  await page.waitForURL('**/r/*');
  for (const [address, part, heading] of [
    [page.url(), /\/assets\/qwinto-[^/]*\.js$/, 'A room for Qwinto'],
    [`${house.url}/new/coda`, /\/assets\/coda-[^/]*\.js$/, 'A room for Coda'],
    [`${house.url}/rooms`, /\/assets\/Rooms-[^/]*\.js$/, 'Public rooms'],
    [`${house.url}/rules/qwinto`, /\/assets\/rules[^/]*\.js$/, 'Qwinto: Rules'],
    [`${house.url}/learn/qwinto`, /\/assets\/lesson-[^/]*\.js$/, 'Qwinto'],
  ] as const) {
    await page.route(part, (route) => route.abort());
    await page.goto(address);
    await expect(page.getByRole('alert')).toContainText('cannot be reached');
    await page.unroute(part);
    await tryAgain(page).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  await person.expectWell();
  person.expectNoErrors();
  await person.leave();
});

test('a part that is missing without a connection does not cost the page', async ({ browser }) => {
  const person = await Person.arrive(browser);
  const { page } = person;
  await withoutWorker(page);
  await page.goto(house.url);
  await expect(page.getByRole('heading', { name: 'Open rooms' })).toBeVisible();
  await person.loseConnection();
  await page.getByRole('link', { name: 'Learn it' }).first().click();
  await expect(tryAgain(page)).toBeVisible();
  await person.findConnection();
  await tryAgain(page).click();
  await expect(page.getByRole('heading', { name: 'Break the Code' }).first()).toBeVisible();
  await person.leave();
});

test('a log that could not be fetched comes with the next sign of the house', async ({ browser }) => {
  const person = await Person.arrive(browser);
  const { page } = person;
  await withoutWorker(page);
  await page.goto(`${house.url}/play/coda?bots=1`);
  const lines = page.locator('.side .log').first().locator('li');
  const first = (await lines.first().textContent()) ?? '';
  let refused = 0;
  await page.route('**/log', (route) => (refused++ === 0 ? route.abort() : route.fallback()));
  await page.reload();
  await expect.poll(() => refused).toBeGreaterThan(0);
  await expect(lines.first()).toHaveText(first);
  person.expectNoErrors();
  await person.leave();
});
