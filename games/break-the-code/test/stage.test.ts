import { followEach, LANGUAGES, see, type Viewer } from '@cifra/kernel';
import { storiesOf, toldBefore } from '@cifra/kit/stage';
import type { Scenario } from '@cifra/testkit';
import { describe, expect, test } from 'vitest';
import { beats, type CodeBeat } from '../board/beats.ts';
import { ending } from '../board/ending.ts';
import { story } from '../board/story.ts';
import { type BreakTheCode, breakTheCode, type Command } from '../rules/index.ts';
import { ask, askOn, dealt, guess, pass } from './build.ts';

const names = (seat: number) => ['Marta', 'Ada', 'Cleo', 'Dédalo'][seat] ?? '';
const DUEL = { rows: ['0b 2w 4b 6b 7w', '1w 3b 5g 8w 9w'], cards: ['even', 'sum-left', 'where-5'] as const };
const CENTRE = '7b 8b 8w 9b 9w';
const THREE = { seats: 3, rows: ['0b 0w 1b 1w 2b', '2w 3b 3w 4b 4w', '5g 5g 6b 6w 7w', CENTRE] };

/** The beats of some moves, as a viewer is shown them. */
function staged(match: Scenario<BreakTheCode>, viewer: Viewer, moves: readonly (readonly [number, Command])[]) {
  return moves.flatMap(([seat, command]): readonly CodeBeat[] => {
    const before = match.view(viewer);
    const { events } = match.when(seat, command);
    const seen = see(breakTheCode, match.state.seats, { version: before.version + 1, events }, viewer);
    const views = [before, ...followEach(breakTheCode, before, seen)];
    return seen.events.flatMap((event, at) => {
      const [last, next] = [views[at], views[at + 1]];
      return last === undefined || next === undefined ? [] : beats({ before: last, event, after: next });
    });
  });
}

const told = (shown: readonly CodeBeat[], viewer: Viewer) =>
  LANGUAGES.map((language) => story(shown, { viewer, names, language })?.line);

describe('beats', () => {
  test('[B7] somebody else asks, and then it is answered; my own question is answered at once', () => {
    const moves = [[0, ask('even')]] as const;
    expect(staged(dealt(DUEL), 1, moves).map(({ show }) => show.type)).toEqual(['asks', 'answered']);
    expect(staged(dealt(DUEL), 0, moves).map(({ show }) => show.type)).toEqual(['answered']);
    const shown = staged(dealt(DUEL), 'spectator', moves);
    expect(new Set(shown.map(({ turn }) => turn)).size).toBe(1);
  });

  test('[B8] a guess is spoken, then judged, and stays long enough to be read', () => {
    const shown = staged(dealt(DUEL), 1, [[0, guess('0b 0w 1b 2b 3w')]]);
    expect(shown.map(({ show }) => show.type)).toEqual(['says', 'judged']);
    expect(shown[1]).toMatchObject({ weight: 'reveal', show: { isRight: false } });
    expect(staged(dealt(DUEL), 0, [[0, guess('0b 0w 1b 2b 3w')]]).map(({ show }) => show.type)).toEqual(['judged']);
  });

  test('[B10] of a secret guess nobody else is shown a tile', () => {
    for (const viewer of [1, 2, 'spectator'] as const)
      expect(staged(dealt(THREE), viewer, [[0, guess('6b 6w 7b 7w 8b')]]).map(({ show }) => show)).toEqual([
        { type: 'judged', isRight: false, tiles: null },
      ]);
  });

  test('[B9] giving up the reply, and the end', () => {
    const match = dealt(DUEL).when(0, guess(DUEL.rows[1] ?? ''));
    expect(staged(match, 0, [[1, pass]]).map(({ show }) => show.type)).toEqual(['declined', 'ended']);
  });
});

describe('stories', () => {
  test('[T19] a question from my side, whoever asked', () => {
    const first = staged(dealt(DUEL), 0, [[0, ask('sum-left')]]);
    expect(told(first, 0)).toEqual([
      'You asked Ada what a + b + c add up to: 9.',
      'Preguntaste a Ada cuánto suman a + b + c: 9.',
    ]);
    const second = staged(dealt({ ...DUEL, first: 1 }), 0, [[1, ask('even')]]);
    expect(told(second, 0)).toEqual([
      'Ada asked you how many tiles are even: 4.',
      'Ada te preguntó cuántas fichas son pares: 4.',
    ]);
    expect(told(second, 'spectator')[0]).toBe('Ada asked Marta how many tiles are even: 4.');
    expect(told(second.slice(0, 1), 0)[1]).toBe('Ada pregunta cuántas fichas son pares.');
  });

  test('[B7] with more players every answer is told, with «you» among them, and no name is parted from its answer', () => {
    const match = dealt({
      seats: 4,
      rows: ['0b 2w 4b 6w', '1b 3w 4w 9b', '0w 1w 2b 8b', '3b 5g 7w 8w', '5g 6b 7b 9w'],
      cards: ['where-3-4'],
    });
    const shown = staged(match, 0, [[0, ask('where-3-4', 4)]]);
    expect(told(shown, 0)).toEqual([
      'You asked where the 4s are: you\u00a0c\u00a0· Ada\u00a0c\u00a0· Cleo\u00a0nowhere\u00a0· Dédalo\u00a0nowhere.',
      'Preguntaste dónde están los 4: tú\u00a0c\u00a0· Ada\u00a0c\u00a0· Cleo\u00a0en ningún lugar\u00a0· Dédalo\u00a0en ningún lugar.',
    ]);
  });

  test('[B8] [B10] guesses, aloud and in secret', () => {
    expect(told(staged(dealt(DUEL), 1, [[0, guess('0b 0w 1b 2b 3w')]]), 1)).toEqual([
      'Marta guessed your row, and it was wrong.',
      'Marta ha probado con tu fila, y no era.',
    ]);
    expect(told(staged(dealt(THREE), 1, [[0, guess(CENTRE)]]), 1)).toEqual([
      'Marta has broken the code in the centre!',
      '¡Marta ha descifrado el centro!',
    ]);
  });

  const before = (shown: readonly CodeBeat[], viewer: Viewer, language: 'en' | 'es' = 'es') =>
    toldBefore(storiesOf(shown, story as Parameters<typeof storiesOf>[1], { viewer, names, language }), language);

  test('[T7] what my own question brought is still to be read while the rival asks', () => {
    const moves = [
      [0, ask('sum-left')],
      [1, ask('even')],
    ] as const;
    expect(before(staged(dealt(DUEL), 0, moves), 0)).toBe('Antes, tú: Suma de a b c, 9.');
    expect(before(staged(dealt(DUEL), 0, moves), 0, 'en')).toBe('Before that, you: Sum of a b c, 9.');
    expect(before(staged(dealt(DUEL), 1, moves), 1)).toBeNull();
  });

  test('no story of a viewer’s own turn calls them by their name', () => {
    for (const language of LANGUAGES)
      for (const seat of [0, 1]) {
        const match = dealt({ ...DUEL, first: seat });
        const [question] = match.legal(seat);
        if (question === undefined) throw new Error('no question');
        const shown = staged(match, seat, [[seat, question]]);
        for (const beat of shown)
          expect(story([beat], { viewer: seat, names, language })?.line).not.toContain(names(seat));
      }
  });
});

describe('endings', () => {
  const why = (match: Scenario<BreakTheCode>, viewer: Viewer) => {
    const outcome = breakTheCode.outcome(match.table);
    if (outcome === null) throw new Error('The match goes on');
    return LANGUAGES.map((language) => ending(match.view(viewer), outcome, { viewer, names, language }).reason);
  };

  test('[B9] won, lost and watched', () => {
    const match = () =>
      dealt(DUEL)
        .when(0, guess(DUEL.rows[1] ?? ''))
        .when(1, pass);
    const row = '1 white, 3 black, 5 green, 8 white, 9 white';
    expect(why(match(), 0)[0]).toBe(`You named Ada’s row: ${row}.`);
    expect(why(match(), 1)[0]).toBe(`Marta named your row: ${row}.`);
    expect(why(match(), 'spectator')[0]).toBe(`Marta named Ada’s row: ${row}.`);
  });

  test('[B9] [B13] [B14] a draw, everybody wrong, no card left', () => {
    const draw = dealt(DUEL)
      .when(0, guess(DUEL.rows[1] ?? ''))
      .when(1, guess(DUEL.rows[0] ?? ''));
    expect(why(draw, 0)).toEqual([
      'You and Ada named each other’s rows.',
      'Tú y Ada: cada cual dijo la fila del otro.',
    ]);
    const wrong = [0, 1, 2].reduce((match, seat) => match.when(seat, guess('6b 6w 7b 7w 8b')), dealt(THREE));
    const shared = [0, 1, 2].reduce((match, seat) => match.when(seat, guess(CENTRE)), dealt(THREE));
    expect([why(shared, 0)[1], why(shared, 'spectator')[1]]).toEqual([
      expect.stringMatching(/^Encontraste el centro, igual que Ada y Cleo: /),
      expect.stringMatching(/^Marta, Ada y Cleo encontraron el centro: /),
    ]);
    expect(why(wrong, 0)[0]).toMatch(/^Nobody found the centre: it was 7 black/);
    expect(why(askOn(dealt(DUEL), 21), 1)[1]).toBe('Se acabaron las preguntas antes de que nadie lo supiera.');
  });
});
