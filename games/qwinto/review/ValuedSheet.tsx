import { classes } from '@cifra/kit';
import { GradeMark, type HintProps, type ReviewMark } from '@cifra/kit/review';
import type { Unit } from '@cifra/mind-kit/review';
import { LANE, LINES, REACH } from '../board/lanes.ts';
import { PentagonShape } from '../board/PentagonShape.tsx';
import { RowMark } from '../board/RowMark.tsx';
import type { ChoicesInsight } from '../mind/review.ts';
import { score } from '../rules/score.ts';
import { CELLS, COLOURS, type Colour, isPentagon } from '../rules/sheet-shape.ts';
import type { Command, Qwinto } from '../rules/types.ts';
import { boardWords } from '../words/board.ts';
import { reviewWords } from '../words/review.ts';

type Props = Pick<HintProps<Qwinto>, 'view' | 'seat' | 'people' | 'language'> & {
  readonly choices: ChoicesInsight['choices'];
  readonly unit: Unit;
  readonly markOf: (command: Command) => ReviewMark | null;
};

/** The sheet as it stands; where the number can go, each cell carries what it is worth there. */
export function ValuedSheet({ view, seat, people, language, choices, unit, markOf }: Props) {
  const words = reviewWords[language];
  const sheet = view.table.sheets[seat];
  if (sheet === undefined) return null;
  const times = unit === 'win' ? 100 : 1;
  const isAt = (command: Command, row: Colour, line: number) =>
    command.type === 'write' && command.row === row && command.column === line;
  const isWriting = view.table.phase === 'write';
  const title = words.sheet(people(seat).isMe, people(seat).name);
  return (
    <figure class="qwinto-valued">
      <figcaption>
        <b>{title}</b>
        {isWriting && <small>{words.onCells[unit]}</small>}
        <small class="digits">{words.soFar(score(sheet), sheet.fails)}</small>
      </figcaption>
      <div class="qwinto-valued-sheet">
        {LINES.map((line) => (
          <span key={line} class="is-line digits" style={{ '--line': line, '--lane': 0 }} aria-hidden="true">
            {line}
          </span>
        ))}
        {REACH.map(({ row, first, count, gap }) => (
          <>
            <i class="is-lane" data-row={row} style={{ '--line': first, '--span': count, '--lane': LANE[row] }} />
            <i class="is-gap" data-row={row} style={{ '--line': gap, '--lane': LANE[row] }} />
          </>
        ))}
        {COLOURS.map((row) => (
          <ul key={row} aria-label={boardWords[language].rowName(row)}>
            {CELLS[row].map((line) => {
              const written = sheet[row][line - 1] ?? null;
              const choice = choices.find(({ command }) => isAt(command, row, line));
              const mark = markOf({ type: 'write', row, column: line });
              const value = choice === undefined ? null : Math.round(times * choice.value);
              return (
                <li
                  key={line}
                  class={classes('is-cell', written !== null && 'is-written', value !== null && 'is-valued')}
                  data-row={row}
                  data-grade={mark ?? 'none'}
                  data-pentagon={isPentagon(row, line)}
                  style={{ '--line': line, '--lane': LANE[row] }}
                >
                  {isPentagon(row, line) ? <PentagonShape /> : <i class="is-round" />}
                  <span class="visually-hidden">{boardWords[language].cell(row, line)}: </span>
                  <span class="digits">
                    {mark !== null && <GradeMark mark={mark} />}
                    {written ?? value ?? ''}
                  </span>
                </li>
              );
            })}
          </ul>
        ))}
        {COLOURS.map((row) => (
          <span key={row} class="is-sign" data-row={row} style={{ '--line': 13, '--lane': LANE[row] }}>
            <RowMark row={row} />
          </span>
        ))}
      </div>
    </figure>
  );
}
