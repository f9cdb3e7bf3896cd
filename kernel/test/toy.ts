import { commands, type Game, type Outcome, parseOptionsBy, type Shape, seatHand, whole, wonBy } from '../index.ts';

/** A toy: everybody is dealt a secret number; the first to name another's wins. Small enough to test the kernel by. */
export interface Toy extends Shape {
  Options: { loud: boolean };
  Command: { type: 'name'; number: number };
  Table: { turn: number; named: readonly number[]; winner: number | null; seats: number };
  Hand: { number: number | null };
  Box: { spare: number | null };
  Fact: { type: 'dealt' } | { type: 'named'; seat: number; number: number } | { type: 'won'; seat: number };
  Whisper: { number: number };
  Sealed: { spare: number };
}

const NUMBERS = [1, 2, 3, 4, 5];

export const toy: Game<Toy> = {
  id: 'toy',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: { loud: { kind: 'flag', default: false } },
  teams: () => [],
  parseOptions: (raw) => parseOptionsBy(toy.options, raw),
  parseCommand: commands({ name: { number: whole(1, 5) } }),
  draws: () => ({ numbers: { kind: 'shuffle', items: NUMBERS } }),
  blank: (seats) => ({
    table: { turn: 0, named: [], winner: null, seats },
    hand: () => ({ number: null }),
    box: { spare: null },
  }),
  setup(seats, _options, chance) {
    const numbers = chance.shuffle('numbers', NUMBERS);
    const whispers = Object.fromEntries(
      Array.from({ length: seats }, (_, seat) => [seatHand(seat), { number: numbers[seat] ?? 0 }]),
    );
    return [{ fact: { type: 'dealt' }, whispers, sealed: { spare: numbers[seats] ?? 0 } }];
  },
  toAct: (table) => (table.winner === null ? [table.turn] : []),
  *legal({ table, viewer }) {
    if (table.winner === null && viewer === table.turn) for (const number of NUMBERS) yield { type: 'name', number };
  },
  check: ({ table, viewer }) => (viewer === table.turn ? null : { code: 'not-your-turn' }),
  decide({ hands }, seat, { number }) {
    const hit = Object.entries(hands).some(([id, hand]) => id !== seatHand(seat) && hand?.number === number);
    const named = { fact: { type: 'named', seat, number } } as const;
    return hit ? [named, { fact: { type: 'won', seat } }] : [named];
  },
  deadline: (table) =>
    table.winner === null ? { seats: [table.turn], after: 10, clock: String(table.named.length) } : null,
  onTimeout: () => ({ type: 'name', number: 1 }),
  outcome: (table): Outcome | null => (table.winner === null ? null : wonBy(table.seats, [table.winner], 'named')),
  foldTable(table, fact) {
    switch (fact.type) {
      case 'dealt':
        return table;
      case 'named':
        return { ...table, named: [...table.named, fact.number], turn: (fact.seat + 1) % table.seats };
      case 'won':
        return { ...table, winner: fact.seat };
    }
  },
  foldHand: (hand, _fact, whisper) => (whisper === undefined ? hand : { number: whisper.number }),
  foldBox: (box, _fact, sealed) => (sealed === undefined ? box : { spare: sealed.spare }),
};
