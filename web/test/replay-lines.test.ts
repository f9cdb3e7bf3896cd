import type { Shape, Telling } from '@cifra/kernel';
import { expect, test } from 'vitest';
import { linesOf, type Reel } from '../replay/frames.ts';

const told = (...types: readonly string[]) => ({ events: types.map((type) => ({ fact: { type } })) });

/** A match whose facts are told by their names; who has decided is paperwork. */
const reel = {
  file: { rules: 1, entries: [told('clues'), told('decided'), told('decided', 'revealed', 'round'), told('silence')] },
  loaded: {
    game: { rulesVersion: 1 },
    board: { logged: ({ type }: { type: string }) => (type === 'decided' ? 'untold' : 'told') },
  },
} as unknown as Reel;
const telling = {
  fact: ({ type }: { type: string }) => (type === 'silence' ? null : type),
} as unknown as Telling<Shape>;

test('paperwork is told in a replay only where nothing else happened', () => {
  const lines = linesOf(reel, telling, String);
  expect(lines.map(({ at, text, isTurnStart }) => `${at} ${text}${isTurnStart ? ' first' : ''}`)).toEqual([
    '0 clues first',
    '1 decided first',
    '2 revealed first',
    '2 round',
  ]);
});
