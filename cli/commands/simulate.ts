import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { ListedGame } from '@cifra/games/rules';
import { type AnyGame, accept, type Result, type Rng, refuse, someOptions } from '@cifra/kernel';
import { playersRng } from '@cifra/mind-kit/arena';
import { chosenGame, chosenNumber, chosenOptions, chosenSeats } from '../args/choices.ts';
import { type CommandContext, printError, printLine, refusalText, usageError } from '../context.ts';
import { makeFolder, writeMatch } from '../match/match-files.ts';
import { playAtRandom } from '../match/random-match.ts';

import { figures, report } from '../simulate/report.ts';
import { MatchTally } from '../simulate/tally.ts';
import { EXIT } from '../terminal/io.ts';
import { ProgressBar } from '../terminal/progress.ts';
import { arena } from './arena.ts';
import { defineCommand } from './command.ts';
import { SIMULATE_FLAGS, type SimulateArgs } from './simulate-flags.ts';

type Plan = {
  readonly listed: ListedGame;
  readonly matches: number;
  readonly seats: readonly number[];
  readonly seed: string;
  readonly optionsFor: (numbers: Rng) => object;
  readonly timeouts: number;
  readonly folder: string | undefined;
};

/** Random players, many matches, and what came of them. */
export const simulate = defineCommand({
  name: 'simulate',
  flags: SIMULATE_FLAGS,
  run: async (args, context) => {
    const listed = chosenGame(args.positionals);
    if (!listed.ok) return usageError(context, listed.refusal);
    if (args.values.bots !== undefined) return arena(listed.value, args, context);
    const plan = planOf(listed.value, args);
    if (!plan.ok) return usageError(context, plan.refusal, listed.value);
    const folder = await makeFolder(plan.value.folder);
    if (!folder.ok) return usageError(context, folder.refusal);
    const tallies = await playAll(plan.value, context);
    const rows = [...tallies.values()].map(figures);
    const { seed } = plan.value;
    if (args.values.json === true) await printLine(context, JSON.stringify({ game: listed.value.game.id, seed, rows }));
    else {
      const played = rows.reduce((sum, row) => sum + row.matches, 0);
      const name = listed.value.tellings[context.language].name;
      await printLine(context, `${context.words.simulation.title(name, played, seed)}\n`);
      await printLine(context, report(rows, context.words, context.language));
    }
    if (rows.some((row) => row.refusals + row.failures > 0)) return EXIT.wrong;
    return context.io.interrupt.aborted ? EXIT.interrupted : EXIT.ok;
  },
});

function planOf(listed: ListedGame, { values }: SimulateArgs): Result<Plan> {
  if (values.threads !== undefined) return refuse('threads-need-bots');
  const { game } = listed;
  const matches = chosenNumber('--matches', values.matches ?? '100', 1, 10_000_000);
  if (!matches.ok) return matches;
  const seats = chosenSeats(game, values.seats ?? ['all']);
  if (!seats.ok) return seats;
  const timeouts = chosenNumber('--timeouts', values.timeouts ?? '0', 0, 100);
  if (!timeouts.ok) return timeouts;
  const optionsFor = optionPlan(game, values.option ?? [], values.options);
  if (!optionsFor.ok) return optionsFor;
  return accept({
    listed,
    matches: matches.value,
    seats: seats.value,
    seed: values.seed ?? randomBytes(8).toString('hex'),
    optionsFor: optionsFor.value,
    timeouts: timeouts.value / 100,
    folder: values.save,
  });
}

function optionPlan(game: AnyGame, given: readonly string[], how: string | undefined): Result<Plan['optionsFor']> {
  if (how !== undefined && how !== 'random') return refuse('bad-options-plan');
  if (how === 'random' && given.length > 0) return refuse('options-twice');
  const options = chosenOptions(game, given);
  if (!options.ok) return options;
  return accept((numbers) => (how === 'random' ? someOptions(game, numbers) : options.value));
}

/** Match after match, the numbers of seats in turn; stops early on Ctrl-C and keeps what it has. */
async function playAll(plan: Plan, context: CommandContext): Promise<ReadonlyMap<number, MatchTally>> {
  const tallies = new Map(plan.seats.map((seats) => [seats, new MatchTally(seats)]));
  const progress = new ProgressBar(context.io, plan.matches);
  let breath = performance.now();
  for (let at = 0; at < plan.matches && !context.io.interrupt.aborted; at++) {
    const tally = tallies.get(plan.seats[at % plan.seats.length] ?? 0);
    if (tally === undefined) throw new Error(`No tally for match ${at}`);
    await playOne(plan, `${plan.seed}/${tally.seats}/${at}`, tally, context);
    progress.at(at + 1);
    // Signals and drawings need their turn too.
    if (performance.now() - breath < 50) continue;
    await setImmediate();
    breath = performance.now();
  }
  progress.clear();
  return tallies;
}

async function playOne(plan: Plan, seed: string, tally: MatchTally, context: CommandContext): Promise<void> {
  const { listed } = plan;
  const { stopped } = context.words.simulation;
  const numbers = playersRng(seed);
  const begun = performance.now();
  try {
    const deal = { seats: tally.seats, options: plan.optionsFor(numbers), seed };
    const { match, trouble } = playAtRandom(listed.game, deal, numbers, plan.timeouts);
    tally.seconds += (performance.now() - begun) / 1000;
    if (trouble !== null) {
      tally.stopped(trouble.kind);
      return printError(context, stopped(seed, refusalText(context, trouble.refusal, listed)));
    }
    const file = match.file();
    if (!file.ok) throw new Error(`No outcome after ${match.version} entries`);
    tally.ended(listed.game, file.value.outcome, match.version - 1);
    if (plan.folder === undefined) return;
    await writeMatch(join(plan.folder, `${listed.game.id}-${seed.replace(/[^\w.-]+/g, '-')}.json`), file.value);
  } catch (error) {
    // One broken match must not hide what the others show.
    tally.stopped('broken');
    await printError(context, stopped(seed, String((error as Error).stack ?? error)));
  }
}
