import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { loadPlayers } from '@cifra/games/bots';
import type { ListedGame } from '@cifra/games/rules';
import { accept, checkSeats, type Result, refuse } from '@cifra/kernel';
import { arenaFigures, arenaReport } from '../arena/report.ts';
import { type Arena, runArena } from '../arena/run.ts';
import { chosenNumber, chosenOptions } from '../args/choices.ts';
import { type CommandContext, printLine, usageError } from '../context.ts';
import { EXIT } from '../terminal/io.ts';
import { ProgressBar } from '../terminal/progress.ts';
import type { SimulateArgs } from './simulate-flags.ts';

/** `cifra simulate --bots master,greedy`: named players instead of random ones, on all cores. */
export async function arena(listed: ListedGame, args: SimulateArgs, context: CommandContext): Promise<number> {
  const plan = await planOf(listed, args);
  if (!plan.ok) return usageError(context, plan.refusal, listed);
  const players = plan.value;
  const progress = new ProgressBar(context.io, players.matches);
  const result = await runArena({ ...players, stop: context.io.interrupt, onMatch: (done) => progress.at(done) });
  progress.clear();
  const figures = arenaFigures(result);
  if (args.values.json === true)
    await printLine(context, JSON.stringify({ game: players.game, seed: players.seed, ...figures }));
  else {
    const title = context.words.arena.title(
      listed.tellings[context.language].name,
      figures.matches,
      players.players.join(', '),
      players.seed,
    );
    await printLine(context, `${title}\n`);
    await printLine(context, arenaReport(figures, context.words, context.language));
  }
  return context.io.interrupt.aborted ? EXIT.interrupted : EXIT.ok;
}

/** What only random players take. */
const NOT_WITH_BOTS = ['seats', 'options', 'timeouts', 'save'] as const;

async function planOf({ game }: ListedGame, { values }: SimulateArgs): Promise<Result<Arena>> {
  const useless = NOT_WITH_BOTS.find((flag) => values[flag] !== undefined);
  if (useless !== undefined) return refuse('not-with-bots', { flag: `--${useless}` });
  const known = (await loadPlayers(game.id)) ?? {};
  const players = (values.bots ?? '').split(',').map((name) => name.trim());
  const stranger = players.find((name) => !Object.hasOwn(known, name));
  if (stranger !== undefined)
    return refuse('no-such-player', { player: stranger.slice(0, 40), known: Object.keys(known).join(', ') });
  const seats = checkSeats(game, players.length);
  if (!seats.ok) return seats;
  const matches = chosenNumber('--matches', values.matches ?? '100', 1, 10_000_000);
  if (!matches.ok) return matches;
  const threads = chosenNumber('--threads', values.threads ?? String(availableParallelism()), 1, 256);
  if (!threads.ok) return threads;
  const options = chosenOptions(game, values.option ?? []);
  if (!options.ok) return options;
  return accept({
    game: game.id,
    players,
    options: options.value,
    seed: values.seed ?? randomBytes(8).toString('hex'),
    matches: matches.value,
    threads: threads.value,
  });
}
