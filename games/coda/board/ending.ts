import type { Outcome, Seat, View } from '@cifra/kernel';
import type { Ending } from '@cifra/kit';
import type { StoryContext } from '@cifra/kit/stage';
import type { Attack, Coda, Row, Table } from '../rules/types.ts';
import { storyWords } from '../words/story.ts';

/** Why the match ended as it did: the last tile, or the points of a tournament. */
export function ending({ table }: View<Coda>, { scores }: Outcome, context: StoryContext): Ending {
  const words = storyWords[context.language];
  const who = (seat: Seat) => (seat === context.viewer ? null : context.names(seat));
  if (scores !== undefined) {
    const order = scores.map((points, seat) => ({ points, seat })).toSorted((one, other) => other.points - one.points);
    return { reason: words.summed(order.map(({ points, seat }) => [who(seat), points] as const)) };
  }
  const { winner, rows, drawn } = table;
  if (winner === null) return { reason: '' };
  const standing = standingIn(rows[winner]) + (drawn?.seat === winner ? 1 : 0);
  return { reason: lastTold(table, lastAttack(table), context), detail: words.left(who(winner), standing) };
}

/** The sentence of a round's last tile. */
export function lastTold(
  { rows, out }: Pick<Table, 'rows' | 'out'>,
  attack: Attack | null,
  { viewer, names, language }: StoryContext,
): string {
  const { lastTile } = storyWords[language];
  const who = (seat: Seat) => (seat === viewer ? null : names(seat));
  if (attack !== null) {
    const tile = rows[attack.target]?.find(({ key }) => key === attack.tile);
    return lastTile.opened(who(attack.seat), who(attack.target), tile?.colour ?? 'dark', attack.value);
  }
  const loser = out.at(-1) ?? 0;
  const last = rows[loser]?.toSorted((one, other) => (other.openSince ?? 0) - (one.openSince ?? 0))[0];
  return lastTile.gaveUp(who(loser), last?.colour ?? null, last?.value ?? null);
}

/** The attack that ended a round; null where somebody opened their own last tile. */
function lastAttack({ attacks, turns }: Table): Attack | null {
  const last = attacks.at(-1);
  return last?.right === true && last.turn === turns ? last : null;
}

export function standingIn(row: Row | undefined): number {
  return row?.filter(({ open }) => !open).length ?? 0;
}
