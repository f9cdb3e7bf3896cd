import { type Blank, type ByHand, type Chance, type Draws, type Event, seatHand } from '@cifra/kernel';
import { CARDS, FACE_UP } from './cards.ts';
import { DECK, inOrder } from './tiles.ts';
import type { BreakTheCode, Options, Whisper } from './types.ts';

/** Tiles in every row, and in the centre where there is one (B4). */
export function rowSize(seats: number): number {
  return seats === 4 ? 4 : 5;
}

function seatList(seats: number): readonly number[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}

export function draws(seats: number): Draws {
  return {
    tiles: { kind: 'shuffle', items: DECK },
    cards: { kind: 'shuffle', items: CARDS },
    first: { kind: 'once', items: seatList(seats) },
  };
}

export function blank(seats: number, options: Options): Blank<BreakTheCode> {
  return {
    table: {
      seats,
      options,
      size: rowSize(seats),
      first: 0,
      turn: null,
      phase: 'free',
      until: null,
      cards: [],
      pile: 0,
      asked: [],
      guesses: [],
      out: [],
      end: null,
    },
    hand: () => ({ tiles: [] }),
    box: { pile: [], centre: [] },
  };
}

/** Seat 0's row from the front, then seat 1's and so on, then the centre; what is left stays unseen (B4). */
export function setup(seats: number, _options: Options, chance: Chance): readonly Event<BreakTheCode>[] {
  const size = rowSize(seats);
  const tiles = chance.shuffle('tiles', DECK);
  const cards = chance.shuffle('cards', CARDS);
  const first = chance.draw('first', seatList(seats));
  const row = (at: number) => inOrder(tiles.slice(at * size, (at + 1) * size));
  const whispers: ByHand<Whisper> = Object.fromEntries(
    seatList(seats).map((seat) => [seatHand(seat), { tiles: row(seat) }]),
  );
  const pile = cards.slice(FACE_UP);
  return [
    {
      fact: { type: 'dealt', first, cards: cards.slice(0, FACE_UP), pile: pile.length },
      whispers,
      sealed: { pile, centre: seats === 2 ? [] : row(seats) },
    },
    { fact: { type: 'turned', seat: first, phase: 'free', until: null } },
  ];
}
