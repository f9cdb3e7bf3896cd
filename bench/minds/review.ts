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

/** `npm run bench -- review [matches] [quick | full] [game]`: how long the review of a match between club players takes. */
export async function run([matches = '5', depth = 'quick', only]: readonly string[]): Promise<void> {
  const chosen = DEPTHS.find((one) => one === depth);
  if (chosen === undefined) throw new Error(`A depth is one of ${DEPTHS.join(', ')}`);
  for (const { game } of GAMES) {
    const [bots, reviewer] = [await loadBots(game.id), await loadReviewer(game.id)];
    if (bots === null || reviewer === null || (only !== undefined && only !== game.id)) continue;
    const seats = Math.max(game.seats.min, game.teams(4).length > 0 ? 4 : 2);
    const seconds: number[] = [];
    let decisions = 0;
    for (let at = 0; at < Number(matches); at++) {
      const file = played(game, bots.club, seats, `review/${at}`);
      const begun = performance.now();
      const review = reviewMatch(game, reviewer, file, { depth: chosen });
      seconds.push((performance.now() - begun) / 1000);
      if (!review.ok) throw new Error(review.refusal.code);
      decisions += review.value.decisions.length;
    }
    seconds.sort((a, b) => a - b);
    const [median, worst] = [quantile(seconds, 0.5), seconds.at(-1) ?? 0];
    console.log(
      `${game.id}, ${seats} seats, ${chosen}: median ${median.toFixed(2)} s, worst ${worst.toFixed(2)} s, ${(decisions / Number(matches)).toFixed(0)} decisions a match`,
    );
  }
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
