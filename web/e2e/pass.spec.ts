import { expect, type Page, test } from '@playwright/test';
import { House } from './house.ts';
import { choose, isOver, Person, press, write } from './people.ts';
import { playStep } from './somebody.ts';

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

const cover = (page: Page) => page.locator('.cover');
const passOn = (page: Page) => page.getByRole('button', { name: 'Cover and pass on' });

/** Somebody sits down around the device with others. */
async function gather(page: Page, game: string, names: readonly string[]): Promise<void> {
  await page.goto(`${house.url}/pass/${game}`);
  const fields = page.getByRole('textbox', { name: /^Name \d/ });
  await expect(fields.first()).toBeVisible();
  while ((await fields.count()) < names.length) await page.getByRole('button', { name: 'One person more' }).click();
  for (const [at, name] of names.entries()) await fields.nth(at).fill(name);
  await page.getByRole('button', { name: 'Start the match' }).click();
  await expect(cover(page)).toBeVisible();
}

/** Between two people nothing of any table is in the page: not on the screen, not beside it, not for a screen reader. */
async function expectNothingShown(person: Person): Promise<void> {
  const { page } = person;
  await expect(page.locator('.table-board, .full-table, dialog[open]')).toHaveCount(0);
  const isWhole = await page.evaluate(() => {
    const ground = document.querySelector('.cover')?.getBoundingClientRect();
    return ground !== undefined && ground.width >= innerWidth && ground.height >= innerHeight;
  });
  expect(isWhole).toBe(true);
  // What was said to the one before is said no more, and what was still to be said is not said now.
  const heard = await page.evaluate(async () => {
    const texts = new Set<string>();
    for (const end = performance.now() + 500; performance.now() < end; await new Promise((on) => setTimeout(on, 50)))
      for (const region of document.querySelectorAll('.visually-hidden > [aria-live]'))
        if (region.textContent !== '') texts.add(region.textContent ?? '');
    return [...texts];
  });
  for (const text of heard) expect(text).toMatch(/^(Pass the phone to|The bots play)/);
  expect(heard).not.toEqual([]);
}

/** Takes the device as whoever it is for; who that is. */
async function take({ page }: Person): Promise<string> {
  const headline = cover(page).getByRole('heading', { level: 2 });
  await expect(headline).toHaveText(/^Pass the phone to /, { timeout: 30_000 });
  const who = ((await headline.textContent()) ?? '').replace('Pass the phone to ', '');
  const hold = cover(page).getByRole('button', { name: /press and hold/ });
  // A tap is not enough.
  await hold.click();
  await expect(cover(page)).toBeVisible();
  await hold.hover();
  await page.mouse.down();
  await expect(page.locator('.table-board')).toBeVisible();
  await page.mouse.up();
  return who;
}

/** Makes a step of a turn in each game, as a person would. */
const STEPS: { readonly [game: string]: (page: Page) => Promise<unknown> } = {
  coda: async (page) => {
    if (await press(page.getByRole('button', { name: /^Take \d/ }))) return;
    if (await press(page.locator('.coda-thumb .primary:not(.waiting), .coda .primary:not(.waiting)').first())) return;
  },
  qwinto: async (page) => {
    if (await press(page.locator('.qwinto-thumb .primary'))) return;
    const cells = page.locator('.qwinto-main .qwinto-cell[data-state="open"] > button');
    if ((await cells.count()) > 0) await press(cells.first());
  },
  'break-the-code': async (page) => {
    await press(page.locator('.btc-card[aria-pressed="false"]').first());
    await press(page.locator('.btc-ask .primary'));
  },
  decrypto: async (page) => {
    if ((await page.locator('.decrypto-scene').count()) > 0) await press(page.locator('.decrypto-thumb .button'));
    const lines = page.locator('.decrypto-line input');
    if ((await lines.count()) === 3) {
      const clues = ['zafiro', 'bitácora', 'yeti', 'wok', 'kiwi', 'fósil', 'nardo', 'lémur', 'jade'];
      // Clues that were sent a moment ago may only now be taken, and their lines go while we write.
      for (let at = 0; at < 3; at++)
        await write(lines.nth(at), clues[Math.floor(Math.random() * 3) * 3 + at] ?? '', 2_000);
      await press(page.locator('.decrypto-thumb .button.primary'));
      return;
    }
    const dials = page.locator('fieldset.stops');
    if ((await dials.count()) !== 3) return;
    for (let at = 0; at < 3; at++) {
      const dial = dials.nth(at);
      await choose(
        dial,
        dial.getByRole('radio', { name: new RegExp(`^${at + 1}`) }),
        dial.locator('label', { hasText: String(at + 1) }),
      );
    }
    await press(page.locator('.decrypto-thumb .button.primary:not(.waiting)'));
  },
};

// Teams, and choices at the same time, are what is special there; the others come with whole matches.
for (const [game, names, turns] of [
  // Whoever begins goes on at once after choosing colours.
  ['coda', ['Ana', 'Bruno'], 1],
  ['qwinto', ['Ana', 'Bruno', 'Carla'], 4],
  ['break-the-code', ['Ana', 'Bruno'], 4],
  ['decrypto', ['Ana', 'Bruno', 'Carla', 'Dani'], 3],
] as const)
  test(`around one phone: ${game}`, { tag: game === 'decrypto' || game === 'qwinto' ? '@short' : '@long' }, async ({
    browser,
  }) => {
    const person = await Person.arrive(browser, { phone: true });
    const { page } = person;
    await gather(page, game, names);
    await person.expectWell();
    const had: string[] = [];
    for (let turn = 0; turn < turns; turn++) {
      await expectNothingShown(person);
      had.push(await take(person));
      for (let step = 0; step < 40 && (await passOn(page).count()) === 0; step++) {
        await STEPS[game]?.(page);
        await page.waitForTimeout(100);
      }
      await passOn(page).click();
      await expect(cover(page)).toBeVisible();
    }
    // A reload, or a look at something else, covers it again.
    had.push(await take(person));
    expect(had[0]).not.toBe(had[1]);
    await expect(page.getByText(/is away|1 person watches/)).toHaveCount(0);
    await page.reload();
    await expect(cover(page)).toBeVisible();
    await expectNothingShown(person);
    person.expectNoErrors();
    await person.leave();
  });

test('by the keyboard it is held or pressed twice, and one press uncovers nothing', async ({ browser }) => {
  const person = await Person.arrive(browser, { phone: true });
  const { page } = person;
  await gather(page, 'coda', ['Ana', 'Bruno']);
  const hold = cover(page).getByRole('button', { name: /press and hold/ });
  const board = page.locator('.table-board');
  // Whoever wants no motion is told of the other way.
  await expect(cover(page).getByText('press twice, or hold')).toBeVisible();
  await person.expectAccessible();
  await hold.focus();
  // The second press has to come soon: nothing slow stands between the two.
  await page.keyboard.press('Space');
  await expect(cover(page).getByText('Once more, and it opens.')).toBeVisible();
  await expect(board).toHaveCount(0);
  await page.waitForTimeout(500);
  await page.keyboard.press('Space');
  await expect(board).toBeVisible();
  // Around one phone people talk, and nothing is written.
  await expect(page.getByRole('button', { name: /^Talk/ })).toHaveCount(0);
  await page.reload();
  await hold.focus();
  await page.keyboard.down('Space');
  await expect(board).toBeVisible();
  await page.keyboard.up('Space');
  person.expectNoErrors();
  await person.leave();
});

test('the options of the game are chosen before it begins, and what does not go is said', async ({ browser }) => {
  const person = await Person.arrive(browser, { phone: true });
  const { page } = person;
  await page.goto(`${house.url}/pass/decrypto`);
  for (const [at, name] of ['Ana', 'Bea', 'Cai', 'Dani'].entries()) {
    if (at === 3) await page.getByRole('button', { name: 'One person more' }).click();
    await page.getByRole('textbox', { name: `Name ${at + 1}` }).fill(name);
  }
  await page.getByText('Options', { exact: true }).click();
  const own = page.locator('.pass-options textarea');
  await own.fill('apple, pear');
  await page.getByRole('button', { name: 'Start the match' }).click();
  await expect(page.getByRole('alert')).toContainText('2');
  await expect(page).toHaveURL(/\/pass\//);
  await person.expectWell();
  await own.fill('apple, pear, plum, fig, kiwi, lemon, melon, grape, cherry');
  await page.getByRole('button', { name: 'Start the match' }).click();
  await take(person);
  await expect(page.locator('.table-board')).toContainText(/apple|pear|plum|fig|kiwi|lemon|melon|grape|cherry/i);
  person.expectNoErrors();
  await person.leave();
});

test('who says the clues aloud looks at the code once more, and gives the phone back', { tag: '@long' }, async ({
  browser,
}) => {
  const person = await Person.arrive(browser, { phone: true });
  const { page } = person;
  await page.goto(`${house.url}/pass/decrypto`);
  await page.getByRole('button', { name: 'One person more' }).click();
  for (const [at, name] of ['Ana', 'Bea', 'Cai', 'Dani'].entries())
    await page.getByRole('textbox', { name: `Name ${at + 1}` }).fill(name);
  await page.getByText('Options', { exact: true }).click();
  await page.getByRole('group', { name: 'Clues may be said aloud' }).getByText('yes').click();
  await page.getByRole('button', { name: 'Start the match' }).click();
  const codeShown = page.getByText(/your code \d·\d·\d/);
  const codes = new Map<string, string | null>();
  for (let encryptor = 0; encryptor < 2; encryptor++) {
    const who = await take(person);
    codes.set(who, await codeShown.textContent());
    await page.getByRole('button', { name: 'I will say them aloud' }).click();
    await passOn(page).click();
  }
  const headline = cover(page).getByRole('heading', { level: 2 });
  const due = (await headline.textContent()) ?? '';
  for (const [who, code] of codes) {
    await page.getByRole('button', { name: 'Somebody else wants to look' }).click();
    await person.expectWell();
    await page.getByRole('group', { name: 'Who wants to look?' }).getByRole('button', { name: who }).click();
    await expectNothingShown(person);
    expect(await take(person)).toBe(who);
    // Of the half that is played only its encryptor sees a code; the other one's comes later.
    expect((await codeShown.count()) === 0 ? code : await codeShown.textContent()).toBe(code);
    await page.getByRole('button', { name: 'Cover it again' }).click();
    await expect(headline).toHaveText(due);
  }
  await expectNothingShown(person);
  person.expectNoErrors();
  await person.leave();
});

/** What anybody near the phone sees between two turns; but for what everybody has heard, which is told below. */
async function pictureOf(page: Page): Promise<string> {
  await page.locator('.cover-story').evaluate((story) => story.toggleAttribute('hidden', true));
  return (await page.screenshot({ animations: 'disabled' })).toString('base64');
}

for (const [game, names] of [
  ['break-the-code', ['Ana', 'Bruno']],
  ['coda', ['Ana', 'Bruno', 'Carla']],
  ['decrypto', ['Ana', 'Bruno', 'Carla', 'Dani']],
  ['qwinto', ['Ana', 'Bruno', 'Carla']],
] as const)
  test(`around one phone to the end, and no picture between turns shows a hand: ${game}`, { tag: '@long' }, async ({
    browser,
  }) => {
    test.setTimeout(1_800_000);
    const person = await Person.arrive(browser, { phone: true });
    const { page } = person;
    await gather(page, game, names);
    // Hands change all the time. What is seen between two turns is the same for whomever it is for, from first to last.
    const pictures = new Map<string, string>();
    const step = { at: 0 };
    while (!(await isOver(page))) {
      await expectNothingShown(person);
      const hold = cover(page).getByRole('button', { name: /press and hold/ });
      await expect(hold).toBeVisible();
      const who = (await cover(page).getByRole('heading', { level: 2 }).textContent()) ?? '';
      const picture = await pictureOf(page);
      expect(picture === (pictures.get(who) ?? picture), `${who} at step ${step.at}`).toBe(true);
      pictures.set(who, picture);
      await hold.hover();
      await page.mouse.down();
      await expect(page.locator('.table-board')).toBeVisible();
      await page.mouse.up();
      await page.evaluate(() => delete document.body.dataset.asked);
      for (let tries = 0; tries < 600 && (await passOn(page).count()) === 0 && !(await isOver(page)); tries++) {
        await page.evaluate(playStep, step.at++);
        await page.waitForTimeout(30);
      }
      if (await isOver(page)) break;
      await passOn(page).click();
      await expect(cover(page)).toBeVisible();
    }
    expect(pictures.size).toBeGreaterThan(1);
    await person.expectWell();
    // Nobody only watched, and whoever the phone belongs to may keep the match in the house.
    await expect(page.getByText('You are watching')).toHaveCount(0);
    await page.getByRole('button', { name: 'Hand it over to the house' }).click();
    await expect(page.getByText('It is in the house now, proven again')).toBeVisible();
    person.expectNoErrors();
    await person.leave();
  });

test('a name that is missing or there twice is told, and nothing begins', async ({ browser }) => {
  const person = await Person.arrive(browser, { language: 'es' });
  const { page } = person;
  await page.goto(`${house.url}/pass/coda`);
  await page.getByRole('textbox', { name: 'Nombre 1' }).fill('Ana');
  await page.getByRole('textbox', { name: 'Nombre 2' }).fill(' ');
  await page.getByRole('button', { name: 'Empezar la partida' }).click();
  await expect(page.getByRole('alert')).toContainText('persona 2');
  await page.getByRole('textbox', { name: 'Nombre 2' }).fill('Ana ');
  await page.getByRole('button', { name: 'Empezar la partida' }).click();
  await expect(page.getByRole('alert')).toContainText('Dos personas se llaman Ana');
  await person.expectWell();
  person.expectNoErrors();
  await person.leave();
});

test('a game of teams says who plays with whom before it begins', async ({ browser }) => {
  const person = await Person.arrive(browser, { phone: true });
  const { page } = person;
  await page.goto(`${house.url}/pass/decrypto`);
  await expect(page.getByRole('textbox', { name: /^Name \d/ })).toHaveCount(3);
  await expect(page.locator('.pass-team')).toHaveText(['White', 'Interceptor', 'White']);
  await page.getByRole('button', { name: 'One person more' }).click();
  await expect(page.locator('.pass-team')).toHaveText(['White', 'Black', 'White', 'Black']);
  await person.expectWell();
  await page.goto(`${house.url}/pass/coda`);
  await expect(page.getByRole('textbox', { name: /^Name \d/ }).first()).toBeVisible();
  await expect(page.locator('.pass-team')).toHaveCount(0);
  await person.leave();
});
