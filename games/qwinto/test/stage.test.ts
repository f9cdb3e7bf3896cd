import { followEach, LANGUAGES, see, type Viewer } from '@cifra/kernel';
import { Scenario } from '@cifra/testkit';
import { describe, expect, test } from 'vitest';
import { beats, type QwintoBeat } from '../board/beats.ts';
import { ending } from '../board/ending.ts';
import { story } from '../board/story.ts';
import { type Command, type Qwinto, qwinto } from '../rules/index.ts';

const NAMES = ['Marta', 'Blas', 'Cleo'];
const names = (seat: number) => NAMES[seat] ?? '';

/** The beats of some moves, as a viewer is shown them. */
function staged(match: Scenario<Qwinto>, viewer: Viewer, moves: readonly (readonly [number, Command])[]): QwintoBeat[] {
  return moves.flatMap(([seat, command]) => {
    const before = match.view(viewer);
    const { events } = match.when(seat, command);
    const seen = see(qwinto, match.state.seats, { version: before.version + 1, events }, viewer);
    const views = [before, ...followEach(qwinto, before, seen)];
    return seen.events.flatMap((event, at) => {
      const [last, next] = [views[at], views[at + 1]];
      return last === undefined || next === undefined ? [] : beats({ before: last, event, after: next });
    });
  });
}

const told = (shown: readonly QwintoBeat[], viewer: Viewer) =>
  LANGUAGES.map((language) => story(shown, { viewer, names, language })?.line);

const given = (seats = 3) =>
  new Scenario(qwinto, { seats, chance: { first: 1, purple: [4, 6, 5, 5, 5, 5], yellow: [5, 3] } });
const keep = { type: 'keep' } as const;
const skip = { type: 'skip' } as const;
const write = (row: 'yellow' | 'purple', column: number) => ({ type: 'write', row, column }) as const;

const BLAS_ROLLS = [
  [1, { type: 'roll', dice: ['purple', 'yellow'] }],
  [1, keep],
] as const;
const ALL_CHOOSE = [
  [1, write('yellow', 9)],
  [2, skip],
  [0, write('purple', 6)],
] as const;

describe('beats', () => {
  test('[Q4] [Q5] a turn: the dice, the number that stands, and everybody at once', () => {
    const shown = staged(given(), 0, [...BLAS_ROLLS, ...ALL_CHOOSE]);
    expect(shown.map(({ show }) => show.type)).toEqual(['rolled', 'stands', 'shown']);
    expect(shown.map(({ weight }) => weight)).toEqual(['small', 'small', 'reveal']);
    expect(shown.map(({ sound }) => sound)).toEqual(['dice', undefined, 'pencil']);
    expect(new Set(shown.map(({ turn }) => turn)).size).toBe(1);
    expect(shown.every(({ by }) => by === 1)).toBe(true);
    expect(shown[0]?.show).toEqual({ type: 'rolled', dice: { purple: 4, yellow: 5 }, number: 9, again: false });
  });

  test('[Q5] nothing is shown of a choice, nor of one that is taken back, before all have chosen', () => {
    const match = given();
    staged(match, 0, BLAS_ROLLS);
    const unseen = staged(match, 0, [
      [1, write('yellow', 9)],
      [1, { type: 'takeBack' }],
      [1, skip],
      [2, skip],
    ]);
    expect(unseen).toEqual([]);
  });

  test('[Q13] alone, each turn is a turn of its own, and nobody is told that the number stands', () => {
    const alone = new Scenario(qwinto, { seats: 1, chance: { first: 0, purple: [4, 5] } });
    const turn = [
      [0, { type: 'roll', dice: ['purple'] }],
      [0, keep],
      [0, skip],
    ] as const;
    const shown = staged(alone, 0, [...turn, ...turn]);
    expect(shown.map(({ show }) => show.type)).toEqual(['rolled', 'shown', 'rolled', 'shown']);
    expect(new Set(shown.map((beat) => beat.turn)).size).toBe(2);
    expect(told(shown.slice(0, 2), 0)).toEqual([
      'You did not write the 4: a fail, −5.',
      'No anotaste el 4: fallo, −5.',
    ]);
  });
});

describe('stories', () => {
  test('a whole turn from my side, in one sentence', () => {
    const shown = staged(given(), 0, [...BLAS_ROLLS, ...ALL_CHOOSE]);
    expect(told(shown, 0)).toEqual([
      'Blas’s 9: you in purple 6, Blas in yellow 9; Cleo passes.',
      'El 9 de Blas: tú en morada 6, Blas en amarilla 9; Cleo no anota.',
    ]);
    expect(told(shown, 'spectator')[1]).toBe('El 9 de Blas: Marta en morada 6, Blas en amarilla 9; Cleo no anota.');
  });

  test('[Q8] a fail of whoever rolled, from both sides', () => {
    const moves = [...BLAS_ROLLS, [0, skip], [1, skip], [2, skip]] as const;
    expect(told(staged(given(), 0, moves), 0)).toEqual([
      'Blas’s 9: you and Cleo pass; Blas fails, −5.',
      'El 9 de Blas: tú no anotas, Cleo tampoco; Blas falla, −5.',
    ]);
    expect(told(staged(given(), 1, moves), 1)).toEqual([
      'Your 9: Marta and Cleo pass; you fail, −5.',
      'Tu 9: Marta y Cleo no anotan; fallas tú, −5.',
    ]);
  });

  test('while it goes on, what happens now; and each beat alone has its sentence, for those who listen', () => {
    const shown = staged(given(), 0, [
      [1, { type: 'roll', dice: ['purple', 'yellow'] }],
      [1, { type: 'reroll' }],
    ]);
    expect([1, 2, 3].map((count) => told(shown.slice(0, count), 0))).toEqual([
      ['Blas rolls yellow and purple: 9.', 'Blas lanza amarillo y morado: 9.'],
      ['Blas rolls again: 9.', 'Blas repite: 9.'],
      ['Blas’s 9 is for everybody.', 'El 9 de Blas es para todos.'],
    ]);
    for (const viewer of [0, 1, 'spectator'] as const)
      for (const beat of shown) for (const line of told([beat], viewer)) expect(line).toMatch(/\S/);
  });
});

describe('the end', () => {
  /** Blas fails four times, and Marta once in between. */
  const failed = () => {
    const match = new Scenario(qwinto, { seats: 2, chance: { first: 1, purple: [4, 4, 4, 4, 4, 4, 4] } });
    for (let turn = 0; turn < 7; turn++)
      match
        .when((turn + 1) % 2, { type: 'roll', dice: ['purple'] })
        .when((turn + 1) % 2, keep)
        .when(0, turn === 0 ? write('purple', 4) : skip)
        .when(1, skip);
    return match;
  };

  test('[Q9] [Q12] says who ended it and by how much it was won, from each side', () => {
    const match = failed();
    const { outcome } = match;
    if (outcome === null) throw new Error('It is not over');
    const said = (viewer: Viewer) =>
      LANGUAGES.map((language) => ending(match.view(viewer), outcome, { viewer, names, language }));
    expect(outcome.scores).toEqual([-14, -20]);
    expect(said(0)).toEqual([
      { reason: 'Blas marked the fourth fail.', detail: 'You are 6 points ahead of Blas.' },
      { reason: 'Blas marcó el cuarto fallo.', detail: 'Le sacas 6 puntos a Blas.' },
    ]);
    expect(said(1)).toEqual([
      { reason: 'You marked the fourth fail.', detail: 'You were 6 points behind Marta.' },
      { reason: 'Marcaste el cuarto fallo.', detail: 'Te faltaron 6 puntos para alcanzar a Marta.' },
    ]);
  });
});
