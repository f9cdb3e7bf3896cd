import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { House } from './house.ts';
import { isOver, joinAndReady, openRoom, Person, press, start } from './people.ts';

/** A house with one line more in its list of games (games/test/fifth), and the pages that are built from that list. */
const site = resolve('node_modules/.cache/fifth-game');
const house = new House({ conditions: ['fifth-game'], site });
test.beforeAll(async () => {
  const order = [
    'vite',
    'build',
    'web',
    '--mode',
    'fifth-game',
    '--outDir',
    site,
    '--emptyOutDir',
    '--logLevel',
    'error',
  ];
  execFileSync('npx', order, { stdio: 'ignore' });
  await house.open();
});
test.afterAll(async () => {
  await house.close();
  rmSync(site, { recursive: true, force: true });
});

const NAME = /^(Name|Decir) \d+$/;

/** Names the number in the middle whenever it may, until the match is over. */
async function playOn(...pages: readonly Page[]): Promise<void> {
  for (let rounds = 0; rounds < 200; rounds++) {
    for (const page of pages) {
      if (await isOver(page)) return;
      const numbers = page.getByRole('button', { name: NAME, disabled: false });
      await press(numbers.nth(Math.floor((await numbers.count()) / 2)));
    }
    await pages[0]?.waitForTimeout(100);
  }
  throw new Error('The match does not end');
}

test('home, credits, rules and the lesson know a fifth game by its line alone', async ({ browser }) => {
  const person = await Person.arrive(browser, { language: 'es' });
  const { page } = person;
  await page.goto(house.url);
  await expect(page.locator('.game')).toHaveCount(5);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Más o menos' }) });
  await expect(card).toContainText('Encuentra su número');
  await expect(card).toContainText('2 min · ligero');
  await expect(card.locator('.picture svg')).toBeVisible();
  await expect(card.getByRole('link', { name: 'Jugar ya' })).toHaveCSS('background-color', 'rgb(11, 97, 112)');
  await person.expectWell();

  await page.goto(`${house.url}/about`);
  await expect(page.locator('.makers')).toContainText('Más o menos');
  await page.goto(`${house.url}/rules/higher-lower`);
  await expect(page.getByText('Gana quien antes lo diga')).toBeVisible();
  await page.goto(`${house.url}/learn/higher-lower`);
  await page.getByRole('button', { name: 'Seguir', exact: true }).click();
  await page.getByRole('button', { name: 'Decir 5', exact: true }).click();
  await expect(page.locator('.says')).toContainText('Ahora la mitad es 8');
  await person.expectWell();
  person.expectNoErrors();
  await person.leave();
});

test('two people meet in its lobby, play on its board and step through the replay', async ({ browser }) => {
  const ana = await Person.arrive(browser);
  const bea = await Person.arrive(browser, { language: 'es', phone: true });
  const url = await openRoom(house, ana, 'higher-lower');
  await expect(ana.page.getByRole('heading', { name: 'Higher, lower' })).toBeVisible();
  await expect(ana.page.getByText('The highest number that can be hidden.')).toBeAttached();
  await joinAndReady(bea, url);
  await start(ana);
  await expect(ana.page.locator('.higher-lower')).toBeVisible();
  await ana.expectWell();
  await playOn(ana.page, bea.page);
  await expect(bea.page.getByText(/ha encontrado el número/).first()).toBeVisible();

  await ana.page.getByRole('link', { name: 'Replay', exact: true }).click();
  await expect(ana.page.getByRole('heading', { name: 'Replay: Higher, lower' })).toBeVisible();
  await expect(ana.page.locator('.higher-lower')).toBeVisible();
  await ana.expectWell();
  for (const person of [ana, bea]) {
    person.expectNoErrors();
    await person.leave();
  }
});

test('its bot sits down with one tap and thinks', async ({ browser }) => {
  const person = await Person.arrive(browser, { phone: true, dark: true });
  await person.page.goto(`${house.url}/play/higher-lower?bot=master`);
  await expect(person.page.locator('.higher-lower')).toBeVisible();
  await playOn(person.page);
  person.expectNoErrors();
  await person.leave();
});
