import { classes } from '@cifra/kit';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
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
import type { Write } from './aim.ts';
import { isNeverWritable } from './dead.ts';

type Props = {
  readonly sheet: Sheet;
  readonly caption: string;
  readonly words: BoardWords;
  readonly isSmall?: boolean;
  /** The number to write, where one may be written. */
  readonly number?: number | null;
  readonly isWritable?: (write: Write) => boolean;
  /** Chosen by a finger, not written yet. */
  readonly aim?: Write | null;
  readonly showGains?: boolean;
  /** Cells that no number fits any more are marked. */
  readonly showDead?: boolean;
  /** Made but not yet shown to the others. */
  readonly choice?: Choice | null;
  /** A log entry speaks of it. */
  readonly pointed?: Choice;
  readonly isBusy?: boolean;
  readonly onPress?: (write: Write, isFinger: boolean) => void;
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

function Cell(props: Props & { readonly row: Colour; readonly column: number }) {
  const { sheet, words, row, column, number = null, showDead = false, choice, pointed, onPress } = props;
  if (!isCell(row, column))
    return <td class={isGap(row, column) ? 'gap' : 'outside'} aria-hidden={isGap(row, column) ? undefined : 'true'} />;
  const written = sheet[row][column - 1] ?? null;
  const isAt = (one: Choice | null | undefined) =>
    one !== null && one !== undefined && one !== 'skip' && one.row === row && one.column === column;
  const look = classes('cell', 'digits', isPentagon(row, column) && 'pentagon', isAt(pointed) && 'pointed');
  const mine = isAt(choice);
  const write: Write = { type: 'write', row, column };
  if (number !== null && onPress !== undefined && props.isWritable?.(write) === true) {
    const gain = score({ ...sheet, [row]: sheet[row].with(column - 1, number) }) - score(sheet);
    const isAimed = isAt(props.aim);
    return (
      <td>
        <CellButton
          look={look}
          isAimed={isAimed}
          isBusy={props.isBusy}
          label={words.write(number, words.row[row], column, gain)}
          onPress={(isFinger) => onPress(write, isFinger)}
        >
          {props.showGains && !isAimed ? `+${gain}` : number}
        </CellButton>
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

type ButtonProps = {
  readonly look: string;
  readonly label: string;
  readonly isAimed: boolean;
  readonly isBusy: boolean | undefined;
  readonly onPress: (isFinger: boolean) => void;
  readonly children: ComponentChildren;
};

/** A cell to write into. It says whether a finger pressed it, which not every browser tells with the click. */
function CellButton({ look, label, isAimed, isBusy, onPress, children }: ButtonProps) {
  const isFinger = useRef(false);
  return (
    <button
      type="button"
      class={classes(look, 'writable')}
      disabled={isBusy}
      aria-label={label}
      // Left out otherwise: for a mouse and for keys this is no switch.
      aria-pressed={isAimed || undefined}
      onPointerUp={({ pointerType }) => {
        isFinger.current = pointerType === 'touch';
      }}
      onClick={() => {
        onPress(isFinger.current);
        isFinger.current = false;
      }}
    >
      <span aria-hidden="true">{children}</span>
    </button>
  );
}
