import type { Seat } from '@cifra/kernel';
import { bit, DASH_DARK, type Shade } from './codes.ts';
import type { Situation, Stone } from './situation.ts';

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
export type Decision = {
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
export function decisionsOf(situation: Situation): readonly Decision[] {
  const { attacks, me, turns, rows } = situation;
  const decisions: Decision[] = [];
  for (const [index, attack] of attacks.entries()) {
    if (attack.seat === me) continue;
    const next = attacks[index + 1];
    const before = attacks[index - 1];
    const mightStop = before !== undefined && before.turn === attack.turn && before.right;
    const stone = rows[attack.target]?.find(({ key }) => key === attack.tile);
    if (stone === undefined) continue;
    const code = attack.value === 'dash' ? DASH_DARK + stone.shade : 2 * attack.value + stone.shade;
    decisions.push(
      decision(situation, index, attack.seat, attack.turn, {
        mightStop,
        target: attack.target,
        tile: attack.tile,
        code,
      }),
    );
    const isLast = next === undefined ? attack.turn < turns : next.turn !== attack.turn;
    if (attack.right && isLast)
      decisions.push(
        decision(situation, index + 1, attack.seat, attack.turn, {
          mightStop: true,
          target: attack.target,
          tile: attack.tile,
          code: null,
        }),
      );
  }
  return decisions;
}

type Choice = {
  readonly mightStop: boolean;
  readonly target: Seat;
  readonly tile: number;
  readonly code: number | null;
};

function decision(situation: Situation, index: number, seat: Seat, turn: number, choice: Choice): Decision {
  const { attacks, rows } = situation;
  const openedBy = (owner: Seat, key: number) =>
    attacks.findIndex((one) => one.right && one.target === owner && one.tile === key);
  const wasHidden = (owner: Seat, { openSince, key }: Stone) => {
    if (openSince === null) return true;
    const by = openedBy(owner, key);
    // What an attack did not open opened when its turn was over.
    return by >= 0 ? by >= index : openSince >= turn;
  };
  const codes = (past: readonly (typeof attacks)[number][]) =>
    past.reduce((all, { value, target, tile }) => {
      const shade: Shade = rows[target]?.find(({ key }) => key === tile)?.shade ?? 0;
      return all | bit(value === 'dash' ? DASH_DARK + shade : 2 * value + shade);
    }, 0);
  const earlier = attacks.slice(0, index);
  const then = rows.map((row, owner) =>
    row.flatMap((stone, place): readonly PastTile[] => {
      if (stone.since >= turn) return [];
      const wrong = earlier.filter((one) => !one.right && one.target === owner && one.tile === stone.key);
      const own = earlier.filter((one) => one.seat === owner && one.turn >= stone.since);
      return [{ seat: owner, place, hidden: wasHidden(owner, stone), banned: codes(wrong), inferred: codes(own) }];
    }),
  );
  const held = (rows[seat] ?? []).flatMap((stone, place) => (stone.since <= turn ? [place] : []));
  const place = then[choice.target]?.findIndex((tile) => rows[choice.target]?.[tile.place]?.key === choice.tile) ?? -1;
  return { seat, rows: then, held, mightStop: choice.mightStop, target: choice.target, place, code: choice.code };
}
