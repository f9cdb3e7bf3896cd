import type { Browser, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { House } from './house.ts';
import { type Looks, Person, start } from './people.ts';

const NAMES = ['Ana', 'Bea', 'Cai', 'Dora'];

type Wanted = {
  readonly game: string;
  readonly timeLimit: number | null;
  readonly looks: readonly Looks[];
  /** Everybody's page has its worker. */
  readonly worker?: boolean;
};

/** People who sit in one room and have begun: the first one, who reads English at a desk, has opened it. */
export async function seated(
  browser: Browser,
  house: House,
  { game, timeLimit, looks, worker = false }: Wanted,
): Promise<Person[]> {
  const host = await Person.arrive(browser, { worker });
  await host.page.goto(house.url);
  const url = await host.page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      const sent = await fetch('/api/rooms', { method: 'POST', headers, body: JSON.stringify(body) });
      return ((await sent.json()) as { url: string }).url;
    },
    { game, timeLimit, seats: looks.length + 1, sit: { name: NAMES[0] } },
  );
  await host.page.goto(url);
  const people = [host];
  for (const look of looks) {
    const guest = await Person.arrive(browser, { ...look, worker });
    await guest.page.goto(url);
    await guest.page.getByLabel(/^(Your name|Tu nombre)$/).fill(NAMES[people.length] ?? '');
    await guest.page.getByRole('button', { name: /^(Sit down|Sentarme)$/ }).click();
    await guest.page.getByRole('button', { name: /^(I am ready|Listo)$/ }).click();
    people.push(guest);
  }
  await start(host);
  for (const { page } of people) await expect(page.locator('.full-table')).toBeVisible();
  return people;
}

/** Seconds on the clock of a table of minutes; null where none is shown. */
export async function secondsLeft(page: Page): Promise<number | null> {
  const text = await page
    .getByRole('timer')
    .first()
    .innerText({ timeout: 2_000 })
    .catch(() => '');
  const [, minutes, seconds] = /^(\d+):(\d\d)$/.exec(text) ?? [];
  return seconds === undefined ? null : Number(minutes) * 60 + Number(seconds);
}

/** What the log at a desk says. */
export const logAt = async (page: Page): Promise<string> =>
  (await page.locator('.aside-log .log li').allInnerTexts()).join('\n');
