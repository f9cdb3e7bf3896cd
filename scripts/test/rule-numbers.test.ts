import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const RULES = { 'break-the-code': ['B', 14], coda: ['C', 18], decrypto: ['D', 22], qwinto: ['Q', 13] } as const;

/** The rule numbers in the names of tests, as in `test('[C10, C11] …')`. */
function cited(folder: string): ReadonlySet<string> {
  const tests = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'));
  const names = tests.flatMap((file) => [
    ...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/\[([A-Z]\d+(?:, ?[A-Z]\d+)*)\]/g),
  ]);
  return new Set(names.flatMap((match) => (match[1] ?? '').split(/, ?/)));
}

test.each(Object.entries(RULES))('every numbered rule of %s stands in the name of a test', (game, [letter, last]) => {
  const numbers = cited(`games/${game}/test`);
  const missing = Array.from({ length: last }, (_, at) => `${letter}${at + 1}`).filter((rule) => !numbers.has(rule));
  expect(missing).toEqual([]);
});
