import { mkdirSync } from 'node:fs';
import { type Page, test } from '@playwright/test';
import { House } from '../e2e/house.ts';
import { Person, press } from '../e2e/people.ts';

const FOLDER = 'docs/screenshots';
const GAMES = ['break-the-code', 'coda', 'decrypto', 'qwinto'] as const;
const house = new House();
test.beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  await house.open();
});
test.afterAll(() => house.close());

/** Plays a few moves against bots, so that there is something to see. */
async function warmUp(page: Page, game: (typeof GAMES)[number]): Promise<void> {
  await page.waitForURL('**/r/*');
  for (let step = 0; step < 14; step++) {
    await page.waitForTimeout(500);
    if (game === 'qwinto') {
      await press(page.getByRole('button', { name: /^(Roll 3 dice|Lanzar 3 dados|Keep \d+|Quedarse con \d+)$/ }));
      await press(page.getByRole('button', { name: /^(Write \d+ in|Anotar \d+ en)/ }).first());
    } else if (game === 'coda') {
      await press(page.getByRole('button', { name: /^(2 dark, 2 light|2 oscuras, 2 claras)$/ }));
      await press(page.getByRole('button', { name: /^(Draw a dark tile|Robar una ficha oscura)$/ }));
    } else if (game === 'break-the-code') {
      // The bots need few questions; the picture is of a match that goes on.
      if (step > 5) continue;
      await press(page.locator('.btc-card:enabled:visible').first());
      await press(page.locator('.btc-ask .primary').first());
    }
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
    for (const game of GAMES) {
      await person.page.goto(`${house.url}/play/${game}`);
      await warmUp(person.page, game);
      await person.page.screenshot({ path: `${FOLDER}/${game}-${name}.png` });
    }
    await person.leave();
  });
