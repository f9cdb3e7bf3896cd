import { expect, test } from '@playwright/test';
import { House } from './house.ts';
import { joinAndReady, openRoom, Person, powerCut, start } from './people.ts';

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

for (const [language, lost, say, send] of [
  ['en', 'Connection lost', 'Say something', 'Send'],
  ['es', 'Se ha perdido la conexión', 'Di algo', 'Enviar'],
] as const)
  test(`a connection lost while sending loses nothing: ${language}`, async ({ browser }) => {
    const person = await Person.arrive(browser, { language });
    const { page } = person;
    await person.mayLoseConnection();
    await page.goto(`${house.url}/play/coda`);
    const take = page.getByRole('button', { name: /^(Take 2 dark and 2 light|Tomar 2 oscuras y 2 claras)$/ });
    await expect(take).toBeEnabled();
    const talk = page.getByRole('textbox', { name: new RegExp(`^${say}`) });
    await talk.fill('half a sent');
    await person.loseConnection();
    await take.click();
    await expect(page.getByText(lost)).toBeVisible({ timeout: 30_000 });
    await person.expectWell();
    await talk.fill('half a sentence');
    await page.getByRole('button', { name: send, exact: true }).click();
    await expect(talk).toHaveValue('half a sentence');

    await person.findConnection();
    await expect(page.getByText(lost)).toBeHidden({ timeout: 30_000 });
    // The move and the sentence arrive by themselves, once.
    await expect(take).toHaveCount(0);
    await expect(page.locator('.talk .log li')).toHaveCount(1);
    await expect(talk).toHaveValue('');
    person.expectNoErrors();
    await person.leave();
  });

test('a tab of an older version is told to load the page again', async ({ browser }) => {
  const person = await Person.arrive(browser, { language: 'es', phone: true });
  await person.page.routeWebSocket(/\/socket$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(String(message).replace(/"protocol":\d+/, '"protocol":0')));
  });
  await person.page.goto(`${house.url}/new/qwinto`);
  await expect(person.page.getByRole('alert')).toContainText('Hay una versión más nueva de Cifra');
  await expect(person.page.getByRole('button', { name: 'Volver a cargar' })).toBeVisible();
  await person.expectWell();
  await person.leave();
});

test('pages that stayed open while their house went back to a copy show its log, and go on from there', async ({
  browser,
}) => {
  const people = [await Person.arrive(browser), await Person.arrive(browser)] as const;
  const [ana, bea] = people;
  await joinAndReady(bea, await openRoom(house, ana, 'qwinto'));
  await start(ana);
  const log = ({ page }: Person) => page.locator('.aside-log .log li');
  /** Each reads it from their own side; it has as many lines for both. */
  const logs = async (most: number) => {
    for (const person of people) await expect.poll(() => log(person).count()).toBeGreaterThan(most);
    await expect(log(bea)).toHaveCount(await log(ana).count());
    return Promise.all(people.map((person) => log(person).allTextContents()));
  };
  const expectLogs = async (lines: readonly (readonly string[])[]) => {
    for (const [at, person] of people.entries()) await expect(log(person)).toHaveText([...(lines[at] ?? [])]);
  };
  const roll = ({ page }: Person) => page.getByRole('button', { name: 'Roll 3 dice' });
  await expect.poll(async () => (await roll(ana).count()) + (await roll(bea).count())).toBe(1);
  const begins = (await roll(ana).isVisible()) ? ana : bea;
  await roll(begins).click();
  const keep = begins.page.getByRole('button', { name: /^Keep \d+$/ });
  await expect(keep).toBeEnabled();
  await powerCut(house, people, () => house.keepCopy());
  const before = await logs(2);
  const length = before[0]?.length ?? 0;
  await keep.click();
  await expect(keep).toHaveCount(0);

  await powerCut(house, people, () => house.goBackToCopy());
  await expectLogs(before);
  await begins.page.getByRole('button', { name: 'Roll all again' }).click();
  const after = await logs(length);
  expect(after.map((lines) => lines.slice(0, length))).toEqual(before);
  for (const person of people) {
    person.expectNoErrors();
    await person.leave();
  }
});

test('names that cannot be are refused in words, and the room goes on', async ({ browser }) => {
  const person = await Person.arrive(browser, { language: 'es' });
  const { page } = person;
  await openRoom(house, person, 'qwinto');
  const name = page.getByLabel('Tu nombre');
  await expect(name).not.toHaveValue('');
  // A field that takes only so much is no wall: somebody can send more.
  await name.evaluate((field) => field.removeAttribute('maxlength'));
  for (const bad of ['', '    ', 'x'.repeat(10_000)]) {
    await name.fill(bad);
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByRole('alert')).toContainText(/nombre/i);
    await expect(name).toHaveValue(bad);
    await person.expectWell();
  }
  await name.fill('Ada');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('.seat').first()).toContainText('Ada');
  person.expectNoErrors();
  await person.leave();
});

test('without a connection the shell, the rules and the lessons open, and the house says that it cannot be reached', async ({
  browser,
}) => {
  const person = await Person.arrive(browser, { phone: true, worker: true });
  const { page } = person;
  await page.goto(house.url);
  // The worker takes over at once, and a newer one will not wait until every tab is closed.
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  expect(await (await fetch(`${house.url}/sw.js`)).text()).not.toContain('SKIP_WAITING');
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open((await caches.keys())[0] ?? '')).keys()).length))
    .toBeGreaterThan(20);
  await person.loseConnection();
  await page.reload();
  await expect(page.getByText('The house cannot be reached.', { exact: false })).toBeVisible();
  await person.expectWell();
  // Home notices by itself that the connection is back.
  await person.findConnection();
  await expect(page.getByRole('heading', { name: 'Public rooms' })).toBeVisible();
  await person.loseConnection();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Coda' })
    .getByRole('link', { name: /^Learn/ })
    .click();
  await expect(page.getByRole('button', { name: '2 dark, 2 light' })).toBeVisible();
  // A room for others needs the house.
  await page.goto(`${house.url}/new/coda`);
  await expect(page.getByRole('alert')).toContainText('cannot be reached');
  await person.expectWell();
  await person.findConnection();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'A room for Coda' })).toBeVisible();
  await person.leave();
});
