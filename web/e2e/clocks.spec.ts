import { expect, type Locator, test } from '@playwright/test';
import { House } from './house.ts';
import { inMenu, type Person, press } from './people.ts';
import { logAt, seated, secondsLeft } from './timed-room.ts';

const house = new House({ hasMovedClock: true });
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

const LIMIT = 30;
const OTHER = { phone: true, dark: true, language: 'es' } as const;

/** The decision that is asked for now is not made: its time runs out. */
async function runOut({ page }: Person): Promise<void> {
  await expect.poll(() => secondsLeft(page)).toBeGreaterThan(LIMIT - 15);
  house.pass(LIMIT * 1_000);
}

const takeBack = ({ page }: Person): Locator =>
  page.locator('.seat-request').getByRole('button', { name: /^(Take my seat back|Volver a mi sitio)$/ });

async function asleep(people: readonly Person[]): Promise<readonly Person[]> {
  const shown = await Promise.all(people.map((person) => takeBack(person).isVisible()));
  return people.filter((_, at) => shown[at]);
}

/** Whoever is asleep reads that a bot plays, and one tap makes the seat theirs again. */
async function wakeUp(people: readonly Person[]): Promise<void> {
  await expect.poll(async () => (await asleep(people)).length, { timeout: 20_000 }).toBeGreaterThan(0);
  const [sleeper] = (await asleep(people)) as [Person];
  await sleeper.expectWell();
  await takeBack(sleeper).click();
  await expect(takeBack(sleeper)).toHaveCount(0);
}

async function goHome(people: readonly Person[]): Promise<void> {
  for (const person of people) {
    person.expectNoErrors();
    await person.leave();
  }
}

test('[T2] [T3] [T4] Break the Code: at zero a card is asked, more time comes from the rival, twice is asleep, one tap is back', {
  tag: '@long',
}, async ({ browser }) => {
  const people = await seated(browser, house, { game: 'break-the-code', timeLimit: LIMIT, looks: [OTHER] });
  const [ana, bea] = people as [Person, Person];
  const isAnas = (await ana.page.locator('.btc[data-mine="true"]').count()) > 0;
  const [mover, rival] = isAnas ? [ana, bea] : [bea, ana];
  await expect.poll(() => secondsLeft(mover.page)).toBeGreaterThan(LIMIT - 15);
  await inMenu(rival.page, /^(Give .* more time|Dar más tiempo a .*)$/);
  await expect.poll(() => secondsLeft(mover.page)).toBeGreaterThan(LIMIT);
  await expect.poll(() => logAt(ana.page)).toMatch(/gives? more time/);
  // Twice as much was there, and once for a decision is enough.
  await rival.page.getByRole('button', { name: /^(More|Más)$/ }).click();
  await expect(rival.page.getByRole('button', { name: /more time|más tiempo/ })).toHaveCount(0);
  await rival.page.keyboard.press('Escape');
  house.pass(2 * LIMIT * 1_000);
  await expect.poll(() => logAt(ana.page)).toMatch(/(You ask|Bea asks): “/);
  await runOut(rival);
  await expect.poll(async () => (await logAt(ana.page)).match(/asks?: “/g)?.length).toBe(2);
  await runOut(mover);
  await expect.poll(() => logAt(ana.page)).toMatch(/(does|did) not decide\. A bot plays on/);
  await wakeUp(people);
  await goHome(people);
});

test('[C16] [T2] [T3] Coda: at zero the drawn tile opens, twice is asleep, one tap is back', async ({ browser }) => {
  const people = await seated(browser, house, { game: 'coda', timeLimit: LIMIT, looks: [OTHER] });
  const [ana] = people as [Person, Person];
  await runOut(ana);
  // Both had to choose their colours, and both are late: the rows are dealt all the same.
  await expect.poll(() => logAt(ana.page)).toContain('The rows are dealt.');
  await runOut(ana);
  await expect.poll(() => logAt(ana.page)).toMatch(/The drawn tile opens: .* joins/);
  await expect.poll(() => logAt(ana.page)).toMatch(/(does|did) not decide\. A bot plays on/);
  await wakeUp(people);
  await goHome(people);
});

test('[D19] [T2] [T3] Decrypto: what is written counts at zero, a missing answer is a miss, twice is asleep', {
  tag: '@long',
}, async ({ browser }) => {
  const looks = [OTHER, {}, { language: 'es' }] as const;
  const people = await seated(browser, house, { game: 'decrypto', timeLimit: LIMIT, looks });
  const [ana] = people as [Person];
  for (const person of people) {
    const line = person.page.locator('.decrypto-line input').first();
    if ((await line.count()) === 0) continue;
    await line.fill('zafiro');
    await line.blur();
    // The house has it, and tells every page of this person.
    await expect.poll(() => person.heard).toContain('zafiro');
  }
  await runOut(ana);
  // Two clues are blank, and the time of the other encryptor is up as well.
  await expect.poll(() => logAt(ana.page)).toMatch(/’s clues: .*zafiro/);
  // Each team's answer, then the clues of the next round: whoever wrote or answered is late for the second time.
  for (let decisions = 0; decisions < 3; decisions++) {
    for (const { page } of people)
      if ((await page.locator('.decrypto-scene').count()) > 0) await press(page.locator('.decrypto-thumb .button'));
    await runOut(ana);
    await expect.poll(async () => (await secondsLeft(ana.page)) ?? LIMIT).toBeGreaterThan(0);
  }
  await expect.poll(() => logAt(ana.page)).toContain('answers nothing; the code was');
  await wakeUp(people);
  await goHome(people);
});

test('[Q8] [T2] [T3] Qwinto: at zero all dice are rolled and nothing is written, twice is asleep, one tap is back', {
  tag: '@long',
}, async ({ browser }) => {
  const people = await seated(browser, house, { game: 'qwinto', timeLimit: LIMIT, looks: [OTHER] });
  const [ana] = people as [Person, Person];
  const act = async () => {
    for (const { page } of people) if (await press(page.locator('.qwinto-thumb .primary:not(.waiting)'))) return true;
    return false;
  };
  await runOut(ana);
  await expect.poll(() => logAt(ana.page)).toMatch(/rolls?: orange \d, yellow \d,? and purple \d/);
  // Who rolled comes back in between: what is not written then is a fail, and the first in a row.
  await expect.poll(act).toBe(true);
  await runOut(ana);
  await expect.poll(() => logAt(ana.page)).toMatch(/marks? a fail/);
  // The next roll is the other's: late once, twice, and asleep.
  for (let decisions = 0; decisions < 5 && (await asleep(people)).length === 0; decisions++) {
    await runOut(ana);
    await expect.poll(() => secondsLeft(ana.page)).not.toBe(0);
  }
  await wakeUp(people);
  await goHome(people);
});

test('[T3] without a clock all others agree after two minutes that a bot plays on, and one tap takes the seat back', {
  tag: '@long',
}, async ({ browser }) => {
  const looks = [OTHER, { language: 'es' }] as const;
  const people = await seated(browser, house, { game: 'qwinto', timeLimit: null, looks });
  const [ana] = people as [Person];
  const agree = ({ page }: Person) =>
    page.locator('.seat-request').getByRole('button', { name: /^(Let a bot play on|Que siga un bot)$/ });
  await expect(ana.page.getByRole('timer')).toHaveCount(0);
  house.pass(100_000);
  for (const person of people) await expect(agree(person)).toHaveCount(0);
  house.pass(20_000);
  const asked = async () => {
    const shown = await Promise.all(people.map((person) => agree(person).isVisible()));
    return people.filter((_, at) => shown[at]);
  };
  await expect.poll(async () => (await asked()).length, { timeout: 20_000 }).toBe(2);
  const [one, other] = (await asked()) as [Person, Person];
  await one.expectWell();
  await agree(one).click();
  await expect.poll(() => logAt(ana.page)).toContain('would let a bot play on for');
  for (const person of people) await expect(takeBack(person)).toHaveCount(0);
  await agree(other).click();
  await expect.poll(() => logAt(ana.page)).toMatch(/A bot plays on( for you)?\./);
  await wakeUp(people);
  await goHome(people);
});
