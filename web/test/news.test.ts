import { expect, test } from 'vitest';
import { newsAfter } from '../table/news.ts';

const lines = ['one', 'two', 'three', 'four', 'five', 'six'].map((text, at) => ({ key: String(at), text }));

test('a listener hears what came after the last sentence', () => {
  expect(newsAfter(lines, '3')).toEqual(['five', 'six']);
  expect(newsAfter(lines, '5')).toEqual([]);
});

test('where the last sentence was forgotten, older ones are no news', () => {
  const kept = ['2-0', '4-0', '9-0-0', '9-0-1'].map((key) => ({ key, text: key }));
  expect(newsAfter(kept, '6-0-1')).toEqual(['9-0-0', '9-0-1']);
  expect(newsAfter(kept.slice(0, 2), '6-0-1')).toEqual([]);
});

test('whoever comes late hears the end of the story', () => {
  expect(newsAfter(lines, null)).toEqual(['three', 'four', 'five', 'six']);
});
