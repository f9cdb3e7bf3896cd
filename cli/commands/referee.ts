import { complain } from '../context.ts';
import { EXIT, write } from '../io.ts';
import { readLines } from '../lines.ts';
import { Session } from '../referee/session.ts';
import { defineCommand } from './command.ts';

const MAX_LINE = 4 * 1024 * 1024;

/** JSON lines in, JSON lines out, so that programs in any language can hold a match. */
export const referee = defineCommand({
  name: 'referee',
  flags: {},
  run: async (_args, context) => {
    const { stdin, stdout } = context.io;
    const session = new Session(context, (error) => void complain(context, String((error as Error)?.stack ?? error)));
    for await (const line of readLines(stdin, MAX_LINE)) {
      if (line.kind === 'line' && line.text.trim() === '') continue;
      const answer =
        line.kind === 'line'
          ? session.answer(line.text)
          : session.refusal(line.kind === 'too-long' ? { code: 'too-long-line', max: MAX_LINE } : { code: line.kind });
      await write(stdout, `${JSON.stringify(answer)}\n`);
    }
    return EXIT.ok;
  },
});
