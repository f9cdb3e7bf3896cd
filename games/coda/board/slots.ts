import type { Refusal, View } from '@cifra/kernel';
import type { Coda, Command } from '../rules/types.ts';

/** Gaps that the game waits for: for a dash of the opening, or for a tile that must join (C13, C14). */
export function slotsAsked({ table }: View<Coda>, legal: readonly Command[]): readonly number[] {
  return table.phase === 'attack' ? [] : legal.flatMap((move) => (move.type === 'place' ? [move.slot] : []));
}

/**
 * Gaps that may be said before the tile joins. Whoever says one every time, also where there is only one, never shows
 * that there was a choice; so all that are allowed are offered, not only those among which there is one to make.
 */
export function slotsAhead(
  { table, viewer }: View<Coda>,
  legal: readonly Command[],
  whyNot: (command: Command) => Refusal | null,
): readonly number[] {
  if (viewer === 'spectator' || !legal.some(({ type }) => type === 'attack')) return [];
  const gaps = Array.from({ length: (table.rows[viewer]?.length ?? 0) + 1 }, (_, slot) => slot);
  return gaps.filter((slot) => whyNot({ type: 'place', slot }) === null);
}
