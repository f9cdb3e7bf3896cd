import { commit, type Game, MATCH_FORMAT, type MatchFile, type Shape, seedFrom } from '@cifra/kernel';
import type { Playout } from './playout.ts';

/** The match as a file that was dealt by this seed. */
export function matchFile<G extends Shape>(game: Game<G>, match: Playout<G>): MatchFile<G> {
  const seed = seedFrom(match.seed);
  const salt = seedFrom(`salt of ${match.seed}`);
  const last = match.states.at(-1);
  return {
    format: MATCH_FORMAT,
    game: game.id,
    rules: game.rulesVersion,
    seats: match.world.seats,
    options: match.world.options,
    seal: { seed, salt, commitment: commit(seed, salt), nonces: [] },
    entries: match.entries.map(({ events }, at) => {
      const move = match.world.moves[at - 1];
      const by = { seat: move?.seat ?? null, command: move?.command ?? null, events };
      return move?.timeout ? { ...by, timeout: true } : by;
    }),
    outcome: last === undefined ? null : game.outcome(last.table),
  };
}

/** One value of the last entry's events, changed. */
export function forge<G extends Shape>(file: MatchFile<G>): MatchFile<G> {
  const copy = structuredClone(file) as unknown as { entries: { events: { fact: { [field: string]: unknown } }[] }[] };
  const fact = copy.entries.at(-1)?.events.at(-1)?.fact;
  if (fact === undefined) throw new Error('The last entry has no event');
  fact.type = `${String(fact.type)}!`;
  return copy as unknown as MatchFile<G>;
}
