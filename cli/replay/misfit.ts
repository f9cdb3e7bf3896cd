import type { ListedGame } from '@cifra/games';
import type { MatchFile, Misfit, Shape } from '@cifra/kernel';
import { type Context, sentence, tellingOf } from '../context.ts';

/** What does not fit in a match file, and where, in words. */
export function misfitSentence(
  context: Context,
  listed: ListedGame,
  file: MatchFile<Shape>,
  { entry: at, ...refusal }: Misfit,
): string {
  const why = sentence(context, refusal as Omit<Misfit, 'entry'> & { code: string }, listed);
  if (at === null) return why;
  const { names } = tellingOf(context, listed);
  const seat = file.entries[at]?.seat ?? null;
  const who = seat === null ? context.words.replay.deal : names(seat);
  return context.words.verify.where(at, who, why);
}
