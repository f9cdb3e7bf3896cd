import { type BoardProps, classes, SeatFace } from '@cifra/kit';
import type { Qwinto } from '../rules/index.ts';
import type { BoardWords } from '../words/board-words.ts';
import type { ShownChoices } from './model.ts';
import { RowMark } from './RowMark.tsx';

type Props = {
  readonly shown: ShownChoices;
  /** Opened this moment; it stays until the next dice are rolled. */
  readonly isNew: boolean;
  readonly board: BoardProps<Qwinto>;
  readonly words: BoardWords;
};

/** Where everybody's number went, opened together (Q5). */
export function ChoiceList({ shown, isNew, board, words }: Props) {
  const { people, view } = board;
  const { number, choices, failed } = shown;
  return (
    <ul class={classes('qwinto-choices', isNew && 'opens')} data-count={choices.length}>
      {choices.map((choice, seat) => {
        const person = people(seat);
        const isFail = seat === failed;
        return (
          <li key={seat} data-mine={seat === view.viewer}>
            <SeatFace seat={seat} person={person} />
            <span class="qwinto-who">
              <b>{seat === view.viewer ? words.you : person.name}</b>
              {isFail ? (
                <small>{words.failed}</small>
              ) : (
                <>
                  <small class="qwinto-where">{words.wrote(choice)}</small>
                  {/* Where there is no room to name the row, its mark does. */}
                  <small class="qwinto-where is-short">{words.wroteShort(choice)}</small>
                </>
              )}
            </span>
            {choice === 'skip' ? (
              <span class="qwinto-tag digits" data-fail={isFail} aria-hidden="true">
                {isFail ? '−5' : '–'}
              </span>
            ) : (
              <span class="qwinto-tag digits" data-row={choice.row} aria-hidden="true">
                <RowMark row={choice.row} />
                {number}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
