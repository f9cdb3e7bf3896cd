import { expect, type Locator, type Page, test } from '@playwright/test';
import { House } from './house.ts';
import { type Looks, Person } from './people.ts';

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

type Step = (page: Page) => Promise<void>;

const button =
  (...names: readonly RegExp[]): Step =>
  async (page) => {
    for (const name of names) await page.getByRole('button', { name }).first().click();
  };

/** A reveal is looked at until somebody goes on. */
async function pastScenes(page: Page, there: Locator): Promise<void> {
  await expect(async () => {
    if ((await page.locator('.decrypto-scene').count()) > 0)
      await page.locator('.decrypto-thumb .button').click({ timeout: 1_000 });
    await expect(there).toHaveCount(3, { timeout: 500 });
  }).toPass({ timeout: 30_000 });
}

/** Turns the three dials and confirms. */
const dials =
  (...digits: readonly number[]): Step =>
  async (page) => {
    const all = page.locator('fieldset.stops:enabled');
    await pastScenes(page, all);
    for (const [at, digit] of digits.entries())
      await all
        .nth(at)
        .locator('label', { hasText: String(digit) })
        .click();
    await page.locator('.decrypto-thumb .button.primary').click();
  };

const clues: Step = async (page) => {
  const lines = page.locator('.decrypto-line input');
  await pastScenes(page, lines);
  for (const [at, clue] of ['invierno', 'peces', 'Chopin'].entries()) await lines.nth(at).fill(clue);
  await page.locator('.decrypto-thumb .button.primary').click();
};

/** What the voice asks for, done with the pieces that it names; the first move is wrong on purpose. */
const LESSONS: readonly {
  readonly game: string;
  readonly looks: Looks;
  readonly wrong: Step;
  readonly hint: string;
  readonly steps: readonly Step[];
}[] = [
  {
    game: 'break-the-code',
    looks: { language: 'es', phone: true },
    wrong: button(/Cuánto suman todas/, /^Preguntar$/),
    hint: 'Primero, la carta de los 0',
    steps: [
      button(/Dónde están los 0/, /^Preguntar$/),
      button(/Dónde están los 5/, /^Preguntar$/),
      async (page) => {
        await button(/Dónde están los 8\/9/)(page);
        await page.locator('.btc-question label', { hasText: '9' }).click();
        await button(/^Preguntar por los 9$/)(page);
      },
      button(/Cuántas son negras/, /^Preguntar$/),
      // What was said stands on the row already; the colour of the last tile is all that is missing.
      button(/^Adivinar$/, /^9 blanco$/, /^Decir 0 0 5 5 9$/),
    ],
  },
  {
    game: 'coda',
    looks: { phone: true, dark: true },
    wrong: button(/^3 dark, 1 light$/, /^Take 3 dark and 1 light$/),
    hint: 'take two of each here',
    steps: [
      button(/^2 dark, 2 light$/, /^Take 2 dark and 2 light$/),
      button(/^Draw light$/),
      button(/^tile 5, light, hidden$/, /^10/, /^Attack: it is a 10$/),
      button(/^Stop and keep/),
      button(/^Draw dark$/),
      button(/^tile 4, dark, hidden$/, /^7/, /^Attack: it is a 7$/),
      button(/^Stop and keep/),
    ],
  },
  {
    game: 'decrypto',
    looks: { language: 'es', phone: true, dark: true },
    wrong: dials(1, 2, 3),
    hint: '4, 2, 1',
    steps: [dials(4, 2, 1), button(/^Seguir$/), clues, button(/^Seguir$/), dials(3, 1, 4)],
  },
  {
    game: 'qwinto',
    looks: { language: 'es', phone: true, width: 320 },
    wrong: button(/^Lanzar los tres dados$/),
    hint: 'naranja y amarillo',
    steps: [
      button(/^Dado morado$/, /^Lanzar naranja y amarillo$/),
      button(/^Otra vez$/),
      button(/^Naranja 3, /, /^Anotar el 3/),
      button(/^Morada 3, /, /^Anotar el 6/),
      button(/^Dado naranja$/, /^Dado morado$/, /^Lanzar amarillo$/),
      button(/^Me quedo el 5$/),
      button(/^Amarilla 3, /, /^Anotar el 5/),
    ],
  },
];

// One by the test command, each as long as any.
for (const { game, looks, wrong, hint, steps } of LESSONS)
  test(`the lesson of ${game} can be played to its end`, { tag: game === 'qwinto' ? '@short' : '@long' }, async ({
    browser,
  }) => {
    const person = await Person.arrive(browser, looks);
    const { page } = person;
    await page.goto(`${house.url}/learn/${game}`);
    const count = page.locator('.voice .chip');
    await wrong(page);
    await expect(page.locator('.voice .gentle')).toContainText(hint);
    for (const [at, step] of steps.entries()) {
      await expect(count).toHaveText(`${at + 1} / ${steps.length}`);
      await person.expectWell();
      await step(page);
      // What the others do is shown at the pace of reading before the voice goes on.
      await expect(page.locator('.voice progress')).toHaveJSProperty('value', at + 1, { timeout: 40_000 });
      await expect(page.locator('.voice .gentle')).toBeHidden();
    }
    // At the end there is a way on: a match of one's own.
    await expect(page.locator('.voice').getByRole('link', { name: /^(Play now|Jugar ya)$/ })).toBeVisible();
    await person.expectWell();
    person.expectNoErrors();
    await person.leave();
  });
