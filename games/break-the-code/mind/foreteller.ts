import { type Bot, rng as numbersFrom, type Seat, seatHand, type View } from '@cifra/kernel';
import { type Evaluate, memoize, type Option } from '@cifra/mind-kit';
import { type BreakTheCode, type Command, isSameRow, questionsOf, type Table } from '../rules/index.ts';
import { beliefOf, likeliest } from './belief.ts';
import { DuelPlayouts, informationOf } from './duel-playouts.ts';
import { faceUp } from './public-answers.ts';
import { questionIndex, rowId, rowTable } from './row-table.ts';
import { worldsOf } from './worlds.ts';

/** Who is foretold: what it makes of its options, and how often it takes each. */
export type Foretold = {
  readonly copy: Evaluate<BreakTheCode>;
  readonly weigh: (options: readonly Option<Command>[]) => Float64Array;
};

/** So many rows are held against what the rival did, and everything is played out in so many. */
const WORLDS = 150;
/** Questions that are played out. */
const QUESTIONS_TRIED = 4;
/** Nobody knows the rival quite: so much of each choice may be anything. */
const DOUBT = 0.02;

/**
 * Two players: somebody who holds a copy of the bot in front. A row with which the copy would have asked something else
 * is hardly believed, and every question is played out in 150 rows. It shows what is to be gained by foretelling us.
 */
export function foreteller({ copy, weigh }: Foretold): Bot<BreakTheCode> {
  const chanceOf = memoize((asked: string) => likelihood(JSON.parse(asked) as AskedOf, { copy, weigh }), 20_000);
  return (view, rng) => {
    const { table } = view;
    const me = view.viewer as Seat;
    const worlds = worldsOf(view);
    const { ids, weights } = worlds.row(1 - me);
    const before = pastTables(table, 1 - me);
    const foretold = (id: number) =>
      before.reduce((product, past) => product * chanceOf(JSON.stringify({ ...past, id, seat: 1 - me })), 1);
    const belief =
      ids.length > WORLDS
        ? beliefOf(ids, weights)
        : beliefOf(
            ids,
            weights.map((weight, at) => weight * foretold(ids[at] as number)),
          );
    const tiles = worlds.table.rows[belief.ids[likeliest(belief)] as number] ?? [];
    const guess: Command = { type: 'guess', tiles };
    if (table.phase !== 'free') return guess;
    const hand = view.hands[seatHand(me)];
    const playouts = new DuelPlayouts(worlds.table, table, me, rowId(worlds.table, hand?.tiles ?? []), belief);
    const asks = table.cards
      .flatMap(questionsOf)
      .map((question) => ({ question, bits: informationOf(worlds.table, belief, questionIndex(question)) }))
      .sort((one, other) => other.bits - one.bits)
      .slice(0, QUESTIONS_TRIED)
      .map(({ question }): Command => ({ type: 'ask', ...question }));
    const commands = [guess, ...asks];
    const values = playouts.values(commands, WORLDS, 1 + rng.below(2 ** 31 - 2));
    return commands[values.indexOf(Math.max(...values))] ?? guess;
  };
}

/** A decision of the foretold as it stood then, but for its row. */
type PastDecision = { readonly table: Table; readonly did: Command };
type AskedOf = PastDecision & { readonly id: number; readonly seat: Seat };

function pastTables(table: Table, seat: Seat): readonly PastDecision[] {
  const open = faceUp(table);
  const at = (asked: number, guesses: number): Table => ({
    ...table,
    turn: seat,
    phase: 'free',
    until: null,
    cards: open[asked] ?? [],
    pile: table.pile + table.asked.slice(asked).filter(({ drawn }) => drawn !== null).length,
    asked: table.asked.slice(0, asked),
    guesses: table.guesses.slice(0, guesses),
  });
  const asks = table.asked.flatMap((asked, index): PastDecision[] => {
    if (asked.seat !== seat) return [];
    const { card, number } = asked;
    const did: Command = number === undefined ? { type: 'ask', card } : { type: 'ask', card, number };
    return [{ table: at(index, table.guesses.filter(({ after }) => after <= index).length), did }];
  });
  const guesses = table.guesses.flatMap((guess, index): PastDecision[] =>
    guess.seat !== seat || guess.tiles === undefined
      ? []
      : [{ table: at(guess.after, index), did: { type: 'guess', tiles: guess.tiles } }],
  );
  return [...asks, ...guesses];
}

/** How likely the foretold was to do what it did, if it held this row. */
function likelihood({ table, did, id, seat }: AskedOf, { copy, weigh }: Foretold): number {
  const tiles = rowTable(table.size).rows[id] ?? [];
  const view = {
    viewer: seat,
    seats: 2,
    table,
    hands: { [seatHand(seat)]: { tiles } },
  } as unknown as View<BreakTheCode>;
  const options = copy(view, NO_CHANCE);
  // Somebody who foretells nothing.
  if (options.length === 0) return 1;
  const weights = weigh(options);
  let [sum, own] = [0, 0];
  for (const [at, { command }] of options.entries()) {
    sum += weights[at] as number;
    if (isSame(command, did)) own += weights[at] as number;
  }
  return DOUBT / options.length + ((1 - DOUBT) * own) / sum;
}

/** The foretold thinks without chance; only a choice among equals would need it. */
const NO_CHANCE = numbersFrom(1);

function isSame(one: Command, other: Command): boolean {
  if (one.type === 'ask' && other.type === 'ask') return one.card === other.card && one.number === other.number;
  if (one.type === 'guess' && other.type === 'guess') return isSameRow(one.tiles, other.tiles);
  return one.type === other.type;
}
