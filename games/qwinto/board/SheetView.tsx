import { classes } from '@cifra/kit';
import { COLOURS, FAILS_TO_END } from '../rules/index.ts';
import type { BoardWords } from '../words/board-words.ts';
import { withMinus } from '../words/minus.ts';
import { CellView } from './CellView.tsx';
import { BONUS_LANE, LANE, LINES, REACH, SCORE_LINE } from './lanes.ts';
import { PentagonShape } from './PentagonShape.tsx';
import { RowMark } from './RowMark.tsx';
import type { CellModel, SheetModel } from './sheet-model.ts';

type Props = {
  readonly sheet: SheetModel;
  readonly title: string;
  readonly words: BoardWords;
  /** Small beside the table: its head, with the fails and the total, is elsewhere. */
  readonly isMini?: boolean;
  readonly isMarked?: boolean;
  readonly isPointed?: boolean;
  readonly onPress?: (cell: CellModel) => void;
};

/**
 * A sheet like the printed one: rows as lanes, twelve numbered lines, and every score filled in. Each piece says its line
 * and its lane, and the style decides which of them goes across: on a phone the sheet is turned.
 */
export function SheetView({
  sheet,
  title,
  words,
  isMini = false,
  isMarked = false,
  isPointed = false,
  onPress,
}: Props) {
  return (
    <section class={classes('qwinto-sheet', isMini && 'is-mini')} data-pointed={isPointed} aria-label={title}>
      {sheet.bonuses.map(({ line }) => (
        <i key={line} class="qwinto-tie" style={{ '--line': line }} />
      ))}
      {LINES.map((line) => (
        <span key={line} class="qwinto-line digits" style={{ '--line': line, '--lane': 0 }} aria-hidden="true">
          {line}
        </span>
      ))}
      <Lanes />
      {!isMini && (
        <>
          <p class="qwinto-title" style={{ '--line': 1, '--span': 2, '--lane': 1 }}>
            <b>{title}</b>
            <small class="qwinto-rising">{words.rising}</small>
          </p>
          <Fails sheet={sheet} words={words} />
          <p class="qwinto-total">
            <small>{words.total}</small> <b class="digits">{withMinus(sheet.total)}</b>
          </p>
          <small class="qwinto-bonus-label" style={{ '--line': 11, '--span': 2, '--lane': BONUS_LANE }}>
            {words.lineBonus}
          </small>
        </>
      )}
      {COLOURS.map((row) => (
        <ul key={row} aria-label={words.rowName(row)}>
          {sheet.cells
            .filter((cell) => cell.row === row)
            .map((cell) => (
              <CellView
                key={cell.line}
                cell={cell}
                words={words}
                isMarked={isMarked}
                {...(onPress === undefined ? {} : { onPress })}
              />
            ))}
        </ul>
      ))}
      <Scores sheet={sheet} words={words} />
    </section>
  );
}

function Lanes() {
  return REACH.map(({ row, first, count, gap }) => (
    <>
      <i class="qwinto-lane" data-row={row} style={{ '--line': first, '--span': count, '--lane': LANE[row] }} />
      <i class="qwinto-gap" data-row={row} style={{ '--line': gap, '--lane': LANE[row] }} />
    </>
  ));
}

/** What rows and full lines bring now (Q10, Q11). */
function Scores({ sheet, words }: Pick<Props, 'sheet' | 'words'>) {
  return (
    <>
      <i class="qwinto-foot" />
      <span class="qwinto-sum-sign digits" aria-hidden="true">
        Σ
      </span>
      {sheet.rows.map(({ row, points, isFull }) => (
        <span
          key={row}
          class="qwinto-box digits"
          data-row={row}
          data-full={isFull}
          role="img"
          aria-label={words.rowScore(row, points, isFull)}
          style={{ '--line': SCORE_LINE, '--lane': LANE[row] }}
        >
          <RowMark row={row} /> {points}
        </span>
      ))}
      {sheet.bonuses.map(({ line, pentagon, points }) => (
        <span
          key={line}
          class="qwinto-bonus digits"
          data-row={pentagon}
          data-paid={points !== null}
          role="img"
          aria-label={words.bonus(line, points)}
          style={{ '--line': line, '--lane': BONUS_LANE }}
        >
          <PentagonShape />
          <span>{points ?? '–'}</span>
        </span>
      ))}
      <span
        class="qwinto-box digits"
        role="img"
        aria-label={words.bonusSum(sheet.bonusSum)}
        style={{ '--line': SCORE_LINE, '--lane': BONUS_LANE }}
      >
        +{sheet.bonusSum}
      </span>
    </>
  );
}

/** Four boxes; the fourth cross ends the match (Q9). */
export function Fails({ sheet, words }: Pick<Props, 'sheet' | 'words'>) {
  return (
    <p class="qwinto-fails" style={{ '--line': 11, '--span': 2, '--lane': LANE.purple }}>
      <small aria-hidden="true">{words.failsLabel}</small>
      <span role="img" aria-label={words.fails(sheet.fails)}>
        {Array.from({ length: FAILS_TO_END }, (_, at) => (
          <i key={at} data-crossed={at < sheet.fails} />
        ))}
      </span>
    </p>
  );
}
