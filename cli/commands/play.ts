import { randomUUID } from 'node:crypto';
import { loadPlayers } from '@cifra/games/bots';
import { findCharacter } from '@cifra/games/manifests';
import {
  type AnyGame,
  accept,
  type Bot,
  type BotName,
  checkSeats,
  type Language,
  type OptionSpec,
  type Result,
  refuse,
  type Seat,
  type Shape,
} from '@cifra/kernel';
import { playersRng } from '@cifra/mind-kit/arena';
import { chosenGame, chosenNumber, chosenOptions, chosenViewer } from '../args/choices.ts';
import type { Args } from '../args/flags.ts';
import { type CommandContext, printError, printLine, refusalText, usageError } from '../context.ts';
import { LocalMatch } from '../match/local-match.ts';
import { checkWritable, writeMatch } from '../match/match-files.ts';
import { runGameLoop } from '../play/game-loop.ts';
import { EXIT } from '../terminal/io.ts';
import { Prompt } from '../terminal/prompt.ts';
import { defineCommand } from './command.ts';

const FLAGS = {
  seats: { type: 'string' },
  as: { type: 'string' },
  hotseat: { type: 'boolean' },
  bots: { type: 'string' },
  seed: { type: 'string' },
  option: { type: 'string', multiple: true },
  save: { type: 'string' },
} as const;

type Plan = {
  readonly seats: number;
  readonly options: object;
  readonly people: readonly Seat[];
};

/** A match in the terminal: against bots, around one keyboard, or watching. */
export const play = defineCommand({
  name: 'play',
  flags: FLAGS,
  run: async (args, context) => {
    const chosen = chosenGame(args.positionals);
    if (!chosen.ok) return usageError(context, chosen.refusal);
    const listed = chosen.value;
    const plan = planOf(listed.game, args, context.language);
    if (!plan.ok) return usageError(context, plan.refusal, listed);
    const { people, ...deal } = plan.value;
    const bots = args.values.bots ?? 'random';
    const opponent = await opponentOf(listed.game, bots);
    if (!opponent.ok) return usageError(context, opponent.refusal);
    const { seed, save } = args.values;
    const place = await checkWritable(save);
    if (!place.ok) return usageError(context, place.refusal);
    const match = new LocalMatch(listed.game, { ...deal, seed });
    const prompt = new Prompt(context.io, { remembers: people.length < 2 });
    // Without a seed the players are as random as the deal.
    const numbers = playersRng(seed ?? randomUUID());
    const opponentName = findCharacter(listed.game.id, bots)?.name ?? null;
    const playing = { context, listed, match, people, opponent: opponent.value, opponentName, numbers, prompt };
    const isOver = await runGameLoop(playing);
    prompt.close();
    if (!isOver) {
      await printLine(context, `\n${context.words.play.left}`);
      return prompt.isInterrupted ? EXIT.interrupted : EXIT.ok;
    }
    return save === undefined ? EXIT.ok : saveMatch(match, save, context);
  },
});

function planOf(game: AnyGame, { values }: Args<typeof FLAGS>, language: Language): Result<Plan> {
  const fewest = Math.max(2, game.seats.min);
  const seats = values.seats === undefined ? accept(fewest) : chosenNumber('--seats', values.seats, 0, 99);
  if (!seats.ok) return seats;
  const fitting = checkSeats(game, seats.value);
  if (!fitting.ok) return fitting;
  const options = chosenOptions(game, [...ownLanguage(game, language), ...(values.option ?? [])]);
  if (!options.ok) return options;
  const people = peopleOf(values, seats.value);
  if (!people.ok) return people;
  return accept({ seats: seats.value, options: options.value, people: people.value });
}

/** Who has the other seats: a level of the house's bots, or any player that can be named. */
async function opponentOf(game: AnyGame, name: string): Promise<Result<Bot<Shape>>> {
  const players: { readonly [name: BotName]: Bot<Shape> } = (await loadPlayers(game.id)) ?? {};
  const opponent = Object.hasOwn(players, name) ? players[name] : undefined;
  return opponent === undefined ? refuse('unknown-bots', { known: Object.keys(players).join(', ') }) : accept(opponent);
}

/** A game with words of its own takes them from the player's language, unless told otherwise. */
function ownLanguage(game: AnyGame, language: Language): readonly string[] {
  const spec = (game.options as { readonly language?: OptionSpec }).language;
  return spec?.kind === 'choice' && spec.choices.includes(language) ? [`language=${language}`] : [];
}

/** `--hotseat`: all of them; `--as 0` or `--as 0,2`: those; `--as spectator`: nobody. */
function peopleOf({ hotseat, bots, as }: Args<typeof FLAGS>['values'], seats: number): Result<readonly Seat[]> {
  if (hotseat === true && (bots ?? as) !== undefined) return refuse('hotseat-alone');
  if (hotseat === true) return accept(Array.from({ length: seats }, (_, seat) => seat));
  const people: Seat[] = [];
  for (const text of (as ?? '0').split(',')) {
    const viewer = chosenViewer(text, seats);
    if (!viewer.ok) return viewer;
    if (viewer.value !== 'spectator') people.push(viewer.value);
  }
  return accept(people);
}

async function saveMatch(match: LocalMatch, path: string, context: CommandContext): Promise<number> {
  const file = match.file();
  if (!file.ok) throw new Error(`A match without an outcome cannot be saved: ${file.refusal.code}`);
  try {
    await writeMatch(path, file.value);
  } catch {
    await printError(context, refusalText(context, { code: 'unwritable', file: path }));
    return EXIT.wrong;
  }
  await printLine(context, context.words.play.saved(path));
  return EXIT.ok;
}
