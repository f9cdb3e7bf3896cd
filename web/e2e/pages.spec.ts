import { expect, test } from '@playwright/test';
import { House } from './house.ts';
import { Person } from './people.ts';

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

for (const language of ['en', 'es'] as const)
  for (const phone of [false, true])
    test(`every page is accessible and fits: ${language}, ${phone ? 'phone' : 'desk'}`, async ({ browser }) => {
      const person = await Person.arrive(browser, { language, phone, dark: phone });
      for (const path of ['/', '/rooms', '/about', '/nowhere', '/r/nosuchroom', '/seat#nothing']) {
        await person.page.goto(`${house.url}${path}`);
        await expect(person.page.getByRole('main')).not.toHaveText(/^(One moment …|Un momento…)?$/);
        await expect(person.page.locator('html')).toHaveAttribute('lang', language);
        await person.expectAccessible();
        await person.expectFits();
      }
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

test('a bad nickname is refused in words and nothing changes', async ({ browser }) => {
  const person = await Person.arrive(browser);
  await person.page.goto(`${house.url}/new/qwinto`);
  const name = person.page.getByLabel('Your name');
  await expect(name).not.toHaveValue('');
  await name.fill('   ');
  await person.page.getByRole('button', { name: 'Save' }).click();
  await expect(person.page.getByRole('alert')).toContainText(/name/i);
  await name.fill('Ada');
  await person.page.getByRole('button', { name: 'Save' }).click();
  await expect(person.page.locator('.seat').first()).toContainText('Ada');
  await person.leave();
});
