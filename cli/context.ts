import type { ListedGame } from '@cifra/games/rules';
import { type Language, type Refusal, tellRefusal } from '@cifra/kernel';
import { kernelRefusal } from '@cifra/kernel/words';
import { EXIT, type Io, write } from './terminal/io.ts';
import { en, type Words } from './words/en.ts';
import { es } from './words/es.ts';

const WORDS: { readonly [language in Language]: Words } = { en, es };

/** What every command is given: its streams and the user's language. */
export type CommandContext = {
  readonly io: Io;
  readonly language: Language;
  readonly words: Words;
  /** Was JSON asked for? Then a wrong call is answered in it too. */
  readonly isJson: boolean;
};

export function contextOf(io: Io, language: Language, isJson = false): CommandContext {
  return { io, language, words: WORDS[language], isJson };
}

/** Why something is refused, in the user's language. */
export function refusalText(
  { language, words }: Pick<CommandContext, 'language' | 'words'>,
  refusal: Refusal,
  listed?: ListedGame,
): string {
  return (
    tellRefusal(words.refusals, refusal) ??
    listed?.tellings[language].refusal(refusal) ??
    kernelRefusal(language, refusal) ??
    refusal.code
  );
}

export async function printLine(context: CommandContext, text: string): Promise<void> {
  await write(context.io.stdout, `${text}\n`);
}

export async function printError(context: CommandContext, text: string): Promise<void> {
  await write(context.io.stderr, `cifra: ${text}\n`);
}

/** The command was called wrongly: say why and where help is. */
export async function usageError(context: CommandContext, refusal: Refusal, listed?: ListedGame): Promise<number> {
  const message = refusalText(context, refusal, listed);
  if (context.isJson) {
    await printLine(context, JSON.stringify({ ok: false, code: refusal.code, message }));
    return EXIT.usage;
  }
  await printError(context, message);
  await write(context.io.stderr, `${context.words.seeHelp}\n`);
  return EXIT.usage;
}
