import { type CommandContext, printError } from '../context.ts';
import { RefereeSession } from '../referee/referee-session.ts';
import { EXIT, write } from '../terminal/io.ts';
import { type InputLine, readLines } from '../terminal/lines.ts';
import { defineCommand } from './command.ts';

const MAX_LINE = 4 * 1024 * 1024;

/** JSON lines in, JSON lines out, so that programs in any language can hold a match. */
export const referee = defineCommand({
  name: 'referee',
  flags: {},
  run: async (_args, context) => {
    const { stdin, interrupt } = context.io;
    interrupt.addEventListener('abort', () => stdin.destroy(), { once: true });
    try {
      await converse(context);
      return EXIT.ok;
    } catch (error) {
      // Ctrl-C tears the input away in the middle of waiting for it.
      if (!interrupt.aborted) throw error;
      return EXIT.interrupted;
    }
  },
});

async function converse(context: CommandContext): Promise<void> {
  const session = new RefereeSession(
    context,
    (error) => void printError(context, String((error as Error)?.stack ?? error)),
  );
  for await (const line of readLines(context.io.stdin, MAX_LINE)) {
    if (line.kind === 'line' && line.text.trim() === '') continue;
    await write(context.io.stdout, `${JSON.stringify(answerTo(session, line))}\n`);
  }
}

function answerTo(session: RefereeSession, line: InputLine): object {
  switch (line.kind) {
    case 'line':
      return session.answer(line.text);
    case 'too-long':
      return session.refusal({ code: 'too-long-line', max: MAX_LINE });
    case 'not-utf8':
      return session.refusal({ code: line.kind });
  }
}
