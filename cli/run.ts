import { createRequire } from 'node:module';
import { GAMES } from '@cifra/games/rules';
import { backup } from './commands/backup.ts';
import type { CliCommand } from './commands/command.ts';
import { doctor } from './commands/doctor.ts';
import { house } from './commands/house.ts';
import { move } from './commands/move.ts';
import { people } from './commands/people.ts';
import { play } from './commands/play.ts';
import { prune } from './commands/prune.ts';
import { referee } from './commands/referee.ts';
import { replay } from './commands/replay.ts';
import { restore } from './commands/restore.ts';
import { review } from './commands/review.ts';
import { rooms } from './commands/rooms.ts';
import { serve } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';
import { verify } from './commands/verify.ts';
import { type CommandContext, contextOf, printLine, usageError } from './context.ts';
import { EXIT, type Io, write } from './terminal/io.ts';
import { isLanguage, localeLanguage } from './terminal/language.ts';

const HELP: readonly string[] = ['help', '--help', '-h'];
const PLAYING: readonly CliCommand[] = [serve, play, referee, simulate, replay, verify, review];
const LOOKING_AFTER: readonly CliCommand[] = [house, rooms, people, backup, restore, move, prune, doctor];
const COMMANDS = [...PLAYING, ...LOOKING_AFTER];

/** The whole command line over any streams; gives the exit code. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  const { asked, rest } = languageFlag(argv);
  const language = asked !== undefined && isLanguage(asked) ? asked : localeLanguage(io.env);
  const context = contextOf(io, language, rest.includes('--json'));
  if (asked !== undefined && !isLanguage(asked)) return usageError(context, { code: 'unknown-language' });

  const [first, ...words] = rest;
  if (first === undefined) {
    await write(io.stderr, overview(context));
    return EXIT.usage;
  }
  if (first === '--version' || first === '-V') {
    await printLine(context, versions());
    return EXIT.ok;
  }
  const isHelp = HELP.includes(first);
  const [name, ...args] = isHelp ? words.filter((word) => !HELP.includes(word)) : rest;
  if (name === undefined) {
    await write(io.stdout, overview(context));
    return EXIT.ok;
  }
  const command = COMMANDS.find((one) => one.name === name);
  return (
    command?.run(isHelp ? ['--help', ...args] : args, context) ??
    usageError(context, { code: 'unknown-command', command: name.slice(0, 40) })
  );
}

/** `--lang es`, before or after the command. */
function languageFlag(argv: readonly string[]): {
  readonly asked: string | undefined;
  readonly rest: readonly string[];
} {
  const at = argv.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  const word = argv[at];
  if (word === undefined) return { asked: undefined, rest: argv };
  const inline = word.startsWith('--lang=');
  return {
    asked: inline ? word.slice('--lang='.length) : (argv[at + 1] ?? ''),
    rest: argv.toSpliced(at, inline ? 1 : 2),
  };
}

function overview({ words, language }: CommandContext): string {
  const games = GAMES.map(({ game, tellings }) => {
    const { min, max } = game.seats;
    return `  ${game.id.padEnd(15)} ${tellings[language].name} (${min}–${max})`;
  });
  return `${words.overview(games.join('\n'))}\n`;
}

function versions(): string {
  const own = createRequire(import.meta.url)('@cifra/cli/package.json') as { readonly version: string };
  const rules = GAMES.map(({ game }) => `${game.id} ${game.rulesVersion}`);
  return `cifra ${own.version} (${rules.join(', ')})`;
}
