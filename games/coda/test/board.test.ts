import { LANGUAGES } from '@cifra/kernel';
import { expect, test } from 'vitest';
import { boardWords } from '../words/board.ts';

test('[C8] [C10] whoever listens hears which tiles lie open, in one’s own row too', () => {
  const said = LANGUAGES.flatMap((language) =>
    [true, false].map((open) => boardWords[language].tile('dark', 7, 1, open)),
  );
  expect(said).toEqual([
    'tile 2, dark, 7, open',
    'tile 2, dark, 7',
    'ficha 2, oscura, 7, abierta',
    'ficha 2, oscura, 7',
  ]);
});
