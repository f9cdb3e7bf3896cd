import { seatHand, view } from '@cifra/kernel';
import { playout } from '@cifra/testkit';
import { describe, expect, test } from 'vitest';
import { possibleValues } from '../board/certain.ts';
import { readNotes, remarkOn, tileName, toggled } from '../board/notes.ts';
import { coda } from '../rules/index.ts';

const OPTIONS = { dashes: false, dashInOpening: true, clock: false, memory: false, tournament: false };

describe('what the board fills in', () => {
  test.each([
    { seats: 2, dashes: false },
    { seats: 3, dashes: false },
    { seats: 3, dashes: true },
    { seats: 4, dashes: true },
  ])('[C4] [C13] leaves the truth possible: $seats players, dashes $dashes', ({ seats, dashes }) => {
    let sure = 0;
    for (let at = 0; at < 25; at++) {
      const { states } = playout(coda, { seats, seed: `pad-${at}`, options: { ...OPTIONS, dashes } });
      for (const state of states) {
        const possible = possibleValues(view(coda, state, 0));
        for (const [seat, row] of state.table.rows.entries())
          for (const [place, tile] of row.entries()) {
            const values = possible[tileName(seat, tile.key)];
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
  test('what was crossed out narrows what is possible, but never to nothing', () => {
    expect(remarkOn([], null)).toBeNull();
    expect(remarkOn([3], null)).toEqual({ kind: 'crossed', values: [3] });
    expect(remarkOn([3], [3, 4, 5, 6])).toEqual({ kind: 'possible', values: [4, 5, 6] });
    expect(remarkOn([3], [3])).toEqual({ kind: 'crossed', values: [3] });
    expect(remarkOn([], ['dash'])).toEqual({ kind: 'sure', values: ['dash'] });
  });

  test('open whatever stands in them', () => {
    for (const text of ['', 'null', '[1', '7']) expect(readNotes(text)).toEqual({});
    expect(readNotes('{"1:0":[3,"x","dash"]}')).toEqual({ '1:0': [3, 'dash'] });
    expect(toggled(toggled({}, '1:0', 3), '1:0', 3)).toEqual({ '1:0': [] });
  });
});
