import { expect, request, test } from '@playwright/test';
import { House } from './house.ts';
import { openRoom, Person } from './people.ts';

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

test('[H2] a room’s link is read by a crawler as an invitation with a picture, and leads a guest to a seat, also with the bracket of its sentence', async ({
  browser,
}) => {
  const host = await Person.arrive(browser);
  const url = await openRoom(house, host, 'decrypto');
  const chat = await request.newContext({ extraHTTPHeaders: { accept: '*/*', 'user-agent': 'LinkBot/1.0' } });
  const answer = await chat.get(`${url}).`);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  // Read by a real parser, without running anything.
  const tags = await host.page.evaluate(
    (html) => {
      const page = new DOMParser().parseFromString(html, 'text/html');
      const metas = [...page.head.querySelectorAll('meta[content]')];
      const named = metas.map((meta) => [meta.getAttribute('property') ?? meta.getAttribute('name') ?? '', meta]);
      return {
        title: page.title,
        ...Object.fromEntries(named.map(([name, meta]) => [name, (meta as Element).getAttribute('content')])),
      } as { readonly [name: string]: string };
    },
    await answer.text(),
  );
  expect(tags['og:title']).toMatch(/^.+ invites you to Decrypto · 1 of 4 seats · English$/);
  expect(tags.title).toContain(tags['og:title']);
  expect(tags['og:url']).toBe(url);
  expect(tags.description).not.toBe('');
  expect(tags['twitter:card']).toBe('summary_large_image');
  const picture = await chat.get(tags['og:image'] ?? '');
  expect(picture.headers()['cache-control']).toContain('max-age');
  const size = await host.page.evaluate(
    async (bytes) => {
      const { width, height } = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
      return [width, height];
    },
    [...(await picture.body())],
  );
  expect(size).toEqual([1200, 630]);
  await chat.dispose();

  const guest = await Person.arrive(browser, { phone: true, dark: true, language: 'es' });
  await guest.page.goto(`${url}).`);
  await guest.page.getByRole('button', { name: 'Sentarme', exact: true }).click();
  await expect(host.page.locator('.seat.free')).toHaveCount(2);
  // What the next one is told has changed with it.
  const later = await (await browser.newContext()).request.get(url, { headers: { accept: '*/*' } });
  expect(await later.text()).toContain('2 of 4 seats');
  // Behind any other address neither.
  await guest.page.goto(`${house.url}/rules/coda).`);
  await expect(guest.page.getByRole('heading', { level: 1 })).toContainText('Coda');
  for (const person of [host, guest]) {
    person.expectNoErrors();
    await person.leave();
  }
});
