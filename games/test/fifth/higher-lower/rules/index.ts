import {
  commands,
  type Game,
  type OptionSpecs,
  parseOptionsBy,
  type Refusal,
  type Seat,
  seatHand,
  type View,
  whole,
  wonBy,
} from '@cifra/kernel';
import { type Answer, type Command, type HigherLower, type Options, type Range, type Table, TOPS } from './types.ts';

const SEATS = [0, 1] as const;
const OPTIONS: OptionSpecs<Options> = { top: { kind: 'choice', choices: TOPS, default: 20 } };

const numbers = ({ from, to }: Range) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const other = (seat: Seat) => 1 - seat;

/** What the other's number could still be, for whoever is to name it. */
export function sought({ ranges }: Table, seat: Seat): Range {
  return ranges[other(seat)] ?? { from: 1, to: 0 };
}

function toAct({ turn }: Table): readonly Seat[] {
  return turn === null ? [] : [turn];
}

function check({ table, viewer }: View<HigherLower>, { number }: Command): Refusal | null {
  if (viewer === 'spectator' || table.turn !== viewer) return { code: 'not-your-turn' };
  const { from, to } = sought(table, viewer);
  return number < from || number > to ? { code: 'impossible-number', from, to } : null;
}

/** At zero the middle is named (H4). */
function middle({ table, viewer }: View<HigherLower>): Command | null {
  if (viewer === 'spectator' || table.turn !== viewer) return null;
  const { from, to } = sought(table, viewer);
  return { type: 'name', number: Math.floor((from + to) / 2) };
}

function narrowed(range: Range, number: number, answer: Answer): Range {
  switch (answer) {
    case 'higher':
      return { ...range, from: number + 1 };
    case 'lower':
      return { ...range, to: number - 1 };
    case 'right':
      return { from: number, to: number };
  }
}

export const higherLower: Game<HigherLower> = {
  id: 'higher-lower',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  options: OPTIONS,
  teams: () => [],
  parseOptions: (raw) => parseOptionsBy(OPTIONS, raw),
  parseCommand: commands({ name: { number: whole(1, 50) } }),
  draws: (_seats, { top }) => ({
    first: { kind: 'once', items: SEATS },
    number: { kind: 'row', items: numbers({ from: 1, to: top }) },
  }),
  blank: (_seats, { top }) => ({
    table: { turn: null, ranges: SEATS.map(() => ({ from: 1, to: top })), winner: null },
    hand: () => ({ number: null }),
    box: {},
  }),
  setup(_seats, { top }, chance) {
    const drawn = (seat: Seat) => chance.draw('number', numbers({ from: 1, to: top }), seat);
    const whispers = Object.fromEntries(SEATS.map((seat) => [seatHand(seat), { number: drawn(seat) }]));
    return [{ fact: { type: 'dealt', first: chance.draw('first', SEATS) }, whispers }];
  },
  toAct,
  *legal({ table, viewer }) {
    if (viewer === 'spectator' || table.turn !== viewer) return;
    for (const number of numbers(sought(table, viewer))) yield { type: 'name', number };
  },
  check,
  decide({ hands }, seat, { number }) {
    const hidden = hands[seatHand(other(seat))]?.number ?? 0;
    const answer = hidden === number ? 'right' : hidden > number ? 'higher' : 'lower';
    const named = { fact: { type: 'named', seat, number, answer } } as const;
    return answer === 'right' ? [named] : [named, { fact: { type: 'turned', seat: other(seat) } }];
  },
  deadline: () => null,
  onTimeout: middle,
  outcome: ({ winner }) => (winner === null ? null : wonBy(SEATS.length, [winner], 'named')),
  foldTable(table, fact) {
    switch (fact.type) {
      case 'dealt':
        return { ...table, turn: fact.first };
      case 'named': {
        const { seat, number, answer } = fact;
        const ranges = table.ranges.with(other(seat), narrowed(sought(table, seat), number, answer));
        return answer === 'right' ? { turn: null, ranges, winner: seat } : { ...table, ranges };
      }
      case 'turned':
        return { ...table, turn: fact.seat };
    }
  },
  foldHand: (hand, _fact, whisper) => (whisper === undefined ? hand : { number: whisper.number }),
  foldBox: (box) => box,
};
