import { expect, type Page, test } from '@playwright/test';
import { House } from './house.ts';
import { isOver, joinAndReady, openRoom, Person, powerCut, press, sayYes, start } from './people.ts';

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

const MOVES = /^(Roll 3 dice|Lanzar 3 dados|Keep \d+|Quedarse con \d+)$/;

/** Plays whatever is to be done next; true when something was. */
async function playOn(page: Page): Promise<boolean> {
  if (await sayYes(page)) return true;
  if (await press(page.getByRole('button', { name: MOVES }))) return true;
  const cells = page.getByRole('button', { name: /^(Write \d+ in|Anotar \d+ en)/ });
  const count = await cells.count();
  if (count > 0) return press(cells.nth(Math.floor(count / 2)));
  return press(page.getByRole('button', { name: /^(Write nothing|No anotar nada)/ }));
}

test('two people play a whole match, one by the keyboard alone, one on a phone in Spanish, with a reload and a power cut in between', async ({
  browser,
}) => {
  const ana = await Person.arrive(browser, { keyboard: true });
  const bea = await Person.arrive(browser, { language: 'es', phone: true, dark: true });
  const url = await openRoom(house, ana, 'qwinto');
  await ana.expectAccessible();
  await joinAndReady(bea, url);
  await bea.expectAccessible();
  await bea.expectFits();
  await start(ana);
  await expect(ana.page.getByRole('table').first()).toBeVisible();

  let moves = 0;
  for (let idle = 0; idle < 200 && !((await isOver(ana.page)) && (await isOver(bea.page))); ) {
    const played = (await playOn(ana.page)) || (await playOn(bea.page));
    if (!played) {
      idle++;
      await ana.page.waitForTimeout(50);
      continue;
    }
    idle = 0;
    moves++;
    if (moves === 3) {
      await ana.expectAccessible();
      await bea.expectAccessible();
      await bea.expectFits();
    }
    if (moves === 8) await bea.reload();
    if (moves === 14) await powerCut(house, [ana, bea]);
  }
  await expect(ana.page.getByRole('heading', { name: 'The match is over' })).toBeVisible();
  await expect(bea.page.getByRole('heading', { name: 'La partida ha terminado' })).toBeVisible();
  await ana.expectAccessible();
  ana.expectNoErrors();
  bea.expectNoErrors();

  await ana.page.getByRole('link', { name: 'Replay' }).click();
  await expect(ana.page.getByRole('slider')).toBeVisible();
  await ana.page.getByRole('button', { name: 'One step on' }).click();
  await expect(ana.page).toHaveURL(/#step=2&as=0$/);
  await ana.expectAccessible();
  await ana.leave();
  await bea.leave();
});

test('[Q5] a finger chooses a cell before it writes, and a mouse writes at once', async ({ browser }) => {
  const ana = await Person.arrive(browser, { phone: true });
  const { page } = ana;
  await page.goto(`${house.url}/play/qwinto?bots=1&level=novice`);
  const cells = page.locator('.qwinto-own').getByRole('button', { name: /^Write \d+ in/ });
  const chosen = page.locator('.qwinto-own').getByRole('button', { pressed: true });
  const writes = page.locator('.qwinto-dock').getByRole('button', { name: /^Write \d+: / });
  const numbers = page.locator('.qwinto-own .cell:is(.mine, .written)');
  const untilItFits = async () => {
    const nothing = page.getByRole('button', { name: /^Write nothing/ });
    await expect(async () => {
      if (!(await sayYes(page)) && (await cells.count()) === 0)
        (await press(page.getByRole('button', { name: MOVES }))) || (await press(nothing));
      await expect(cells.first()).toBeEnabled({ timeout: 500 });
    }).toPass();
  };

  await untilItFits();
  await cells.first().tap();
  await expect(chosen).toHaveAccessibleName((await cells.first().getAttribute('aria-label')) ?? '');
  await ana.expectWell();
  // Another one instead: the slip has written nothing.
  const other = (await cells.last().getAttribute('aria-label')) ?? '';
  await cells.last().tap();
  await expect(chosen).toHaveAccessibleName(other);
  await expect(numbers).toHaveCount(0);
  await expect(writes).toHaveText(/^Write \d+: \w+, column \d+$/);
  await writes.tap();
  await expect(numbers).toHaveCount(1);
  await expect(page.getByRole('button', { name: other })).toHaveCount(0);

  // What was chosen for one number is not chosen for the next.
  await untilItFits();
  await cells.first().tap();
  await expect(writes).toBeVisible();
  await page.getByRole('button', { name: /^Write nothing/ }).tap();
  await expect(async () => {
    await sayYes(page);
    await expect(writes).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await untilItFits();
  await expect(chosen).toHaveCount(0);

  await cells.first().tap();
  await expect(chosen).toHaveCount(1);
  await chosen.tap();
  await expect(numbers).toHaveCount(2);

  await untilItFits();
  await cells.first().click();
  await expect(numbers).toHaveCount(3);
  ana.expectNoErrors();
  await ana.leave();
});

/** How clearly each text stands out from what is behind it; axe leaves out what a screen reader is told otherwise. */
const contrasts = (page: Page, texts: string, behind: string | null) =>
  page.locator(texts).evaluateAll((elements, pseudo) => {
    const paint = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const light = (colour: string) => {
      if (paint === null) return 0;
      paint.fillStyle = colour;
      paint.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0] = [...paint.getImageData(0, 0, 1, 1).data].map((part) =>
        part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
    };
    return elements.map((element) => {
      const ground = pseudo === null ? (element.closest('table') ?? element) : element;
      const ratio = light(getComputedStyle(element).color) / light(getComputedStyle(ground, pseudo).backgroundColor);
      return Math.max(ratio, 1 / ratio);
    });
  }, behind);

for (const dark of [false, true])
  test(`[Q5] what a cell would bring can be read, ${dark ? 'in the dark' : 'in the light'}`, async ({ browser }) => {
    const ana = await Person.arrive(browser, { phone: true, dark });
    const { page } = ana;
    const expectReadable = async (texts: string, behind: string | null) =>
      expect(Math.min(...(await contrasts(page, texts, behind)))).toBeGreaterThanOrEqual(4.5);
    await page.goto(`${house.url}/learn/qwinto`);
    await page.getByRole('button', { name: 'Purple die' }).click();
    await expectReadable('.qwinto-own th', null);
    await page.getByRole('button', { name: 'Roll 2 dice' }).click();
    await page.getByRole('button', { name: 'Roll all again' }).click();
    for (const colour of ['orange', 'yellow']) {
      const cell = page.locator(`.qwinto-own tr[data-colour=${colour}] .writable`).first();
      await expect(cell).toHaveText('+1');
      await expectReadable('.qwinto-own .writable', '::after');
      await cell.hover();
      await expectReadable('.qwinto-own .writable', '::after');
      await cell.tap();
      await expect(cell).toHaveText('3');
      await expectReadable('.qwinto-own .writable', '::after');
    }
    await ana.leave();
  });
