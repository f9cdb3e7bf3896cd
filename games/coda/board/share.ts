import type { View } from '@cifra/kernel';
import type { ShareCard } from '@cifra/kit';
import type { StoryContext } from '@cifra/kit/stage';
import type { Coda } from '../rules/types.ts';
import { storyWords } from '../words/story.ts';
import { standingIn } from './ending.ts';

/** Rows as they stand at the end: what fell is hollow. */
export function share({ table }: View<Coda>, { language, names }: StoryContext): ShareCard {
  const rows = table.rows.map((row, seat) => ({
    seat,
    marks: row.map(({ open }) => (open ? ('empty' as const) : ('full' as const))),
  }));
  const { winner } = table;
  if (winner === null) return { line: '', rows };
  return { line: storyWords[language].left(names(winner), standingIn(table.rows[winner])), rows };
}
