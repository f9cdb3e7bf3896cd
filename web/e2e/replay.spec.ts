import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { House } from './house.ts';
import { type Looks, openRoom, Person, start } from './people.ts';

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
  await page.route('**/api/rooms/shared/matches/1', (route) => route.fulfill({ body: match }));
  await page.goto(`${house.url}/replay/shared/1${hash}`);
  await expect(page.getByRole('slider')).toBeVisible();
  return person;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('whoever is sent a replay finds the way home, to the room, to a match of their own and to the settings', async ({
  browser,
}) => {
  const person = await followReplay(browser, { phone: true }, matchOf('decrypto', 4));
  const { page } = person;
  await person.expectWell();
  await expect(page.getByRole('link', { name: 'To the room' })).toHaveAttribute('href', '/r/shared');
  await expect(page.getByRole('link', { name: 'Play now' })).toHaveAttribute('href', '/play/decrypto');
  await button(page, 'Settings').click();
  await page.getByRole('radio', { name: 'Español' }).check();
  await button(page, 'Cerrar').click();
  await expect(page.getByRole('heading', { name: 'Repetición: Decrypto' })).toBeVisible();
  await person.expectWell();
  await page.getByRole('link', { name: 'Cifra' }).click();
  await expect(page).toHaveURL(`${house.url}/`);
  person.expectNoErrors();
  await person.leave();
});

test('one sees a replay with one’s own eyes first, and shares it with everything open', async ({ browser }) => {
  const person = await Person.arrive(browser);
  const { page } = person;
  await person.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const room = (await openRoom(house, person, 'coda')).split('/').at(-1);
  await button(page, 'Seat 1: Swap with the next seat').click();
  await page.getByLabel('Seat 1: Level of the bot').selectOption('novice');
  await page.getByRole('checkbox', { name: 'Bots take their time' }).uncheck();
  await start(person);
  // A bot plays on, and the seat stays one's own.
  await button(page, 'Leave the match').click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Leave the match' }).click();
  await expect(page.getByRole('heading', { name: 'The match is over' })).toBeVisible({ timeout: 60_000 });

  await button(page, 'Share').click();
  await expect(button(page, 'Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${house.url}/replay/${room}/1#as=open`);
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByRole('combobox', { name: 'Seen by' })).toHaveValue('1');
  await person.expectWell();
  await page.getByRole('link', { name: 'To the room' }).click();
  await expect(page.getByRole('heading', { name: 'The match is over' })).toBeVisible();
  // An address without eyes is nobody's.
  await page.goto(`${house.url}/replay/${room}/1`);
  await expect(page.getByRole('combobox', { name: 'Seen by' })).toHaveValue('open');
  person.expectNoErrors();
  await person.leave();
});
