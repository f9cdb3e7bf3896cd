import type { Seat } from '@cifra/kernel';
import type { Attack } from '../rules/index.ts';
import { bit, codeNamed } from './codes.ts';
import type { SeenTile, Situation } from './situation.ts';

/** A tile as it stood at an earlier moment. */
export type PastTile = {
  readonly seat: Seat;
  /** Where it stands today: its code in a world is found there. */
  readonly place: number;
  readonly hidden: boolean;
  readonly banned: number;
  readonly inferred: number;
};

/** A decision that somebody else took: an attack, or a stop when `code` is null. */
export type PastDecision = {
  readonly seat: Seat;
  /** Rows from the left, as they were. */
  readonly rows: readonly (readonly PastTile[])[];
  /** Today’s places of what the attacker held, the drawn tile among them. */
  readonly held: readonly number[];
  /** Had they been right before in that turn, so that they might have stopped? */
  readonly mightStop: boolean;
  readonly target: Seat;
  /** The index in the past row. */
  readonly place: number;
  readonly code: number | null;
};

/** All decisions of the others that the table still tells of, in order. */
export function decisionsOf(situation: Situation): readonly PastDecision[] {
  const { attacks, me, turns } = situation;
  const named = attacks.map((attack) => namedIn(situation, attack));
  const decisions: PastDecision[] = [];
  for (const [index, attack] of attacks.entries()) {
    const code = named[index] ?? null;
    if (attack.seat === me || code === null) continue;
    const next = attacks[index + 1];
    const before = attacks[index - 1];
    const mightStop = before !== undefined && before.turn === attack.turn && before.right;
    decisions.push({ ...pastOf(situation, named, index, attack), mightStop, code });
    const isLast = next === undefined ? attack.turn < turns : next.turn !== attack.turn;
    if (attack.right && isLast)
      decisions.push({ ...pastOf(situation, named, index + 1, attack), mightStop: true, code: null });
  }
  return decisions;
}

/** What an attack named, of the colour that its tile has; null if no such tile stands there. */
function namedIn({ rows }: Situation, { target, tile, value }: Attack): number | null {
  const seen = rows[target]?.find(({ key }) => key === tile);
  return seen === undefined ? null : codeNamed(seen.shade, value);
}

/** The table as it was before the attack number `index`, for whoever made the given attack in that turn. */
function pastOf(
  { attacks, rows }: Situation,
  named: readonly (number | null)[],
  index: number,
  { seat, turn, target, tile }: Attack,
): Omit<PastDecision, 'mightStop' | 'code'> {
  const past = (seen: SeenTile, owner: Seat, place: number): PastTile => {
    let banned = 0;
    let inferred = 0;
    let openedBy = -1;
    for (let at = 0; at < attacks.length; at++) {
      const attack = attacks[at] as Attack;
      const isAtIt = attack.target === owner && attack.tile === seen.key;
      if (isAtIt && attack.right && openedBy < 0) openedBy = at;
      const code = named[at] ?? null;
      if (at >= index || code === null) continue;
      if (isAtIt && !attack.right) banned |= bit(code);
      if (attack.seat === owner && attack.turn >= seen.since) inferred |= bit(code);
    }
    // What an attack did not open opened when its turn was over.
    const hidden = seen.openSince === null || (openedBy >= 0 ? openedBy >= index : seen.openSince >= turn);
    return { seat: owner, place, hidden, banned, inferred };
  };
  const then = rows.map((row, owner) =>
    row.flatMap((seen, place) => (seen.since >= turn ? [] : [past(seen, owner, place)])),
  );
  const held = (rows[seat] ?? []).flatMap((seen, place) => (seen.since <= turn ? [place] : []));
  const place = then[target]?.findIndex((one) => rows[target]?.[one.place]?.key === tile) ?? -1;
  return { seat, rows: then, held, target, place };
}
