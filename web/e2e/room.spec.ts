import { expect, type Locator, type Page, test } from '@playwright/test';
import { House } from './house.ts';
import { chooseOption, inMenu, joinAndReady, openRoom, Person, press, start } from './people.ts';

const house = new House({ hasMovedClock: true });
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

/** After so long whoever was refused a seat may ask again. */
const A_MINUTE = 60_000;

/** How many pixels of one line are between what a message says and its first button. */
const apart = (message: Locator) =>
  message.evaluate((element) => {
    const right = element.querySelector('span')?.getBoundingClientRect().right ?? Number.NaN;
    return (element.querySelector('button')?.getBoundingClientRect().left ?? Number.NaN) - right;
  });

test('a guest comes by a link, says a name and sits; the next one finds the room full and watches', async ({
  browser,
}) => {
  const ana = await Person.arrive(browser);
  const bea = await Person.arrive(browser, { language: 'es', phone: true, width: 320 });
  const cai = await Person.arrive(browser, { phone: true, dark: true });
  const url = await openRoom(house, ana, 'qwinto');

  // What is typed before the house has answered is kept.
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await bea.page.route('**/api/me', async (route) => {
    if (route.request().method() === 'GET') await held;
    await route.continue();
  });
  await bea.page.goto(url);
  await bea.page.getByLabel('Tu nombre').fill('Bea');
  const told = bea.page.waitForResponse('**/api/me');
  answer();
  await told;
  await bea.expectWell();
  await expect(bea.page.getByLabel('Tu nombre')).toHaveValue('Bea');
  await bea.page.getByRole('button', { name: 'Sentarme', exact: true }).click();
  await expect(ana.page.locator('.seat').nth(1)).toContainText('Bea');

  await cai.page.goto(url);
  // No bot sits there: nothing is said of asking for a bot's seat.
  await expect(cai.page.getByText('Every seat is taken: you watch until one is free.')).toBeVisible();
  await cai.expectWell();
  await bea.page.getByRole('button', { name: 'Listo' }).click();
  await start(ana);
  await expect(cai.page.locator('.qwinto')).toBeVisible();
  await expect(cai.page.getByRole('button', { name: /^(Roll|Keep|Write)/ })).toHaveCount(0);
  await cai.expectWell();

  // A pause is agreed upon, the clocks stand, and nobody can move until it is over.
  await inMenu(ana.page, 'Suggest a pause');
  await inMenu(bea.page, 'Aceptar la pausa');
  await expect(ana.page.locator('.banner', { hasText: 'Paused' })).toBeVisible();
  await ana.expectAccessible();
  await expect(ana.page.getByRole('button', { name: /^Roll \d/, disabled: false })).toHaveCount(0);
  await inMenu(ana.page, 'Go on');
  await expect(ana.page.locator('.banner', { hasText: 'Paused' })).toBeHidden();
  for (const person of [ana, bea, cai]) {
    person.expectNoErrors();
    await person.leave();
  }
});

test('a seat moves to another device by a link that works once', async ({ browser }) => {
  const desk = await Person.arrive(browser);
  await desk.page.goto(`${house.url}/play/break-the-code`);
  await expect(desk.page.locator('.btc-mine .tile').first()).toBeVisible();
  // A phone has no room for the letters of the places.
  const numbers = async (page: Page) =>
    (await page.locator('.btc-mine .tile').allInnerTexts()).map((text) => text.split('\n')[0]);
  const row = await numbers(desk.page);
  await inMenu(desk.page, 'Move to another device');
  const link = await desk.page.getByRole('textbox', { name: 'Move to another device' }).inputValue();
  await desk.expectAccessible();

  const phone = await Person.arrive(browser, { phone: true, language: 'es' });
  await phone.page.goto(link);
  await expect(phone.page.locator('.btc-mine .tile').first()).toBeVisible();
  expect(await numbers(phone.page)).toEqual(row);

  // The old device says what happened, and can watch.
  await expect(desk.page.getByText('Your seat moved to another device. Here you can watch.')).toBeVisible();
  await desk.expectAccessible();
  await desk.page.getByRole('button', { name: /^Watch/ }).click();
  await expect(desk.page.locator('.btc')).toBeVisible();
  await expect(desk.page.locator('.btc-mine')).toHaveCount(0);

  const late = await Person.arrive(browser, { language: 'es' });
  await late.page.goto(link);
  await expect(late.page.getByRole('alert')).toContainText(/ya no sirve|enlace/i);
  await late.expectWell();
  await expect(late.page.getByRole('link', { name: 'Volver al inicio' })).toBeVisible();
  for (const person of [desk, phone, late]) {
    person.expectNoErrors();
    await person.leave();
  }
});

test('the log is whole after a reload, a watcher takes over a bot, and a match is played again', async ({
  browser,
}) => {
  const ana = await Person.arrive(browser);
  await ana.page.goto(`${house.url}/play/qwinto?bots=1&bot=novice`);
  const log = ana.page.locator('.aside-log .log li');
  /** Nobody writes anything: four fails end it soon. */
  const move = async ({ page }: Person) =>
    (await press(page.locator('.qwinto-thumb .primary'))) ||
    (await press(page.locator('.qwinto-thumb').getByRole('button', { name: /^Write nothing/ })));
  for (let moves = 0; moves < 4; ) {
    if (await move(ana)) moves++;
    else await ana.page.waitForTimeout(50);
  }
  await expect.poll(() => log.count()).toBeGreaterThan(4);
  const before = await log.allInnerTexts();
  // Who opened the room and who sat down is no part of the match.
  expect(before[0]).toBe('Match 1 begins.');
  await ana.page.reload();
  await expect.poll(() => log.count()).toBeGreaterThanOrEqual(before.length);
  expect((await log.allInnerTexts()).slice(0, before.length)).toEqual(before);

  const bea = await Person.arrive(browser, { phone: true });
  await bea.page.goto(ana.page.url());
  await inMenu(bea.page, 'Ask for this seat');
  await expect(bea.page.getByText('You have asked for a seat.')).toBeVisible();
  // What lies over the board touches no button, and goes when it was read.
  const asked = ana.page.locator('.banner', { hasText: 'would like to sit.' });
  await expect(asked).toBeVisible();
  expect(await apart(asked)).toBeGreaterThan(4);
  await asked.getByRole('button', { name: 'Not now' }).click();
  const refused = bea.page.locator('.banner', { hasText: 'The host says: not now.' });
  await refused.getByRole('button', { name: 'Close' }).click();
  await expect(refused).toHaveCount(0);
  house.pass(A_MINUTE);
  await inMenu(bea.page, 'Ask for this seat');
  await ana.page.getByRole('button', { name: 'Let them sit' }).click();
  await expect(bea.page.getByRole('region', { name: 'My sheet' })).toBeVisible();
  await bea.expectWell();

  const over = ana.page.locator('.end-screen');
  for (let idle = 0; idle < 200 && !(await over.isVisible()); ) {
    const played = (await move(ana)) || (await move(bea));
    idle = played ? 0 : idle + 1;
    if (!played) await ana.page.waitForTimeout(50);
  }
  await expect(over).toBeVisible();
  await ana.expectWell();
  await bea.expectWell();
  // While it is over, Home leads to its replay; when it is played again, to the room.
  const home = await ana.context.newPage();
  const looked = home.waitForResponse(/\/api\/me\/matches/);
  await home.goto(house.url);
  await (await looked).finished();
  await home.evaluate(() => new Promise(requestAnimationFrame));
  const goOn = home.getByRole('link', { name: 'Continue: Qwinto' });
  await expect(goOn).toHaveCount(0);
  // Another match is an offer: one tap says yes, and nobody is taken away from the result (T17, P4).
  const result = bea.page.locator('.end-screen');
  await ana.page.getByRole('button', { name: 'Play again', exact: true }).click();
  await expect(bea.page.getByText('says yes.')).toBeVisible();
  await expect(result).toBeVisible();
  await expect(ana.page.getByText(/^Waiting for /)).toBeVisible();
  await expect(bea.page.getByRole('button', { name: 'Change seats or options' })).toHaveCount(0);
  await ana.page.getByRole('button', { name: 'Change seats or options' }).click();
  await expect(bea.page.getByText('The next match is being prepared.')).toBeVisible();
  await expect(result).toBeVisible();
  await bea.expectAccessible();
  await home.reload();
  await expect(goOn).toBeVisible();
  await ana.expectAccessible();
  await bea.page.getByRole('button', { name: 'To the room' }).click();
  await bea.page.getByRole('button', { name: 'I am ready' }).click();
  await ana.page.getByRole('button', { name: 'Start the match' }).click();
  await expect(over).toHaveCount(0);
  for (const person of [ana, bea]) {
    person.expectNoErrors();
    await person.leave();
  }
});

test('the host fills, swaps by two taps and removes after a question; a bot keeps its name, and who was removed asks back', async ({
  browser,
}) => {
  const ana = await Person.arrive(browser);
  const bea = await Person.arrive(browser, { phone: true });
  const url = await openRoom(house, ana, 'decrypto');
  await joinAndReady(bea, url);
  const seats = ana.page.locator('.seat button');
  const begin = ana.page.getByRole('button', { name: /^Start the match/ });
  await expect(ana.page.locator('.column')).toHaveCount(2);
  await expect(begin).toContainText('2 seats are free');
  await ana.page.getByRole('button', { name: 'Fill with bots' }).click();
  await expect(ana.page.locator('.seat.free')).toHaveCount(0);
  const bot = ana.page.locator('.seat', { hasText: /bot, / }).first();
  const name = await bot.locator('strong').innerText();
  await expect(ana.page.locator('.column').nth(0)).toContainText(name);
  await ana.expectWell();
  // Picked up here and put down there: who was moved says again that they are ready.
  await bot.locator('button').click();
  await expect(ana.page.locator('.seat.picked')).toContainText(name);
  await seats.filter({ hasText: 'ready' }).last().click();
  await expect(ana.page.locator('.column').nth(1)).toContainText(name);
  await expect(begin).toContainText('not ready yet');
  await bea.page.getByRole('button', { name: 'I am ready' }).click();
  await expect(bea.page.getByText('You are ready.')).toBeVisible();
  await bea.expectWell();

  // Talk is there before the match, and a change of the options is told in words.
  await bea.page.getByRole('textbox', { name: /^Say something/ }).fill('one moment');
  await bea.page.keyboard.press('Enter');
  await expect(ana.page.locator('.talk .log')).toContainText('one moment');
  await chooseOption(ana, /^Sand timer/, '60 s');
  await expect(bea.page.locator('.option-news')).toContainText(/ changed “Sand timer”: 60 s\.$/);
  await expect(bea.page.locator('.talk .log')).toContainText('changed “Sand timer”: 60 s.');

  const guest = ana.page.locator('.column').nth(0).locator('.seat', { hasText: 'not ready yet' });
  await guest.locator('button').click();
  await ana.page.locator('.seat-tools').getByRole('button', { name: 'Remove' }).click();
  const question = ana.page.locator('dialog[open]');
  await expect(question).toContainText('They can watch and ask to come back');
  await ana.expectWell();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(ana.page.locator('.seat.free')).toHaveCount(1);
  await expect(bea.page.getByText('The host has taken you off your seat.')).toBeVisible();
  await bea.page.getByRole('button', { name: 'Ask for a seat' }).click();
  await expect(bea.page.getByText('You have asked for a seat.')).toBeVisible();
  // Said beside the next step too, wherever the host has scrolled to.
  await ana.page.locator('.at-the-door').getByRole('button', { name: 'Let in' }).click();
  await expect(bea.page.getByRole('button', { name: 'I am ready' })).toBeVisible();

  // A ban is another question, is read by whom it is about, and has a way back; then the door asks.
  await guest.locator('button').click();
  await ana.page.locator('.seat-tools').getByRole('button', { name: 'Remove' }).click();
  await question.getByRole('button', { name: 'Ban instead…' }).click();
  await expect(question).toContainText('They can watch, but neither sit, ask nor talk here');
  await ana.expectWell();
  await question.getByRole('button', { name: 'Ban', exact: true }).click();
  await expect(bea.page.getByRole('alert')).toContainText('The host has banned you from this room.');
  await expect(bea.page.locator('.arriving, .talk form:visible, button.seat-in')).toHaveCount(0);
  await bea.expectWell();
  await chooseOption(ana, /^Whoever comes by the link/, 'waits for you to let them in');
  await ana.page.getByRole('button', { name: /^Lift the ban/ }).click();
  await bea.page.getByRole('button', { name: 'Ask to be let in' }).click();
  const waiting = ana.page.getByRole('region', { name: 'Waiting to be let in' });
  await waiting.getByRole('button', { name: /^Not now/ }).click();
  await expect(bea.page.getByText('The host says: not now.')).toBeVisible();
  // One way to ask again, not two.
  await expect(bea.page.getByRole('button', { name: /^Ask / })).toHaveCount(1);
  await bea.expectWell();
  for (const person of [ana, bea]) {
    person.expectNoErrors();
    await person.leave();
  }
});

test('a host who is away need not be waited for', { tag: '@long' }, async ({ browser }) => {
  const ana = await Person.arrive(browser);
  const url = await openRoom(house, ana, 'qwinto');
  const bea = await Person.arrive(browser, { phone: true });
  await joinAndReady(bea, url);
  const claim = bea.page.getByRole('button', { name: 'Become the host' });
  await expect(bea.page.getByText('The host starts the match.')).toBeVisible();
  await expect(claim).toHaveCount(0);
  await ana.leave();
  await expect(bea.page.getByText('The host is away.')).toBeVisible();
  // The host may only be loading the page again: it cannot be pressed before it works. Asked at once, for a busy machine
  // takes the half minute for what follows.
  await expect(claim).toContainText('in half a minute');
  await bea.expectWell();
  await expect(claim).toBeEnabled({ timeout: 60_000 });
  await expect(claim).not.toContainText('in half a minute');
  await claim.click();
  await expect(bea.page.getByRole('button', { name: /^Start the match/ })).toBeVisible();
  bea.expectNoErrors();
  await bea.leave();
});

/** More than a sheet shows at once. */
const LINES = 14;

test('talk is heard and counted while one looks at the board, and half a sentence waits', async ({ browser }) => {
  const ana = await Person.arrive(browser);
  const url = await openRoom(house, ana, 'qwinto');
  const bea = await Person.arrive(browser, { phone: true });
  await joinAndReady(bea, url);
  await start(ana);
  const field = ({ page }: Person) => page.getByRole('textbox', { name: /^Say something/ }).locator('visible=true');
  const lines = Array.from({ length: LINES }, (_, at) => `line ${at + 1}`);
  for (const line of lines) {
    await field(ana).fill(line);
    await field(ana).press('Enter');
    await expect(field(ana)).toHaveValue('');
  }
  const newest = ({ page }: Person) =>
    page
      .locator('.talk .log li')
      .filter({ hasText: `line ${LINES}` })
      .locator('visible=true');
  await expect(newest(ana)).toBeInViewport();
  await expect(bea.page.locator('[aria-live]').filter({ hasText: new RegExp(`: line ${LINES}$`) })).toHaveCount(1);
  await bea.page.getByRole('button', { name: `Talk: ${LINES} new` }).click();
  await expect(newest(bea)).toBeInViewport();
  await field(bea).fill('half a sent');
  await bea.expectWell();
  // All but the open sheet is inert: who listens there hears it there.
  await field(ana).fill('one line more');
  await field(ana).press('Enter');
  await expect(bea.page.locator('dialog [aria-live]').filter({ hasText: /: one line more$/ })).toHaveCount(1);
  await bea.page.keyboard.press('Escape');
  await bea.page.getByRole('button', { name: 'Talk', exact: true }).click();
  await expect(field(bea)).toHaveValue('half a sent');
  for (const person of [ana, bea]) {
    person.expectNoErrors();
    await person.leave();
  }
});

test('whoever starts a match by the keyboard is at the board', async ({ browser }) => {
  const ana = await Person.arrive(browser);
  const url = await openRoom(house, ana, 'qwinto');
  const bea = await Person.arrive(browser, { phone: true });
  await joinAndReady(bea, url);
  const button = ana.page.getByRole('button', { name: 'Start the match' });
  await expect(button).toBeEnabled();
  await button.focus();
  await ana.page.keyboard.press('Enter');
  await expect(ana.page.locator('.table-board')).toBeFocused();
  await ana.page.getByRole('button', { name: 'More' }).click();
  // The second of two taps does not answer the question that the first one asked.
  const leave = await ana.page.getByRole('button', { name: 'Leave the match' }).boundingBox();
  if (leave === null) throw new Error('Nothing to leave');
  for (const clickCount of [1, 2]) {
    await ana.page.mouse.click(leave.x + 5, leave.y + 5, { clickCount });
    await ana.page.waitForTimeout(150);
  }
  await expect(ana.page.locator('.menu-question')).toBeVisible();
  for (const person of [ana, bea]) await person.leave();
});

/** As the browsers of iPhones count the clicks of a row. */
function countNoTaps(): void {
  Object.defineProperty(UIEvent.prototype, 'detail', { get: () => 1 });
}

/** Two taps are quick by the page's clock, however long a busy machine takes between them. */
function slowClock(): void {
  const now = performance.now.bind(performance);
  const since = now();
  performance.now = () => since + (now() - since) / 20;
}

for (const finger of [false, true])
  test(`whoever taps everything twice plays once, ${finger ? 'also where nobody counts the taps' : 'by mouse'}`, async ({
    browser,
  }) => {
    const ana = await Person.arrive(browser, { phone: true });
    const { page } = ana;
    if (finger) await page.addInitScript(countNoTaps);
    await page.goto(`${house.url}/play/qwinto?bots=1&bot=novice`);
    const roll = page.getByRole('button', { name: /^Roll 3 dice$/ });
    const keep = page.getByRole('button', { name: /^Keep \d+$/ });
    // The bot may begin.
    for (let tries = 0; tries < 200 && !(await roll.isVisible()); tries++) {
      await press(page.locator('.qwinto-thumb').getByRole('button', { name: /^Write nothing/ }));
      await page.waitForTimeout(50);
    }
    const box = await roll.boundingBox();
    if (box === null) throw new Error('Nothing to roll');
    const y = box.y + box.height / 2;
    if (finger) await page.evaluate(slowClock);
    for (const [at, clickCount] of (finger ? [0.2, 0.25] : [0.2, 0.2, 0.8]).map(
      (share, tap) => [share, tap + 1] as const,
    )) {
      const x = box.x + box.width * at;
      if (finger) await page.touchscreen.tap(x, y);
      else {
        // A click with a count would be as many clicks, of which the first is a row of its own.
        await page.mouse.move(x, y);
        await page.mouse.down({ clickCount });
        await page.mouse.up({ clickCount });
      }
      await expect(keep).toBeVisible();
    }
    await expect(page.getByRole('button', { name: /^Roll .* again$/ })).toBeVisible();
    // The next tap is one of its own.
    if (finger) await page.evaluate(() => Reflect.deleteProperty(performance, 'now'));
    await page.waitForTimeout(600);
    if (finger) await keep.tap();
    else await keep.click();
    await expect(keep).toHaveCount(0);
    ana.expectNoErrors();
    await ana.leave();
  });

test('nothing is expected of whoever has left a match to a bot and looks on', async ({ browser }) => {
  const ana = await Person.arrive(browser, { phone: true });
  const { page } = ana;
  await page.goto(`${house.url}/play/qwinto?bots=1&bot=novice`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Leave the match' }).click();
  // The second tap of two must not answer the question that the first one asked.
  await page.waitForTimeout(600);
  await page.locator('dialog[open]').getByRole('button', { name: 'Leave the match' }).last().click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.getByRole('button', { name: 'More' }).click();
  const menu = page.locator('dialog[open] .menu');
  await expect(menu.getByRole('button', { name: 'Leave the match' })).toHaveCount(0);
  await expect(menu.getByRole('button', { name: 'Suggest a pause' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  const told = page.locator('.seat-request');
  const moves = page.locator('.table-board button:enabled').filter({ hasText: /^(Roll|Keep|Write)/ });
  for (let looks = 0; looks < 10; looks++) {
    await expect(told).toContainText('A bot plays for you');
    await expect(moves).toHaveCount(0);
    await page.waitForTimeout(300);
  }
  await page.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(told).toHaveCount(0);
  ana.expectNoErrors();
  await ana.leave();
});
