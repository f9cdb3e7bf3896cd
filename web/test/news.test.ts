import { expect, test } from 'vitest';
import { newsAfter } from '../table/news.ts';

const lines = ['one', 'two', 'three', 'four', 'five', 'six'].map((text, at) => ({ key: String(at), text }));

test('a listener hears what came after the last sentence', () => {
  expect(newsAfter(lines, '3')).toEqual(['five', 'six']);
  expect(newsAfter(lines, '5')).toEqual([]);
});

test('whoever comes late hears the end of the story', () => {
  expect(newsAfter(lines, null)).toEqual(['three', 'four', 'five', 'six']);
});
