import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { MANIFESTS } from '@cifra/games/manifests';
import { expect, type Page, test } from '@playwright/test';
import { House } from '../house.ts';
import { withoutWorker } from '../people.ts';

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

/** Of script, compressed, in bytes: what home may weigh, and what a match may add to it. */
const HOME = 40 * 1024;
const MATCH = 80 * 1024;

/** Every script that a page runs; the worker would fetch the rest of the house as well, and so does what gets ready for playing without it. */
async function scriptsOf(page: Page): Promise<ReadonlySet<string>> {
  const seen = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'script') seen.add(pathname);
  });
  await withoutWorker(page);
  return seen;
}

const weigh = (paths: Iterable<string>): number =>
  [...paths].reduce((sum, path) => sum + gzipSync(readFileSync(join('web/dist', path))).length, 0);

for (const { id } of MANIFESTS)
  test(`home and a match of ${id} stay within their weight`, async ({ page }) => {
    const seen = await scriptsOf(page);
    await page.goto(house.url);
    await page.waitForLoadState('networkidle');
    const home = weigh(seen);
    expect(home).toBeLessThanOrEqual(HOME);
    await page.goto(`${house.url}/play/${id}`);
    await page.locator('.full-table .table-board').waitFor();
    await page.waitForLoadState('networkidle');
    const match = weigh(seen) - home;
    console.info(`${id}: home ${(home / 1024).toFixed(1)} KB, a match ${(match / 1024).toFixed(1)} KB more`);
    expect(match, id).toBeLessThanOrEqual(MATCH);
  });
