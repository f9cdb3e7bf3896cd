import { expect, test } from '@playwright/test';
import { House } from './house.ts';
import { joinAndReady, openRoom, Person, start } from './people.ts';

const house = new House();
/** As on a phone in one's own network: no TLS, so the browser keeps much of what it can do to itself. */
const inOwnNetwork = { url: '' };
test.beforeAll(async () => {
  await house.open();
  inOwnNetwork.url = house.url.replace('127.0.0.1', 'house.lan');
});
test.afterAll(() => house.close());

test('a house without TLS in one’s own network: rooms open, guests sit down, a match with bots begins', async ({
  browser,
}) => {
  const host = await Person.arrive(browser, { language: 'es' });
  const url = await openRoom(inOwnNetwork, host, 'coda');
  expect(await host.page.evaluate(() => isSecureContext)).toBe(false);
  await host.page.getByRole('button', { name: 'Copiar el enlace' }).click();
  await expect(host.page.getByRole('button', { name: 'Copiado' })).toBeVisible();
  const guest = await Person.arrive(browser, { phone: true });
  await joinAndReady(guest, url);
  await start(host);
  for (const { page } of [host, guest]) await expect(page.locator('.table-board')).toBeVisible();
  await host.page.getByRole('button', { name: 'Más', exact: true }).click();
  await host.page.getByRole('button', { name: 'Pasar a otro dispositivo' }).click();
  const dialog = host.page.locator('dialog[open]');
  await dialog.getByRole('button', { name: 'Copiar el enlace' }).click();
  await expect(dialog.getByRole('button', { name: 'Copiado' })).toBeVisible();
  const link = await dialog.getByRole('textbox').inputValue();
  await host.page.keyboard.press('Escape');
  const talk = host.page.getByRole('textbox', { name: /^Di algo/ });
  await talk.press('ControlOrMeta+V');
  await expect(talk).toHaveValue(link);
  const { page } = guest;
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Move to another device' }).click();
  const inner = page.locator('dialog[open]');
  await inner.getByRole('button', { name: 'Copy the link' }).click();
  await expect(inner.getByRole('button', { name: 'Copied' })).toBeVisible();
  const second = await inner.getByRole('textbox').inputValue();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Talk', exact: true }).click();
  const say = page.locator('dialog[open]').getByRole('textbox', { name: /^Say something/ });
  await say.press('ControlOrMeta+V');
  await expect(say).toHaveValue(second);
  host.expectNoErrors();
  guest.expectNoErrors();
  await host.leave();

  // Here no browser notifies anybody, whatever its settings.
  await guest.page.goto(inOwnNetwork.url);
  await guest.page.getByRole('button', { name: 'Settings' }).click();
  await expect(guest.page.getByLabel('Sounds')).toBeVisible();
  await expect(guest.page.getByLabel(/^A notification/)).toHaveCount(0);
  await guest.page.goto(`${inOwnNetwork.url}/play/qwinto`);
  await expect(guest.page.locator('.table-board')).toBeVisible();
  guest.expectNoErrors();
  await guest.leave();
});
