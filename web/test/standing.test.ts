import { expect, test } from 'vitest';
import { afterMatch, NEWCOMER, type Standing } from '../table/people/standing.ts';

const characters = ['pio', 'tula', 'bruno', 'minerva'].map((id) => ({
  id,
  name: id,
  animal: 'chick' as const,
  strength: 'child' as const,
  line: { en: '', es: '' },
}));

function among(rivals: readonly string[], isWon: boolean, from: Standing, match: string): Standing {
  return afterMatch(from, characters, { match, rivals, isWon });
}

function after(results: readonly (readonly [string, boolean])[], from: Standing = NEWCOMER): Standing {
  return results.reduce(
    (standing, [rival, isWon], at) => afterMatch(standing, characters, { match: `r/${at}`, rivals: [rival], isWon }),
    from,
  );
}

test('begins with the gentlest, and goes on after a win', () => {
  expect(NEWCOMER.at).toBe(0);
  expect(after([['pio', true]])).toMatchObject({ at: 1, moved: 'up' });
  expect(
    after([
      ['pio', true],
      ['tula', true],
    ]),
  ).toMatchObject({ at: 2 });
});

test('two losses in a row lead back, one does not, and below the gentlest is nobody', () => {
  const third: Standing = { at: 2, lost: 0, moved: 'up', counted: '' };
  expect(after([['bruno', false]], third)).toMatchObject({ at: 2, lost: 1 });
  expect(
    after(
      [
        ['bruno', false],
        ['bruno', false],
      ],
      third,
    ),
  ).toMatchObject({ at: 1, moved: 'down', lost: 0 });
  expect(
    after([
      ['pio', false],
      ['pio', false],
      ['pio', false],
    ]),
  ).toMatchObject({ at: 0 });
});

test('a match counts once, and so does nothing that says nothing: a gentle one beaten again, a master lost to', () => {
  const once = after([['pio', true]]);
  expect(afterMatch(once, characters, { match: 'r/0', rivals: ['pio'], isWon: true })).toEqual(once);
  const third: Standing = { at: 2, lost: 0, moved: 'up', counted: '' };
  expect(
    after(
      [
        ['pio', true],
        ['minerva', false],
        ['minerva', false],
      ],
      third,
    ),
  ).toMatchObject({ at: 2, lost: 0 });
  expect(after([['club', false]], third)).toMatchObject({ at: 2 });
});

test('whoever beats somebody stronger than suited goes past them', () => {
  expect(after([['bruno', true]])).toMatchObject({ at: 3, moved: 'up' });
  expect(after([['minerva', true]])).toMatchObject({ at: 3 });
});

test('where several fill a table it is the one that suits who counts', () => {
  expect(among(['pio', 'bruno'], true, NEWCOMER, 'r/0')).toMatchObject({ at: 1, moved: 'up' });
  const third: Standing = { at: 2, lost: 0, moved: 'up', counted: '' };
  const lost = among(['bruno', 'minerva'], false, third, 'r/0');
  expect(lost).toMatchObject({ at: 2, lost: 1 });
  expect(among(['tula', 'bruno', 'minerva'], false, lost, 'r/1')).toMatchObject({ at: 1, moved: 'down' });
});
