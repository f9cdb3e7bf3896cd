import { expect, type Page, test } from '@playwright/test';
import { House } from './house.ts';
import { inMenu, Person, press } from './people.ts';
import { logAt, seated } from './timed-room.ts';

const house = new House({ hasMovedClock: true });
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

const DAY = 86_400;

/** What the clock says: how much is left, and when that is by the clock of this device. */
async function clockOf(page: Page): Promise<readonly [string, string]> {
  const timer = page.getByRole('timer').first();
  return [await timer.innerText(), (await timer.getAttribute('title')) ?? ''];
}

test('a slow match: public until it is full, two devices, two time zones, more time, a holiday and a power cut', {
  tag: '@long',
}, async ({ browser }) => {
  const looker = await Person.arrive(browser, { phone: true, dark: true, language: 'es' });
  await looker.page.goto(`${house.url}/rooms`);
  await expect(looker.page.getByText('Ahora mismo no hay nadie esperando.')).toBeVisible();
  const ana = await Person.arrive(browser);
  await ana.page.goto(house.url);
  const id = await ana.page.evaluate(async (timeLimit) => {
    const sent = await fetch('/api/rooms', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'qwinto', listed: true, timeLimit, sit: { name: 'Ana' }, language: 'es' }),
    });
    return ((await sent.json()) as { id: string }).id;
  }, 2 * DAY);
  await ana.page.goto(`${house.url}/r/${id}`);

  // The list is alive by itself, and can be narrowed.
  const card = looker.page.locator('.room-cards li');
  await expect(card).toContainText('español · 2 días por jugada', { timeout: 10_000 });
  await looker.page.getByLabel('Ritmo').selectOption('live');
  await expect(looker.page.getByText('Ahora no hay ninguna sala así.')).toBeVisible();
  await looker.page.getByLabel('Ritmo').selectOption('slow');
  await expect(card).toHaveCount(1);
  await looker.expectWell();

  // Bea plays from Bogotá.
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'America/Bogota', reducedMotion: 'reduce' });
  const bea = await context.newPage();
  await bea.goto(`${house.url}/r/${id}`);
  await bea.getByLabel('Your name').fill('Bea');
  await bea.getByRole('button', { name: 'Sit down', exact: true }).click();
  await bea.getByRole('button', { name: 'I am ready' }).click();
  await expect(card).toHaveCount(0, { timeout: 10_000 });
  await ana.page.getByRole('button', { name: 'Start the match' }).click();
  await expect(bea.locator('.qwinto')).toBeVisible();
  const [left, here] = await clockOf(ana.page);
  expect(left).toMatch(/^(2 d 0 h|1 d 23 h)$/);
  const [, there] = await clockOf(bea);
  const hour = (text: string) => Number(/(\d\d):\d\d/.exec(text)?.[1]);
  expect((hour(here) - hour(there) + 24) % 24).toBe(5);

  // Ana's phone has the same key: both show the same, and what is done on one is seen on the other.
  const phone = await browser.newContext({
    storageState: await ana.page.context().storageState(),
    locale: 'es-ES',
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  const pocket = await phone.newPage();
  await pocket.goto(`${house.url}/r/${id}`);
  await expect(pocket.locator('.qwinto')).toBeVisible();
  const acts = (await ana.page.getByText('Bea rolls').count()) > 0 ? 'Bea' : 'Ana';
  const [mover, giver] = acts === 'Ana' ? [pocket, bea] : [bea, ana.page];
  await inMenu(giver, /^(Give .* more time|Dar más tiempo a .*)$/);
  await expect.poll(async () => (await clockOf(mover))[0]).toMatch(/^(4 d 0 h|3 d 23 h)$/);

  // Whoever is to move takes the day off: everybody reads it, the power fails, and it is still so.
  const pages = acts === 'Ana' ? phone : context;
  const notices = await pages.newPage();
  await notices.goto(`${house.url}/notices`);
  await notices.getByRole('button', { name: /^(Take these days|Tomarme esos días)$/ }).click();
  await expect(notices.getByRole('button', { name: /^(I am back|Ya he vuelto)$/ })).toBeVisible();
  const told = giver.locator('.banner', { hasText: `${acts} is on holiday until` });
  await expect(told).toBeVisible();
  await house.kill();
  await house.open();
  await giver.reload();
  await expect(told).toBeVisible({ timeout: 20_000 });
  expect((await clockOf(giver))[0]).toMatch(/^(4 d 0 h|3 d 23 h)$/);
  await told.getByRole('button', { name: 'Close' }).click();
  await expect(told).toHaveCount(0);
  // A holiday keeps nobody from playing.
  await mover.reload();
  await mover
    .locator('.banner', { hasText: /on holiday|de vacaciones/ })
    .getByRole('button')
    .click();
  const roll = mover.locator('.qwinto-thumb .primary');
  await expect.poll(() => press(roll), { timeout: 20_000 }).toBe(true);
  await notices.getByRole('button', { name: /^(I am back|Ya he vuelto)$/ }).click();
  await expect(notices.getByRole('button', { name: /^(I am back|Ya he vuelto)$/ })).toHaveCount(0);
  for (const person of [ana, looker]) {
    person.expectNoErrors();
    await person.leave();
  }
  await context.close();
  await phone.close();
});

test('a slow match over days: whoever is away loses no match, restarts and another device change nothing, a holiday stops the clock', {
  tag: '@long',
}, async ({ browser }) => {
  const HOUR = 3_600_000;
  const people = await seated(browser, house, { game: 'qwinto', timeLimit: DAY, looks: [{ phone: true }] });
  const [ana, bea] = people as [Person, Person];
  const url = ana.page.url();
  const hours = async () => {
    const [text] = await clockOf(ana.page);
    const [, days = '0', rest = ''] = /^(?:(\d+) d )?(\d+) h/.exec(text) ?? [];
    return rest === '' ? 0 : Number(days) * 24 + Number(rest);
  };
  // Twenty hours pass. Then the house is down for three days, which cost nobody anything.
  house.pass(20 * HOUR);
  await expect.poll(hours, { timeout: 30_000 }).toBe(3);
  await house.kill();
  house.pass(72 * HOUR);
  await house.open();
  await ana.page.reload();
  await expect.poll(hours, { timeout: 30_000 }).toBe(3);

  // Somebody has to roll: from another device with the same key, and the first one sees it.
  const rolls = (page: Page) => page.locator('.qwinto-thumb .primary');
  const mover = (await rolls(ana.page).count()) > 0 ? ana : bea;
  const context = await browser.newContext({
    storageState: await mover.context.storageState(),
    locale: 'es-ES',
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  const pocket = await context.newPage();
  await pocket.goto(url);
  await rolls(pocket).click();
  await expect.poll(() => logAt(ana.page)).toMatch(/rolls?: /);
  await expect.poll(hours, { timeout: 30_000 }).toBeGreaterThan(22);

  // Whoever is to move takes two days off: thirty hours later as much is left as before.
  const off = (method: string) =>
    pocket.evaluate(
      async ([method, from]) => {
        const headers = { 'content-type': 'application/json' };
        const body = JSON.stringify({ from, until: from + 172_800_000 });
        // Nothing is sent along to say that one is back.
        return (await fetch('/api/me/holiday', { method, ...(method === 'PUT' ? { headers, body } : {}) })).status;
      },
      [method, house.now] as const,
    );
  expect(await off('PUT')).toBe(200);
  house.pass(30 * HOUR);
  await ana.page.reload();
  await expect(ana.page.locator('.banner', { hasText: /on holiday/ })).toBeVisible({ timeout: 30_000 });
  expect(await hours()).toBeGreaterThan(22);
  expect(await off('DELETE')).toBe(200);

  // Nobody looks for days, over a restart: at zero the dull move is played, then once more, and a bot plays on.
  await pocket.close();
  await bea.page.goto(house.url);
  for (let days = 0; days < 6 && !(await logAt(ana.page)).includes('A bot plays on'); days++) {
    house.pass(25 * HOUR);
    if (days === 1) {
      await house.kill();
      await house.open();
    }
    await ana.page.reload();
    await expect.poll(async () => (await clockOf(ana.page))[0], { timeout: 30_000 }).not.toBe('0:00');
  }
  await expect.poll(() => logAt(ana.page), { timeout: 20_000 }).toMatch(/(does|did) not decide\. A bot plays on/);

  // Home says that a bot sits there; the seat is there with one tap, also on the other device.
  const back = (page: Page) =>
    page.locator('.seat-request').getByRole('button', { name: /^(Take my seat back|Volver a mi sitio)$/ });
  await bea.page.goto(url);
  for (const { page } of people) {
    await expect(page.locator('.full-table')).toBeVisible();
    if (await back(page).isVisible()) await back(page).click();
  }
  for (const { page } of people) await expect(back(page)).toHaveCount(0);
  for (const person of people) {
    person.expectNoErrors();
    await person.leave();
  }
  await context.close();
});
