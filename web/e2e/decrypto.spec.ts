import { expect, test } from '@playwright/test';
import { House } from './house.ts';
import { choose, isOver, joinAndReady, openRoom, Person, powerCut, press, sayYes, start, write } from './people.ts';

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

/** Clues without meaning for any keyword, never twice. */
const CLUES =
  'zafiro quórum bitácora yeti wok kiwi fósil nardo lémur jade ébano glifo ópalo tundra sándalo cráter delta vudú'.split(
    ' ',
  );

/** The code on the encryptor's screen, or null where this person writes no clues. */
async function codeOf({ page }: Person): Promise<readonly string[] | null> {
  const code = page.locator('.decrypto-code');
  if (!(await code.isVisible())) return null;
  return (await code.innerText()).match(/[1-4]/g);
}

/** Turns the three dials and confirms. */
async function confirm({ page }: Person, code: readonly string[]): Promise<boolean> {
  const dials = page.locator('fieldset.decrypto-dial');
  if ((await dials.count()) !== 3) return false;
  for (const [at, digit] of code.entries()) {
    const dial = dials.nth(at);
    const key = dial.getByRole('radio', { name: new RegExp(`^${digit}`) });
    await choose(dial, key, dial.locator('label', { hasText: digit }));
  }
  return press(page.locator('.decrypto-decide .button.primary:enabled'));
}

test('four people in two teams, one by the keyboard alone, one on a phone, play until one team has failed twice', async ({
  browser,
}) => {
  const people = [
    await Person.arrive(browser, { language: 'es', keyboard: true }),
    await Person.arrive(browser, { language: 'es', phone: true }),
    await Person.arrive(browser, { language: 'es', dark: true }),
    await Person.arrive(browser, { language: 'en' }),
  ] as const;
  const [host, ...guests] = people;
  const url = await openRoom(house, host, 'decrypto');
  await host.expectAccessible();
  for (const guest of guests) await joinAndReady(guest, url);
  await start(host);
  await expect(host.page.locator('.decrypto')).toBeVisible();

  const codes: { white: readonly string[]; black: readonly string[] } = { white: [], black: [] };
  let clue = 0;
  let checked = 0;
  for (let idle = 0; idle < 200 && !(await isOver(host.page)); ) {
    let played = false;
    for (const [seat, person] of people.entries()) {
      const team = seat % 2 === 0 ? 'white' : 'black';
      // Clues never change once they are locked, so the page asks once.
      if (await sayYes(person.page)) {
        played = true;
        continue;
      }
      const code = await codeOf(person);
      if (code !== null) {
        codes[team] = code;
        const lines = person.page.locator('.decrypto-encrypt input');
        if (checked === 0) await person.expectAccessible();
        for (let at = 0; at < 3; at++) await write(lines.nth(at), CLUES[clue++ % CLUES.length] ?? '');
        played = (await press(person.page.locator('.decrypto-encrypt .button.primary'))) || played;
        continue;
      }
      // White reads its own codes rightly, black never does; nobody intercepts.
      const section = person.page.locator('.decrypto-half');
      if (!(await section.isVisible())) continue;
      const half = await section.getAttribute('data-team').catch(() => null);
      const truth = half === 'black' ? codes.black : codes.white;
      const answer = team === 'white' && half === 'white' ? truth : truth.toReversed();
      if (answer.length === 3 && (await confirm(person, answer))) played = true;
    }
    if (played) checked++;
    if (played && checked === 5) for (const person of people) await person.expectAccessible();
    if (played && checked === 7) await people[1].reload();
    if (played && checked === 9) await powerCut(house, people);
    idle = played ? 0 : idle + 1;
    if (!played) await host.page.waitForTimeout(50);
  }
  await expect(host.page.getByRole('heading', { name: 'La partida ha terminado' })).toBeVisible();
  // A code that was not shown yet never reached the other team's sockets.
  for (const person of people) {
    expect(person.heard).not.toMatch(/"sealed"/);
    person.expectNoErrors();
    await person.leave();
  }
});
