import { seatHand, view } from '@cifra/kernel';
import { isSameMarks, mergedMarks, readMarks, toggledMark } from '@cifra/kit/marks';
import { playout } from '@cifra/testkit';
import { describe, expect, test } from 'vitest';
import { possibleValues } from '../board/certain.ts';
import { markOf, pencilled, shortly, tileName } from '../board/notes.ts';
import { coda } from '../rules/index.ts';

const OPTIONS = { dashes: false, dashInOpening: true, clock: false, memory: false, tournament: false };

describe('what the board fills in', () => {
  test.each([
    { seats: 2, dashes: false, tournament: false },
    { seats: 2, dashes: false, tournament: true },
    { seats: 3, dashes: false, tournament: false },
    { seats: 3, dashes: true, tournament: false },
    { seats: 4, dashes: true, tournament: false },
  ])('[C4] [C13] leaves the truth possible: %o', ({ seats, ...options }) => {
    let sure = 0;
    for (let at = 0; at < 25; at++) {
      const { states } = playout(coda, { seats, seed: `pad-${at}`, options: { ...OPTIONS, ...options } });
      for (const state of states) {
        const possible = possibleValues(view(coda, state, 0));
        for (const [seat, row] of state.table.rows.entries())
          for (const [place, tile] of row.entries()) {
            const values = possible[tileName(seat, tile.key, state.table.round)];
            if (seat === 0 || tile.value !== null) expect(values).toBeUndefined();
            else expect(values).toContain(state.hands[seatHand(seat)]?.row[place]);
            if (values?.length === 1) sure++;
          }
      }
    }
    expect(sure).toBeGreaterThan(0);
  });

  test('[C17] says nothing where the table plays by memory, and nothing to a watcher', () => {
    const { states } = playout(coda, { seats: 2, seed: 'memory', options: { ...OPTIONS, memory: true } });
    for (const state of states) expect(possibleValues(view(coda, state, 0))).toEqual({});
    const other = playout(coda, { seats: 2, seed: 'watcher', options: OPTIONS });
    for (const state of other.states) expect(possibleValues(view(coda, state, 'spectator'))).toEqual({});
  });
});

describe('notes', () => {
  test('[C18] a new round has tiles of its own: none is known by a name of the rounds before', () => {
    const { states } = playout(coda, { seats: 3, seed: 'rounds', options: { ...OPTIONS, tournament: true } });
    const names = [1, 2, 3].map((round) => {
      const views = states.filter(({ table }) => table.round === round).map((state) => view(coda, state, 0));
      return new Set(views.flatMap((one) => Object.keys(possibleValues(one))));
    });
    for (const [at, set] of names.entries()) {
      expect(set.size).toBeGreaterThan(0);
      for (const later of names.slice(at + 1)) expect([...set].filter((name) => later.has(name))).toEqual([]);
    }
  });

  test('[C18] what was written before rounds had names stands under the first one', () => {
    expect(tileName(1, 0, 1)).toBe('1:0');
    expect(tileName(1, 0, undefined)).toBe('1:0');
    expect(tileName(1, 0, 2)).not.toBe('1:0');
  });

  test('[C15] as much as fits stands on the tile', () => {
    expect(shortly([10, 11, 'dash'])).toBe('10·11·–');
    expect(shortly([0, 7, 8, 10])).toBe('0…10');
  });

  test('open whatever stands in them', () => {
    for (const text of ['', 'null', '[1', '7', '{"1:0":[3]}']) expect(readMarks(text)).toEqual({});
    expect(readMarks('{"1:0=3":2}')).toEqual({ '1:0=3': 2 });
  });

  test('a mark is set, rubbed out and set again', () => {
    const once = toggledMark({}, markOf('1:0', 3));
    const values = [2, 3, 4];
    expect(pencilled(once, '1:0', values)).toEqual([3]);
    expect(pencilled(toggledMark(once, '1:0=3'), '1:0', values)).toEqual([]);
    expect(pencilled(toggledMark(toggledMark(once, '1:0=3'), '1:0=3'), '1:0', values)).toEqual([3]);
  });

  test('two tabs of one person: no mark is lost, and what was rubbed out later stays so', () => {
    const both = toggledMark({}, '1:0=8');
    const [one, other] = [toggledMark(both, '1:0=7'), toggledMark(both, '1:1=2')];
    const all = mergedMarks(one, other);
    expect(isSameMarks(all, mergedMarks(other, one))).toBe(true);
    expect(Object.keys(all).toSorted()).toEqual(['1:0=7', '1:0=8', '1:1=2']);
    const rubbed = mergedMarks(toggledMark(all, '1:0=8'), one);
    expect(pencilled(rubbed, '1:0', [7, 8])).toEqual([7]);
    expect(isSameMarks(all, rubbed)).toBe(false);
  });
});
