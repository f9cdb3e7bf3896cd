import { type Known, slotsFor } from '../rules/tiles.ts';
import { bit, dashOf, type Shade } from './codes.ts';
import type { SeenTile, Situation } from './situation.ts';

/** Where a dash stands, or null if it is in no row. */
type Spot = { readonly seat: number; readonly place: number } | null;

/**
 * One way in which the dashes may lie, the dark and the light one, and how likely it is beside the others, whatever the
 * numbers are: owners choose slots by lot, so it is one over the slots that each tile had when it came.
 */
export type DashCase = { readonly spots: readonly [Spot, Spot]; readonly weight: number };

export function dashCases(situation: Situation, bluff: number): readonly DashCase[] {
  if (!situation.dashes) return [{ spots: [null, null], weight: 1 }];
  const shares = situation.rows.map((row) => new RowShares(row, situation.dashInOpening));
  return spotsOf(situation, 0).flatMap((dark) =>
    spotsOf(situation, 1).flatMap((light) => {
      const spots = [dark, light] as const;
      let weight = 1;
      for (const [seat, row] of shares.entries()) {
        const placeOf = (spot: Spot) => (spot?.seat === seat ? spot.place : -1);
        weight *= row.share(placeOf(dark), placeOf(light));
      }
      for (const [shade, spot] of spots.entries())
        if (spot !== null) weight *= dealtThere(situation, shade as Shade, spot, bluff);
      return weight > 0 ? [{ spots, weight }] : [];
    }),
  );
}

/** All places where this dash may be: the one where it is seen, or any hidden tile of its colour, or none. */
function spotsOf({ rows, unseen }: Situation, shade: Shade): readonly Spot[] {
  const dash = dashOf(shade);
  const isHidden = (unseen & bit(dash)) !== 0;
  const places = rows.flatMap((row, seat) =>
    row.flatMap((tile, place) => {
      const mayBe = isHidden ? tile.code === null && tile.shade === shade : tile.code === dash;
      return mayBe && (tile.banned & bit(dash)) === 0 ? [{ seat, place }] : [];
    }),
  );
  return isHidden || places.length === 0 ? [null, ...places] : places;
}

/** What speaks for and against a dash being this very tile, besides its place. */
function dealtThere(situation: Situation, shade: Shade, { seat, place }: NonNullable<Spot>, bluff: number): number {
  const tile = situation.rows[seat]?.[place];
  if (tile === undefined) throw new Error(`Seat ${seat} has no tile ${place}`);
  const asNamed = tile.code === null && (tile.named & bit(dashOf(shade))) !== 0 ? bluff : 1;
  return asNamed * passedOver(situation, tile);
}

/**
 * Where no dash may open, the deal passes over one and leaves it next in its pile: the first tile drawn of a colour is
 * the dash if that lay there, or before any tile of the opening.
 */
function passedOver({ rows, dashInOpening }: Situation, { shade, since }: SeenTile): number {
  if (dashInOpening) return 1;
  const same = rows.flat().filter((tile) => tile.shade === shade);
  const isFirst = same.every((tile) => tile.since === 0 || tile.since >= since);
  return isFirst ? 1 + same.filter((tile) => tile.since === 0).length : 1;
}

/** How likely the owner of a row was to place its tiles as they stand, by where its dashes are. */
class RowShares {
  readonly #row: readonly SeenTile[];
  readonly #dashInOpening: boolean;
  readonly #known = new Map<number, number>();

  constructor(row: readonly SeenTile[], dashInOpening: boolean) {
    this.#row = row;
    this.#dashInOpening = dashInOpening;
  }

  /** A place is −1 for a dash that is not in this row. */
  share(dark: number, light: number): number {
    const key = (dark + 1) * (this.#row.length + 1) + light + 1;
    const known = this.#known.get(key) ?? this.#count([dark, light]);
    this.#known.set(key, known);
    return known;
  }

  #count(dashes: readonly number[]): number {
    if (dashes.every((place) => place < 0)) return 1;
    if (!this.#dashInOpening && dashes.some((place) => this.#row[place]?.since === 0)) return 0;
    const comes = (place: number) => {
      // In the opening the numbers stand first, then come the dark dash and the light one (C13).
      const since = this.#row[place]?.since ?? 0;
      return since > 0 ? since + 2 : 1 + dashes.indexOf(place);
    };
    const places = this.#row.map((_, place) => place).toSorted((a, b) => comes(a) - comes(b));
    // Numbers rise from place to place, so a place is as good as the number there.
    const tileAt = (place: number): Known => ({ colour: 'dark', value: dashes.includes(place) ? 'dash' : place });
    const stand: number[] = [];
    let share = 1;
    for (const place of places) {
      share /= slotsFor(stand.map(tileAt), tileAt(place)).length;
      stand.splice(stand.filter((other) => other < place).length, 0, place);
    }
    return share;
  }
}
