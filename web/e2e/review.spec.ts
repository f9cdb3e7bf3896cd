import { GAMES } from '@cifra/games/rules';
import type { Level, MatchFile, Shape } from '@cifra/kernel';
import { type Browser, expect, test } from '@playwright/test';
import { House } from './house.ts';
import { type Looks, Person } from './people.ts';
import { playedMatch } from './played-match.ts';

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

/** A master and somebody who is new to it, in turns; the newcomer is a person. */
function matchOf(id: string, seats: number): Promise<MatchFile<Shape>> {
  const isNew = (seat: number) => seat % 2 === 1;
  const levels = Array.from({ length: seats }, (_, seat): Level => (isNew(seat) ? 'novice' : 'master'));
  return playedMatch(
    id,
    levels,
    levels.map((level, seat) => (isNew(seat) ? `Marina ${seat}` : level)),
  );
}

/** Somebody opens the review of a match that was played here. */
async function openReview(browser: Browser, looks: Looks, file: MatchFile<Shape>, hash = ''): Promise<Person> {
  const person = await Person.arrive(browser, looks);
  const { page } = person;
  await page.route('**/api/rooms/shared/matches/1', (route) => route.fulfill({ json: file }));
  await page.goto(`${house.url}/review/shared/1${hash}`);
  await expect(page.locator('.review')).toBeVisible({ timeout: 60_000 });
  return person;
}

for (const [at, { game }] of GAMES.entries()) {
  // By the test command each game once, on one of the two.
  const [phone, desk] = at % 2 === 0 ? ['@short', '@long'] : ['@long', '@short'];
  const seats = game.teams(4).length > 0 ? 4 : Math.max(2, game.seats.min);

  test(`${game.id}: a review on a phone leads from the whole to a moment and back`, { tag: phone }, async ({
    browser,
  }) => {
    const person = await openReview(browser, { phone: true, language: 'es' }, await matchOf(game.id, seats), '#mine=1');
    const { page } = person;
    await expect(page.getByRole('heading', { name: 'Quién iba ganando' })).toBeVisible();
    await expect(page.locator('.curve svg[role="img"]')).toHaveAttribute('aria-label', /^Tú: opciones de ganar/);
    await expect(page.locator('.review-close')).toBeHidden();
    await person.expectWell();
    // Every number of the curve is also in a table.
    await page.getByText('Todas las decisiones').click();
    const moments = page.locator('.moment-card');
    await ((await moments.count()) > 0 ? moments : page.locator('.review-pick')).first().click();
    await expect(page.locator('.moment-picture')).toHaveAttribute('aria-busy', 'false', { timeout: 60_000 });
    await expect(page.locator('.review-whole')).toBeHidden();
    await expect(page.locator('.moment-headline')).not.toBeEmpty();
    // Whose opinion it is stands beside the figures.
    await expect(page.locator('.moment-whose')).toHaveText(/nuestro mejor bot|nuestros bots/);
    await person.expectWell();
    await page.getByRole('link', { name: 'A la revisión entera' }).click();
    await expect(page.locator('.review-whole')).toBeVisible();
    person.expectNoErrors();
    await person.leave();
  });

  test(`${game.id}: a review on a desk shows whole and moment together, from any seat`, { tag: desk }, async ({
    browser,
  }) => {
    const person = await openReview(browser, { dark: true }, await matchOf(game.id, seats));
    const { page } = person;
    const seen = page.getByRole('combobox', { name: 'Seen by' });
    await expect(seen).toHaveValue('1');
    for (const seat of ['0', '1']) {
      await seen.selectOption(seat);
      await expect(page.locator('.review-whole')).toBeVisible();
      await expect(page.locator('.luck')).toBeVisible();
      // What is worth a look stands above the moment that is looked at, and once.
      await expect(page.locator('.review-close .review-moments')).toBeVisible();
      await expect(page.locator('.review-moments')).toHaveCount(1);
    }
    await person.expectWell();
    person.expectNoErrors();
    await person.leave();
  });
}

test('alone a review speaks of points, and of nobody else', async ({ browser }) => {
  const file = await playedMatch('qwinto', ['novice'], ['Marina']);
  const person = await openReview(browser, { phone: true }, file, '#mine=0');
  const { page } = person;
  await expect(page.locator('.review-headline')).toHaveText(`${file.outcome?.scores?.[0]} points`);
  await expect(page.locator('.luck li')).toHaveCount(2);
  await expect(page.locator('.luck')).not.toContainText('The others');
  await expect(page.locator('.review-whose')).not.toContainText('chance to win');
  await person.expectWell();
  await person.leave();
});

test('a link leads to a moment, and speaks of whoever sat there by name', async ({ browser }) => {
  const file = await matchOf('coda', 2);
  const own = file.entries.findIndex(({ seat, command }) => seat === 1 && command?.type === 'attack');
  const person = await openReview(browser, { phone: true }, file, `#seat=1&move=${own}`);
  const { page } = person;
  await expect(page.locator('.review-close')).toBeVisible();
  await expect(page.locator('.moment-headline')).not.toBeEmpty();
  await expect(page.getByRole('button', { name: 'Share this moment' })).toBeVisible();
  await page.getByRole('link', { name: 'To the whole review' }).click();
  await expect(page.getByRole('button', { name: 'Share this review' })).toBeVisible();
  await expect(page.locator('.curve svg[role="img"]')).toHaveAttribute('aria-label', /^Marina 1: /);
  await expect(page).toHaveURL(/#seat=1$/);
  await person.leave();
});

test('a file from one’s own disk is reviewed without asking anybody; what is no finished match is refused', async ({
  browser,
}) => {
  const person = await Person.arrive(browser);
  const { page } = person;
  const file = await matchOf('break-the-code', 2);
  const give = (content: string) =>
    page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  await page.goto(`${house.url}/review`);
  await person.expectWell();
  await give('not a match');
  await expect(page.getByRole('alert')).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.url().includes('/api/rooms')) asked.push(request.url());
  });
  await give(JSON.stringify(file));
  await expect(page.locator('.review')).toBeVisible({ timeout: 60_000 });
  expect(asked).toEqual([]);
  await page.goto(`${house.url}/review`);
  await give(JSON.stringify({ ...file, entries: file.entries.slice(0, 3), outcome: null }));
  await expect(page.getByRole('alert')).toContainText('not over yet');
  await page.goto(`${house.url}/review`);
  const forged = { ...file, seal: { ...file.seal, seed: file.seal.salt } };
  await give(JSON.stringify(forged));
  await expect(page.getByRole('alert')).toContainText('does not follow from its own seed');
  await person.leave();
});

test('a moment can be tried again from there, against the same bots, and says that it is practice', async ({
  browser,
}) => {
  const file = await matchOf('break-the-code', 2);
  const own = file.entries.findIndex(({ seat, command }) => seat === 1 && command?.type === 'ask');
  const person = await openReview(browser, {}, file, `#mine=1&move=${own}`);
  const { page } = person;
  await page.getByRole('button', { name: 'Try again from here' }).click();
  const table = page.locator('.practice');
  await expect(table.getByRole('heading', { name: /^Practice · Turn 1$/ })).toBeVisible();
  await expect(table).toContainText('Not a fair deal');
  const asked = async () => page.locator('.btc-card').evaluateAll((cards) => cards.map((card) => card.textContent));
  const before = await asked();
  await page.locator('.btc-card').first().click();
  await page.getByRole('button', { name: /^Ask/ }).click();
  // The bot has asked too: two cards have been replaced.
  await expect(table).toHaveAttribute('data-thinking', 'false', { timeout: 30_000 });
  await expect
    .poll(async () => (await asked()).filter((card) => !before.includes(card)).length)
    .toBeGreaterThanOrEqual(1);
  await person.expectFits();
  await page.getByRole('button', { name: 'Back to the review' }).click();
  await expect(page.locator('.review-close')).toBeVisible();
  person.expectNoErrors();
  await person.leave();
});
