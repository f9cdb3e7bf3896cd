import { expect, test } from '@playwright/test';
import { House } from './house.ts';
import { Person } from './people.ts';

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

test('the first tab skips to the content, and Back leads to the page before', async ({ browser }) => {
  const person = await Person.arrive(browser);
  const { page } = person;
  await page.goto(house.url);
  await page.goto(`${house.url}/rooms`);
  await expect(page.getByRole('heading', { level: 1, name: 'Public rooms' })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  for (let times = 0; times < 2; times++) {
    await skip.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Look again' })).toBeFocused();
  }
  await page.goBack();
  await expect(page).toHaveURL(`${house.url}/`);
  await person.leave();
});
