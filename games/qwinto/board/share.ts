import type { View } from '@cifra/kernel';
import type { ShareCard, ShareMark } from '@cifra/kit';
import type { StoryContext } from '@cifra/kit/stage';
import { CELLS, COLOURS, type Colour, type Qwinto } from '../rules/index.ts';
import { withMinus } from '../words/minus.ts';

const COLUMNS = 12;
const ROW_COLOUR: { readonly [colour in Colour]: string } = { orange: '#e2611a', yellow: '#e0a800', purple: '#7440a0' };

/** The shape of one sheet: which cells were written, not with what. Of a watcher's match, the winner's. */
export function share({ table }: View<Qwinto>, { viewer, names }: StoryContext): ShareCard {
  const best = table.scores.indexOf(Math.max(...table.scores));
  const seat = viewer === 'spectator' ? best : viewer;
  const rows = COLOURS.map((row) => ({
    colour: ROW_COLOUR[row],
    marks: marksOf(row, table.sheets[seat]?.[row] ?? []),
  }));
  const score = (points: number, at: number) => `${names(at)} ${withMinus(points)}`;
  return { line: table.scores.map(score).join(' · '), rows };
}

function marksOf(row: Colour, numbers: readonly (number | null)[]): readonly ShareMark[] {
  const cells = CELLS[row];
  const [first = 1, last = COLUMNS] = [cells[0], cells.at(-1)];
  return Array.from({ length: COLUMNS }, (_, at) => {
    const column = at + 1;
    if (column < first || column > last) return 'space';
    if (!cells.includes(column)) return 'bar';
    return numbers[at] == null ? 'empty' : 'full';
  });
}
