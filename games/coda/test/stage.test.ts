import { followEach, LANGUAGES, seatHand, see, type Viewer, view } from '@cifra/kernel';
import { storiesOf, toldBefore } from '@cifra/kit/stage';
import type { Scenario } from '@cifra/testkit';
import { describe, expect, test } from 'vitest';
import { beats, type CodaBeat } from '../board/beats.ts';
import { ending } from '../board/ending.ts';
import { story } from '../board/story.ts';
import { type Coda, type Command, coda } from '../rules/index.ts';
import { attack, draw, given, reveal, stop } from './build.ts';

const NAMES = ['Marta', 'Blas', 'Cleo', 'Dédalo'];
const names = (seat: number) => NAMES[seat] ?? '';

/** The beats of some moves, as a viewer is shown them. */
function staged(match: Scenario<Coda>, viewer: Viewer, moves: readonly (readonly [number, Command])[]): CodaBeat[] {
  return moves.flatMap(([seat, command]) => {
    const before = match.view(viewer);
    const { events } = match.when(seat, command);
    const seen = see(coda, match.state.seats, { version: before.version + 1, events }, viewer);
    const views = [before, ...followEach(coda, before, seen)];
    return seen.events.flatMap((event, at) => {
      const [last, next] = [views[at], views[at + 1]];
      return last === undefined || next === undefined ? [] : beats({ before: last, event, after: next });
    });
  });
}

const told = (shown: readonly CodaBeat[], viewer: Viewer) =>
  LANGUAGES.map((language) => story(shown, { viewer, names, language })?.line);

const DUEL = { rows: ['d1 d4 l7 d9', 'd2 d3 l8 l9'], pool: 'd5 l3', first: 1 };
const HIT_AND_STOP = [
  [1, draw('dark')],
  [1, attack(0, 3, 9)],
  [1, stop],
] as const;

describe('beats', () => {
  test('[C6] [C8] [C9] a turn of somebody else: drawn, named, fallen, gone in', () => {
    const shown = staged(given(DUEL), 0, HIT_AND_STOP);
    expect(shown.map(({ show }) => show.type)).toEqual(['drew', 'named', 'hit', 'joined']);
    expect(shown.map(({ weight }) => weight)).toEqual(['small', 'small', 'reveal', 'small']);
    expect(new Set(shown.map(({ turn }) => turn)).size).toBe(1);
    expect(shown[2]?.show).toMatchObject({ tile: { seat: 0, key: 3, place: 3, colour: 'dark' }, value: 9 });
  });

  test('whoever attacks is not told what they said', () => {
    expect(staged(given(DUEL), 1, HIT_AND_STOP).map(({ show }) => show.type)).toEqual(['drew', 'hit', 'joined']);
  });

  test('[C10] a wrong attack: missed, and the drawn tile falls for everybody to see', () => {
    const shown = staged(given(DUEL), 'spectator', [
      [1, draw('light')],
      [1, attack(0, 0, 11)],
    ]);
    expect(shown.map(({ show }) => show.type)).toEqual(['drew', 'named', 'missed', 'joined']);
    expect(shown.at(-1)).toMatchObject({ weight: 'reveal', show: { value: 3 } });
  });

  test('[C2] [C6] no beat carries a number that its viewer does not see', () => {
    const [drew] = staged(given(DUEL), 'spectator', [[1, draw('dark')]]);
    expect(drew?.show).toEqual({ type: 'drew', colour: 'dark' });
    expect(staged(given(DUEL), 0, HIT_AND_STOP).at(-1)?.show).toMatchObject({ type: 'joined', value: null });
  });

  test('[C3] choosing colours and thinking about a slot are not shown', () => {
    const match = given({ rows: ['d1 d- l7 l10', 'd2 d3 l8 l9'], pool: 'd4', options: { dashes: true } });
    const shown = staged(match, 1, [
      [0, draw('dark')],
      [0, { type: 'place', slot: 2 }],
    ]);
    expect(shown.map(({ show }) => show.type)).toEqual(['drew']);
  });
});

describe('stories', () => {
  test('a whole turn from my side, in one sentence', () => {
    const shown = staged(given(DUEL), 0, HIT_AND_STOP);
    expect(told(shown, 0)).toEqual(['Blas opened your dark 9, then stopped.', 'Blas abrió tu 9 oscuro y se plantó.']);
    expect(LANGUAGES.map((language) => story(shown, { viewer: 0, names, language })?.detail)).toEqual([
      'Their tile went in hidden: the 3rd.',
      'Su robada entró oculta: es la 3.ª',
    ]);
    const [one, ...more] = storiesOf(shown, story as Parameters<typeof storiesOf>[1], {
      viewer: 0,
      names,
      language: 'en',
    });
    expect([one?.by, more]).toEqual([1, []]);
  });

  test('while it goes on, what happens now', () => {
    const shown = staged(given(DUEL), 0, HIT_AND_STOP);
    const lines = [1, 2, 3].map((count) => told(shown.slice(0, count), 0));
    expect(lines).toEqual([
      ['Blas draws a dark tile.', 'Blas roba una oscura.'],
      ['Blas looks at your 4th: is it a 9?', 'Blas mira tu 4.ª: ¿es un 9?'],
      ['Right! Your dark 9 falls.', '¡Acierta! Cae tu 9 oscuro.'],
    ]);
  });

  test('each beat alone has its sentence, for those who listen', () => {
    for (const viewer of [0, 1, 'spectator'] as const)
      for (const beat of staged(given(DUEL), viewer, HIT_AND_STOP))
        for (const line of told([beat], viewer)) expect(line).toMatch(/\S/);
  });

  test('[C10] my own miss: I am never called by my name', () => {
    const match = given({ ...DUEL, first: 0 });
    const shown = staged(match, 0, [
      [0, draw('light')],
      [0, attack(1, 2, 11)],
    ]);
    expect(told(shown, 0)).toEqual([
      'You missed Blas’s 3rd (an 11): your light 3 fell.',
      'Fallaste con la 3.ª de Blas (un 11): cayó tu 3 claro.',
    ]);
    expect(told(shown, 'spectator')[1]).toBe('Marta falló con la 3.ª de Blas (un 11): cayó su 3 claro.');
  });

  test('[C8] [C10] some right, then one wrong', () => {
    const shown = staged(given(DUEL), 0, [
      [1, draw('light')],
      [1, attack(0, 3, 9)],
      [1, attack(0, 0, 1)],
      [1, attack(0, 1, 11)],
    ]);
    expect(told(shown, 0)).toEqual([
      'Blas opened your dark 9 and your dark 1, then missed your 2nd (an 11): their light 3 fell.',
      'Blas abrió tu 9 oscuro y tu 1 oscuro, y luego falló con tu 2.ª (un 11): cayó su 3 claro.',
    ]);
  });

  test('[T7] what fell of mine is still to be read while the next one plays, and what fell of others is not', () => {
    const rows = ['d1 d4 l7 d9', 'd2 d3 l8 l11', 'd5 d6 l0 l1'];
    const before = (viewer: Viewer, language: 'en' | 'es') => {
      const moves = [...HIT_AND_STOP, [2, draw('dark')]] as const;
      const match = given({ rows, first: 1, pool: 'd11 d10' });
      const shown = staged(match, viewer, moves);
      const stories = storiesOf(shown, story as Parameters<typeof storiesOf>[1], { viewer, names, language });
      return toldBefore(stories, language);
    };
    expect(before(0, 'en')).toBe('Before that, Blas opened your dark 9.');
    expect(before(0, 'es')).toBe('Antes, Blas abrió tu 9 oscuro.');
    expect([before(2, 'es'), before('spectator', 'es')]).toEqual([null, null]);
  });

  test('[C12] whoever goes out is named, and the turn goes on', () => {
    const rows = ['d1 d4 l7 d9', 'd2 d3 l8 l9', 'd5 d6 l0 l1'];
    const match = given({ rows, first: 1, pool: 'd11' });
    const sweep = [0, 1, 5, 6].map((value, at) => [1, attack(2, at, value)] as const);
    const shown = staged(match, 0, [[1, draw('dark')], ...sweep]);
    expect(shown.at(-1)?.show).toEqual({ type: 'out', seat: 2 });
    expect(story(shown, { viewer: 0, names, language: 'es' })).toMatchObject({
      line: '¡Acierta! Cae el 6 oscuro de Cleo.',
      detail: 'Cleo queda fuera.',
    });
    expect(told([...shown, ...staged(match, 0, [[1, stop]])], 0)[0]).toMatch(/^Blas opened .*, then stopped\.$/);
  });
});

describe('the end', () => {
  function swept(first: number): Scenario<Coda> {
    const match = given({ ...DUEL, first });
    match.when(first, draw('dark'));
    const rival = 1 - first;
    for (const [at, value] of (match.state.hands[seatHand(rival)]?.row ?? []).entries())
      match.when(first, attack(rival, at, value));
    return match;
  }

  test('[C12] the last tile, from each side', () => {
    const match = swept(1);
    const outcome = coda.outcome(match.table);
    if (outcome === null) throw new Error('It goes on');
    const ends = ([0, 1, 'spectator'] as const).map((viewer) =>
      ending(view(coda, match.state, viewer), outcome, { viewer, names, language: 'es' }),
    );
    expect(ends.map(({ reason }) => reason)).toEqual([
      'Blas abrió tu última ficha: un 9 oscuro.',
      'Abriste la última de Marta: un 9 oscuro.',
      'Blas abrió la última de Marta: un 9 oscuro.',
    ]);
    expect(ends[1]?.detail).toBe('Te quedaban 5 fichas en pie.');
  });

  test('[C11] somebody who had to open the own last tile', () => {
    const match = given({ rows: ['d0 d1 d2 d3', 'l0 l1 l2 l3'], pool: '' });
    // Everybody misses until the pool is empty, and opens what was drawn.
    for (let seat = 0; match.table.pool.dark + match.table.pool.light > 0; seat = 1 - seat)
      match
        .when(seat, draw(match.table.pool.dark > 0 ? 'dark' : 'light'))
        .when(seat, attack(1 - seat, hiddenIn(match, 1 - seat), 11));
    while (coda.outcome(match.table) === null) {
      const seat = match.table.turn ?? 0;
      match.when(seat, attack(1 - seat, hiddenIn(match, 1 - seat), 11)).when(seat, reveal(hiddenIn(match, seat)));
    }
    const outcome = coda.outcome(match.table);
    if (outcome === null) throw new Error('It goes on');
    const loser = 1 - (outcome.winners[0] ?? 0);
    expect(ending(match.view(loser), outcome, { viewer: loser, names, language: 'en' }).reason).toMatch(
      /^You had to open your own last tile, a (dark|light) \d+\.$/,
    );
  });

  function hiddenIn(match: Scenario<Coda>, seat: number): number {
    return (match.table.rows[seat] ?? []).findIndex(({ open }) => !open);
  }
});
