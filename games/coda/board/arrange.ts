import type { Colour, Value } from '../rules/tiles.ts';
import type { Hand } from '../rules/types.ts';

/** A row that is being arranged on its owner's own screen: nobody else hears of it before all are ready (C13). */
export type BegunRow = {
  readonly row: readonly Value[];
  readonly colours: readonly Colour[];
  /** Dashes that still need a place, the dark one first. */
  readonly left: readonly Colour[];
};

/** The opening row with its dashes in the gaps chosen so far, one after the other. */
export function begunRow({ row, colours, dashes }: Hand, gaps: readonly number[]): BegunRow {
  return gaps.reduce<BegunRow>(
    (begun, gap) => {
      const [colour, ...left] = begun.left;
      if (colour === undefined) return begun;
      return { row: begun.row.toSpliced(gap, 0, 'dash'), colours: begun.colours.toSpliced(gap, 0, colour), left };
    },
    { row, colours, left: dashes },
  );
}

/** The same gaps as places in the finished row: a later dash on the left moves an earlier one on. */
export function finishedSlots([first, second]: readonly number[]): readonly number[] {
  if (first === undefined) return [];
  if (second === undefined) return [first];
  return [second <= first ? first + 1 : first, second];
}
