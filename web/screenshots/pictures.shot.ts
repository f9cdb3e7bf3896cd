import { mkdirSync } from 'node:fs';
import { MANIFESTS } from '@cifra/games/manifests';
import { type Page, test } from '@playwright/test';
import { House } from '../e2e/house.ts';
import { Person, press } from '../e2e/people.ts';

const FOLDER = 'docs/screenshots';
const house = new House();
test.beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  await house.open();
});
test.afterAll(() => house.close());

/** A few moves against bots, so that there is something to see; a game without them is pictured as it begins. */
const MOVES: { readonly [game: string]: (page: Page, step: number) => Promise<unknown> } = {
  qwinto: async (page) => {
    await press(page.getByRole('button', { name: /^(Roll 3 dice|Lanzar 3 dados|Keep \d+|Quedarse con \d+)$/ }));
    await press(page.getByRole('button', { name: /^(Write \d+ in|Anotar \d+ en)/ }).first());
  },
  coda: async (page) => {
    await press(page.getByRole('button', { name: /^(2 dark, 2 light|2 oscuras, 2 claras)$/ }));
    await press(page.getByRole('button', { name: /^(Draw a dark tile|Robar una ficha oscura)$/ }));
  },
  'break-the-code': async (page, step) => {
    // The bots need few questions; the picture is of a match that goes on.
    if (step > 5) return;
    await press(page.locator('.btc-card:enabled:visible').first());
    await press(page.locator('.btc-ask .primary').first());
  },
};

async function warmUp(page: Page, game: string): Promise<void> {
  await page.waitForURL('**/r/*');
  for (let step = 0; step < 14; step++) {
    await page.waitForTimeout(500);
    await MOVES[game]?.(page, step);
  }
}

for (const { name, looks } of [
  { name: 'phone-light-es', looks: { phone: true, language: 'es' } },
  { name: 'phone-dark-en', looks: { phone: true, dark: true } },
  { name: 'desk-light-en', looks: {} },
  { name: 'desk-dark-es', looks: { dark: true, language: 'es' } },
] as const)
  test(`pictures: ${name}`, async ({ browser }) => {
    test.setTimeout(600_000);
    const person = await Person.arrive(browser, looks);
    await person.page.goto(house.url);
    await person.page.screenshot({ path: `${FOLDER}/home-${name}.png` });
    for (const { id } of MANIFESTS) {
      await person.page.goto(`${house.url}/play/${id}`);
      await warmUp(person.page, id);
      await person.page.screenshot({ path: `${FOLDER}/${id}-${name}.png` });
    }
    await person.leave();
  });
