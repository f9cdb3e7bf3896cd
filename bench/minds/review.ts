import { loadBots, loadReviewer } from '@cifra/games/bots';
import { GAMES } from '@cifra/games/rules';
import {
  type AnyGame,
  act,
  type Bot,
  chanceOf,
  commit,
  MATCH_FORMAT,
  type MatchEntry,
  type MatchFile,
  open,
  type Shape,
  seedFrom,
  view,
} from '@cifra/kernel';
import { playersRng, quantile } from '@cifra/mind-kit/arena';
import { DEPTHS, reviewMatch } from '@cifra/mind-kit/review';

/**
 * `npm run bench -- review [matches] [quick | full] [game]`: how long the review of a match between club players takes, so many
 * matches for each number of seats. The clock on the wall counts what other programs take; the time on the processor is what one
 * core of its own would need at most.
 */
export async function run([matches = '5', depth = 'quick', only]: readonly string[]): Promise<void> {
  const chosen = DEPTHS.find((one) => one === depth);
  if (chosen === undefined) throw new Error(`A depth is one of ${DEPTHS.join(', ')}`);
  for (const { game } of GAMES) {
    const [bots, reviewer] = [await loadBots(game.id), await loadReviewer(game.id)];
    if (bots === null || reviewer === null || (only !== undefined && only !== game.id)) continue;
    const all: Times[] = [];
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const times: Times[] = [];
      let decisions = 0;
      for (let at = 0; at < Number(matches); at++) {
        const file = played(game, bots.club, seats, `review/${at}`);
        const [begun, used] = [performance.now(), process.cpuUsage()];
        const review = reviewMatch(game, reviewer, file, { depth: chosen });
        const { user, system } = process.cpuUsage(used);
        times.push({ core: (user + system) / 1e6, wall: (performance.now() - begun) / 1000 });
        if (!review.ok) throw new Error(review.refusal.code);
        decisions += review.value.decisions.length;
      }
      console.log(
        `${game.id}, ${seats} ${seats === 1 ? 'seat' : 'seats'}, ${chosen}: ${told(times)}; ${(decisions / times.length).toFixed(0)} decisions a match`,
      );
      all.push(...times);
    }
    console.log(`${game.id}, ${all.length} matches, ${chosen}: ${told(all)}`);
  }
}

type Times = { readonly core: number; readonly wall: number };

function told(times: readonly Times[]): string {
  return `on one core ${ofAll(times.map(({ core }) => core))}; on the wall ${ofAll(times.map(({ wall }) => wall))}`;
}

function ofAll(seconds: readonly number[]): string {
  const sorted = seconds.toSorted((a, b) => a - b);
  return `median ${quantile(sorted, 0.5).toFixed(2)} s, worst ${(sorted.at(-1) ?? 0).toFixed(2)} s`;
}

/** A whole match by one bot at every seat, as a file that proves itself. */
export function played(game: AnyGame, bot: Bot<Shape>, seats: number, words: string): MatchFile<Shape> {
  const options = game.parseOptions({});
  if (!options.ok) throw new Error(options.refusal.code);
  const [seed, salt, rng] = [seedFrom(words), seedFrom(`${words} salt`), playersRng(words)];
  const seal = { seed, salt, commitment: commit(seed, salt), nonces: [] };
  const chance = chanceOf(seal);
  let { state, events } = open(game, seats, options.value, chance);
  const entries: MatchEntry<Shape>[] = [{ seat: null, command: null, events }];
  for (let outcome = game.outcome(state.table); ; outcome = game.outcome(state.table)) {
    if (outcome !== null)
      return {
        format: MATCH_FORMAT,
        game: game.id,
        rules: game.rulesVersion,
        seats,
        options: options.value,
        seal,
        entries,
        outcome,
      };
    const seat = rng.pick(game.toAct(state.table));
    const command = bot(view(game, state, seat), rng);
    const step = act(game, state, seat, command, chance);
    if (!step.ok) throw new Error(step.refusal.code);
    ({ state, events } = step.value);
    entries.push({ seat, command, events });
  }
}
