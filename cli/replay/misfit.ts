import type { ListedGame } from '@cifra/games/rules';
import type { MatchFile, Misfit, Shape } from '@cifra/kernel';
import { type CommandContext, refusalText } from '../context.ts';
import { namesIn, printable } from '../match/names.ts';

/** A forged file can hold anything, and a sentence should stay one. */
const LONGEST = 500;

/** What does not fit in a match file, and where, in words. */
export function misfitText(
  context: CommandContext,
  listed: ListedGame,
  file: MatchFile<Shape>,
  misfit: Misfit,
): string {
  const why = printable(refusalText(context, misfit, listed)).slice(0, LONGEST);
  const at = misfit.entry;
  if (at === null) return why;
  const names = namesIn(file, context.words);
  const seat = file.entries[at]?.seat ?? null;
  const who = seat === null ? context.words.replay.deal : names(seat);
  return context.words.verify.where(at, who, why);
}
