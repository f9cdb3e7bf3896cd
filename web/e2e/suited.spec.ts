import { expect, test } from '@playwright/test';
import { House } from './house.ts';
import { Person } from './people.ts';
import { playStep } from './somebody.ts';

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

test('play now begins with the gentlest, says who it is, and follows what came of the last match', async ({
  browser,
}) => {
  const person = await Person.arrive(browser);
  const { page } = person;
  const card = page.locator('.game[data-game="coda"]');
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('cifra.company.coda') ?? 'null'));
  await page.goto(house.url);
  await expect(card.locator('.suits')).toHaveText('With Pío, to begin');
  await page.evaluate(() =>
    localStorage.setItem('cifra.company.coda', JSON.stringify({ at: 1, lost: 1, moved: 'up', counted: '' })),
  );
  await page.reload();
  await expect(card.locator('.suits')).toHaveText('With Tula, since you won');

  await page.goto(`${house.url}/play/coda?pace=0`);
  await expect(page.locator('.coda')).toBeVisible();
  await expect(page.locator('.full-table')).toContainText('Tula');
  for (let step = 0, idle = 0; idle < 300 && !(await page.locator('.end-screen').isVisible()); ) {
    const played = await page.evaluate(playStep, step);
    step += played ? 1 : 0;
    idle = played ? 0 : idle + 1;
    await page.waitForTimeout(40);
  }
  await expect(page.locator('.end-screen')).toBeVisible();
  await expect.poll(async () => (await kept()).counted).not.toBe('');
  const { at } = await kept();
  // A second loss in a row leads back to who was before, a win on to the next.
  expect([0, 2]).toContain(at);
  await page.goto(house.url);
  await expect(card.locator('.suits')).toHaveText(at === 0 ? 'With Pío, a bit gentler' : 'With Bruno, since you won');
  person.expectNoErrors();
  await person.leave();
});
