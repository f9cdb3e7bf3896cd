import type { Result } from '@cifra/kernel';
import { type CommandContext, printError, printLine } from '../context.ts';
import { EXIT } from '../terminal/io.ts';

/** What an operator's command came to: sentences for people, or one line of JSON for scripts; and the exit code. */
export async function answer<T extends object>(
  context: CommandContext,
  isJson: boolean | undefined,
  result: Result<T>,
  say: (value: T) => string,
): Promise<number> {
  const { refusalText } = await import('@cifra/server/operator');
  if (result.ok) {
    await printLine(context, isJson === true ? JSON.stringify({ ok: true, ...result.value }) : say(result.value));
    return EXIT.ok;
  }
  const message = refusalText(context.language, result.refusal);
  if (isJson === true) await printLine(context, JSON.stringify({ ok: false, code: result.refusal.code, message }));
  else await printError(context, message);
  return EXIT.wrong;
}
