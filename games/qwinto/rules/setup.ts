import type { Blank, Chance, Draws, Event } from '@cifra/kernel';
import { COLOURS, COLUMNS } from './sheet-shape.ts';
import type { Qwinto, Sheet } from './types.ts';

export const FACES = [1, 2, 3, 4, 5, 6] as const;

const EMPTY_ROW = Array.from({ length: COLUMNS }, () => null);
export const EMPTY_SHEET: Sheet = { orange: EMPTY_ROW, yellow: EMPTY_ROW, purple: EMPTY_ROW, fails: 0 };

function seatList(seats: number): readonly number[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}

export function draws(seats: number): Draws {
  const dice = COLOURS.map((colour) => [colour, { kind: 'row', items: FACES }] as const);
  return { first: { kind: 'once', items: seatList(seats) }, ...Object.fromEntries(dice) };
}

export function blank(seats: number): Blank<Qwinto> {
  return {
    table: {
      turn: null,
      phase: 'roll',
      dice: null,
      number: null,
      sheets: seatList(seats).map(() => EMPTY_SHEET),
      waiting: [],
      scores: seatList(seats).map(() => 0),
      rolls: { orange: 0, yellow: 0, purple: 0 },
      end: null,
    },
    hand: () => ({ choice: null }),
    box: {},
  };
}

/** The first player is random (Q3). */
export function setup(seats: number, _options: object, chance: Chance): readonly Event<Qwinto>[] {
  return [{ fact: { type: 'started', seat: chance.draw('first', seatList(seats)) } }];
}
