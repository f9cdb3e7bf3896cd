/** A place at a match, from 0. */
export type Seat = number;

/** Who looks at a match. */
export type Viewer = Seat | 'spectator';

/** What one seat, or one team, holds. */
export type HandId = `seat:${number}` | `team:${number}`;

export type ByHand<T> = { readonly [hand in HandId]?: T };
export type BySeat<T> = readonly T[];
export type Teams = readonly (readonly Seat[])[];

/** Made once: they are asked for at every step. */
const SEAT_HANDS: readonly HandId[] = Array.from({ length: 16 }, (_, seat): HandId => `seat:${seat}`);

export function seatHand(seat: Seat): HandId {
  return SEAT_HANDS[seat] ?? `seat:${seat}`;
}

/** Every hand of a match: one a seat, then one a team. */
export function handIds(seats: number, teams: Teams): readonly HandId[] {
  const own = Array.from({ length: seats }, (_, seat) => seatHand(seat));
  return [...own, ...teams.map((_, team): HandId => `team:${team}`)];
}

/** The hands that a viewer holds: one's own and one's team's; a spectator holds none. */
export function handsOf(viewer: Viewer, teams: Teams): readonly HandId[] {
  if (viewer === 'spectator') return [];
  const team = teams.findIndex((members) => members.includes(viewer));
  return team < 0 ? [seatHand(viewer)] : [seatHand(viewer), `team:${team}`];
}
