import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { House } from './house.ts';
import { chooseOption, type Looks, openRoom, Person, seatBot, start } from './people.ts';

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

/** A match that random players played at the command line, as its file. */
function matchOf(game: string, seats: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'cifra-match-'));
  try {
    const order = ['simulate', game, '--seats', String(seats), '--matches', '1', '--seed', 'ana', '--save', folder];
    execFileSync(process.execPath, ['cli/bin/cifra.js', ...order], { stdio: 'ignore' });
    return readFileSync(join(folder, readdirSync(folder)[0] ?? ''), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Somebody opens the link to a replay that a friend has sent. */
async function followReplay(browser: Browser, looks: Looks, match: string, hash = '#as=open'): Promise<Person> {
  const person = await Person.arrive(browser, looks);
  const { page } = person;
  await page.clock.install();
  await page.route('**/api/rooms/shared/matches/1', (route) => route.fulfill({ body: match }));
  await page.goto(`${house.url}/replay/shared/1${hash}`);
  await expect(page.getByRole('slider')).toBeVisible();
  return person;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const told = (page: Page) => page.locator('.replay-said');
const stepOf = async (page: Page) => Number(await page.getByRole('slider').inputValue());

test('whoever is sent a replay finds the way home, to the room, to a match of their own and to the settings', async ({
  browser,
}) => {
  const person = await followReplay(browser, { phone: true }, matchOf('decrypto', 4));
  const { page } = person;
  await person.expectWell();
  await button(page, 'More').click();
  await expect(page.getByRole('link', { name: 'To the room' })).toHaveAttribute('href', '/r/shared');
  await expect(page.getByRole('link', { name: 'Play now' })).toHaveAttribute('href', '/play/decrypto');
  await button(page, 'Settings').click();
  await page.getByRole('radio', { name: 'Español' }).check();
  await button(page, 'Cerrar').click();
  await expect(page.getByRole('heading', { name: 'Repetición: Decrypto' })).toBeVisible();
  await person.expectWell();
  await button(page, 'Más').click();
  await page.getByRole('link', { name: 'Inicio' }).click();
  await expect(page).toHaveURL(`${house.url}/`);
  person.expectNoErrors();
  await person.leave();
});

test('a replay goes from one told step to the next, by hand and by itself, from the first to the last', {
  tag: '@long',
}, async ({ browser }) => {
  const match = matchOf('decrypto', 4);
  const person = await followReplay(browser, {}, match);
  const { page } = person;
  const last = Number(await page.getByRole('slider').getAttribute('max'));
  const walk = async (onwards: () => Promise<void>, isDone: () => Promise<boolean>) => {
    const steps: number[] = [];
    while (!(await isDone())) {
      const before = await stepOf(page);
      await onwards();
      await expect.poll(() => stepOf(page)).not.toBe(before);
      await expect(told(page)).not.toHaveText('…');
      steps.push(await stepOf(page));
    }
    return steps;
  };
  const there = await walk(
    () => button(page, 'One step on').click(),
    () => button(page, 'One step on').isDisabled(),
  );
  expect(there.at(-1)).toBe(last);
  // Some entries of this match are only a dial that was turned: those are no steps.
  expect(last + 1).toBeLessThan((JSON.parse(match) as { entries: unknown[] }).entries.length);
  const back = await walk(
    () => button(page, 'One step back').click(),
    () => button(page, 'One step back').isDisabled(),
  );
  expect([...back.toReversed(), last]).toEqual([0, ...there]);

  // From here on time passes only when it is told to: on a slow machine two steps would go by between two looks.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await button(page, 'Let it run').click();
  const run = await walk(
    async () => {
      const before = await stepOf(page);
      do await page.clock.runFor(200);
      while ((await stepOf(page)) === before);
    },
    async () => (await stepOf(page)) === last,
  );
  expect(run).toEqual(there);
  await page.clock.resume();
  await expect(button(page, 'Let it run')).toBeVisible();
  person.expectNoErrors();
  await person.leave();
});

test('what happened in a step can be read whole on a phone', async ({ browser }) => {
  const person = await followReplay(browser, { phone: true, language: 'es', dark: true }, matchOf('break-the-code', 4));
  const { page } = person;
  while (!(await button(page, 'Un paso adelante').isDisabled())) {
    const cut = await told(page).evaluate((element) => element.scrollHeight - element.clientHeight);
    expect(cut, await told(page).innerText()).toBeLessThanOrEqual(0);
    await button(page, 'Un paso adelante').click();
  }
  await person.expectWell();
  await person.leave();
});

test('one sees a replay with one’s own eyes first, and shares it with everything open', async ({ browser }) => {
  const person = await Person.arrive(browser);
  const { page } = person;
  await person.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const room = (await openRoom(house, person, 'coda')).split('/').at(-1);
  await page.locator('.seat button').first().click();
  await page.locator('.seat button').nth(1).click();
  await expect(page.locator('.seat').nth(1)).toContainText('You');
  await seatBot(person);
  await chooseOption(person, /^Bots take their time/, 'no');
  await start(person);
  // A bot plays on, and the seat stays one's own.
  await button(page, 'More').click();
  await button(page, 'Leave the match').click();
  // The second of two quick taps answers nothing.
  await page.waitForTimeout(700);
  await page.locator('.menu-question').getByRole('button', { name: 'Leave the match' }).click();
  await expect(page.locator('.end-screen')).toBeVisible({ timeout: 60_000 });

  await button(page, 'Share').click();
  const sheet = page.getByRole('dialog', { name: 'Share' });
  await sheet.getByText('Text', { exact: true }).click();
  await sheet.getByRole('button', { name: 'Copy' }).click();
  await expect(sheet.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`${house.url}/replay/${room}/1`);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByRole('combobox', { name: 'Seen by' })).toHaveValue('1');
  await person.expectWell();
  await button(page, 'More').click();
  await page.getByRole('link', { name: 'To the room' }).click();
  await expect(page.locator('.end-screen')).toBeVisible();
  // An address without eyes is nobody's.
  await page.goto(`${house.url}/replay/${room}/1`);
  await expect(page.getByRole('combobox', { name: 'Seen by' })).toHaveValue('open');
  person.expectNoErrors();
  await person.leave();
});

for (const game of ['coda', 'break-the-code'])
  test(`[T20] a replay of ${game} calls nobody «you», takes no notes, and its signs for playing and stepping differ`, async ({
    browser,
  }) => {
    const person = await followReplay(browser, { phone: true }, matchOf(game, 2), '#as=0');
    const { page } = person;
    const last = Number(await page.getByRole('slider').getAttribute('max'));
    for (const step of [2, Math.floor(last / 2), last]) {
      await page.getByRole('slider').fill(String(step));
      await expect(page.locator('.table-board')).not.toContainText(/\byour?\b/i);
      await expect(page.locator('.table-board button.tile, .btc-pad')).toHaveCount(0);
    }
    const sign = (name: string) => button(page, name).locator('svg').innerHTML();
    expect(await sign('Let it run')).not.toBe(await sign('One step on'));
    // [T5] What pauses is seen as well as what plays.
    await page.getByRole('slider').fill('1');
    const looks = (name: string) =>
      button(page, name).evaluate((element) => [
        getComputedStyle(element).color,
        getComputedStyle(element).backgroundColor,
      ]);
    const calm = await looks('Let it run');
    await button(page, 'Let it run').click();
    expect(await looks('Pause')).toEqual(calm);
    await person.expectWell();
    person.expectNoErrors();
    await person.leave();
  });
