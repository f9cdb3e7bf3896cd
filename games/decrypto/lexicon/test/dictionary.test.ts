import { expect, test } from 'vitest';
import { folded } from '../../rules/text.ts';
import { dictionary, parseEntries } from '../dictionary/index.ts';
import { EN } from '../en.ts';
import { ES } from '../es.ts';

test('an entry is a Spanish word or phrase and what it means', () => {
  expect(parseEntries('\npan:bread luna_de_miel:honeymoon\nbanco:bank,bench\n')).toEqual([
    ['pan', ['bread']],
    ['luna de miel', ['honeymoon']],
    ['banco', ['bank', 'bench']],
  ]);
});

test('there are six thousand entries and more, in plain letters, with every keyword of ours on both sides', () => {
  const entries = dictionary();
  expect(entries.size).toBeGreaterThanOrEqual(6_000);
  expect([...entries.keys()].filter((word) => !/^[a-zñ0-9]+( [a-zñ0-9]+)*$/.test(folded(word)))).toEqual([]);
  expect([...entries].filter(([, english]) => english.some((word) => !/^[a-z]+( [a-z]+)*$/.test(word)))).toEqual([]);
  expect(ES.filter((word) => !entries.has(word))).toEqual([]);
  const english = new Set([...entries.values()].flat());
  expect(EN.filter((word) => !english.has(word))).toEqual([]);
});
