import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Lock = { packages: { [path: string]: { resolved?: string; optionalDependencies?: { [name: string]: string } } } };

/** Optional packages that a lock file names but does not describe: `npm ci` fails on the systems that need them. */
function undescribed({ packages }: Lock): string[] {
  const described = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, '')));
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !described.has(name))
      .map((name) => `${path} wants ${name}`),
  );
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;

test('the lock file describes every optional package, so that it installs on every system', () => {
  expect(Object.keys(lock.packages).length).toBeGreaterThan(20);
  expect(undescribed(lock)).toEqual([]);
});

test('a missing optional package is noticed', () => {
  expect(undescribed({ packages: { a: { optionalDependencies: { 'a-darwin': '1' } } } })).toEqual(['a wants a-darwin']);
});

test('the lock file names no download addresses', () => {
  const addresses = Object.values(lock.packages).filter(({ resolved }) => resolved?.startsWith('http') === true);
  expect(addresses).toEqual([]);
});
