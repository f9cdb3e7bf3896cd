import { expect, test } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.mjs';
import { MailBox } from '../../server/test/mail-box.ts';
import { PushService } from '../../server/test/push-service.ts';
import { House } from './house.ts';
import { launchOptions } from './launch-options.ts';
import { Person } from './people.ts';
import { notificationsOf, pushTo } from './push.ts';
import { seated } from './timed-room.ts';

// The light one shows no notices.
test.use({ launchOptions: launchOptions(findBrowser()) });

const DAY = 86_400;
const HOUR_MS = 3_600_000;
const service = new PushService();
const box = new MailBox();
let smtp = '';
const house = new House({
  hasMovedClock: true,
  settings: (url) => ({ CIFRA_NOTICES_INSIDE: 'yes', CIFRA_SMTP: smtp, CIFRA_PUBLIC_URL: url }),
});
test.beforeAll(async () => {
  await service.open();
  smtp = await box.open();
  await house.open();
});
test.afterAll(async () => {
  service.close();
  await box.close();
  await house.close();
});

/** The two minutes count from when the house has noticed whose turn it is, which a busy machine may put off. */
const calledWith = (letters: number) =>
  expect
    .poll(() => {
      // Once it is there no more time passes: the mail that comes after it would be given up.
      if (service.letters.length < letters) house.pass(40_000);
      return service.letters.length;
    })
    .toBe(letters);

test('whoever has to move and is not looking is called by push and by mail, reminded when most of the time is gone, and not otherwise', async ({
  browser,
}) => {
  const people = await seated(browser, house, { game: 'qwinto', timeLimit: DAY, looks: [{}], worker: true });
  const roll = ({ page }: Person) => page.locator('.qwinto-thumb .primary');
  await expect
    .poll(async () => (await roll(people[0] as Person).count()) + (await roll(people[1] as Person).count()))
    .toBe(1);
  const isFirst = (await roll(people[0] as Person).count()) === 1;
  const [mover, other] = (isFirst ? people : people.toReversed()) as [Person, Person];
  const room = mover.page.url();
  // The browser's push service is one of ours; everything else of the way is real.
  await mover.page.addInitScript((box) => {
    PushManager.prototype.subscribe = () => Promise.resolve({ toJSON: () => box } as unknown as PushSubscription);
  }, service.subscription);
  // A page that lies behind others is open, and nobody sees it.
  const behind = await mover.context.newPage();
  await behind.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true }));
  await behind.goto(room);
  await mover.page.goto(`${house.url}/notices`);
  const push = await pushTo(mover, house.url);
  await mover.page.getByRole('button', { name: 'Yes, in this browser' }).click();
  await expect(mover.page.getByRole('heading', { name: 'You are told here' })).toBeVisible();

  // Mail: nonsense is refused in words, and an address counts when its link was followed.
  const field = mover.page.getByLabel('By mail');
  await field.evaluate((input) => input.setAttribute('type', 'text'));
  await field.fill('ana at home');
  await field.press('Enter');
  await expect(mover.page.getByRole('alert')).toContainText('address');
  await field.fill('ana@example.org');
  await field.press('Enter');
  await expect(mover.page.getByText('waits for the link in the mail')).toBeVisible();
  await expect.poll(() => box.letters.length).toBe(1);
  const link = /\S+#confirm=\S+/.exec(box.letters[0] ?? '')?.[0] ?? '';
  await mover.page.goto(link);
  await expect(mover.page.getByText('Notices will come to ana@example.org.')).toBeVisible();
  await expect(mover.page.getByText('waits for the link in the mail')).toHaveCount(0);
  await mover.expectWell();

  // Nobody is called at once; after two minutes both ways bring one notice, and no second one for the same.
  house.pass(20_000);
  await mover.page.waitForTimeout(500);
  expect(service.letters).toEqual([]);
  await calledWith(1);
  await expect.poll(() => box.letters.length).toBe(2);
  expect(box.letters[1]).toContain('Your turn in Qwinto with');
  expect(box.letters[1]).toContain(room);
  await push(service.read(0));
  await expect.poll(() => notificationsOf(mover.page)).toEqual([expect.stringContaining(`Your turn in Qwinto with`)]);
  expect((await notificationsOf(mover.page))[0]).toContain(room);

  // The house falls in between. With less than a fifth of the day left comes one reminder.
  await behind.close();
  await house.kill();
  await house.open();
  house.pass(12 * HOUR_MS);
  await mover.page.waitForTimeout(500);
  expect(service.letters).toHaveLength(1);
  house.pass(8 * HOUR_MS);
  await calledWith(2);
  expect(service.read(1)).toMatch(/[34] hours left for your move \(Qwinto with/);
  await push(service.read(1));
  await expect.poll(async () => (await notificationsOf(mover.page)).join()).toContain('left for your move');

  // Whoever rolled is called no more; what is left waits for both, and whoever looks hears nothing.
  await mover.page.goto(room);
  await roll(mover).click();
  house.pass(1 * HOUR_MS);
  await expect.poll(() => mover.page.getByRole('timer').first().innerText()).toMatch(/^2[23] h/);
  expect(service.letters).toHaveLength(2);
  for (const person of [mover, other]) {
    person.expectNoErrors();
    await person.leave();
  }
});

test('three matches that wait come in one letter, a fourth that was left out at its table does not, whoever looks gets none, and the next day brings no third', async ({
  browser,
}) => {
  const ana = await Person.arrive(browser, { language: 'es' });
  const { page } = ana;
  // Somebody of an earlier match may be written to in the meantime.
  const letters = () => box.letters.filter((letter) => letter.includes('To: ines@example.org'));
  await page.goto(`${house.url}/notices`);
  await page.getByLabel('Por correo').fill('ines@example.org');
  await page.getByLabel('Por correo').press('Enter');
  await expect.poll(() => letters().length).toBe(1);
  await page.goto(/\S+#confirm=\S+/.exec(letters()[0] ?? '')?.[0] ?? '');
  await expect(page.getByRole('heading', { name: 'Te avisamos aquí' })).toBeVisible();

  const rooms = await page.evaluate(async (timeLimit) => {
    const headers = { 'content-type': 'application/json' };
    const room = { game: 'qwinto', seats: 2, pace: 0, timeLimit, sit: { name: 'Ana' }, bots: ['novice'] };
    const body = JSON.stringify({ ...room, start: { nonce: 'ab'.repeat(32) } });
    const opened: string[] = [];
    for (let count = 0; count < 4; count++) {
      const sent = await fetch('/api/rooms', { method: 'POST', headers, body });
      opened.push(((await sent.json()) as { id: string }).id);
    }
    return opened;
  }, 2 * DAY);
  // While she looks at a table nobody writes to her.
  await page.goto(`${house.url}/r/${rooms[0]}`);
  await expect(page.locator('.qwinto')).toBeVisible();
  // At the table too one says whether this very match may call.
  await page.getByRole('button', { name: 'Más', exact: true }).click();
  const choice = page.locator('dialog[open]').getByRole('group', { name: 'Avisos de esta partida' });
  await expect(choice.getByRole('radio', { name: 'sí' })).toBeChecked();
  await choice.getByText('no', { exact: true }).click();
  await expect(choice.getByRole('radio', { name: 'no' })).toBeChecked();
  await ana.expectWell();
  await page.keyboard.press('Escape');
  house.pass(300_000);
  await page.waitForTimeout(1_000);
  expect(letters()).toHaveLength(1);
  // All of it in one letter, with when the first runs out by her own clock, and nothing of the matches.
  await page.goto(`${house.url}/notices`);
  await expect
    .poll(() => {
      if (letters().length < 2) house.pass(40_000);
      return letters().length;
    })
    .toBe(2);
  const letter = letters()[1] ?? '';
  expect(letter).toMatch(/Te esperan 3 partidas\. La primera acaba (el .+|pasado mañana|ma.+ana) a las \d\d:\d\d\./);
  expect(letter).toContain(`${house.url}/matches`);
  for (const room of rooms) expect(letter).not.toContain(room);
  // A day later nothing is new: no further letter.
  house.pass(24 * HOUR_MS);
  await page.waitForTimeout(1_500);
  expect(letters()).toHaveLength(2);
  ana.expectNoErrors();
  await ana.leave();
});
