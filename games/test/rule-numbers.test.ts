import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MANIFESTS } from '../manifests.ts';

/** The rule numbers in the names of tests, as in `test('[C10, C11] …')`. */
function cited(folder: string): ReadonlySet<string> {
  const tests = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'));
  const names = tests.flatMap((file) => [
    ...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/\[([A-Z]\d+(?:, ?[A-Z]\d+)*)\]/g),
  ]);
  return new Set(names.flatMap((match) => (match[1] ?? '').split(/, ?/)));
}

/** The rules that the game's own page numbers, as in `- **C10** …`. */
function numbered(game: string, letter: string): readonly string[] {
  const page = readFileSync(`games/${game}/README.md`, 'utf8');
  return [...page.matchAll(new RegExp(`^- \\*\\*(${letter}\\d+)\\*\\*`, 'gm'))].map((match) => match[1] ?? '');
}

test.each(MANIFESTS.map(({ id, numbered: rules }) => [id, rules] as const))(
  'every numbered rule of %s stands in the name of a test',
  (game, { letter, count }) => {
    const rules = Array.from({ length: count }, (_, at) => `${letter}${at + 1}`);
    expect(numbered(game, letter)).toEqual(rules);
    const inTests = cited(`games/${game}/test`);
    expect(rules.filter((rule) => !inTests.has(rule))).toEqual([]);
  },
);
