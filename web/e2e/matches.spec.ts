import { expect, type Locator, type Page, test } from '@playwright/test';
import { House } from './house.ts';
import { openRoom, Person } from './people.ts';

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

/** A whole match of a person with one bot, left to another bot at once. */
async function playQuickly(person: Person): Promise<string> {
  const { id } = await person.page.evaluate(async () => {
    const sent = await fetch('/api/rooms', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        game: 'qwinto',
        seats: 2,
        pace: 0,
        sit: { name: 'Ada' },
        bots: ['novice'],
        start: { nonce: 'ab'.repeat(32) },
      }),
    });
    return (await sent.json()) as { id: string };
  });
  await person.page.goto(`${house.url}/r/${id}`);
  await person.page.getByRole('button', { name: /^(More|Más)$/ }).click();
  await person.page.locator('dialog[open]').getByRole('button', { name: 'Leave the match' }).click();
  // The second of two quick taps answers nothing.
  await person.page.waitForTimeout(700);
  await person.page.locator('.menu-question').getByRole('button', { name: 'Leave the match' }).click();
  await expect(person.page.locator('.menu-question')).toBeHidden();
  // Bots wait for whoever looks.
  await person.page.goto(house.url);
  await expect
    .poll(
      async () =>
        ((await (await person.page.request.get(`${house.url}/api/rooms/${id}`)).json()) as { phase: string }).phase,
      {
        timeout: 60_000,
      },
    )
    .toBe('over');
  return id;
}

/** Side by side, and not one below the other. */
async function areInLine(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (a === null || b === null) throw new Error('One of them is not shown');
  return a.y < b.y + b.height && b.y < a.y + a.height;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: false });

test('a short code on the screen brings a guest in, wrong ones are answered in words, and the host ends it', async ({
  browser,
}) => {
  const [host, guest] = [await Person.arrive(browser), await Person.arrive(browser, { phone: true, language: 'es' })];
  const url = await openRoom(house, host, 'coda');
  await host.page.getByRole('button', { name: 'Show a short code' }).click();
  const code = await host.page.locator('.short-code strong').textContent();
  expect(code).toMatch(/^[A-Z3479]{3} [A-Z3479]{3}$/);
  await host.expectWell();
  await guest.page.goto(house.url);
  const field = guest.page.getByLabel('Entrar con un código');
  for (const [typed, answer] of [
    ['hola', 'Un código tiene seis letras y cifras'],
    ['AAA AAA', 'Ahora ninguna sala tiene ese código'],
  ] as const) {
    await field.fill(typed);
    await field.press('Enter');
    await expect(guest.page.getByRole('alert')).toContainText(answer);
  }
  await guest.expectWell();
  await field.fill((code ?? '').toLowerCase());
  await field.press('Enter');
  await guest.page.waitForURL(url);
  await expect(guest.page.getByRole('button', { name: 'Sentarme' })).toBeVisible();
  await host.page.getByRole('button', { name: 'End the code' }).click();
  await expect(host.page.getByRole('button', { name: 'Show a short code' })).toBeVisible();
  for (const person of [host, guest]) {
    person.expectNoErrors();
    await person.leave();
  }
});

test('my turn comes first at home and in my matches, and how long is left stands on the line of the way on', async ({
  browser,
}) => {
  const ana = await Person.arrive(browser, { phone: true });
  await ana.page.goto(house.url);
  await ana.page.evaluate(async () => {
    const opening = {
      game: 'qwinto',
      seats: 2,
      pace: 0,
      timeLimit: 172_800,
      sit: { name: 'Ana' },
      bots: ['novice'],
      start: {},
    };
    const headers = { 'content-type': 'application/json' };
    await fetch('/api/rooms', { method: 'POST', headers, body: JSON.stringify(opening) });
  });
  await expect(async () => {
    await ana.page.reload();
    await expect(ana.page.locator('.resume')).toContainText('Your turn', { timeout: 2_000 });
  }).toPass();
  const words = ana.page.locator('.resume .with > span:last-child');
  await expect(words).toContainText(/^(2 d 0 h|1 d 23 h) left /);
  expect(await areInLine(words, ana.page.locator('.resume .face'))).toBe(true);
  await ana.expectWell();
  await ana.page.goto(`${house.url}/matches`);
  const mine = ana.page.locator('.running-match');
  await expect(mine.locator('.left')).toContainText(/^(2 d 0 h|1 d 23 h) left · /);
  expect(await areInLine(mine.locator('.left'), mine.getByRole('link'))).toBe(true);
  await ana.expectWell();
  ana.expectNoErrors();
  await ana.leave();
});

test('my matches: found by my key, carried to a phone by a link and two yeses, exported, forgotten', async ({
  browser,
}) => {
  const [desk, phone] = [await Person.arrive(browser), await Person.arrive(browser, { phone: true })];
  await desk.page.goto(house.url);
  await playQuickly(desk);
  const waiting = await openRoom(house, desk, 'coda');
  await desk.page.goto(`${house.url}/matches`);
  await expect(heading(desk.page, 'My matches')).toBeVisible();
  await expect(desk.page.locator('.running-match')).toContainText('Coda');
  const done = desk.page.locator('.matches-done li');
  await expect(done).toContainText('Qwinto');
  await expect(done.locator('.result')).toContainText(/Won|Lost|Shared/);
  await expect(desk.page.locator('.matches-people li')).toHaveCount(1);
  await desk.expectWell();
  await desk.page.getByLabel('Game').selectOption('coda');
  await expect(desk.page.getByText('Nothing finished yet.')).toBeVisible();
  await desk.page.getByLabel('Game').selectOption('all');

  await desk.page.getByRole('button', { name: 'Another device' }).click();
  const link = await desk.page.locator('dialog[open] input').inputValue();
  await phone.page.goto(link);
  await phone.page.getByRole('button', { name: 'Bring them here' }).click();
  const number = await phone.page.locator('.device-number').textContent();
  await expect(desk.page.locator('dialog[open] .device-number')).toHaveText(number ?? '');
  await phone.expectWell();
  await desk.page.getByRole('button', { name: 'Yes, that is mine' }).click();
  await phone.page.waitForURL('**/matches');
  await expect(phone.page.locator('.running-match')).toContainText('Coda');
  await expect(phone.page.locator('.matches-done li')).toContainText('Qwinto');
  await phone.expectWell();
  // The seat is the same: two devices, one person.
  await phone.page.goto(waiting);
  await expect(phone.page.locator('.seat', { hasText: 'You' })).toBeVisible();

  const [file] = await Promise.all([
    phone.page.waitForEvent('download'),
    phone.page.goto(`${house.url}/matches`).then(() => phone.page.getByRole('link', { name: 'Export all' }).click()),
  ]);
  expect(file.suggestedFilename()).toBe('cifra-my-matches.json');
  // A used link leads nowhere, and says so.
  const eve = await Person.arrive(browser, { language: 'es' });
  await eve.page.goto(link);
  await eve.page.getByRole('button', { name: 'Traerlas aquí' }).click();
  await expect(eve.page.getByRole('alert')).toContainText('Este enlace no existe');

  await phone.page.getByRole('button', { name: 'Forget me' }).click();
  await phone.page.getByRole('button', { name: 'Forget everything' }).click();
  // Home is loaded anew, with nothing kept.
  await phone.page.waitForURL(`${house.url}/`, { waitUntil: 'networkidle' });
  await phone.page.goto(`${house.url}/matches`);
  await expect(phone.page.getByText('Nothing yet')).toBeVisible();
  for (const person of [desk, phone, eve]) {
    person.expectNoErrors();
    await person.leave();
  }
});
