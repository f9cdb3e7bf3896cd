import { expect, test } from 'vitest';
import { namelessSeat, shareText } from '../table/end/share-text.ts';

const match = {
  game: 'Coda',
  headline: 'Gana Marta',
  card: {
    line: 'A Marta le quedaban 2 fichas en pie.',
    rows: [
      { seat: 0, marks: ['full', 'empty', 'full'] as const },
      { seat: 1, marks: ['empty', 'lost', 'won'] as const },
    ],
  },
  names: (seat: number) => ['Marta', 'Blas'][seat] ?? '',
  url: 'https://cifra.example/replay/abc/1',
};

test('a card tells who won and what it looked like', () => {
  expect(shareText(match)).toBe(
    [
      'Cifra · Coda',
      'Gana Marta',
      'A Marta le quedaban 2 fichas en pie.',
      '',
      'Marta ■□■',
      'Blas  □✕★',
      '',
      'https://cifra.example/replay/abc/1',
    ].join('\n'),
  );
});

test('without names letters stand for the seats', () => {
  expect(shareText({ ...match, names: namelessSeat })).toContain('A ■□■\nB □✕★');
});

test('a side is called by its own name, also where nobody is named', () => {
  const rows = [{ side: 'White', marks: ['won'] as const }];
  const card = { ...match.card, rows };
  expect(shareText({ ...match, card, names: namelessSeat })).toContain('\nWhite ★\n');
});
