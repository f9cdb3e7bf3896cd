import { expect, test } from '@playwright/test';
import { House } from './house.ts';
import { chooseOption, inMenu, joinAndReady, openRoom, Person, start } from './people.ts';

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

test('a television shows the table and no secret, also in the browser of somebody who plays', async ({ browser }) => {
  const ana = await Person.arrive(browser);
  const bea = await Person.arrive(browser, { phone: true });
  const url = await openRoom(house, ana, 'coda');
  // In the very browser that holds the host's seat.
  const tv = await ana.context.newPage();
  const heard: string[] = [];
  tv.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  await tv.setViewportSize({ width: 1920, height: 1080 });
  await tv.goto(url.replace('/r/', '/tv/'));
  await expect(tv.getByRole('heading', { name: 'Who sits at the table' })).toBeVisible();
  await expect(tv.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await joinAndReady(bea, url);
  await start(ana);
  const take = /^Take 2 dark and 2 light$/;
  await ana.page.getByRole('button', { name: take }).click();
  await bea.page.getByRole('button', { name: take }).click();
  await expect(tv.getByText('4 standing')).toHaveCount(2);
  // Nothing was whispered to it, and nothing that is pressed there moves anything.
  expect(heard.join('\n')).not.toContain('"whispers"');
  await expect(tv.locator('.tv-board').getByRole('button', { name: take })).toHaveCount(0);
  const size = await tv
    .getByText('4 standing')
    .first()
    .evaluate((element) => element.getBoundingClientRect().height);
  expect(size).toBeGreaterThan(20);
  // Everybody sits: the board has all the room. A remote control (arrows and one button) brings the code back.
  await expect(tv.getByRole('img', { name: 'QR code of the link' })).toHaveCount(0);
  await tv.keyboard.press('ArrowRight');
  await tv.keyboard.press('ArrowRight');
  await tv.keyboard.press('Enter');
  await expect(tv.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  // What is not seen yet is not in the page either.
  await tv.goto(`${url.replace('/r/', '/tv/')}?delay=60`);
  await expect(tv.getByText('60 s behind')).toBeVisible();
  await expect(tv.locator('.tv-board')).toHaveText('');
  ana.expectNoErrors();
  bea.expectNoErrors();
  await ana.leave();
  await bea.leave();
});

test('at one table with a screen phones become hands, and tables again when people go home', async ({ browser }) => {
  const ana = await Person.arrive(browser);
  const bea = await Person.arrive(browser, { phone: true });
  const url = await openRoom(house, ana, 'qwinto');
  await chooseOption(ana, /^Where you are$/, 'At one table with a screen');
  await joinAndReady(bea, url);
  await start(ana);
  const hand = bea.page.locator('.qwinto[data-hand="true"]');
  await expect(hand).toBeVisible();
  await expect(bea.page.locator('.qwinto-seats')).toHaveCount(0);
  await expect(bea.page.getByRole('button', { name: /^Talk/ })).toHaveCount(0);
  await bea.expectWell();
  // Whoever wants the whole table here has it; the host sends everybody home in the middle of the match.
  await inMenu(bea.page, 'The whole table here');
  await expect(bea.page.locator('.qwinto-seats')).toBeVisible();
  await inMenu(bea.page, 'Only my hand here');
  await expect(hand).toBeVisible();
  await ana.page.getByRole('button', { name: 'More' }).click();
  await ana.page.locator('dialog[open]').getByText('Each at home', { exact: true }).click();
  await expect(hand).toHaveCount(0);
  await expect(bea.page.getByRole('button', { name: /^Talk/ })).toBeVisible();
  ana.expectNoErrors();
  bea.expectNoErrors();
  await ana.leave();
  await bea.leave();
});
