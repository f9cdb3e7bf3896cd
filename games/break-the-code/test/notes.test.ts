import { seatHand, view } from '@cifra/kernel';
import { isSameMarks, mergedMarks, toggledMark } from '@cifra/kit/marks';
import { playout } from '@cifra/testkit';
import { describe, expect, test } from 'vitest';
import { certainOf } from '../board/certain.ts';
import { crossMark, isCrossed, readNotes, setAt, setMark, setting } from '../board/notes.ts';
import { worldsOf } from '../mind/worlds.ts';
import { breakTheCode } from '../rules/index.ts';

describe('what the sheet fills in', () => {
  test.each([2, 3, 4])('leaves the truth possible and counts as the mind does, with %i players', (seats) => {
    for (let at = 0; at < 3; at++) {
      const { states } = playout(breakTheCode, { seats, seed: `sheet-${at}` });
      for (const state of states.filter(({ table }) => table.end === null && table.asked.length > 1).slice(-4)) {
        const seen = view(breakTheCode, state, 0);
        const certain = certainOf(seen);
        const codes = new Map([
          ...Array.from(
            { length: seats - 1 },
            (_, other) => [`seat:${other + 1}`, state.hands[seatHand(other + 1)]?.tiles ?? []] as const,
          ),
          ...(seats > 2 ? [['centre', state.box.centre] as const] : []),
        ]);
        expect(Object.keys(certain).toSorted()).toEqual([...codes.keys()].toSorted());
        for (const [code, truth] of codes) {
          const known = certain[code];
          expect(known?.left).not.toBe(0);
          // Where the sheet counts, it counts as the mind does.
          const worlds = worldsOf(seen);
          const rows = code === 'centre' ? worlds.centre() : worlds.row(Number(code.slice(5)));
          if (known?.left != null) expect(known.left).toBe(rows.ids.length);
          for (const [place, tile] of truth.entries()) expect(known?.places[place]).toContain(tile);
          for (const tile of known?.sure ?? []) expect(truth).toContain(tile);
        }
      }
    }
  });
});

describe('notes', () => {
  const on = (...marks: readonly string[]) => marks.reduce(toggledMark, {});

  test('[T12] a tile is set at a place, replaced and taken away, each as one step', () => {
    const first = setting({}, 'seat:1', 2, '5g').reduce(toggledMark, {});
    expect(setAt(first, 'seat:1', 2)).toBe('5g');
    const second = setting(first, 'seat:1', 2, '6b').reduce(toggledMark, first);
    expect(setAt(second, 'seat:1', 2)).toBe('6b');
    expect(setAt(setting(second, 'seat:1', 2, null).reduce(toggledMark, second), 'seat:1', 2)).toBeNull();
    expect(setAt(second, 'seat:1', 3)).toBeNull();
  });

  test('[T3] sheets of two tabs merge by mark, and of two tiles at one place the later one stands', () => {
    const [one, other] = [on(crossMark('seat:1', 0, '8b')), on(crossMark('seat:1', 0, '7b'))];
    const all = mergedMarks(one, other);
    expect(isSameMarks(all, mergedMarks(other, one))).toBe(true);
    for (const tile of ['7b', '8b'] as const) expect(isCrossed(all, 'seat:1', 0, tile)).toBe(true);
    const later = mergedMarks(on(setMark('centre', 0, '1b')), on('x', setMark('centre', 0, '2w')));
    expect(setAt(later, 'centre', 0)).toBe('2w');
  });

  test('open whatever stands in them, and what was written before marks had names', () => {
    for (const text of ['', 'null', '7', '[1', '{"centre":"x"}', '{"centre":{"crossed":"x","line":[1]}}'])
      expect(readNotes(text)).toEqual({});
    const old = readNotes('{"seat:1":{"crossed":["3b"],"line":[null,"4w"],"maybe":[]},"nobody":{"line":["1b"]}}');
    for (const place of [0, 1, 2, 3, 4]) expect(isCrossed(old, 'seat:1', place, '3b')).toBe(true);
    expect(setAt(old, 'seat:1', 1)).toBe('4w');
    expect(Object.keys(old)).toHaveLength(6);
    expect(readNotes(JSON.stringify(on('a', 'b')))).toEqual({ a: 1, b: 2 });
  });
});
