import { type BoardProps, Bubble, SeatFace } from '@cifra/kit';
import type { Qwinto } from '../rules/index.ts';
import type { BoardWords } from '../words/board-words.ts';
import { tellings } from '../words/text.ts';
import type { TableChoice } from './choice.ts';
import { showOf } from './model.ts';
import { gainOf } from './sheet-model.ts';
import type { ThumbTask } from './task.ts';

type Props = {
  readonly board: BoardProps<Qwinto>;
  readonly task: ThumbTask;
  readonly choice: TableChoice;
  readonly words: BoardWords;
};

/** Who rolls, what is asked of me, and the last turn in one sentence. */
export function Ask({ board, task, choice, words }: Props) {
  const { view, stories, people, slots } = board;
  const told = stories.at(-1);
  const by = told?.by ?? view.table.turn ?? 0;
  const isOpening = showOf(board.beat)?.type === 'shown';
  // While a number is rolled and written, the question says all of it: only a turn that is over is worth a bubble.
  const isWhole = told !== undefined && !isOpening && view.table.phase === 'roll';
  return (
    <div
      class="qwinto-ask"
      data-opens={isOpening && told !== undefined}
      data-told={told !== undefined && view.table.phase === 'roll' && task.type === 'roll'}
    >
      <p class="qwinto-asked" key={task.type}>
        {!(isOpening && told !== undefined) && <span class="qwinto-kicker">{kicker(board, task, words)}</span>}
        {told !== undefined && <span class="qwinto-told">{told.line}</span>}
        <b key={String(isOpening)}>
          {isOpening && told !== undefined ? told.line : sentence(board, task, choice, words)}
        </b>
      </p>
      {slots.clock}
      {isWhole && (
        <div class="qwinto-story">
          <Bubble
            face={<SeatFace seat={by} person={people(by)} />}
            line={told.line}
            {...(told.detail === undefined ? {} : { detail: told.detail })}
          />
        </div>
      )}
    </div>
  );
}

function kicker({ view, names, beat }: BoardProps<Qwinto>, task: ThumbTask, words: BoardWords): string {
  const { turn, phase, number } = view.table;
  if (turn === null) return words.promptOver;
  const show = showOf(beat);
  if (show?.type === 'shown') return words.opened(show.number);
  const isMine = turn === view.viewer;
  if (phase === 'write' && !isMine && number !== null) return words.forAll(names(turn), number);
  const who = isMine ? words.rollsYou : words.rollsOther(names(turn));
  return task.type === 'write' && isMine ? `${who} · ${words.risk}` : who;
}

function sentence(
  { view, whyNot, prompt, help, language }: BoardProps<Qwinto>,
  task: ThumbTask,
  { refused }: TableChoice,
  words: BoardWords,
): string {
  if (task.type !== 'write') return prompt;
  const { number, aim, fits, isRoller } = task;
  if (refused !== null) {
    const refusal = whyNot(refused);
    const why = refusal === null ? null : tellings[language].refusal(refusal);
    if (why !== null) return why;
  }
  if (!fits) return prompt;
  if (aim === 'skip') return isRoller ? words.skipCosts : words.skipFree;
  if (aim === null) return words.promptWrite(number);
  const sheet = view.viewer === 'spectator' ? undefined : view.table.sheets[view.viewer];
  if (sheet === undefined || help === 'none') return words.cell(aim.row, aim.column);
  const { points, closes, couldClose } = gainOf(sheet, aim, number);
  const more = closes !== null ? [words.closes(closes)] : couldClose !== null ? [words.couldClose(couldClose)] : [];
  return [words.gain(aim.row, aim.column, points), ...more].join(' ');
}
