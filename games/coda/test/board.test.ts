import { LANGUAGES } from '@cifra/kernel';
import { describe, expect, test } from 'vitest';
import { confirm } from '../board/ask.ts';
import { boardWords } from '../words/board.ts';
import { attack, draw, given, place, reveal, stop, take } from './build.ts';

const DUEL = { rows: ['d1 d4 l7 l10', 'd2 d3 l8 l9'] };

describe('what is asked once', () => {
  test('[C11] opening one of my own tiles: it is called by its number, and never hidden again', () => {
    const match = given({ rows: ['d1 d4 l7 l-', 'd2 d3 l8 l9'], options: { dashes: true } });
    const asked = LANGUAGES.flatMap((language) => [1, 3].map((at) => confirm(reveal(at), match.view(0), language)));
    expect(asked).toEqual([
      'Open this tile for everybody? Your dark 4 cannot be hidden again.',
      'Open this tile for everybody? Your light dash cannot be hidden again.',
      '¿Abrir esta ficha para todo el mundo? Tu 4 oscuro ya no se podrá ocultar.',
      '¿Abrir esta ficha para todo el mundo? Tu guion claro ya no se podrá ocultar.',
    ]);
  });

  test('[C7] nothing else: an attack has three steps already', () => {
    const view = given(DUEL).view(0);
    for (const move of [take(2), place(0), draw('dark'), attack(1, 0, 7), stop])
      expect(confirm(move, view, 'en')).toBeNull();
  });
});

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
