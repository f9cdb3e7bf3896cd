import { readFileSync } from 'node:fs';
import { MANIFESTS } from '@cifra/games/manifests';
import { expect, type Page, test } from '@playwright/test';
import { STORE_CASES } from '../../server/test/store-cases.ts';
import { builtScript } from './built-script.ts';
import { House } from './house.ts';
import { withoutWorker } from './people.ts';

const house = new House();
let page: Page;
let program: string;

test.beforeAll(async ({ browser }) => {
  await house.open();
  const body = await builtScript('./device-harness.ts');
  const parts = JSON.parse(readFileSync(new URL('../dist/device-parts.json', import.meta.url), 'utf8')) as {
    readonly url: string;
  }[];
  program = parts.find(({ url }) => url.includes('/worker-'))?.url ?? '';
  page = await browser.newPage();
  await withoutWorker(page);
  await page.route('**/harness.js', (route) => route.fulfill({ body, contentType: 'text/javascript' }));
  await page.goto(house.url);
  await page.addScriptTag({ url: '/harness.js', type: 'module' });
  await page.waitForFunction(() => 'playOut' in globalThis);
});
test.afterAll(() => house.close());

type Harness = {
  readonly playOut: (
    program: string,
    game: string,
    seed: number,
  ) => Promise<{
    readonly isOver: boolean;
    readonly clients: readonly string[];
    readonly truths: readonly string[];
    readonly lines: number;
  }>;
  readonly callStore: (name: string, method: string, args: readonly unknown[]) => Promise<unknown>;
};

for (const [at, { name, run }] of STORE_CASES.entries())
  test(`the store of a device keeps the contract: ${name}`, async () => {
    const database = `contract-${at}`;
    const call =
      (method: string) =>
      (...args: readonly unknown[]) =>
        page.evaluate(([one, what, given]) => (globalThis as unknown as Harness).callStore(one, what, given), [
          database,
          method,
          args,
        ] as const) as Promise<never>;
    const store = { load: call('load'), read: call('read'), append: call('append'), keep: call('keep') };
    await run(async () => ({ open: async () => ({ store, close: call('close') }), lasts: true }), expect);
  });

for (const [at, { id }] of MANIFESTS.entries())
  test(`bad lines to the worker converge: ${id}`, async () => {
    const { isOver, clients, truths, lines } = await page.evaluate(
      ([worker, game, seed]) => (globalThis as unknown as Harness).playOut(worker, game, seed),
      [program, id, 100 * at + 7] as const,
    );
    expect(isOver).toBe(true);
    expect(clients).toEqual(truths);
    // Lines did break.
    expect(lines).toBeGreaterThan(clients.length);
  });
