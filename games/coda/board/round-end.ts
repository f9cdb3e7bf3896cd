import { seatHand, type View } from '@cifra/kernel';
import { type Colour, sumOf, type Value } from '../rules/tiles.ts';
import type { Coda, Earned, RoundEnd, Row } from '../rules/types.ts';

/**
 * The round that has just ended, as long as nobody has a row of the next one: its numbers are to be looked at before
 * the next deal (C18). Null at all other times.
 */
export function endedRound({ table }: View<Coda>): { readonly round: number; readonly end: RoundEnd } | null {
  const { round, rounds, phase } = table;
  if (round === undefined || rounds === undefined) return null;
  const end = rounds.at(-1);
  if (end === undefined || phase === 'over') return null;
  const isNow = rounds.length === round || (rounds.length === round - 1 && phase === 'take');
  return isNow ? { round: rounds.length, end } : null;
}

export type EndTile = {
  readonly colour: Colour;
  readonly value: Value | null;
  readonly isOpen: boolean;
  readonly isLast: boolean;
};

/** A row when everything is revealed; the drawn tile stands at its end if it never joined. */
export function endRow(
  { rows, drawn, attack }: Pick<RoundEnd, 'rows' | 'drawn' | 'attack'>,
  seat: number,
): { readonly tiles: readonly EndTile[]; readonly drawn: EndTile | null } {
  const tiles = (rows[seat] ?? []).map(({ colour, value, open, key }) => ({
    colour,
    value,
    isOpen: open,
    isLast: attack?.target === seat && attack.tile === key,
  }));
  const own =
    drawn?.seat === seat ? { colour: drawn.colour, value: drawn.value ?? null, isOpen: false, isLast: false } : null;
  return { tiles, drawn: own };
}

/** What the winner's standing tiles are worth, one by one, so that the sum can be checked by eye (C18). */
export function standingSum({ rows, drawn, winner }: Pick<RoundEnd, 'rows' | 'drawn' | 'winner'>): {
  readonly numbers: readonly number[];
  readonly sum: number;
} {
  const standing = (rows[winner] ?? ([] as Row)).flatMap(({ open, value }) => (open || value === null ? [] : [value]));
  const last = drawn?.seat === winner && drawn.value !== undefined ? [drawn.value] : [];
  const values = [...standing, ...last];
  const numbers = values.flatMap((value) => (value === 'dash' ? [] : [value])).toSorted((one, other) => one - other);
  return { numbers, sum: sumOf(values) };
}

/** What a seat got in one round. */
export function totalOf(earned: Earned | undefined): number {
  return earned === undefined ? 0 : earned.hits + earned.lastTiles + earned.round + earned.hidden;
}

/** What a seat had before the last of these rounds. */
export function earnedBefore(rounds: readonly RoundEnd[], seat: number): number {
  return rounds.slice(0, -1).reduce((sum, { earned }) => sum + totalOf(earned[seat]), 0);
}

/** How a match ended, in the form of a round: without a tournament there is one, and nothing to count. */
export function lastEnd({ table, hands }: View<Coda>): RoundEnd {
  const last = table.rounds?.at(-1);
  if (last !== undefined) return last;
  const attack = table.attacks.at(-1);
  const { drawn } = table;
  return {
    winner: table.winner ?? 0,
    rows: table.rows,
    drawn:
      drawn === null
        ? null
        : { ...drawn, ...withValue(drawn.value ?? hands[seatHand(drawn.seat)]?.drawn ?? undefined) },
    attack: attack?.right === true && attack.turn === table.turns ? attack : null,
    earned: [],
  };
}

const withValue = (value: Value | undefined) => (value === undefined ? {} : { value });
