import { expect, type Page, test } from '@playwright/test';
import { House } from './house.ts';
import { choose, isOver, joinAndReady, openRoom, Person, powerCut, press, start, write } from './people.ts';

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
  const digits = await page.locator('.decrypto-line .decrypto-digit').allInnerTexts();
  return digits.length === 3 ? digits : null;
}

/** A reveal stays until somebody has seen enough of it. */
async function goOn({ page }: Person): Promise<boolean> {
  if ((await page.locator('.decrypto-scene').count()) === 0) return false;
  return press(page.locator('.decrypto-thumb .button'));
}

/** Turns the three dials and confirms. */
async function confirm({ page }: Person, code: readonly string[]): Promise<boolean> {
  const dials = page.locator('fieldset.stops');
  if ((await dials.count()) !== 3) return false;
  for (const [at, digit] of code.entries()) {
    const dial = dials.nth(at);
    const key = dial.getByRole('radio', { name: new RegExp(`^${digit}`) });
    await choose(dial, key, dial.locator('label', { hasText: digit }));
  }
  return press(page.locator('.decrypto-thumb .button.primary:not(.waiting)'));
}

type Codes = { white: readonly string[]; black: readonly string[] };
type Side = keyof Codes;

/** Seats alternate between the teams. */
const teamOf = (seat: number): Side => (seat % 2 === 0 ? 'white' : 'black');

/** A table of four until its rounds are over: who writes writes, and who decodes answers as `reads` says. */
class Rounds {
  readonly #people: readonly Person[];
  readonly #reads: (team: Side, half: Side) => boolean;
  readonly #codes: Codes = { white: [], black: [] };
  #clue = 0;

  constructor(people: readonly Person[], reads: (team: Side, half: Side) => boolean) {
    this.#people = people;
    this.#reads = reads;
  }

  /** Everybody does what they can do now; was there anything? */
  async goOn(): Promise<boolean> {
    let played = false;
    for (const [seat, person] of this.#people.entries()) played = (await this.#act(person, teamOf(seat))) || played;
    return played;
  }

  async #act(person: Person, team: Side): Promise<boolean> {
    if (await goOn(person)) return true;
    const code = await codeOf(person);
    if (code !== null) {
      this.#codes[team] = code;
      const lines = person.page.locator('.decrypto-line input');
      for (let at = 0; at < 3; at++) {
        // What was sent a moment ago may only now have left the page.
        if (!(await lines.nth(at).isVisible())) return false;
        await write(lines.nth(at), CLUES[this.#clue++ % CLUES.length] ?? '');
      }
      return press(person.page.locator('.decrypto-thumb .button.primary'));
    }
    const table = person.page.locator('.decrypto');
    const half = await table.getAttribute('data-half', { timeout: 1_000 }).catch(() => null);
    if (half !== 'white' && half !== 'black') return false;
    const truth = this.#codes[half];
    return truth.length === 3 && confirm(person, this.#reads(team, half) ? truth : truth.toReversed());
  }
}

/** Goes on until `done`, with a patience that starts anew with every move; `after` hears how many rounds of moves there were. */
async function playUntil(
  rounds: Rounds,
  page: Page,
  done: () => Promise<boolean>,
  after: (moves: number) => Promise<void> = async () => undefined,
): Promise<void> {
  let moves = 0;
  for (let idle = 0; idle < 200 && !(await done()); ) {
    const played = await rounds.goOn();
    if (played) await after(++moves);
    idle = played ? 0 : idle + 1;
    if (!played) await page.waitForTimeout(50);
  }
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
  for (const person of people) if ((await codeOf(person)) !== null) await person.expectAccessible();

  // White reads its own codes rightly, black never does; nobody intercepts.
  const rounds = new Rounds(people, (team, half) => team === 'white' && half === 'white');
  await playUntil(
    rounds,
    host.page,
    () => isOver(host.page),
    async (moves) => {
      if (moves === 5) for (const person of people) await person.expectAccessible();
      if (moves === 7) await people[1].reload();
      if (moves === 9) await powerCut(house, people);
    },
  );
  // One headline for each side, which calls a team by its name.
  await expect(people[0].page.locator('.end-headline')).toHaveText('¡Ganas!');
  await expect(people[1].page.locator('.end-headline')).toHaveText('Gana Blanco');
  for (const person of people) {
    await expect(person.page.locator('.end-screen')).toBeVisible();
    // All words of both teams, nothing left to guess.
    await expect(person.page.locator('.end-view .decrypto-word.is-hidden')).toHaveCount(0);
    await person.expectWell();
  }
  // A code that was not shown yet never reached the other team's sockets.
  for (const person of people) {
    expect(person.heard).not.toMatch(/"sealed"/);
    person.expectNoErrors();
    await person.leave();
  }
});

test('[D13] [D14] two teams that fail alike name each other’s keywords, and a near miss is accepted', {
  tag: '@long',
}, async ({ browser }) => {
  const people = [
    await Person.arrive(browser, { language: 'es', phone: true }),
    await Person.arrive(browser, { language: 'en', dark: true }),
    await Person.arrive(browser, { language: 'en' }),
    await Person.arrive(browser, { language: 'es', phone: true, dark: true }),
  ] as const;
  const [white, black] = people;
  const url = await openRoom(house, white, 'decrypto');
  for (const guest of people.slice(1)) await joinAndReady(guest, url);
  await start(white);
  await expect(white.page.locator('.decrypto')).toBeVisible();
  const keywords = await black.page
    .locator('.decrypto-console[data-team=black] .decrypto-ledger .decrypto-word')
    .allTextContents();
  expect(keywords).toHaveLength(4);

  const naming = ({ page }: Person) => page.locator('.decrypto-work.is-tie .decrypto-guess');
  const rounds = new Rounds(people, () => false);
  // Whoever still looks at the last reveal goes on first.
  const isNaming = async (person: Person) => (await naming(person).count()) === 4;
  await playUntil(rounds, white.page, async () => (await isNaming(white)) && (await isNaming(black)));
  for (const person of people) await person.expectWell();

  // White has one word right and one nearly, black none; one person speaks for a team.
  const [right = '', nearly = ''] = keywords;
  await name(white, [right.toUpperCase(), `${nearly}s y más`, 'zzz', '']);
  // What was said stands there, and the sum that led to it.
  await expect(white.page.locator('.is-tie .decrypto-word').first()).toHaveText(new RegExp(right, 'i'));
  await expect(white.page.locator('.decrypto-tape .sum td')).toHaveText(['−2', '−2']);
  await name(black, ['zzz', 'yyy', 'xxx', 'www']);

  const judging = black.page.getByRole('checkbox', { name: `“${nearly}s y más” for your “${nearly}”` });
  await expect(judging).toBeVisible();
  await expect(black.page.getByRole('checkbox', { name: `“${right.toUpperCase()}”` })).toHaveCount(0);
  for (const person of people) await person.expectWell();
  await judging.check();
  await press(black.page.getByRole('button', { name: 'Accept one word' }));
  await press(white.page.getByRole('button', { name: 'No aceptar ninguna' }));

  await expect(white.page.locator('.end-screen')).toBeVisible();
  await expect(white.page.locator('.decrypto-named caption b').first()).toHaveText('cuentan 2');
  await expect(white.page.locator('.decrypto-named tr', { hasText: `${nearly}s y más` })).toContainText('se acepta');
  for (const person of people) {
    await person.expectWell();
    person.expectNoErrors();
    await person.leave();
  }

  async function name(person: Person, words: readonly string[]): Promise<void> {
    for (const [at, word] of words.entries()) await write(naming(person).nth(at), word);
    await press(person.page.getByRole('button', { name: /^(Name these words|Decir estas palabras)/ }));
  }
});

test('[D3] a dial that takes another one’s digit gives its own for it, by a tap and by the arrow keys', async ({
  browser,
}) => {
  const ana = await Person.arrive(browser);
  const { page } = ana;
  await page.goto(`${house.url}/play/decrypto?bots=3&bot=novice`);
  const dials = page.locator('fieldset.stops:enabled');
  // Perhaps she encrypts first; then her dials come in the second round.
  const lines = page.locator('.decrypto-line input');
  await expect(dials.or(lines)).toHaveCount(3, { timeout: 60_000 });
  if ((await lines.count()) > 0) {
    for (let at = 0; at < 3; at++) await write(lines.nth(at), CLUES[at] ?? '');
    await press(page.locator('.decrypto-thumb .button.primary'));
  }
  await expect.poll(async () => (await goOn(ana)) || (await dials.count()) === 3, { timeout: 60_000 }).toBe(true);
  await expect.poll(async () => !(await goOn(ana)) && (await dials.count()) === 3, { timeout: 60_000 }).toBe(true);
  const key = (at: number, digit: number) => dials.nth(at).getByRole('radio', { name: new RegExp(`^${digit}`) });
  const shows = async (...code: readonly number[]) => {
    for (const [at, digit] of code.entries()) await expect(key(at, digit)).toBeChecked();
    await expect(page.getByRole('button', { name: `Confirm ${code.join('·')}` })).toBeVisible();
  };
  const taps = (at: number, digit: number) =>
    dials
      .nth(at)
      .locator('label', { hasText: String(digit) })
      .click();
  for (const [at, digit] of [2, 1, 3].entries()) await taps(at, digit);
  await shows(2, 1, 3);
  await taps(0, 1);
  await shows(1, 2, 3);
  // Another tap is another turn: what stands on the other dials stays.
  await taps(0, 4);
  await shows(4, 2, 3);
  // The arrows pass the others' digits on their way and leave them where they were.
  await key(1, 2).focus();
  for (const code of [
    [4, 3, 2],
    [2, 4, 3],
    [4, 1, 3],
  ]) {
    await page.keyboard.press('ArrowRight');
    await shows(...code);
    await expect(key(1, code[1] ?? 0)).toBeFocused();
  }
  await ana.expectAccessible();
  ana.expectNoErrors();
  await ana.leave();
});

test('own words that are too few hold the start and say why, also where the start is what ends the typing', async ({
  browser,
}) => {
  const ana = await Person.arrive(browser, { phone: true });
  const { page } = ana;
  await openRoom(house, ana, 'decrypto');
  await page.getByRole('button', { name: 'Fill with bots' }).click();
  const list = page.getByRole('textbox', { name: 'Our own words' });
  const begin = page.getByRole('button', { name: 'Start the match' });
  await expect(begin).toBeEnabled();
  await list.fill('lighthouse, bagpipes');
  await begin.click();
  await expect(page.getByRole('alert')).toHaveText('A list of your own needs 9 different words; this one has 2.');
  await expect(begin).toContainText('look at “Our own words”');
  await ana.expectWell();
  await expect(page.locator('.decrypto')).toBeHidden();
  await list.fill('');
  await list.blur();
  await expect(page.getByRole('alert')).toBeHidden();
  await start(ana);
  await expect(page.locator('.decrypto')).toBeVisible();
  ana.expectNoErrors();
  await ana.leave();
});

test('own words are played with, also where the tap that ends the typing changes another option', async ({
  browser,
}) => {
  const ana = await Person.arrive(browser);
  const { page } = ana;
  await openRoom(house, ana, 'decrypto');
  await page.getByRole('button', { name: 'Fill with bots' }).click();
  const own = 'moon, horse, bread, glass, river, castle, spider, snow, piano'.split(', ');
  const list = page.getByRole('textbox', { name: 'Our own words' });
  const off = page.locator('.options').getByRole('group', { name: 'Sand timer' }).getByRole('radio', { name: 'off' });
  // Both in one moment, as on a slow connection.
  await list.fill(own.join(', '));
  await off.evaluate((radio: HTMLElement) => {
    (document.activeElement as HTMLElement | null)?.blur();
    radio.click();
  });
  await expect(off).toBeChecked();
  await start(ana);
  await expect(page.locator('.decrypto')).toBeVisible();
  const dealt = await page.locator('.decrypto-ledger .decrypto-word:not(.is-hidden)').allTextContents();
  expect(dealt).toHaveLength(4);
  for (const word of dealt) expect(own).toContain(word.trim().toLowerCase());
  ana.expectNoErrors();
  await ana.leave();
});

test('[D19] what is typed is there after a reload in the next moment', async ({ browser }) => {
  const ana = await Person.arrive(browser, { phone: true });
  const { page } = ana;
  await page.goto(`${house.url}/play/decrypto?bots=2&bot=novice`);
  const lines = page.locator('.decrypto-line input');
  const dials = page.locator('fieldset.stops:enabled');
  // With three players the two of a team take turns to encrypt.
  await expect
    .poll(
      async () => {
        if (await goOn(ana)) return false;
        if ((await dials.count()) === 3) await confirm(ana, ['1', '2', '3']);
        return (await lines.count()) === 3;
      },
      { timeout: 90_000 },
    )
    .toBe(true);
  await lines.nth(0).fill('zafiro');
  await lines.nth(1).fill('quó');
  await page.reload();
  await expect(lines.nth(0)).toHaveValue('zafiro');
  await expect(lines.nth(1)).toHaveValue('quó');
  await expect(page.getByRole('button', { name: /^Lock the clues/ })).toBeVisible();
  await ana.expectWell();
  ana.expectNoErrors();
  await ana.leave();
});
