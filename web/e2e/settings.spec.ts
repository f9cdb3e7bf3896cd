import { expect, test } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.mjs';
import { House } from './house.ts';
import { launchOptions } from './launch-options.ts';
import { inMenu, joinAndReady, openRoom, Person, start } from './people.ts';

// The light one shows no notices.
test.use({ launchOptions: launchOptions(findBrowser()) });

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

test('language, theme, help and sounds change in place and are kept', async ({ browser }) => {
  const person = await Person.arrive(browser, { phone: true });
  const { page } = person;
  await page.goto(`${house.url}/play/qwinto`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await settings.getByLabel('Slate').check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await settings.getByLabel('None: only the table').check();
  await settings.getByLabel('Sounds').uncheck();
  await person.expectWell();
  await settings.getByLabel('Español').check();
  await expect(page.getByRole('dialog', { name: 'Ajustes' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Ajustes' })).toBeHidden();

  await page.reload();
  // The match is where it was, in the language that was chosen.
  await expect(page.locator('.qwinto-ask')).toContainText(
    /Elige uno, dos o tres dados|elige sus dados|ha sacado|anotas/,
  );
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Más' }).click();
  await page.getByRole('button', { name: 'Ajustes' }).click();
  await expect(page.getByRole('radio', { name: 'Pizarra' })).toBeChecked();
  await expect(page.getByLabel('Ninguna: solo la mesa')).toBeChecked();
  await expect(page.getByLabel('Sonidos')).not.toBeChecked();
  person.expectNoErrors();
  await person.leave();
});

test('whoever wants less motion sees none, and every change at once', async ({ browser }) => {
  const person = await Person.arrive(browser);
  const { page } = person;
  const moving = () =>
    page.locator('*').evaluateAll((elements) =>
      elements
        .map((element) => getComputedStyle(element))
        .filter((style) => style.animationName !== 'none' || !/^0s(, 0s)*$/.test(style.transitionDuration))
        .map(({ transitionDuration }) => transitionDuration),
    );
  await page.goto(`${house.url}/play/qwinto`);
  await expect(page.locator('.table-board')).toBeVisible();
  expect(await moving()).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect((await moving()).length).toBeGreaterThan(0);
  await person.leave();
});

/** Listens to what the page does for the ear and the corner of the eye; everything still happens. */
function listen(): void {
  const told = { tones: [] as number[], notices: [] as string[], badges: 0, isAway: false };
  Object.assign(globalThis, { told });
  const startTone = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (this: OscillatorNode, when?: number) {
    told.tones.push(this.frequency.value);
    startTone.call(this, when);
  };
  const show = ServiceWorkerRegistration.prototype.showNotification;
  ServiceWorkerRegistration.prototype.showNotification = function (title, options) {
    told.notices.push(`${title}: ${options?.body}`);
    return show.call(this, title, options);
  };
  Object.assign(navigator, {
    setAppBadge: async () => {
      told.badges++;
    },
  });
  Object.defineProperty(document, 'hidden', { get: () => told.isAway });
}

type Told = { readonly tones: readonly number[]; readonly notices: readonly string[]; readonly badges: number };

test('my turn is heard, and seen in the title, the badge and a notification', async ({ browser }) => {
  const ana = await Person.arrive(browser, { worker: true });
  const bea = await Person.arrive(browser, { phone: true });
  const { page } = ana;
  await page.addInitScript(listen);
  await ana.context.grantPermissions(['notifications']);
  const url = await openRoom(house, ana, 'coda');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Sounds').uncheck();
  await page.getByLabel('Sounds').check();
  await page.getByLabel(/^A notification/).check();
  await page.keyboard.press('Escape');
  const told = (): Promise<Told> => page.evaluate(() => (globalThis as unknown as { told: Told }).told);
  // Switching it on lets one hear it once.
  await expect.poll(async () => (await told()).tones).toEqual([523, 784]);
  await joinAndReady(bea, url);
  await start(ana);
  await expect(page).toHaveTitle(/^● Your turn/);
  await expect.poll(async () => (await told()).tones.length).toBe(4);
  await page.getByRole('button', { name: 'Take 2 dark and 2 light' }).click();
  await expect(page).toHaveTitle('Coda · Cifra');
  await page.evaluate(() => {
    (globalThis as unknown as { told: { isAway: boolean } }).told.isAway = true;
  });

  // Bea chooses and leaves: a bot plays on for her until it is Ana's turn.
  await bea.page.getByRole('button', { name: 'Take 2 dark and 2 light' }).click();
  await inMenu(bea.page, 'Leave the match');
  // The second of two quick taps answers nothing.
  await bea.page.waitForTimeout(700);
  await bea.page.locator('.menu-question').getByRole('button', { name: 'Leave the match' }).click();
  await expect(page).toHaveTitle(/^● Your turn/, { timeout: 60_000 });
  await expect.poll(async () => (await told()).notices.length).toBeGreaterThan(0);
  const { tones, notices, badges } = await told();
  expect(tones.slice(4)).toEqual(expect.arrayContaining([523, 784]));
  expect(notices[0]).toMatch(/^Your turn: /);
  expect(badges).toBeGreaterThanOrEqual(2);
  // A tap leads to the table; a worker that is not tapped by a person may only put the notification away.
  const [worker] = ana.context.serviceWorkers();
  const shown = () =>
    page.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(({ data }) => data));
  await expect.poll(shown).toEqual([page.url()]);
  await worker?.evaluate(async () => {
    const { registration } = globalThis as unknown as { readonly registration: ServiceWorkerRegistration };
    const [notification] = await registration.getNotifications();
    if (notification !== undefined)
      dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined }));
  });
  await expect.poll(shown).toEqual([]);
  ana.expectNoErrors();
  await ana.leave();
  await bea.leave();
});

test('a browser that forbids notifications is told of', async ({ browser }) => {
  const ana = await Person.arrive(browser, { phone: true, language: 'es' });
  await ana.context.clearPermissions();
  await ana.page.goto(house.url);
  await ana.page.getByRole('button', { name: 'Ajustes' }).click();
  const notify = ana.page.getByLabel(/^Una notificación/);
  await notify.click();
  await expect(ana.page.getByRole('alert')).toContainText('no deja que Cifra te avise');
  await expect(notify).not.toBeChecked();
  await ana.expectWell();
  // Meanwhile it may have been allowed.
  await ana.page.getByRole('button', { name: 'Cerrar' }).click();
  await ana.page.getByRole('button', { name: 'Ajustes' }).click();
  await expect(notify).toBeVisible();
  await expect(ana.page.getByRole('alert')).toHaveCount(0);
  await ana.leave();
});
