import { type BoardProps, SeatFace } from '@cifra/kit';
import { FAIL_COST, type Qwinto } from '../rules/index.ts';
import { boardWords } from '../words/board.ts';
import { withMinus } from '../words/minus.ts';
import { Crown } from './Crown.tsx';
import { RowMark } from './RowMark.tsx';
import { sheetModel } from './sheet-model.ts';

type Props = {
  readonly board: BoardProps<Qwinto>;
  readonly order: readonly number[];
  readonly nameOf: (seat: number) => string;
};

/** Rows, lines with their sums, fails and the total; whoever won is marked (Q10, Q11, Q12). */
export function Totals({ board, order, nameOf }: Props) {
  const { view, game, language, people } = board;
  const words = boardWords[language];
  const { table } = view;
  const winners = game.outcome(table)?.winners ?? [];
  const columns = order.flatMap((seat) => {
    const paper = table.sheets[seat];
    return paper === undefined
      ? []
      : [{ seat, sheet: sheetModel(paper), isWinner: winners.includes(seat) && order.length > 1 }];
  });
  return (
    <div class="qwinto-totals-paper">
      <table class="qwinto-totals">
        <caption class="visually-hidden">{words.tally}</caption>
        <thead>
          <tr>
            <td />
            {columns.map(({ seat, isWinner }) => (
              <th key={seat} scope="col" data-winner={isWinner}>
                {isWinner && <Crown label={words.winner} />}
                <SeatFace seat={seat} person={people(seat)} size="2rem" />
                <span>{nameOf(seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(['orange', 'yellow', 'purple'] as const).map((row, at) => (
            <tr key={row}>
              <th scope="row">
                <span data-row={row}>
                  <RowMark row={row} /> {words.row[row]}
                </span>
              </th>
              {columns.map(({ seat, sheet, isWinner }) => (
                <td key={seat} data-winner={isWinner}>
                  {/* A full row brings its last number: circled, as with a pen. */}
                  <span data-full={sheet.rows[at]?.isFull}>{sheet.rows[at]?.points}</span>
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{words.lines}</th>
            {columns.map(({ seat, sheet, isWinner }) => {
              const paid = sheet.bonuses.flatMap(({ points }) => (points === null ? [] : [points]));
              return (
                <td key={seat} data-winner={isWinner}>
                  +{sheet.bonusSum}
                  {paid.length > 1 && <small>{paid.join(' + ')}</small>}
                </td>
              );
            })}
          </tr>
          <tr>
            <th scope="row">{words.failsRow}</th>
            {columns.map(({ seat, sheet, isWinner }) => (
              <td key={seat} data-winner={isWinner}>
                {withMinus(-FAIL_COST * sheet.fails)}
              </td>
            ))}
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            {columns.map(({ seat, sheet, isWinner }) => (
              <td key={seat} data-winner={isWinner}>
                {withMinus(sheet.total)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
