import { GAMES } from '@cifra/games/rules';
import { type Args, type Flags, readArgs } from '../args/flags.ts';
import { optionHelp } from '../args/option-help.ts';
import { type CommandContext, printLine, usageError } from '../context.ts';
import { EXIT } from '../terminal/io.ts';
import type { Words } from '../words/en.ts';

export type CommandName = keyof Words['help'];

/** A command of the command line: what it is called, what it takes, what it does, and the code it ends with. */
export type CliCommand = {
  readonly name: CommandName;
  run(argv: readonly string[], context: CommandContext): Promise<number>;
};

export function defineCommand<F extends Flags>(command: {
  readonly name: CommandName;
  readonly flags: F;
  run(args: Args<F>, context: CommandContext): Promise<number>;
}): CliCommand {
  return {
    name: command.name,
    run: async (argv, context) => {
      if (argv.includes('--help') || argv.includes('-h')) return help(command.name, argv, context);
      const args = readArgs(argv, command.flags);
      return args.ok ? command.run(args.value, context) : usageError(context, args.refusal);
    },
  };
}

/** How a command is called; with a game's name in the line also what options that game has. */
async function help(name: CommandName, argv: readonly string[], context: CommandContext): Promise<number> {
  await printLine(context, context.words.help[name]);
  for (const listed of GAMES.filter(({ game }) => argv.includes(game.id)))
    await printLine(context, optionHelp(context, listed));
  return EXIT.ok;
}
