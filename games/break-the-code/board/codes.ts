import { type Seat, seatHand, type View } from '@cifra/kernel';
import type { Tile } from '../rules/tiles.ts';
import type { BreakTheCode, Table } from '../rules/types.ts';

/** A row of the table, by the name that notes and certainties give it. */
export type CodeKey = `seat:${number}` | 'centre';

export const codeOf = (seat: Seat): CodeKey => `seat:${seat}`;

export function seatOf(code: CodeKey): Seat | null {
  return code === 'centre' ? null : Number(code.slice('seat:'.length));
}

/** The others from the viewer's left on; all of them for a watcher. */
export function rivalsOf({ viewer, table }: View<BreakTheCode>): readonly Seat[] {
  const seats = Array.from({ length: table.seats }, (_, seat) => seat);
  return viewer === 'spectator' ? seats : [...seats.slice(viewer + 1), ...seats.slice(0, viewer)];
}

/** The row that the viewer must name: the rival's, or with three and four the centre (B8, B10). */
export function huntedOf({ viewer, table }: View<BreakTheCode>): CodeKey {
  if (table.seats > 2) return 'centre';
  return codeOf(viewer === 'spectator' ? 1 : 1 - viewer);
}

/** What lies behind a screen, as far as this viewer sees it: one's own, or everything at the end and in an open replay. */
export function tilesOf({ viewer, table, hands }: View<BreakTheCode>, code: CodeKey): readonly Tile[] | null {
  const seat = seatOf(code);
  const dealt = seat === null ? table.end?.centre : (table.end?.rows[seat] ?? hands[seatHand(seat)]?.tiles);
  const seen = seat === null && viewer !== 'spectator' ? hands[seatHand(viewer)]?.centre : undefined;
  const tiles = dealt ?? seen;
  return tiles === undefined || tiles.length === 0 ? null : tiles;
}

/** What a seat holds behind its own screen; nothing for a watcher. */
export function ownTiles({ viewer, hands }: View<BreakTheCode>): readonly Tile[] {
  return viewer === 'spectator' ? [] : (hands[seatHand(viewer)]?.tiles ?? []);
}

export const isCrowd = ({ seats }: Table): boolean => seats > 2;
