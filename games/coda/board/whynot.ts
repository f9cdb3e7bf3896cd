import { seatHand, type View } from '@cifra/kernel';
import { type Colour, rank, type Value } from '../rules/tiles.ts';
import type { Coda } from '../rules/types.ts';
import type { Aimed } from './target.ts';

/** Why a number cannot be the one of a tile, as far as it can be seen on the table: the pad says it in a word. */
export const REASONS = ['mine', 'open', 'missed', 'failed', 'order'] as const;
export type Reason = (typeof REASONS)[number];

/**
 * It is mine, it lies open, I have missed with it here, somebody else has, or it does not fit between the open tiles
 * beside it (C4). Nothing here is worked out that could not be seen at a glance.
 */
export function whyNotNumber(view: View<Coda>, { seat, tile, place }: Aimed, value: Value): Reason | null {
  const { table, viewer } = view;
  if (isMine(view, tile.colour, value)) return 'mine';
  if (isOpen(view, tile.colour, value)) return 'open';
  const missed = table.attacks.filter(
    (one) => one.target === seat && one.tile === tile.key && one.value === value && !one.right,
  );
  if (missed.some((one) => one.seat === viewer)) return 'missed';
  if (missed.length > 0) return 'failed';
  return value === 'dash' || fits(table.rows[seat] ?? [], place, rank(tile.colour, value)) ? null : 'order';
}

/** In my row, or drawn and still in my hand. */
export function isMine({ table, viewer, hands }: View<Coda>, colour: Colour, value: Value): boolean {
  const hand = viewer === 'spectator' ? undefined : hands[seatHand(viewer)];
  if (hand === undefined) return false;
  const isDrawn = hand.drawn === value && table.drawn?.seat === viewer && table.drawn.colour === colour;
  return isDrawn || hand.row.some((one, at) => one === value && hand.colours[at] === colour);
}

export function isOpen({ table }: View<Coda>, colour: Colour, value: Value): boolean {
  return table.rows.some((row) => row.some((one) => one.open && one.colour === colour && one.value === value));
}

function fits(row: Coda['Table']['rows'][number], place: number, own: number): boolean {
  return row.every((other, at) => {
    if (at === place || !other.open || other.value === null || other.value === 'dash') return true;
    const theirs = rank(other.colour, other.value);
    return at < place ? theirs < own : theirs > own;
  });
}
