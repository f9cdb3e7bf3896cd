import { lessonHolds } from '@cifra/testkit';
import { test } from 'vitest';
import { lesson } from '../learn/lesson.ts';
import { decrypto } from '../rules/judge/index.ts';
import { tellings } from '../words/text.ts';

test('the lesson can be played as its voice says, in both languages', () => {
  lessonHolds(decrypto, tellings, lesson);
});
