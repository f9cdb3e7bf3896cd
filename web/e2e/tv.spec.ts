import { expect, type Page, test } from '@playwright/test';
import { House } from './house.ts';
import { chooseOption, inMenu, isOver, joinAndReady, openRoom, Person, start } from './people.ts';
import { playStep } from './somebody.ts';

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

/**
 * What is printed smaller than can be read from four metres: 28 pixels of 1080 for a line, a little less where a long word
 * has to fit, and least where it has more than ten letters. Letters on coins are no text, and a pencil's marks on a tile
 * are those of whoever plays.
 */
const smallPrint = (tv: Page): Promise<readonly string[]> =>
  tv.evaluate(() => {
    const small: string[] = [];
    const stage = document.querySelector<HTMLElement>('.tv-stage');
    const scale = stage === null ? 1 : stage.getBoundingClientRect().width / stage.offsetWidth;
    const texts = document.createTreeWalker(document.querySelector('.tv-board') ?? document, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const element = text.parentElement;
      const said = text.textContent?.trim() ?? '';
      if (element === null || said === '' || element.closest('.visually-hidden, .coin, .btc-candidates') !== null)
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { width, height } = range.getBoundingClientRect();
      const { visibility, clipPath, fontSize } = getComputedStyle(element);
      if (width < 2 || height < 2 || visibility === 'hidden' || clipPath !== 'none') continue;
      const pixels = Number.parseFloat(fontSize) * scale;
      const least = element.closest('.decrypto-ledger') === null ? 28 : said.length > 10 ? 22 : 25;
      if (pixels < least) small.push(`${said}: ${pixels.toFixed(1)}`);
    }
    return small;
  });

test('a television shows the table and no secret, also in the browser of somebody who plays', async ({ browser }) => {
  const ana = await Person.arrive(browser);
  const bea = await Person.arrive(browser, { phone: true });
  const url = await openRoom(house, ana, 'coda');
  // In the very browser that holds the host's seat.
  const tv = await ana.context.newPage();
  const heard: string[] = [];
  tv.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  await tv.setViewportSize({ width: 1920, height: 1080 });
  await tv.goto(url.replace('/r/', '/tv/'));
  await expect(tv.getByRole('heading', { name: 'Who sits at the table' })).toBeVisible();
  await expect(tv.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await joinAndReady(bea, url);
  await start(ana);
  const take = /^Take 2 dark and 2 light$/;
  await ana.page.getByRole('button', { name: take }).click();
  await bea.page.getByRole('button', { name: take }).click();
  await expect(tv.getByText('4 standing')).toHaveCount(2);
  // Nothing was whispered to it, and nothing that is pressed there moves anything.
  expect(heard.join('\n')).not.toContain('"whispers"');
  await expect(tv.locator('.tv-board').getByRole('button', { name: take })).toHaveCount(0);
  expect(await smallPrint(tv)).toEqual([]);
  // Everybody sits: the board has all the room. A remote control (arrows and one button) brings the code back.
  await expect(tv.getByRole('img', { name: 'QR code of the link' })).toHaveCount(0);
  await tv.keyboard.press('ArrowRight');
  await tv.keyboard.press('ArrowRight');
  await tv.keyboard.press('Enter');
  await expect(tv.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  // What is not seen yet is not in the page either.
  await tv.goto(`${url.replace('/r/', '/tv/')}?delay=60`);
  await expect(tv.getByText('60 s behind')).toBeVisible();
  await expect(tv.locator('.tv-board')).toHaveText('');
  ana.expectNoErrors();
  bea.expectNoErrors();
  await ana.leave();
  await bea.leave();
});

test('at one table with a screen phones become hands, and tables again when people go home', async ({ browser }) => {
  const ana = await Person.arrive(browser);
  const bea = await Person.arrive(browser, { phone: true });
  const url = await openRoom(house, ana, 'qwinto');
  await chooseOption(ana, /^Where you are$/, 'At one table with a screen');
  await joinAndReady(bea, url);
  await start(ana);
  const hand = bea.page.locator('.qwinto[data-hand="true"]');
  await expect(hand).toBeVisible();
  await expect(bea.page.locator('.qwinto-seats')).toHaveCount(0);
  await expect(bea.page.getByRole('button', { name: /^Talk/ })).toHaveCount(0);
  await bea.expectWell();
  // Whoever wants the whole table here has it; the host sends everybody home in the middle of the match.
  await inMenu(bea.page, 'The whole table here');
  await expect(bea.page.locator('.qwinto-seats')).toBeVisible();
  await inMenu(bea.page, 'Only my hand here');
  await expect(hand).toBeVisible();
  await ana.page.getByRole('button', { name: 'More' }).click();
  await ana.page.locator('dialog[open]').getByText('Each at home', { exact: true }).click();
  await expect(hand).toHaveCount(0);
  await expect(bea.page.getByRole('button', { name: /^Talk/ })).toBeVisible();
  ana.expectNoErrors();
  bea.expectNoErrors();
  await ana.leave();
  await bea.leave();
});

/** What of each game's reveals everybody sees on the screen, and what only hands may show before the end. */
const SHOWN = {
  decrypto: { reveal: '.decrypto-scene', secret: '.decrypto-word' },
  qwinto: { reveal: '.qwinto-choices', secret: null },
} as const;

for (const game of ['decrypto', 'qwinto'] as const)
  test(`a television and four phones through a match: ${game}`, { tag: '@long' }, async ({ browser }) => {
    test.setTimeout(1_800_000);
    const phones: Person[] = [];
    for (let at = 0; at < 4; at++) phones.push(await Person.arrive(browser, { phone: true, dark: at % 2 === 1 }));
    const [host, ...guests] = phones;
    if (host === undefined) return;
    const url = await openRoom(house, host, game);
    const seats = host.page.locator('.seat');
    await expect(seats.first()).toBeVisible();
    while ((await seats.count()) < phones.length) {
      const before = await seats.count();
      await host.page.getByRole('button', { name: 'One more seat' }).click();
      await expect(seats).toHaveCount(before + 1);
    }
    await chooseOption(host, /^Where you are$/, 'At one table with a screen');
    const television = await Person.arrive(browser, { width: 1920 });
    const tv = television.page;
    await tv.setViewportSize({ width: 1920, height: 1080 });
    await tv.goto(url.replace('/r/', '/tv/'));
    await expect(tv.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
    await television.expectAccessible();
    for (const guest of guests) await joinAndReady(guest, url);
    await start(host);
    const { reveal, secret } = SHOWN[game];
    const secrets = new Set<string>();
    let hasRevealed = false;
    for (let step = 0; !(await isOver(host.page)); step++) {
      for (const { page } of phones) await page.evaluate(playStep, step);
      hasRevealed ||= (await tv.locator(reveal).count()) > 0;
      if (secret !== null && step < 20)
        for (const { page } of phones)
          for (const word of await page.locator(secret).allTextContents()) if (word !== '') secrets.add(word);
      if (step === 20) await television.expectAccessible();
      if (step % 10 === 0) expect(await smallPrint(tv)).toEqual([]);
      // Nothing was whispered to it, and no word of anybody is in what it was told.
      if (step < 20) for (const word of secrets) expect(television.heard).not.toContain(`"${word}"`);
      await tv.waitForTimeout(100);
    }
    expect(hasRevealed).toBe(true);
    expect(secret === null || secrets.size > 4).toBe(true);
    expect(television.heard).not.toContain('"whispers"');
    await expect(tv.locator('.tv-end')).toBeVisible();
    expect(await smallPrint(tv)).toEqual([]);
    await television.expectAccessible();
    // The end is there as a whole: nobody scrolls on a television.
    const hidden = await tv.evaluate(() => {
      const board = document.querySelector('.tv-board')?.getBoundingClientRect();
      return [...document.querySelectorAll('.tv-end :is(td, th, b, h2)')]
        .filter((one) => one.getClientRects().length > 0)
        .map((one) => one.getBoundingClientRect().bottom - (board?.bottom ?? 0))
        .filter((below) => below > 1).length;
    });
    expect(hidden).toBe(0);
    for (const one of [television, ...phones]) {
      one.expectNoErrors();
      await one.leave();
    }
  });
