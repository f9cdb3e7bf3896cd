import type { Contents } from '@cifra/server/operator';
import type { CommandContext } from '../context.ts';

/** What a house or a copy of one holds, in one line. */
export function contentsText({ words, language }: CommandContext, contents: Contents): string {
  const whole = new Intl.NumberFormat(language);
  const { rooms, matches, people, bytes, lastMoved } = contents;
  const size = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(bytes / 1_000_000);
  const moved =
    lastMoved === null
      ? null
      : new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(lastMoved);
  return words.house.contents(whole.format(rooms), whole.format(matches), whole.format(people), size, moved);
}
