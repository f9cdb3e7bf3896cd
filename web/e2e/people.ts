import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import type { House } from './house.ts';

export type Looks = {
  readonly language?: 'en' | 'es';
  readonly phone?: boolean;
  readonly dark?: boolean;
  /** Of the window, in pixels; 360 on a phone and 1280 at a desk without it. */
  readonly width?: number;
  /** Touches neither mouse nor screen: everything that is pressed is reached by tabs and arrows. */
  readonly keyboard?: boolean;
  /** The worker of the page comes along, and fetches every page for later: two seconds of a core for each person. */
  readonly worker?: boolean;
};

const byKeyboard = new WeakSet<Page>();

/** Somebody with a browser of their own, and everything that its sockets and pages were told. */
export class Person {
  readonly page: Page;
  readonly #context: BrowserContext;
  readonly #heard: string[] = [];
  readonly #errors: string[] = [];
  #isLost = false;

  private constructor(context: BrowserContext, page: Page) {
    this.#context = context;
    this.page = page;
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => this.#heard.push(String(payload))));
    page.on('pageerror', (error) => this.#errors.push(error.message));
  }

  static async arrive(browser: Browser, looks: Looks = {}): Promise<Person> {
    const { language = 'en', phone = false, dark = false, width = phone ? 360 : 1280 } = looks;
    const context = await browser.newContext({
      locale: language === 'es' ? 'es-ES' : 'en-GB',
      viewport: { width, height: phone ? 640 : 720 },
      hasTouch: phone,
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: 'reduce',
    });
    if (looks.worker !== true) await withoutWorker(context);
    const page = await context.newPage();
    if (looks.keyboard === true) byKeyboard.add(page);
    return new Person(context, page);
  }

  /** Everything that came over this person's sockets. */
  get heard(): string {
    return this.#heard.join('\n');
  }

  /** No mistake of ours in the page so far. */
  expectNoErrors(): void {
    expect(this.#errors).toEqual([]);
  }

  /** No violation that axe can find on what is shown now. */
  async expectAccessible(): Promise<void> {
    // Our pages have no frames: in its legacy mode axe needs no second page to put the results of frames together.
    const { violations } = await new AxeBuilder({ page: this.page })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      .analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
    ).toEqual([]);
  }

  /** Nothing is cut off: the page does not scroll sideways. */
  async expectFits(): Promise<void> {
    const overflow = await this.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  }

  /** What is shown now is accessible and fits. */
  async expectWell(): Promise<void> {
    await this.expectAccessible();
    await this.expectFits();
  }

  /** Reloads in the middle of a match, and finds the board again. */
  async reload(): Promise<void> {
    await this.page.reload();
    await expect(this.page.locator('.board, .table-board')).toBeVisible();
  }

  /** Lets the way to the house be cut later: what is sent then arrives nowhere, as in a tunnel. */
  async mayLoseConnection(): Promise<void> {
    await this.page.routeWebSocket(/\/socket$/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((message) => this.#isLost || server.send(message));
      server.onMessage((message) => this.#isLost || socket.send(message));
    });
  }

  async loseConnection(): Promise<void> {
    this.#isLost = true;
    await this.#context.setOffline(true);
  }

  async findConnection(): Promise<void> {
    this.#isLost = false;
    await this.#context.setOffline(false);
  }

  get context(): BrowserContext {
    return this.#context;
  }

  async leave(): Promise<void> {
    await this.#context.close();
  }
}

/** Without the worker every part of the page comes by a request that a test can hold back. */
export const withoutWorker = (where: Page | BrowserContext) =>
  where.addInitScript(() => {
    // Where the way is not safe there is none anyway.
    if (navigator.serviceWorker !== undefined)
      navigator.serviceWorker.register = () => Promise.reject(new Error('No worker in this test'));
  });

/** Opens a room by the interface; returns its address. */
export async function openRoom(house: Pick<House, 'url'>, host: Person, game: string): Promise<string> {
  await host.page.goto(`${house.url}/new/${game}`);
  await host.page.waitForURL('**/r/*');
  return host.page.url();
}

/** Follows the link, sits down and says that one is ready. */
export async function joinAndReady(guest: Person, url: string): Promise<void> {
  await guest.page.goto(url);
  await expect(guest.page.getByLabel(/^(Your name|Tu nombre)$/)).not.toHaveValue('');
  await guest.page.getByRole('button', { name: /^(Sit down|Sentarme)$/ }).click();
  await guest.page.getByRole('button', { name: /^(I am ready|Listo)$/ }).click();
}

/** The host seats the bot that comes next: at a free seat by one tap. */
export async function seatBot(host: Person): Promise<void> {
  // While somebody is picked up, a tap on a free seat is a swap.
  await expect(host.page.locator('.bot-button')).toBeEnabled();
  await host.page.locator('.seat.free button').first().click();
}

/** The host answers a question of the options. */
export async function chooseOption(host: Person, option: RegExp, answer: string): Promise<void> {
  await host.page.locator('.options').getByRole('group', { name: option }).getByText(answer, { exact: true }).click();
}

export async function start(host: Person): Promise<void> {
  const button = host.page.getByRole('button', { name: /^(Start the match|Empezar la partida)$/ });
  await expect(button).toBeEnabled();
  await button.click();
}

/** What is seldom needed stands in the table's menu. */
export async function inMenu(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: /^(More|Más)$/ }).click();
  await page.locator('dialog[open]').getByRole('button', { name }).click();
}

/** Everybody notices that the house is gone, and that it is back. */
export async function powerCut(
  house: House,
  people: readonly Person[],
  meanwhile: () => void = () => undefined,
): Promise<void> {
  const lost = (page: Page) => page.getByText(/^(Connection lost|Se ha perdido la conexión)/);
  await house.kill();
  for (const { page } of people) await expect(lost(page)).toBeVisible();
  meanwhile();
  await house.open();
  for (const { page } of people) await expect(lost(page)).toBeHidden({ timeout: 30_000 });
}

const MOST_TABS = 120;

/** Tabs until it, or a part of it, has the focus; false where the page moved on in the meantime, or asks something first. */
async function reach(target: Locator): Promise<boolean> {
  const page = target.page();
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    const found = await target
      .evaluate(
        (element) => {
          const question = document.querySelector('dialog[open]');
          if (element.matches(':disabled') || (question !== null && !question.contains(element))) return 'out of reach';
          return element.contains(document.activeElement) ? 'here' : 'elsewhere';
        },
        undefined,
        { timeout: 3_000 },
      )
      .catch(() => 'gone');
    if (found !== 'elsewhere') return found === 'here';
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target} cannot be reached by the keyboard`);
}

/** Chooses one of a group of radio buttons; by the keyboard one tabs to the group and goes on by arrows. */
export async function choose(group: Locator, radio: Locator, label: Locator): Promise<void> {
  const page = group.page();
  if (await radio.isChecked().catch(() => true)) return;
  if (!byKeyboard.has(page)) {
    await label.click({ timeout: 3_000 }).catch(() => undefined);
    return;
  }
  const radios = group.getByRole('radio');
  // Of a group Tab reaches the chosen one; where none is, the browser decides which.
  if (!(await reach(group))) return;
  await page.keyboard.press('Space');
  for (let at = 0; at < (await radios.count()) && !(await radio.isChecked().catch(() => true)); at++)
    await page.keyboard.press('ArrowRight');
}

/** Writes into a field. */
export async function write(field: Locator, text: string, patience?: number): Promise<void> {
  const page = field.page();
  if (patience !== undefined && !byKeyboard.has(page))
    return field.fill(text, { timeout: patience }).catch(() => undefined);
  if (!byKeyboard.has(page)) return field.fill(text);
  if (!(await reach(field))) return;
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Presses it if it can be pressed now; a page that moved on in the meantime is no mistake. */
export async function press(button: Locator): Promise<boolean> {
  if (!(await button.isVisible())) return false;
  const page = button.page();
  if (byKeyboard.has(page)) {
    if ((await button.isDisabled().catch(() => true)) || !(await reach(button))) return false;
    await page.keyboard.press('Enter');
    return true;
  }
  return button.click({ timeout: 3_000 }).then(
    () => true,
    () => false,
  );
}

export const isOver = async (page: Page) =>
  (await page.locator('.end-screen').isVisible()) ||
  (await page.getByRole('heading', { name: /^(The match is over|La partida ha terminado)$/ }).isVisible());
