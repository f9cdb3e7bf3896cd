import { expect, type Page, test } from '@playwright/test';
import { House } from './house.ts';
import { isOver, joinAndReady, openRoom, Person, powerCut, press, sayYes, start } from './people.ts';

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

test('two people, one by the keyboard alone, one on a phone, ask until one knows and guess on the note sheet', async ({
  browser,
}) => {
  const ana = await Person.arrive(browser, { language: 'es', keyboard: true });
  const bea = await Person.arrive(browser, { phone: true });
  const url = await openRoom(house, ana, 'break-the-code');
  await joinAndReady(bea, url);
  await start(ana);
  await expect(ana.page.locator('.btc-card').first()).toBeVisible();

  for (let asked = 0; asked < 6; ) {
    for (const { page } of [ana, bea]) {
      if ((await page.locator('.prompt').getAttribute('data-mine')) !== 'true') continue;
      if (!(await press(page.locator('.btc-card:enabled:visible').first()))) continue;
      await press(page.locator('.btc-ask .primary').first());
      asked++;
      await expect(page.locator('.btc-answers li').first()).toBeVisible();
    }
    await ana.page.waitForTimeout(50);
  }
  await ana.expectAccessible();
  await bea.expectAccessible();
  await bea.expectFits();
  await bea.reload();
  await powerCut(house, [ana, bea]);

  // Each reads the other's row from that person's own screen, as two friends at one table could.
  const rowOf = async (person: Person) =>
    await person.page
      .locator('.btc .mine .tile')
      .evaluateAll((tiles) => tiles.map((tile) => `${tile.textContent}${(tile as HTMLElement).dataset.colour}`));
  const rows = { ana: await rowOf(ana), bea: await rowOf(bea) };
  for (let tries = 0; tries < 40 && !(await isOver(ana.page)); tries++) {
    for (const [{ page }, row] of [
      [ana, rows.bea],
      [bea, rows.ana],
    ] as const) {
      // The one reply to a right guess is asked once (B9).
      if (await sayYes(page)) continue;
      const guess = page.getByRole('button', {
        name: /^(\d places are empty|One place is empty|Faltan \d lugares|Falta un lugar|Guess these tiles|Decir estas fichas)$/,
      });
      if (!(await guess.isVisible())) continue;
      await press(page.getByRole('button', { name: /^(Fill in|Rellenar)$/ }));
      await press(page.getByRole('button', { name: /^(Empty|Vaciar)$/ }));
      await press(page.locator('.btc-sheet .slot').first());
      for (const tile of row) {
        const [, number, colour = ''] = /^(\d+)(\w+)$/.exec(tile) ?? [];
        const short = { black: 'b', white: 'w', green: 'g' }[colour];
        await press(page.locator(`.btc-grid .mini[data-colour="${short}"]`, { hasText: new RegExp(`^${number}$`) }));
      }
      await press(guess);
      await page.waitForTimeout(100);
    }
  }
  await expect(ana.page.getByRole('heading', { name: 'La partida ha terminado' })).toBeVisible();
  await expect(bea.page.getByRole('heading', { name: 'The match is over' })).toBeVisible();
  ana.expectNoErrors();
  bea.expectNoErrors();
  await ana.leave();
  await bea.leave();
});

const answered = (page: Page, steps: number) =>
  expect(page.locator('.voice progress')).toHaveJSProperty('value', steps);

test('[B6] a card too small for its question opens first, and is asked by a press of its own', async ({ browser }) => {
  const person = await Person.arrive(browser, { language: 'es', phone: true, width: 320 });
  const { page } = person;
  await page.goto(`${house.url}/learn/break-the-code`);
  const opened = page.locator('.btc-ask');
  const sum = page.getByRole('button', { name: '¿Cuánto suman todas?' });
  await sum.click();
  await expect(opened.getByText('¿Cuánto suman todas?')).toBeInViewport({ ratio: 1 });
  await expect(opened.getByRole('button', { name: 'Preguntar' })).toBeInViewport({ ratio: 1 });
  await expect(sum).toHaveAttribute('aria-expanded', 'true');
  await person.expectWell();
  await sum.click();
  await expect(opened).toBeHidden();

  // Reading one card after the other costs nothing.
  await page.getByRole('button', { name: '¿Dónde están los 8/9?' }).click();
  await expect(opened.getByText('¿Dónde están los 8/9?')).toBeVisible();
  await page.getByRole('button', { name: '¿Dónde están los 0?' }).click();
  await expect(opened).toHaveCount(1);
  await expect(page.locator('.voice .gentle')).toBeHidden();
  await answered(page, 0);
  await opened.getByRole('button', { name: 'Preguntar' }).click();
  await answered(page, 1);
  await expect(opened).toBeHidden();
  person.expectNoErrors();
  await person.leave();
});

test('[B6] a card that shows its whole question is asked at once', async ({ browser }) => {
  const person = await Person.arrive(browser);
  const { page } = person;
  await page.goto(`${house.url}/learn/break-the-code`);
  await expect(page.getByText('Where are the 0s?', { exact: true }).locator('visible=true')).toBeInViewport();
  // Its numbers open beside the cards, and leave its question in sight.
  await page.getByRole('button', { name: 'Where are the 8/9s?' }).click();
  await expect(page.getByRole('button', { name: 'Ask for the 9s' })).toBeInViewport({ ratio: 1 });
  await person.expectWell();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Where are the 8/9s?' })).toBeFocused();
  await page.getByRole('button', { name: 'Where are the 0s?' }).click();
  await answered(page, 1);
  await person.leave();
});
