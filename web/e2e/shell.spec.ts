import { expect, type Page, test } from '@playwright/test';
import { House } from './house.ts';
import { joinAndReady, openRoom, Person, start } from './people.ts';

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

/** Something that waits until it is let go. */
function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((done) => {
    open = done;
  });
  return { opened, open };
}

const playNow = (page: Page, game: string) =>
  page.getByRole('listitem').filter({ hasText: game }).getByRole('link', { name: 'Play now' });

/** Saves another name in the settings. */
async function rename(page: Page, name: string): Promise<void> {
  // At a table they stand in the menu.
  const menu = page.getByRole('button', { name: 'More', exact: true });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Settings' }).first().click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await expect(settings.getByLabel('Your name')).not.toHaveValue('');
  await settings.getByLabel('Your name').fill(name);
  await settings.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(settings.getByRole('button', { name: 'Saved' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(settings).toBeHidden();
}

/** The key of a link to the seat that this page holds in a room. */
async function seatKey(page: Page, room: string): Promise<string> {
  const { url } = await page.evaluate(
    async (path) => (await (await fetch(path, { method: 'POST' })).json()) as { readonly url: string },
    `/api/rooms/${new URL(room).pathname.replace('/r/', '')}/seat-link`,
  );
  return new URL(url).hash.slice(1);
}

test('the first tab skips to the content, and Back leads to the page before', async ({ browser }) => {
  const person = await Person.arrive(browser);
  const { page } = person;
  await page.goto(house.url);
  await page.goto(`${house.url}/rooms`);
  await expect(page.getByRole('heading', { level: 1, name: 'Public rooms' })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  for (let times = 0; times < 2; times++) {
    await skip.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('combobox', { name: 'Game' })).toBeFocused();
  }
  await page.goBack();
  await expect(page).toHaveURL(`${house.url}/`);
  await person.leave();
});

test('a page that comes late does not take the place of the one that was chosen after it', async ({ browser }) => {
  const person = await Person.arrive(browser);
  const { page } = person;
  const { opened, open } = gate();
  await page.route(/\/assets\/Rooms-[^/]*\.js$/, async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto(house.url);
  const late = page.waitForResponse(/\/assets\/Rooms-[^/]*\.js$/);
  await page.getByRole('link', { name: 'Public rooms' }).first().click();
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('One moment …');
  await page.getByRole('link', { name: 'About' }).first().click();
  await expect(heading).toHaveText('About Cifra');
  open();
  // Both wait for the same module: when it is here, it is there too.
  await page.evaluate((url) => import(url), (await late).url());
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(heading).toHaveText('About Cifra', { timeout: 3_000 });
  person.expectNoErrors();
  await person.leave();
});

test('whoever goes back before the house has answered stays there', async ({ browser }) => {
  const person = await Person.arrive(browser);
  const { page } = person;
  const { opened, open } = gate();
  let sockets = 0;
  page.on('websocket', () => sockets++);
  await page.route('**/api/rooms', async (route) => {
    if (route.request().method() === 'POST') await opened;
    await route.continue();
  });
  await page.goto(house.url);
  const isPost = { predicate: (one: { method: () => string }) => one.method() === 'POST' };
  const asked = page.waitForEvent('request', isPost);
  const answered = page.waitForEvent('requestfinished', isPost);
  await playNow(page, 'Qwinto').click();
  await asked;
  await page.goBack();
  await expect(playNow(page, 'Qwinto')).toBeVisible();
  open();
  await answered;
  await page.waitForTimeout(500);
  expect(sockets).toBe(0);
  await expect(page).toHaveURL(`${house.url}/`);
  person.expectNoErrors();
  await person.leave();
});

test('whoever goes back while the seats are filled stays there, and nothing is left open', async ({ browser }) => {
  const person = await Person.arrive(browser);
  const { page } = person;
  const joined = gate();
  const left = gate();
  const { opened, open } = gate();
  await page.routeWebSocket(/\/socket$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage(async (message) => {
      joined.open();
      await opened;
      socket.send(message);
    });
    socket.onClose(left.open);
  });
  await page.goto(house.url);
  await playNow(page, 'Qwinto').click();
  await joined.opened;
  await page.goBack();
  await expect(playNow(page, 'Qwinto')).toBeVisible();
  const closed = await Promise.race([left.opened.then(() => true), page.waitForTimeout(3_000).then(() => false)]);
  open();
  expect(closed).toBe(true);
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(`${house.url}/`);
  person.expectNoErrors();
  await person.leave();
});

test('an answer that is none is told, and can be tried again', async ({ browser }) => {
  const person = await Person.arrive(browser);
  const { page } = person;
  // As some networks do before one has signed in.
  await page.route('**/api/rooms', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Sign in</p>' }));
  await page.goto(`${house.url}/new/qwinto`);
  await expect(page.getByRole('alert')).toContainText('cannot be reached');
  await page.unroute('**/api/rooms');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'A room for Qwinto' })).toBeVisible();
  await expect(page).toHaveURL(/\/r\/[a-z2-9]/);
  person.expectNoErrors();
  await person.leave();
});

test('the tab is called like its page, also when the page takes its time', async ({ browser }) => {
  const person = await Person.arrive(browser);
  const { page } = person;
  for (const [path, title] of [
    ['/about', 'About Cifra · Cifra'],
    ['/learn/coda', 'Learn Coda · Cifra'],
    ['/new/coda', 'A room for Coda · Cifra'],
    ['/', 'Cifra'],
  ] as const) {
    await page.goto(house.url + path);
    await expect(page).toHaveTitle(title);
  }
  await page.goto(`${house.url}/replay/nosuchroom/1`);
  await expect(page).toHaveTitle(`${await page.getByRole('alert').getByRole('heading').textContent()} · Cifra`);

  await openRoom(house, person, 'coda');
  await expect(page).toHaveTitle('A room for Coda · Cifra');
  await page.getByRole('link', { name: 'Public rooms' }).click();
  await expect(page).toHaveTitle('Public rooms · Cifra');
  await page.goBack();
  await expect(page).toHaveTitle('A room for Coda · Cifra');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Español').check();
  await expect(page).toHaveTitle('Una sala de Coda · Cifra');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Cifra', exact: true }).click();
  await expect(page).toHaveTitle('Cifra');
  await person.leave();
});

test('a turn that is told in the title is not told on the next page', async ({ browser }) => {
  const person = await Person.arrive(browser);
  const { page } = person;
  await page.goto(`${house.url}/play/coda`);
  await expect(page).toHaveTitle('● Your turn · Coda · Cifra');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveTitle('Cifra');
  await page.goBack();
  await expect(page).toHaveTitle('● Your turn · Coda · Cifra');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Español' }).check();
  await expect(page).toHaveTitle('● Te toca · Coda · Cifra');
  await person.leave();
});

test('a name that is changed in the settings is seen at the table where one sits', async ({ browser }) => {
  const ana = await Person.arrive(browser);
  const bea = await Person.arrive(browser, { phone: true });
  const { page } = ana;
  const url = await openRoom(house, ana, 'coda');
  await joinAndReady(bea, url);
  await rename(page, 'Ada');
  await expect(bea.page.locator('.seat').first()).toContainText('Ada');
  await start(ana);
  await expect(bea.page.getByRole('group', { name: 'Ada' })).toBeVisible();
  await rename(page, 'Grace');
  await expect(bea.page.getByRole('group', { name: 'Grace' })).toBeVisible();
  // Away from the table it is the house alone that is told.
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('link', { name: 'Home' }).click();
  await rename(page, 'Hedy');
  ana.expectNoErrors();
  await ana.leave();
  await bea.leave();
});

test('an address that cannot be read is told like one that is not there', async ({ browser }) => {
  const person = await Person.arrive(browser, { worker: true });
  const { page } = person;
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(house.url);
  // The worker brings the page for every address; the house itself refuses these.
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  for (const path of ['/r/%', '/rules/%E0%A4%A', '/replay/abc/%zz']) {
    await page.goto(house.url + path);
    await expect(heading).toHaveText('There is nothing here.');
    await person.expectWell();
  }
  // A link that took the end of its sentence along leads to its room all the same.
  const room = await openRoom(house, person, 'qwinto');
  await page.goto(`${room.replace(/[^/]+$/, (id) => id.toUpperCase())}).`);
  await expect(heading).toHaveText('A room for Qwinto');
  // And on the way from another page.
  await page.goto(`${house.url}/about`);
  await expect(heading).toHaveText('About Cifra');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/r/%';
    document.body.append(link);
    link.click();
  });
  await expect(heading).toHaveText('There is nothing here.');
  person.expectNoErrors();
  await person.leave();
});

test('whoever leaves before a seat has come stays where they went', async ({ browser }) => {
  const ana = await Person.arrive(browser);
  const person = await Person.arrive(browser);
  const { page } = person;
  const room = await openRoom(house, ana, 'coda');
  await expect(ana.page.locator('.seat').first()).toContainText('You');
  const key = await seatKey(ana.page, room);
  const { opened, open } = gate();
  await page.route('**/api/seat-link', async (route) => {
    await opened;
    await route.continue();
  });
  const answered = page.waitForResponse('**/api/seat-link');
  await page.goto(`${house.url}/seat#${key}`);
  await expect(page.getByRole('status')).toBeVisible();
  await page.getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About Cifra' })).toBeVisible();
  open();
  expect((await answered).ok()).toBe(true);
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(`${house.url}/about`);
  person.expectNoErrors();
  await ana.leave();
  await person.leave();
});

test('a seat or a replay that cannot be fetched while the house is away can be fetched again', async ({ browser }) => {
  const person = await Person.arrive(browser, { phone: true });
  const { page } = person;
  const wire = /\/api\/(seat-link|rooms\/nosuchroom\/matches\/1)$/;
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  for (const path of ['/seat#nothing', '/replay/nosuchroom/1']) {
    let tries = 0;
    // Without a connection, and behind a proxy whose house restarts.
    await page.route(wire, (route) =>
      tries++ === 0
        ? route.abort('internetdisconnected')
        : route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
    );
    await page.goto(house.url + path);
    for (const times of [1, 2]) {
      await expect.poll(() => tries).toBe(times);
      await expect(page.getByRole('alert')).toContainText('The house cannot be reached right now');
      if (times === 2) await page.unroute(wire);
      await tryAgain.click();
    }
    await expect(page.getByRole('alert').getByRole('link', { name: 'Back to the start' })).toBeVisible();
  }
  person.expectNoErrors();
  await person.leave();
});

test('a seat comes by a link that is put into the same tab, also where the first answer was lost', async ({
  browser,
}) => {
  const ana = await Person.arrive(browser);
  const person = await Person.arrive(browser);
  const { page } = person;
  const room = await openRoom(house, ana, 'coda');
  await expect(ana.page.locator('.seat').first()).toContainText('You');
  const key = await seatKey(ana.page, room);
  await page.goto(`${house.url}/seat#nothing`);
  await expect(page.getByRole('alert').getByRole('link', { name: 'Back to the start' })).toBeVisible();
  await person.context.clearCookies();

  await page.route('**/api/seat-link', async (route) => {
    const request = route.request();
    const { cookie = '' } = await request.allHeaders();
    const carried = await fetch(request.url(), {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: request.postData(),
    });
    expect(carried.status).toBe(200);
    await route.abort('connectionreset');
  });
  await page.goto(`${house.url}/seat#${key}`);
  await expect(page.getByRole('alert')).toContainText('The house cannot be reached right now');
  await expect(ana.page.getByText('Your seat moved to another device.')).toBeVisible();
  await page.unroute('**/api/seat-link');
  await page.getByRole('link', { name: 'Skip to the content' }).press('Enter');
  await expect(page).toHaveURL(/#content$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(room);
  await expect(page.locator('.seat').first()).toContainText('You');
  person.expectNoErrors();
  await ana.leave();
  await person.leave();
});

test('the key of a seat is sent once, whatever language is chosen meanwhile', async ({ browser }) => {
  const person = await Person.arrive(browser);
  const { page } = person;
  const { opened, open } = gate();
  let sent = 0;
  await page.route('**/api/seat-link', async (route) => {
    sent++;
    await opened;
    await route.continue();
  });
  await page.goto(`${house.url}/seat#nothing`);
  await expect(page.getByRole('status')).toBeVisible();
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByRole('link', { name: 'Salas públicas' })).toBeVisible();
  open();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('alert').getByRole('link', { name: 'Back to the start' })).toBeVisible();
  await page.waitForTimeout(500);
  expect(sent).toBe(1);
  person.expectNoErrors();
  await person.leave();
});

test('the name in the lobby follows the one that is saved in the settings, unless somebody is typing there', async ({
  browser,
}) => {
  const person = await Person.arrive(browser);
  const { page } = person;
  await openRoom(house, person, 'coda');
  const name = page.locator('.lobby').getByLabel('Your name');
  await expect(name).not.toHaveValue('');
  await rename(page, 'Ada');
  await expect(name).toHaveValue('Ada');
  await name.fill('Grace H');
  await rename(page, 'Hedy');
  await expect(page.locator('.seat').first()).toContainText('Hedy');
  await expect(name).toHaveValue('Grace H');
  await page.locator('.lobby').getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('.seat').first()).toContainText('Grace H');
  await rename(page, 'Mary');
  await expect(name).toHaveValue('Mary');
  person.expectNoErrors();
  await person.leave();
});
