import { describe, expect, test } from 'vitest';
import { whyNotClue } from '../../rules/judge/index.ts';
import { folded, keyOf } from '../../rules/text.ts';
import { angles, associations } from '../associations/index.ts';
import { merged, parseAngles } from '../associations/parse.ts';
import { EN } from '../en.ts';
import { ES } from '../es.ts';

test('a line holds a keyword and its two angles, and the strongest of both come first', () => {
  const read = parseAngles('\nsea: salt, deep water, blue | Neptune, blue\nsky: high | Icarus\n');
  expect([...read.keys()]).toEqual(['sea', 'sky']);
  const sea = { a: ['salt', 'deep water', 'blue'], b: ['Neptune', 'blue'] };
  expect(read.get('sea')).toEqual(sea);
  expect(merged(sea)).toEqual(['salt', 'Neptune', 'deep water', 'blue']);
});

describe.each([
  { language: 'en' as const, keywords: EN },
  { language: 'es' as const, keywords: ES },
])('the associations in $language', ({ language, keywords }) => {
  const lists = [...associations(language)];
  const both = [...angles(language)];

  test('cover every keyword once and nothing else', () => {
    expect(lists.map(([keyword]) => keyword).sort()).toEqual([...keywords].sort());
  });

  test('are at least twenty distinct ones for each keyword, none empty', () => {
    const distinct = (list: readonly string[]) => new Set(list.map(keyOf)).size;
    expect(lists.filter(([, list]) => distinct(list) < 20).map(([keyword]) => keyword)).toEqual([]);
    expect(lists.filter(([, list]) => distinct(list) < list.length).map(([keyword]) => keyword)).toEqual([]);
    expect(lists.flatMap(([, list]) => list).filter((text) => text === '' || text !== text.normalize('NFC'))).toEqual(
      [],
    );
  });

  test('[D17] are legal clues for their keyword, by the rules themselves', () => {
    const refused = lists.flatMap(([keyword, list]) =>
      list.flatMap((clue) => {
        const refusal = whyNotClue(clue, { language, words: [keyword], used: [] });
        return refusal === null ? [] : [`${keyword}: ${clue} (${refusal.code})`];
      }),
    );
    expect(refused).toEqual([]);
  });

  test('come from two angles that share some of the strongest, never most', () => {
    const few = both.filter(([, { a, b }]) => a.length < 10 || b.length < 12);
    const alike = both.filter(([, { a, b }]) => 2 * shared(a, b) >= b.length);
    expect([...few, ...alike].map(([keyword]) => keyword)).toEqual([]);
    const all = both.reduce((sum, [, { a, b }]) => sum + shared(a, b), 0);
    expect(all / both.length).toBeLessThan(5);
  });
});

function shared(a: readonly string[], b: readonly string[]): number {
  return a.filter((text) => b.some((other) => folded(other) === folded(text))).length;
}
