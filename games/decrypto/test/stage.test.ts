import { followEach, see, type Viewer, view } from '@cifra/kernel';
import { describe, expect, test } from 'vitest';
import { beats, type DecryptoBeat } from '../board/beats.ts';
import { lengthOf, partsOf, sceneAt, startOf } from '../board/scene.ts';
import { story } from '../board/story.ts';
import { toneOf, verdictOf } from '../board/verdict.ts';
import { decrypto } from '../rules/judge/index.ts';
import {
  ALL_123,
  ALL_123_OF_THREE,
  answer,
  clues,
  draft,
  encrypt,
  given,
  type Half,
  type Match,
  round,
} from './build.ts';

const NAMES = ['Ana', 'Bruno', 'Carla', 'Dani', 'Eva', 'Félix'];
const names = (seat: number) => NAMES[seat] ?? '';

/** The beats of one step, as a viewer sees them. */
function beatsOf(match: Match, viewer: Viewer, step: (match: Match) => unknown): readonly DecryptoBeat[] {
  const { state } = match;
  step(match);
  const before = view(decrypto, state, viewer);
  const seen = see(decrypto, state.seats, { version: before.version + 1, events: match.events }, viewer);
  let last = before;
  return followEach(decrypto, before, seen).flatMap((after, at) => {
    const event = seen.events[at];
    const made = event === undefined ? [] : beats({ before: last, event, after });
    last = after;
    return made;
  });
}

/** White's half of the second round, revealed. */
function revealed(what: Half, viewer: Viewer, seats = 4): DecryptoBeat & { show: { type: 'revealed' } } {
  const match = clues(round(given({ seats, chance: seats === 3 ? ALL_123_OF_THREE : ALL_123 })));
  answer(match, 'black', what.includes('intercepted') ? 123 : 432);
  const made = beatsOf(match, viewer, () => answer(match, 'white', what.includes('missed') ? 124 : 123));
  const found = made.find(({ show }) => show.type === 'revealed');
  if (found?.show.type !== 'revealed') throw new Error('Nothing was revealed');
  return { ...found, show: found.show };
}

const told = (what: Half, viewer: Viewer, language: 'es' | 'en' = 'es', seats = 4) => {
  const made = story([revealed(what, viewer, seats)], { viewer, names, language });
  return `${made?.line} ${made?.detail}`;
};

describe('what happens, beat by beat', () => {
  test('dials and confirmations are paperwork; clues and codes are shown', () => {
    const match = clues(round(given({ chance: ALL_123 })));
    expect(beatsOf(match, 1, () => match.when(1, draft(1, null, null)))).toEqual([]);
    expect(beatsOf(match, 1, () => answer(match, 'black', 123))).toEqual([]);
    const types = beatsOf(match, 1, () => answer(match, 'white', 123)).map(({ show }) => show.type);
    expect(types).toEqual(['revealed', 'clues']);
  });

  test('[D4] whoever locks first is told of, with the sand; the last one opens the clues', () => {
    const match = given();
    const [first] = beatsOf(match, 0, () => match.when(1, encrypt('Noche', 'Amanecer', 'Perro')));
    expect(first?.show).toMatchObject({ type: 'locked', seat: 1, isSandTurned: true });
    const rest = beatsOf(match, 0, () => match.when(0, encrypt('Rosa', 'Ala', 'Copa')));
    expect(rest.map(({ show }) => show.type)).toEqual(['clues']);
  });

  test('a reveal has its parts one after another, ends with the verdict, and holds until then', () => {
    expect(partsOf({ round: 1 })).not.toContain('interception');
    const later = { round: 2 };
    expect(partsOf(later)).toEqual(['clues', 'interception', 'answer', 'digit-0', 'digit-1', 'digit-2', 'verdict']);
    expect(sceneAt(later, 0)).toEqual({ hasInterception: false, hasAnswer: false, open: 0, isDone: false });
    expect(sceneAt(later, 4)).toEqual({ hasInterception: true, hasAnswer: true, open: 2, isDone: false });
    expect(sceneAt(later, 6)).toMatchObject({ open: 3, isDone: true });
    for (let at = 1; at < 7; at++) expect(startOf(later, at)).toBeGreaterThanOrEqual(startOf(later, at - 1) + 500);
    expect(revealed('', 0).hold).toBe(lengthOf(later));
    // Whoever goes on from one reveal sees the next one too, however fast the others were (P1).
    expect(revealed('', 0).isClimax).toBe(true);
    expect(lengthOf(later) - startOf(later, 6)).toBeGreaterThanOrEqual(2_500);
    // Another beat behind it must not make the stage hurry (see kit/stage/queue.ts).
    expect(lengthOf(later)).toBeLessThan(8_000);
  });
});

describe('the verdict, from my side', () => {
  test('[D7] tokens and whose they are', () => {
    expect(verdictOf(revealed('missed and intercepted', 0).show).gained).toEqual([
      { team: 'black', kind: 'interception', count: 1 },
      { team: 'white', kind: 'miss', count: 1 },
    ]);
    expect(verdictOf(revealed('', 0).show).gained).toEqual([]);
  });

  test('[D20] an interceptor alone takes both', () => {
    const { gained } = verdictOf(revealed('missed and intercepted', 1, 3).show);
    expect(gained.map(({ team, kind }) => `${team} ${kind}`)).toEqual(['black interception', 'black interception']);
    expect(told('missed and intercepted', 1, 'es', 3)).toContain('Dos luces para ti: 2 de 2.');
    expect(told('intercepted', 0, 'en', 3)).toContain('Bruno intercepted you A light for Bruno: 1 of 2.');
  });

  test('what the rivals manage is never good, whatever it is', () => {
    expect(toneOf('white', 'white', true)).toBe('good');
    expect(toneOf('white', 'white', false)).toBe('bad');
    for (const isSuccess of [true, false])
      for (const mine of ['black', null] as const) expect(toneOf(mine, 'white', isSuccess)).toBe('plain');
  });

  test('each side hears it as it is for them, and nobody their own name', () => {
    expect(told('intercepted', 0)).toContain('Negro intercepta a tu equipo');
    expect(told('intercepted', 1)).toContain('¡Código interceptado!');
    expect(told('intercepted', 'spectator')).toContain('¡Negro intercepta!');
    expect(told('missed', 0)).toContain('Tu equipo no se entiende La respuesta fue 1·2·4; el código, 1·2·3.');
    expect(told('missed', 1)).toContain('Blanco no se entiende');
    expect(told('', 0, 'en')).toBe('Decoded! No token in this half.');
    for (const what of ['', 'missed', 'intercepted', 'missed and intercepted'] as const)
      for (const language of ['es', 'en'] as const)
        for (const viewer of [0, 1, 2, 3, 'spectator'] as const)
          for (const name of NAMES) expect(told(what, viewer, language)).not.toContain(name);
  });

  test('[D4] a round that begins says who writes, me as you', () => {
    const match = given({ chance: ALL_123 });
    clues(match);
    answer(match, 'white', 123);
    const made = beatsOf(match, 2, () => answer(match, 'black', 123)).filter(({ show }) => show.type === 'began');
    expect(story(made, { viewer: 2, names, language: 'es' })?.line).toBe('Ronda 2. Escribes tú, y Dani también.');
    expect(story(made, { viewer: 2, names, language: 'en' })?.line).toBe('Round 2. You and Dani write.');
    expect(story(made, { viewer: 0, names, language: 'es' })?.line).toBe('Ronda 2. Escriben Carla y Dani.');
  });
});
