import { copyFileSync, mkdirSync } from 'node:fs';
import { MANIFESTS } from '@cifra/games/manifests';
import { type Page, test } from '@playwright/test';
import { House } from '../e2e/house.ts';
import { isOver, Person } from '../e2e/people.ts';
import { playStep } from '../e2e/somebody.ts';
import { thinkOfClues } from './clues.ts';

const FOLDER = 'docs/screenshots';
/** Those that a browser shows before somebody installs the page, and where the page keeps them. */
const SHOWN_FIRST = ['home-phone-light-es', 'qwinto-phone-dark-en', 'break-the-code-desk-light-en'];
const PAGE = 'web/public/pictures';
const house = new House();
test.beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  await house.open();
});
test.afterAll(async () => {
  await house.close();
  mkdirSync(PAGE, { recursive: true });
  for (const name of SHOWN_FIRST) copyFileSync(`${FOLDER}/${name}.png`, `${PAGE}/${name}.png`);
});

/** So many steps against bots, so that there is something to see and the match goes on; then until one is asked again. */
const STEPS: { readonly [game: string]: number } = { 'break-the-code': 5, coda: 18, decrypto: 5, qwinto: 30 };

async function warmUp(page: Page, game: string, language: 'en' | 'es'): Promise<void> {
  await page.waitForURL('**/r/*');
  const board = page.locator('.full-table .table-board');
  await board.waitFor();
  const isAsked = async () =>
    (await page.title()).startsWith('●') && (await board.getAttribute('data-behind')) !== 'true';
  const isEnough = async (step: number) => step >= (STEPS[game] ?? 0) && (await isAsked());
  for (let step = 0, idle = 0; !(await isEnough(step)) && idle < 300 && !(await isOver(page)); ) {
    if (game === 'decrypto') await thinkOfClues(page, language);
    const isDone = await page.evaluate(playStep, step);
    step += isDone ? 1 : 0;
    idle = isDone ? 0 : idle + 1;
    // A tap goes on to how the table stands.
    if ((await board.getAttribute('data-behind')) === 'true') await board.dispatchEvent('pointerdown');
    await page.waitForTimeout(100);
  }
  // What glowed because it was new, or moved, has come to rest.
  await page.waitForTimeout(3_000);
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
    if ('phone' in looks) await person.page.setViewportSize({ width: 390, height: 844 });
    await person.page.goto(house.url);
    await person.page.locator('a[href^="/play/"]').last().waitFor();
    await person.page.screenshot({ path: `${FOLDER}/home-${name}.png` });
    for (const { id } of MANIFESTS) {
      await person.page.goto(`${house.url}/play/${id}`);
      await warmUp(person.page, id, 'language' in looks ? looks.language : 'en');
      await person.page.screenshot({ path: `${FOLDER}/${id}-${name}.png` });
    }
    await person.leave();
  });
