import { readFileSync, statSync } from 'node:fs';
import { expect, test } from '@playwright/test';

const KB = 1024;

/** What the build wrote down, in the sizes in which the house sends it. */
const parts = () =>
  JSON.parse(readFileSync(new URL('../dist/device-parts.json', import.meta.url), 'utf8')) as readonly {
    readonly url: string;
    readonly bytes: number;
    readonly table?: string;
    readonly isPages?: true;
  }[];
const sum = (some: readonly { readonly bytes: number }[]) => some.reduce((all, { bytes }) => all + bytes, 0);

test('what playing without the house needs stays small', () => {
  const all = parts();
  const minds = all.filter(({ url }) => /\/mind-[^/]+\.js$/.test(url));
  expect(minds.length).toBeGreaterThan(3);
  expect(sum(minds)).toBeLessThanOrEqual(400 * KB);
  for (const table of all.filter((part) => part.table !== undefined)) expect(table.bytes).toBeLessThanOrEqual(KB * KB);
  // And no board is among it.
  const programs = all.filter(({ table, isPages }) => table === undefined && isPages === undefined);
  expect(sum(programs)).toBeLessThanOrEqual(600 * KB);
});

test('the pages that are kept hold no mind and no table of words, and stay small', () => {
  const worker = readFileSync(new URL('../dist/sw.js', import.meta.url), 'utf8');
  const kept = new Set([...worker.matchAll(/url:"([^"]+)"/g)].map(([, url = '']) => url));
  expect(kept.size).toBeGreaterThan(50);
  expect([...kept].filter((url) => /device\/|mind|lexicon|meaning/.test(url))).toEqual([]);
  const largest = Math.max(...[...kept].map((url) => statSync(new URL(`../dist/${url}`, import.meta.url)).size));
  expect(largest).toBeLessThanOrEqual(400 * KB);
  const pages = parts().filter(({ isPages }) => isPages === true);
  expect(pages).toHaveLength(1);
  expect(sum(pages)).toBeLessThanOrEqual(600 * KB);
});
