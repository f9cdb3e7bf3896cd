import { expect, type Page, test } from '@playwright/test';
import { House } from './house.ts';
import { isOver, joinAndReady, openRoom, Person, powerCut, press, sayYes, start } from './people.ts';

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

const pressed = (page: Page, name: RegExp): Promise<boolean> =>
  press(page.getByRole('button', { name, disabled: false }).first());

/** One step of a turn: colours, a tile from the pool, a hidden tile, a number, an own tile to open. */
async function playOn(page: Page, guess: number): Promise<boolean> {
  if (await sayYes(page)) return true;
  if (await pressed(page, /^2 dark, 2 light$/)) return true;
  if (await pressed(page, /^Draw a (dark|light) tile$/)) return true;
  if (await pressed(page, /^Attack: it is/)) return true;
  const numbers = page.locator('.coda-number:not(.is-seen)');
  if ((await numbers.count()) > 0) {
    const number = await numbers.nth(guess % (await numbers.count())).innerText();
    return pressed(page, new RegExp(`^${number}$`));
  }
  return pressed(page, /^tile \d+, (dark|light), (hidden|\d+)$/);
}

test('two people play a whole match, one by the keyboard alone, one on a phone, and a watcher sees no secret', async ({
  browser,
}) => {
  const ana = await Person.arrive(browser, { keyboard: true });
  const bea = await Person.arrive(browser, { dark: true, phone: true });
  const watcher = await Person.arrive(browser, { phone: true });
  const url = await openRoom(house, ana, 'coda');
  await ana.expectAccessible();
  await joinAndReady(bea, url);
  await watcher.page.goto(url);
  await start(ana);

  let moves = 0;
  for (let idle = 0; idle < 200 && !((await isOver(ana.page)) && (await isOver(bea.page))); ) {
    const played = (await playOn(ana.page, moves)) || (await playOn(bea.page, moves));
    if (!played) {
      idle++;
      await ana.page.waitForTimeout(50);
      continue;
    }
    idle = 0;
    moves++;
    if (moves === 6) {
      await ana.expectAccessible();
      await bea.expectAccessible();
      await watcher.expectAccessible();
      await watcher.expectFits();
      // Rows and drawn tiles are whispered: a watcher hears none of them before the end.
      expect(watcher.heard).toContain('"dealt"');
      expect(watcher.heard).not.toMatch(/"whispers"|"sealed"|"seed"/);
      expect(await watcher.page.locator('.is-standing .tile').allInnerTexts()).toEqual(expect.arrayContaining(['']));
    }
    if (moves === 9) await bea.reload();
    if (moves === 12) await powerCut(house, [ana, bea]);
  }
  await expect(ana.page.getByRole('heading', { name: 'The match is over' })).toBeVisible();
  await expect(watcher.page.getByRole('heading', { name: 'The match is over' })).toBeVisible();
  for (const person of [ana, bea, watcher]) {
    person.expectNoErrors();
    await person.leave();
  }
});
