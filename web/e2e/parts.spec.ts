import { statSync } from 'node:fs';
import { MANIFESTS } from '@cifra/games/manifests';
import { expect, type Page, test } from '@playwright/test';
import { House } from './house.ts';
import { openRoom, Person } from './people.ts';

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

test('whoever cannot fetch Spanish reads English, not an empty page', async ({ browser }) => {
  const person = await Person.arrive(browser, { language: 'es', phone: true });
  const { page } = person;
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

test('on the way to a table no large script is named by a script only: the page has asked for it before', async ({
  browser,
}) => {
  for (const { id } of MANIFESTS) {
    const person = await Person.arrive(browser, { phone: true });
    const { page } = person;
    const scripts: string[] = [];
    page.on(
      'request',
      (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname),
    );
    const address = `${house.url}/play/${id}`;
    await page.goto(address);
    await expect(page.locator('.full-table .table-board')).toBeVisible();
    const named = await (await fetch(address)).text();
    const late = scripts.filter((path) => !named.includes(path) && statSync(`web/dist${path}`).size > 4_096);
    expect(late, id).toEqual([]);
    for (const [, path = ''] of named.matchAll(/rel="modulepreload" crossorigin href="([^"]+)"/g))
      expect(scripts, `${path} is wanted there`).toContain(path);
    person.expectNoErrors();
    await person.leave();
  }
});

test('a part that is missing without a connection does not cost the page, and comes whole when it is back', async ({
  browser,
}) => {
  const person = await Person.arrive(browser);
  const { page } = person;
  for (const [game, comesByItself] of [
    ['Coda', true],
    ['Qwinto', false],
  ] as const) {
    const learn = () =>
      page
        .getByRole('listitem')
        .filter({ hasText: game })
        .getByRole('link', { name: /^Learn/ })
        .click();
    await page.goto(house.url);
    await expect(page.getByRole('heading', { name: 'Public rooms' })).toBeVisible();
    await person.loseConnection();
    await learn();
    await expect(tryAgain(page)).toBeVisible();
    await page.getByRole('link', { name: 'Cifra', exact: true }).click();
    await person.findConnection();
    await learn();
    // Not again and again: soon after the last time a person has to ask for it.
    if (!comesByItself) await tryAgain(page).click();
    // The style sheets had failed, too.
    await expect(page.locator(`.${game.toLowerCase()}`)).toHaveCSS('display', 'grid');
    const isStyled = (link: Element) => link instanceof HTMLLinkElement && link.sheet !== null;
    for (const link of await page.locator('link[rel=stylesheet]').all())
      expect(await link.evaluate(isStyled)).toBe(true);
  }
  person.expectNoErrors();
  await person.leave();
});

test('a game that does not come is asked for once, whatever happens in its room meanwhile', async ({ browser }) => {
  const ana = await Person.arrive(browser);
  const bea = await Person.arrive(browser, { phone: true });
  const { page } = bea;
  const url = await openRoom(house, ana, 'coda');
  const game = /\/assets\/coda-[^/]*\.(css|js)$/;
  let asked = 0;
  await page.route(game, (route) => {
    asked++;
    return route.abort();
  });
  await page.route('**/health', (route) => route.abort());
  await page.goto(url);
  await expect(tryAgain(page)).toBeVisible();
  const before = asked;
  await ana.page.getByLabel('Your name').fill('Ada');
  await ana.page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => bea.heard).toContain('"Ada"');
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(tryAgain(page)).toBeVisible();
  expect(asked).toBe(before);
  await page.unroute(game);
  await tryAgain(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A room for Coda' })).toBeVisible();
  ana.expectNoErrors();
  bea.expectNoErrors();
  await ana.leave();
  await bea.leave();
});

test('a log that could not be fetched comes with the next sign of the house', async ({ browser }) => {
  const person = await Person.arrive(browser);
  const { page } = person;
  await page.goto(`${house.url}/play/coda?bots=1`);
  const lines = page.locator('.aside-log .log li');
  const first = (await lines.first().textContent()) ?? '';
  let refused = 0;
  await page.route('**/log', (route) => (refused++ === 0 ? route.abort() : route.fallback()));
  await page.reload();
  await expect.poll(() => refused).toBeGreaterThan(0);
  await expect(lines.first()).toHaveText(first);
  person.expectNoErrors();
  await person.leave();
});
