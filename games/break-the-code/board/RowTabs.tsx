import { type BoardProps, classes, Icon, SeatFace } from '@cifra/kit';
import type { BreakTheCode } from '../rules/types.ts';
import { boardWords } from '../words/board.ts';
import type { TableState } from './use-table.ts';

type Props = { readonly board: BoardProps<BreakTheCode>; readonly state: TableState };

/** Where only one row has room: which one is looked at, or the table of all answers. */
export function RowTabs({ board, state }: Props) {
  const { language, people } = board;
  const words = boardWords[language];
  const { model, choice } = state;
  const rows = [...(model.centre === null ? [] : [model.centre]), ...model.rivals];
  return (
    <fieldset class="btc-tabs">
      <legend class="visually-hidden">{words.rows}</legend>
      {rows.map(({ code, seat, left, isTurn }) => (
        <button
          key={code}
          type="button"
          class={classes('btc-tab', isTurn && 'is-turn')}
          aria-pressed={!choice.isTable && model.looked === code}
          onClick={() => state.choose({ code, isTable: false })}
        >
          {seat === null ? (
            <span class="btc-centre-sign" />
          ) : (
            <SeatFace seat={seat} person={people(seat)} size="1.7rem" />
          )}
          <span class={seat === null ? '' : 'visually-hidden'}>{seat === null ? words.centre : people(seat).name}</span>
          {left !== null && seat !== null && (
            <small class="digits" aria-hidden="true">
              {left}
            </small>
          )}
        </button>
      ))}
      <button
        type="button"
        class="btc-tab"
        aria-pressed={choice.isTable}
        aria-label={words.answers}
        onClick={() => state.choose({ isTable: !choice.isTable })}
      >
        <Icon name="menu" />
      </button>
    </fieldset>
  );
}
