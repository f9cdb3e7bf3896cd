import { classes } from '@cifra/kit';
import type { BoardWords } from '../words/board-words.ts';
import { LANE } from './lanes.ts';
import { PentagonShape } from './PentagonShape.tsx';
import type { CellModel } from './sheet-model.ts';

type Props = {
  readonly cell: CellModel;
  readonly words: BoardWords;
  /** Are cells marked that would take the number? Then the others are out of the way of a keyboard. */
  readonly isMarked: boolean;
  readonly onPress?: (cell: CellModel) => void;
};

/** One cell of a sheet: what is written, what would be, or nothing any more. */
export function CellView({ cell, words, isMarked, onPress }: Props) {
  const { row, line, state, number, press } = cell;
  const name = nameOf(cell, words);
  const face = (
    <>
      {cell.isPentagon ? <PentagonShape /> : <i class="qwinto-round" />}
      <span aria-hidden="true">{number}</span>
    </>
  );
  return (
    <li
      class={classes('qwinto-cell', cell.isPointed && 'is-pointed')}
      data-row={row}
      data-state={state}
      data-pentagon={cell.isPentagon}
      style={{ '--line': line, '--lane': LANE[row] }}
    >
      {press !== null && onPress !== undefined ? (
        <button
          type="button"
          aria-label={name}
          aria-pressed={state === 'aimed'}
          // Not those that would be refused: arrows still come to them, and a press says why.
          tabIndex={isMarked && !cell.isLegal ? -1 : 0}
          onClick={() => onPress(cell)}
        >
          {face}
        </button>
      ) : (
        <span class="qwinto-ink">
          {face}
          <span class="visually-hidden">{name}</span>
        </span>
      )}
    </li>
  );
}

function nameOf({ row, line, state, number, isPentagon }: CellModel, words: BoardWords): string {
  const what = {
    empty: words.empty,
    open: words.empty,
    aimed: words.chosen(number ?? 0),
    chosen: words.chosen(number ?? 0),
    dead: words.dead,
    written: String(number),
    fresh: `${number}, ${words.fresh}`,
  }[state];
  return [words.cell(row, line), ...(isPentagon ? [words.pentagon] : []), what].join(', ');
}
