import { type Rng, type Seat, seatHand, type View } from '@cifra/kernel';
import { sampleIndex } from '@cifra/mind-kit';
import { type BreakTheCode, type Hand, isSameRow, type Tile } from '../rules/index.ts';
import { drawDeal, partOf, type SeatHypotheses, shares } from './deals.ts';
import { fitting, publicAnswers } from './public-answers.ts';
import { labelled, type RowTable, rowId, rowTable } from './row-table.ts';

/** No deal fits what this view shows. */
export class ImpossibleView extends Error {}

/** Rows that a part of the deal may hold, with the number of deals in which it does. */
export type Candidates = { readonly ids: Int32Array; readonly weights: Float64Array; readonly total: number };

export type PossibleDeal = { readonly rows: readonly (readonly Tile[])[]; readonly centre: readonly Tile[] };

/** The deals of the unseen tiles that a view leaves possible, each equally likely. */
export type Worlds = {
  readonly table: RowTable;
  /** How many deals there are, the two 5s told apart. */
  readonly total: number;
  /** What a seat may hold. */
  row(seat: Seat): Candidates;
  /** What may lie in the centre; nothing with two players. */
  centre(): Candidates;
  /** Each deal as likely as any other. */
  sample(rng: Rng): PossibleDeal;
};

/** What a view says about each other seat and the centre, one by one. */
export type DealHypotheses = {
  readonly rows: RowTable;
  readonly own: Hand;
  /** The seats of the first parts. */
  readonly others: readonly Seat[];
  /** A part for each other seat, then the centre where there is one. */
  readonly parts: readonly SeatHypotheses[];
  /** All bits of the unseen tiles. */
  readonly all: number;
};

export function partsOf({ viewer, table, hands }: View<BreakTheCode>): DealHypotheses {
  if (viewer === 'spectator') throw new ImpossibleView('A spectator holds no row to reason from');
  const hand = hands[seatHand(viewer)];
  if (hand === undefined || hand.tiles.length !== table.size)
    throw new ImpossibleView(`Seat ${viewer} holds ${hand?.tiles.length ?? 0} tiles of ${table.size}`);
  const rows = rowTable(table.size);
  const heard = publicAnswers(table);
  const id = rowId(rows, hand.tiles);
  // Answers are true (B7). From one that my row does not give a rival would seem to be certain of what I hold.
  const denied = (heard[viewer] ?? []).find(({ question, code }) => rows.answers[question]?.[id] !== code);
  if (denied !== undefined)
    throw new ImpossibleView(`Answer ${denied.at + 1} is not what seat ${viewer}'s own row answers`);
  const mine = labelled(rows, id)[0] ?? 0;
  const others = heard.flatMap((_, seat) => (seat === viewer ? [] : [seat]));
  const parts = others.map((seat) => {
    const answers = heard[seat] ?? [];
    const part = partOf(rows, fitting(rows, answers), mine);
    if (part.sets.length === 0)
      throw new ImpossibleView(`No row of seat ${seat} gives all of its ${answers.length} answers`);
    return part;
  });
  if (table.seats > 2) {
    const ids = hand.centre === undefined ? rows.all : Int32Array.of(rowId(rows, hand.centre));
    parts.push(partOf(rows, ids, mine));
  }
  return { rows, own: hand, others, parts, all: 2 ** (20 - table.size) - 1 };
}

export function worldsOf(view: View<BreakTheCode>): Worlds {
  const known = partsOf(view);
  return view.table.seats === 2 ? duelWorlds(view, known) : splitWorlds(view, known);
}

/** With two players any row that fits may be the rival's; the rest stays in the box. */
function duelWorlds({ viewer, table }: View<BreakTheCode>, { rows, own, parts }: DealHypotheses): Worlds {
  const ids = (parts[0]?.ids ?? new Int32Array()).filter((id) => {
    // A guess that was answered: the row itself, or one row less (B8).
    const guesses = table.guesses.filter(({ seat, tiles }) => seat === viewer && tiles !== undefined);
    return guesses.every(({ tiles, right }) => isSameRow(rows.rows[id] ?? [], tiles ?? []) === right);
  });
  if (ids.length === 0) throw new ImpossibleView('Every row that fits the answers was guessed wrong already');
  const ones = new Float64Array(ids.length).fill(1);
  return {
    table: rows,
    total: ids.length,
    row: (seat) => (seat === viewer ? single(rows, own, ids.length) : gathered(ids, ones)),
    centre: () => gathered(new Int32Array(), ones),
    sample: (rng) => {
      const theirs = rows.rows[ids[sampleIndex(ones, rng)] ?? 0] ?? [];
      return { rows: viewer === 0 ? [own.tiles, theirs] : [theirs, own.tiles], centre: [] };
    },
  };
}

/** With three or four players all unseen tiles are shared out; the last part is the centre. */
function splitWorlds({ viewer }: View<BreakTheCode>, { rows, own, others, parts, all }: DealHypotheses): Worlds {
  const last = parts.length - 1;
  const centre = shares(parts, last, all);
  const total = centre.reduce((sum, count) => sum + count, 0);
  if (total === 0) throw new ImpossibleView('The answers fit each seat alone but not all of them together');
  const rowOf = (at: number, place: number | undefined) => rows.rows[parts[at]?.ids[place ?? 0] ?? 0] ?? [];
  return {
    table: rows,
    total,
    row: (seat) => {
      if (seat === viewer) return single(rows, own, total);
      const at = others.indexOf(seat);
      return gathered(parts[at]?.ids ?? new Int32Array(), shares(parts, at, all));
    },
    centre: () => gathered(parts[last]?.ids ?? new Int32Array(), centre),
    sample: (rng) => {
      const drawn = drawDeal(parts, centre, all, rng);
      const dealt = others.map((_, at) => rowOf(at, drawn[at]));
      return { rows: dealt.toSpliced(Number(viewer), 0, own.tiles), centre: rowOf(last, drawn[last]) };
    },
  };
}

function single(rows: RowTable, { tiles }: Hand, total: number): Candidates {
  return { ids: Int32Array.of(rowId(rows, tiles)), weights: Float64Array.of(total), total };
}

/** Rows in place of sets: the ways to tell the 5s apart are added up. */
export function gathered(ids: Int32Array, counts: Float64Array): Candidates {
  const sums = new Map<number, number>();
  for (const [at, id] of ids.entries()) {
    const count = counts[at] ?? 0;
    if (count > 0) sums.set(id, (sums.get(id) ?? 0) + count);
  }
  const weights = Float64Array.from(sums.values());
  return { ids: Int32Array.from(sums.keys()), weights, total: weights.reduce((sum, weight) => sum + weight, 0) };
}
