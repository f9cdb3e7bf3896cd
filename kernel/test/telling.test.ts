import { expect, test } from 'vitest';
import { tellRefusal } from '../telling.ts';

test('a refusal is told by the sentence of its code, with its details; of a code without one nothing is told', () => {
  const sentences = { full: () => 'Full.', far: ({ steps }: { steps: number }) => `${steps} steps too far.` };
  expect(tellRefusal(sentences, { code: 'full' })).toBe('Full.');
  expect(tellRefusal(sentences, { code: 'far', steps: 3 })).toBe('3 steps too far.');
  expect(tellRefusal(sentences, { code: 'other' })).toBeNull();
  // Every object has these, and none is a sentence.
  expect(tellRefusal(sentences, { code: 'toString' })).toBeNull();
});
