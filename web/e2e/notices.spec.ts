import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.mjs';
import { House } from './house.ts';
import { launchOptions } from './launch-options.ts';
import { Person } from './people.ts';
import { notificationsOf, pushTo } from './push.ts';

// The light one shows no notices.
test.use({ launchOptions: launchOptions(findBrowser()) });

const house = new House({ settings: () => ({ CIFRA_NOTICES_INSIDE: 'yes' }) });
const heard: string[] = [];
let hook: Server;

test.beforeAll(async () => {
  hook = createServer((request, response) => {
    request.on('data', (part: Buffer) => heard.push(part.toString()));
    request.on('end', () => response.end());
  });
  await new Promise<void>((done) => hook.listen(0, '127.0.0.1', done));
  await house.open();
});
test.afterAll(async () => {
  hook.close();
  await house.close();
});

test('a webhook is tried at once, a wrong one refused in words, and a push is shown by the worker and leads to its table', async ({
  browser,
}) => {
  const person = await Person.arrive(browser, { language: 'es', worker: true });
  const { page } = person;
  await page.goto(`${house.url}/notices`);
  const field = page.getByLabel('Un webhook tuyo');
  await field.fill('http://127.0.0.1:1/nobody');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toContainText('no responde nadie');
  await field.fill(`http://127.0.0.1:${(hook.address() as AddressInfo).port}/me`);
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: 'Te avisamos aquí' })).toBeVisible();
  expect(heard.join()).toContain('Aquí llegarán los avisos');
  await person.expectWell();
  await page.getByRole('button', { name: 'De momento, sin avisos' }).click();
  await expect(page.getByRole('heading', { name: 'Ahora no te avisamos' })).toBeVisible();

  // What the browser's own push service would hand to the worker.
  const push = await pushTo(person, house.url);
  const notification = { title: 'Cifra', body: 'Te toca en Coda con Blas.', navigate: '/rooms', tag: 'turns' };
  for (const data of [JSON.stringify({ web_push: 8030, notification }), 'not JSON']) await push(data);
  const shown = () => notificationsOf(page);
  // The second one replaces the first: nobody finds a pile of them.
  await expect.poll(async () => (await shown()).length).toBe(1);
  await push(JSON.stringify({ notification }));
  await expect.poll(shown).toEqual([`Te toca en Coda con Blas. ${house.url}/rooms`]);
  person.expectNoErrors();
  await person.leave();
});
