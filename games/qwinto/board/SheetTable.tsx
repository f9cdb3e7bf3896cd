import { classes } from '@cifra/kit';
import {
  CELLS,
  type Choice,
  COLOURS,
  COLUMNS,
  type Colour,
  isCell,
  isPentagon,
  type Sheet,
  score,
} from '../rules/index.ts';
import type { BoardWords } from '../words/board.ts';
import { isNeverWritable } from './dead.ts';

type Props = {
  readonly sheet: Sheet;
  readonly caption: string;
  readonly words: BoardWords;
  readonly isSmall?: boolean;
  /** The number to write, where one may be written. */
  readonly number?: number | null;
  readonly isWritable?: (row: Colour, column: number) => boolean;
  readonly showGains?: boolean;
  /** Cells that no number fits any more are marked. */
  readonly showDead?: boolean;
  /** Made but not yet shown to the others. */
  readonly choice?: Choice | null;
  /** A log entry speaks of it. */
  readonly pointed?: Choice;
  readonly isBusy?: boolean;
  readonly onWrite?: (row: Colour, column: number) => void;
};

/** The paper sheet as a real table: three rows, twelve columns, buttons where something can be written. */
export function SheetTable(props: Props) {
  const { sheet, caption, words, isSmall = false } = props;
  return (
    <table class={classes('qwinto-sheet', isSmall && 'small')}>
      <caption class="visually-hidden">
        {caption}, {words.points(score(sheet))}, {words.fails(sheet.fails)}
      </caption>
      <tbody>
        {COLOURS.map((colour) => (
          <tr key={colour} data-colour={colour}>
            <th scope="row">
              <span class="digits" aria-hidden="true">
                {words.row[colour].charAt(0)}
              </span>
              <span class="visually-hidden">{words.row[colour]}</span>
            </th>
            {Array.from({ length: COLUMNS }, (_, at) => (
              <Cell key={at} {...props} row={colour} column={at + 1} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The one place inside a row without a cell. */
function isGap(row: Colour, column: number): boolean {
  const cells = CELLS[row];
  return column > (cells[0] ?? 0) && column < (cells.at(-1) ?? 0);
}

function Cell({
  sheet,
  words,
  row,
  column,
  number = null,
  isWritable,
  showGains,
  showDead = false,
  choice,
  pointed,
  isBusy,
  onWrite,
}: Props & { readonly row: Colour; readonly column: number }) {
  if (!isCell(row, column))
    return <td class={isGap(row, column) ? 'gap' : 'outside'} aria-hidden={isGap(row, column) ? undefined : 'true'} />;
  const written = sheet[row][column - 1] ?? null;
  const isAt = (one: Choice | null | undefined) =>
    one !== null && one !== undefined && one !== 'skip' && one.row === row && one.column === column;
  const look = classes('cell', 'digits', isPentagon(row, column) && 'pentagon', isAt(pointed) && 'pointed');
  const mine = isAt(choice);
  if (number !== null && onWrite !== undefined && isWritable?.(row, column) === true) {
    const gain = score({ ...sheet, [row]: sheet[row].with(column - 1, number) }) - score(sheet);
    return (
      <td>
        <button
          type="button"
          class={classes(look, 'writable')}
          disabled={isBusy}
          aria-label={words.write(number, words.row[row], column, gain)}
          onClick={() => onWrite(row, column)}
        >
          <span aria-hidden="true">{showGains ? `+${gain}` : number}</span>
        </button>
      </td>
    );
  }
  const isDead = showDead && written === null && isNeverWritable(sheet, row, column);
  return (
    <td>
      <span class={classes(look, written !== null && 'written', mine && 'mine', isDead && 'dead')}>
        <span class="visually-hidden">
          {words.column(column)}
          {isPentagon(row, column) ? `, ${words.pentagon}` : ''}:{' '}
        </span>
        {written ?? (mine ? <span aria-hidden="true">{number ?? '✎'}</span> : null)}
        {written === null && (
          <span class="visually-hidden">{isDead ? words.dead : mine ? words.mine : words.empty}</span>
        )}
      </span>
    </td>
  );
}
