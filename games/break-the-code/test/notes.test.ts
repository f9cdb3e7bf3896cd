import { seatHand, view } from '@cifra/kernel';
import { playout } from '@cifra/testkit';
import { describe, expect, test } from 'vitest';
import { certainOf } from '../board/certain.ts';
import { crossed, emptyNotes, filled, guessedAt, notesFor, readNotes, writeNotes } from '../board/notes.ts';
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
  test('are read as they were written', () => {
    const notes = {
      'seat:1': guessedAt(filled(crossed(emptyNotes(5), '3b'), 1, '4w'), 2, '5g'),
    };
    expect(readNotes(writeNotes(notes))).toEqual(notes);
  });

  test('open whatever stands in them, older ones too', () => {
    for (const text of ['', 'null', '7', '{"centre":3}', '{"centre":{"crossed":"x","line":[1],"maybe":{}}}'])
      expect(notesFor(readNotes(text), 'centre', 4)).toEqual(emptyNotes(4));
    expect(notesFor(readNotes('{"centre":{"crossed":["3b"],"line":["4w"]}}'), 'centre', 4)).toEqual({
      ...emptyNotes(4),
      crossed: ['3b'],
      line: ['4w', null, null, null],
    });
  });
});
