import './board.css';
import './rows.css';
import './tracks.css';
import './answers.css';
import './end.css';
import type { BoardProps } from '@cifra/kit';
import type { BreakTheCode } from '../rules/types.ts';
import { AnswerTable } from './AnswerTable.tsx';
import { NO_CHOICE } from './choice.ts';
import { boardModel } from './model.ts';
import { readNotes } from './notes.ts';
import { RowRack } from './RowRack.tsx';

/** Everything revealed: all rows with what they answered, and the table of all questions to be checked by eye. */
export function EndView(props: BoardProps<BreakTheCode>) {
  const model = boardModel({ ...props, reckoning: 'none', certain: {}, beat: null }, NO_CHOICE, readNotes(props.notes));
  const rows = [
    ...(model.centre === null ? [] : [model.centre]),
    ...model.rivals,
    ...(model.mine === null ? [] : [model.mine]),
  ];
  return (
    <div class="btc-end" data-rows={rows.length}>
      <div class="btc-end-rows">
        {rows.map((row) => (
          <RowRack key={row.code} board={props} row={row} state={null} />
        ))}
      </div>
      <AnswerTable board={props} answers={model.answers.map((one) => ({ ...one, isGlowing: false }))} onPoint={null} />
    </div>
  );
}
