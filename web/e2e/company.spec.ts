import { expect, test } from '@playwright/test';
import { House } from './house.ts';
import { joinAndReady, openRoom, Person, start } from './people.ts';
import { playStep } from './somebody.ts';

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

test('faces are seen by the others, ? shows the keys, and a finished match is shared without spoiling it', async ({
  browser,
}) => {
  const ana = await Person.arrive(browser);
  const bea = await Person.arrive(browser, { phone: true, language: 'es' });
  const url = await openRoom(house, ana, 'break-the-code');
  await joinAndReady(bea, url);
  await start(ana);
  await expect(bea.page.locator('.btc')).toBeVisible();

  await bea.page.getByRole('button', { name: /^Charla/ }).click();
  await bea.page.getByRole('button', { name: '¡Bravo!' }).click();
  await expect(ana.page.locator('.reactions li')).toHaveCount(1);
  await expect(ana.page.locator('[aria-live]').filter({ hasText: /: Bravo!/ })).toHaveCount(1);

  await expect(ana.page.locator('.btc')).toBeVisible();
  await ana.page.keyboard.press('?');
  await expect(ana.page.getByRole('dialog', { name: 'Keys' })).toContainText('choose a card');
  await ana.expectAccessible();
  await ana.page.keyboard.press('Escape');

  // Both ask until the cards are gone, and give their last guess up.
  const people = [ana, bea];
  for (let step = 0, idle = 0; idle < 200 && !(await ana.page.locator('.end-screen').isVisible()); ) {
    let played = false;
    for (const { page } of people)
      if ((await page.locator('.table-board[data-behind="true"]').count()) > 0)
        await page.locator('.table-board').dispatchEvent('pointerdown');
    for (const { page } of people) played = (await page.evaluate(playStep, step)) || played;
    step += played ? 1 : 0;
    idle = played ? 0 : idle + 1;
    await ana.page.waitForTimeout(60);
  }
  await ana.page.getByRole('button', { name: 'Share' }).click();
  const sheet = ana.page.getByRole('dialog', { name: 'Share' });
  const picture = sheet.getByRole('img');
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1080);
  await sheet.getByText('Text', { exact: true }).click();
  await expect(sheet.locator('pre')).toContainText(/■{3}/);
  await sheet.getByText('With names').click();
  await expect(sheet.locator('pre')).toContainText(/A ■/);
  await ana.expectAccessible();
  for (const person of people) {
    person.expectNoErrors();
    await person.leave();
  }
});
