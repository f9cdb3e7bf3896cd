import { loadBots } from '@cifra/games/bots';
import { findGame } from '@cifra/games/rules';
import {
  act,
  chanceOf,
  commit,
  type Level,
  MATCH_FORMAT,
  type MatchEntry,
  type MatchFile,
  open,
  rng as rngOf,
  type Shape,
  seedFrom,
  view,
} from '@cifra/kernel';

/** A whole match between bots, by seat, as a file that proves itself; a name that is no level is a person's. */
export async function playedMatch(
  id: string,
  levels: readonly Level[],
  names: readonly string[],
): Promise<MatchFile<Shape>> {
  const [listed, bots] = [findGame(id), await loadBots(id)];
  if (listed === undefined || bots === null) throw new Error(`There is no game ${id}`);
  const { game } = listed;
  const options = game.parseOptions({});
  if (!options.ok) throw new Error(options.refusal.code);
  const [seed, salt, rng] = [seedFrom(`${id} seed`), seedFrom(`${id} salt`), rngOf(7)];
  const seal = { seed, salt, commitment: commit(seed, salt), nonces: [] };
  const chance = chanceOf(seal);
  let { state, events } = open(game, levels.length, options.value, chance);
  const entries: MatchEntry<Shape>[] = [{ seat: null, command: null, events }];
  for (;;) {
    const outcome = game.outcome(state.table);
    const { rulesVersion: rules } = game;
    if (outcome !== null)
      return {
        format: MATCH_FORMAT,
        game: id,
        rules,
        seats: levels.length,
        options: options.value,
        names,
        seal,
        entries,
        outcome,
      };
    const seat = rng.pick(game.toAct(state.table));
    const command = bots[levels[seat] ?? 'club'](view(game, state, seat), rng);
    const step = act(game, state, seat, command, chance);
    if (!step.ok) throw new Error(step.refusal.code);
    ({ state, events } = step.value);
    const level = levels[seat] ?? 'club';
    entries.push({ seat, command, ...(names[seat] === level ? { bot: level } : {}), events });
  }
}
