import type { View } from '@cifra/kernel';
import type { Coda, Value } from '../rules/index.ts';
import { namedValue } from './codes.ts';
import { worldsOf } from './worlds.ts';

/** What could be known of the hidden tiles: how many deals are left, and in which share of them each tile has which number. */
export type DealsInsight = {
  readonly deals: number;
  /** By seat and place, likeliest first; null for one's own tiles and for those that lie open. */
  readonly rows: readonly (readonly (readonly ValueChance[] | null)[])[];
};

export type ValueChance = { readonly value: Value; readonly chance: number };

export function dealsInsight(view: View<Coda>): DealsInsight {
  const worlds = worldsOf(view);
  const { rows, me } = worlds.situation;
  return {
    deals: worlds.count,
    rows: rows.map((row, seat) =>
      row.map(({ open }, place) => (open || seat === me ? null : chancesAt(worlds.chancesOf(seat, place)))),
    ),
  };
}

function chancesAt(chances: Float64Array): readonly ValueChance[] {
  return [...chances]
    .flatMap((chance, code) => (chance > 0 ? [{ value: namedValue(code), chance }] : []))
    .toSorted((one, other) => other.chance - one.chance);
}
