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
    await press(page.locator('.qwinto-main .qwinto-cell[data-state="open"] > button').first());
    await press(page.locator('.qwinto-thumb .primary:not(.waiting)').first());
  },
  coda: async (page, step) => {
    if (step === 0) await playCoda(page);
  },
  'break-the-code': async (page, step) => {
    // The bots need few questions; the picture is of a match that goes on.
    if (step > 5) return;
    await press(page.locator('.btc-card[aria-pressed="false"]').first());
    await press(page.locator('.btc-ask .primary').first());
  },
};

/** Some turns of Coda, so that tiles lie open; then a tile and a number are chosen, and the button says what it would do. */
async function playCoda(page: Page): Promise<void> {
  const go = page.locator('.coda-panel .button.primary');
  const key = page.locator('.coda-keys .key:not([aria-disabled="true"])').first();
  for (let tries = 0, attacks = 0; tries < 200; tries++) {
    await page.waitForTimeout(250);
    const task = await page
      .locator('.coda[data-mine="true"] .coda-panel')
      .getAttribute('data-task', { timeout: 100 })
      .catch(() => null);
    if (task === 'draw') await press(page.getByRole('button', { name: /^(Draw dark|Robar oscura)$/ }));
    else if (task === 'aim') await press(page.locator('.coda-others button.tile').nth(attacks % 3));
    else if (task === 'pad' && (await go.count()) === 0) await press(key);
    else if (task === 'pad' && attacks === 4) return;
    else if (task !== null && (await press(go)) && task === 'pad') attacks++;
  }
}

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
