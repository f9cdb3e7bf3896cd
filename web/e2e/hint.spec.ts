import { expect, test } from '@playwright/test';
import { House } from './house.ts';
import { chooseOption, joinAndReady, openRoom, Person, start } from './people.ts';

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

test('where the host allows it a player asks for a hint by a key, and everybody reads that it was asked for', async ({
  browser,
}) => {
  const [ana, ben] = [await Person.arrive(browser), await Person.arrive(browser, { phone: true })];
  const url = await openRoom(house, ana, 'qwinto');
  await chooseOption(ana, /^Players may ask for hints$/, 'yes');
  await joinAndReady(ben, url);
  await expect(ben.page.locator('.option', { hasText: 'Players may ask for hints' })).toContainText('yes');
  await start(ana);
  const bulb = (person: Person) => person.page.locator('.table-bar').getByRole('button', { name: /^Hint/ });
  await expect(bulb(ana)).toBeVisible();
  await expect(bulb(ben)).toBeVisible();
  // One of them begins; the other is not to decide and can ask for nothing.
  await expect.poll(async () => (await bulb(ana).isEnabled()) !== (await bulb(ben).isEnabled())).toBe(true);
  const [asker, other] = (await bulb(ana).isEnabled()) ? [ana, ben] : [ben, ana];
  await asker.page.keyboard.press('h');
  const sheet = asker.page.getByRole('dialog', { name: 'Hint' });
  await expect(sheet).toContainText('Everybody at the table hears that you asked');
  await sheet.getByRole('button', { name: 'Ask for a hint' }).press('Enter');
  await expect(sheet.getByRole('status').first()).toHaveText(/^Worth most: .+ wins of 100\./);
  await asker.expectWell();
  await other.page
    .getByRole('button', { name: /^Last turns|^History/ })
    .first()
    .click();
  await expect(other.page.locator('dialog[open] .log')).toContainText('asked for a hint.');
  await asker.page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  // Looked at again it is the same hint, and nobody is asked.
  await asker.page.keyboard.press('h');
  await expect(sheet.getByRole('status').first()).toHaveText(/^Worth most/);
  await expect(other.page.locator('dialog[open] .log').getByText('asked for a hint')).toHaveCount(1);
  asker.expectNoErrors();
  other.expectNoErrors();
  for (const person of [ana, ben]) await person.leave();
});
