import { type BySeat, type Seat, seatHand, type View } from '@cifra/kernel';
import { memoize } from '@cifra/mind-kit';
import { type BreakTheCode, DECK, isSameRow, numberOf, TILES, type Tile } from '../rules/index.ts';
import { type PublicAnswer, publicAnswers } from './public-answers.ts';
import { labelled, type RowTable, rowId, rowTable } from './row-table.ts';

/** What somebody writes down about a row: for each place the kinds of tile that may stand there, a bit for each. */
export type PlaceNotes = readonly number[];

/** The kind of tile at each place of each row, one row after the other. */
const kindsOf: (rows: RowTable) => Uint8Array = memoize((rows: RowTable) =>
  Uint8Array.from(rows.rows.flatMap((row) => row.map((tile) => TILES.indexOf(tile)))),
);

/** A player who keeps notes tile by tile, as on the paper sheet. */
export type NoteKeeper = {
  readonly rows: RowTable;
  /** Rows that need none of one's own tiles. */
  readonly usable: Int32Array;
  readonly heard: BySeat<readonly PublicAnswer[]>;
  readonly own: readonly Tile[];
};

/** What a player has before it reasons; of each seat's answers only the last so many are remembered. */
export function noteKeeper(view: View<BreakTheCode>, memory = Number.POSITIVE_INFINITY): NoteKeeper {
  const { table, hands } = view;
  const own = hands[seatHand(view.viewer as Seat)]?.tiles ?? [];
  const rows = rowTable(table.size);
  const mine = labelled(rows, rowId(rows, own))[0] ?? 0;
  const usable = rows.all.filter((id) => labelled(rows, id).some((set) => (set & mine) === 0));
  const heard = publicAnswers(table).map((answers) => answers.slice(-memory || undefined));
  return { rows, usable, heard, own };
}

/**
 * What each place may hold. Every answer is held against the row by itself and never two of them together: “the sum is
 * 12, so the last tile is no 9” is seen, “the sum is 12 and two are black, so …” is not.
 */
export function notesAbout({ rows, usable, heard }: NoteKeeper, seat: Seat): PlaceNotes {
  const kinds = kindsOf(rows);
  const notes = Array.from({ length: rows.size }, () => 2 ** TILES.length - 1);
  const answers: readonly (PublicAnswer | null)[] = [null, ...(heard[seat] ?? [])];
  for (const answer of answers) {
    const told = Array.from({ length: rows.size }, () => 0);
    const codes = answer === null ? null : rows.answers[answer.question];
    for (const id of usable) {
      if (codes != null && codes[id] !== answer?.code) continue;
      for (let place = 0; place < rows.size; place++)
        told[place] = (told[place] as number) | (1 << (kinds[id * rows.size + place] as number));
    }
    for (const [place, bits] of told.entries()) notes[place] = (notes[place] as number) & bits;
  }
  return notes;
}

/** The rows that the notes leave. */
export function rowsIn({ rows, usable }: NoteKeeper, notes: PlaceNotes): Int32Array {
  const kinds = kindsOf(rows);
  return usable.filter((id) =>
    notes.every((bits, place) => ((bits >> (kinds[id * rows.size + place] as number)) & 1) === 1),
  );
}

/** Without the rows that this seat has named in vain (B8). */
export function notGuessed({ viewer, table }: View<BreakTheCode>, { rows }: NoteKeeper, ids: Int32Array): Int32Array {
  const wrong = table.guesses.filter(({ seat, right, tiles }) => seat === viewer && !right && tiles !== undefined);
  return ids.filter((id) => !wrong.some(({ tiles }) => isSameRow(rows.rows[id] ?? [], tiles ?? [])));
}

/** The tiles that may lie in the centre: neither one's own nor sure to stand at some place of a rival. */
export function leftForCentre(keeper: NoteKeeper, rivals: readonly Seat[]): readonly Tile[] {
  const left = [...DECK];
  const take = (tile: Tile) => {
    const at = left.indexOf(tile);
    if (at >= 0) left.splice(at, 1);
  };
  keeper.own.forEach(take);
  for (const seat of rivals)
    for (const bits of notesAbout(keeper, seat)) {
      const sure = (bits & (bits - 1)) === 0 ? TILES[Math.log2(bits)] : undefined;
      // Which of the two 5s it is cannot be told, but one of them it is.
      if (sure !== undefined) take(sure);
    }
  return left.toSorted((one, other) => numberOf(one) - numberOf(other));
}
