import type { Seat } from '@cifra/kernel';
import type { DecisionReview } from '@cifra/mind-kit/review';
import type { DealsInsight } from '../mind/insight.ts';
import type { Value } from '../rules/tiles.ts';
import type { Command } from '../rules/types.ts';

export type AttackChance = {
  readonly seat: Seat;
  readonly place: number;
  readonly value: Value;
  readonly chance: number;
};

/** The exact figures of an attack or a stop, as the game's reviewer counts them. */
type AttackFigures = { readonly deals: number; readonly chance: number | null; readonly best: AttackChance | null };

export function figuresOf({ exact }: DecisionReview): AttackFigures | null {
  return exact as unknown as AttackFigures | null;
}

export function commandsOf({ command, best }: DecisionReview): { readonly made: Command; readonly best: Command } {
  return { made: command as Command, best: best as Command };
}

export function isAttackAt(command: Command, { seat, place, value }: Omit<AttackChance, 'chance'>): boolean {
  return command.type === 'attack' && command.seat === seat && command.place === place && command.value === value;
}

/** Every attack that could hit, likeliest first. */
export function attacksIn(rows: DealsInsight['rows']): readonly AttackChance[] {
  return rows
    .flatMap((row, seat) =>
      row.flatMap((chances, place) => (chances ?? []).map((one): AttackChance => ({ seat, place, ...one }))),
    )
    .toSorted((one, other) => other.chance - one.chance);
}

/** Are the figures on all tiles numbers of deals? */
export function areCounted({ rows, deals }: DealsInsight): boolean {
  return rows.flat().every((tile) => tile?.every(({ chance }) => dealsIn(chance, deals) !== null) ?? true);
}

/** Up to `count` attacks by their chance to hit: what was done and what the mind thinks best are always among them. */
export function comparedAttacks(
  { rows }: DealsInsight,
  { made, best }: ReturnType<typeof commandsOf>,
  count: number,
): readonly AttackChance[] {
  const all = attacksIn(rows);
  const wanted = [made, best].flatMap((command) => {
    if (command.type !== 'attack') return [];
    const { seat, place, value } = command;
    // A number that cannot be there is in no deal.
    return [all.find((one) => isAttackAt(command, one)) ?? { seat, place, value, chance: 0 }];
  });
  const chosen = [
    ...new Map([...wanted, ...all].map((one) => [`${one.seat} ${one.place} ${one.value}`, one])).values(),
  ];
  return chosen.slice(0, Math.max(count, wanted.length)).toSorted((one, other) => other.chance - one.chance);
}

/** A chance as a number of deals where that is a whole one, and not too many to be read. */
export function dealsIn(chance: number, deals: number): number | null {
  const count = chance * deals;
  return deals <= 99 && Math.abs(count - Math.round(count)) < 1e-6 ? Math.round(count) : null;
}
