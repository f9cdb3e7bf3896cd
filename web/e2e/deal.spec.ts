import { expect, type Page, test } from '@playwright/test';
import { House } from './house.ts';
import { Person } from './people.ts';

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

test('the page keeps the promise of a deal, checks it by itself, derives everything again, and cries out at a lie', async ({
  browser,
}) => {
  const person = await Person.arrive(browser, { phone: true, language: 'es' });
  const { page } = person;
  // Bots that do not take their time.
  await page.route('**/api/rooms', async (route) => {
    const asked = route.request().postDataJSON() as object;
    await route.continue({ postData: JSON.stringify({ ...asked, pace: 0 }) });
  });
  await page.goto(`${house.url}/play/coda?bots=1&level=novice`);
  await expect(page.locator('.full-table')).toBeVisible();
  // What was given for the deal is in it, though it began with one tap.
  const [deal] = (await page.evaluate(() => JSON.parse(localStorage.getItem('cifra.deals') ?? '[]'))) as {
    readonly nonce: string;
    readonly promise: string;
    readonly isEarly: boolean;
  }[];
  expect(deal).toMatchObject({ isEarly: true, nonce: expect.stringMatching(/^[0-9a-f]{64}$/) });
  await page.getByRole('button', { name: 'Más', exact: true }).click();
  const promise = page.locator('.deal-promise');
  await expect(promise).toContainText(/Promesa del reparto \d{4} \d{4} \d{4} \d{4}/);
  const digits = (await promise.locator('strong').innerText()).trim();
  await promise.locator('summary').click();
  await expect(promise).toContainText('Tu navegador añade otra mitad');
  await person.expectWell();
  await page.getByRole('button', { name: 'Salir de la partida' }).click();
  // The second of two quick taps answers nothing.
  await page.waitForTimeout(700);
  await page.locator('.menu-question').getByRole('button', { name: 'Salir de la partida' }).click();

  const line = page.locator('.deal-line');
  await expect(line).toContainText('El reparto fue el prometido y tu parte del azar está en él.', { timeout: 60_000 });
  await person.expectWell();
  await line.getByRole('link', { name: 'Comprobar el reparto' }).click();
  const verdict = page.locator('.deal-verdict');
  await expect(verdict).toContainText('Todo encaja.');
  await expect(page.locator('.deal-steps')).toContainText(`${digits} Tu navegador la guardó, y es la misma.`);
  await expect(page.locator('.deal-bytes').filter({ hasText: 'Lo tuyo' })).toContainText(deal?.nonce ?? 'none');
  await expect(page.locator('.deal-draws > li')).toHaveCount(3);
  await expect(page.locator('.deal-draws')).toContainText('Las fichas oscuras, barajadas');
  expect(await page.locator('main').innerText()).not.toContain('npx');
  await person.expectWell();

  // A house that changes one number afterwards.
  await page.route('**/api/rooms/*/matches/1', async (route) => {
    const answer = await route.fetch();
    const forged = (await answer.text()).replace(
      /("pool":\{"dark":\[)(\d+)/,
      (_, head, one) => `${head}${(one + 1) % 11}`,
    );
    await route.fulfill({ response: answer, body: forged });
  });
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Este reparto no es el prometido. el reparto:');
  await page.unroute('**/api/rooms/*/matches/1');

  // A house that gives out a match which fits, and is not the one that was played.
  await page.reload();
  await expect(verdict).toContainText('Todo encaja.');
  await changeKept(page, { end: { viewer: 0, digest: 'ab'.repeat(32) } });
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('La casa entrega otra partida');

  // A house that took the nonce for taken back.
  await changeKept(page, { nonce: 'cd'.repeat(32), isTakenBack: true });
  await page.goto(`${house.url}/r/${/check\/([^/]+)/.exec(page.url())?.[1]}`);
  await expect(line).toContainText('sin tu parte del azar');
  await person.expectWell();
  await page.goBack();

  // A house that promised something else before the deal.
  await changeKept(page, { promise: 'ab'.repeat(32) });
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Antes de repartir, la casa mostró otra promesa');
  await person.expectWell();
  await page.getByRole('link', { name: 'A la sala' }).click();
  await expect(page.getByRole('alert')).toContainText('Este reparto no es el prometido.');
  await person.expectWell();
  person.expectNoErrors();
  await person.leave();
});

/** As if the house had shown this browser something else. */
function changeKept(page: Page, change: object): Promise<void> {
  return page.evaluate((other) => {
    const deals = JSON.parse(localStorage.getItem('cifra.deals') ?? '[]') as object[];
    localStorage.setItem('cifra.deals', JSON.stringify(deals.map((one) => ({ ...one, ...other }))));
  }, change);
}
