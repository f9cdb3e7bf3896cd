import { type BoardProps, Bubble, SeatFace } from '@cifra/kit';
import { toldBefore } from '@cifra/kit/stage';
import type { Coda } from '../rules/types.ts';
import type { BoardWords } from '../words/board-words.ts';
import { Rich } from './Rich.tsx';

type Props = {
  readonly board: BoardProps<Coda>;
  readonly words: BoardWords;
};

/** The last whole turn, in the bubble of whoever played it; it stays until the next one. */
export function StoryLine({ board, words }: Props) {
  const { view, stories, people, names, language, slots } = board;
  const { table } = view;
  const who = (seat: number) => (people(seat).isMe ? null : names(seat));
  const told = stories.at(-1);
  const idle =
    table.phase === 'take' || table.phase === 'arrange'
      ? { line: words.choose, detail: words.begins(who(table.first)) }
      : { line: table.turn === null ? words.promptOver : words.turnOf(who(table.turn)) };
  const { line } = told ?? idle;
  // What fell of mine comes before where somebody's tile went.
  const detail = toldBefore(stories, language) ?? (told ?? idle).detail;
  const by = told?.by ?? table.turn ?? table.first;
  return (
    <div class="coda-story">
      <Bubble
        // Another sentence is another bubble: none of its words moves to a new place.
        key={line}
        face={<SeatFace seat={by} person={people(by)} />}
        chars={line.length}
        line={<Rich text={line} language={language} />}
        {...(detail === undefined ? {} : { detail: <Rich text={detail} language={language} /> })}
      />
      {(table.round !== undefined || table.options.clock || Boolean(slots.clock)) && (
        <p class="coda-status">
          {table.round !== undefined && <span>{words.round(table.round)}</span>}
          {slots.clock}
        </p>
      )}
    </div>
  );
}
