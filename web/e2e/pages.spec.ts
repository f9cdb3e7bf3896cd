import { expect, test } from '@playwright/test';
import { House } from './house.ts';
import { Person } from './people.ts';

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

const PATHS = [
  '/',
  '/rooms',
  '/about',
  '/nowhere',
  '/r/nosuchroom',
  '/replay/nosuchroom/1',
  '/seat#nothing',
  ...['break-the-code', 'coda', 'decrypto', 'qwinto'].map((game) => `/rules/${game}`),
];

for (const { name, looks } of [
  { name: 'en, 320 pixels, dark', looks: { language: 'en', phone: true, dark: true, width: 320 } },
  { name: 'es, desk, light', looks: { language: 'es' } },
] as const)
  test(`every page is accessible and fits: ${name}`, async ({ browser }) => {
    const person = await Person.arrive(browser, looks);
    const { page } = person;
    for (const path of PATHS) {
      await page.goto(`${house.url}${path}`);
      await expect(page.getByRole('main')).not.toHaveText(/^(One moment …|Un momento…)?$/);
      await expect(page.locator('html')).toHaveAttribute('lang', looks.language);
      await person.expectWell();
    }
    await page.goto(house.url);
    await page.getByRole('button', { name: /^Coda: (choose the bots|elegir los bots)$/ }).click();
    await person.expectWell();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^(Settings|Ajustes)$/ }).click();
    await person.expectWell();
    person.expectNoErrors();
    await person.leave();
  });

test('a match against bots starts with one tap', async ({ browser }) => {
  const person = await Person.arrive(browser, { phone: true });
  await person.page.goto(house.url);
  await person.page.getByRole('listitem').filter({ hasText: 'Qwinto' }).getByRole('link', { name: 'Play now' }).click();
  await expect(person.page.locator('.prompt')).toHaveText(/Choose one, two or three dice|chooses the dice|has rolled/);
  await person.leave();
});
