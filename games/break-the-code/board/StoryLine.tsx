import { type BoardProps, Bubble, SeatFace } from '@cifra/kit';
import { toldBefore } from '@cifra/kit/stage';
import type { BreakTheCode } from '../rules/types.ts';
import { boardWords } from '../words/board.ts';

type Props = { readonly board: BoardProps<BreakTheCode> };

/** The last whole turn, in the bubble of whoever played it; it stays until the next one. */
export function StoryLine({ board }: Props) {
  const { view, stories, people, names, language, slots } = board;
  const { table } = view;
  const words = boardWords[language];
  const who = (seat: number) => (people(seat).isMe ? null : names(seat));
  const told = stories.at(-1);
  const by = told?.by ?? table.turn ?? table.first;
  const line = told?.line ?? (table.end === null ? words.turnOf(who(by)) : words.promptOver);
  const detail = toldBefore(stories, language) ?? told?.detail;
  return (
    <div class="btc-story">
      <Bubble
        // Another sentence is another bubble: none of its words moves to a new place.
        key={line}
        face={<SeatFace seat={by} person={people(by)} />}
        line={<Spoken text={line} />}
        chars={line.length}
        {...(detail === undefined ? {} : { detail })}
      />
      {slots.clock !== null && slots.clock !== false && <p class="btc-status">{slots.clock}</p>}
    </div>
  );
}

/** What was answered stands out; a sum is not broken over two lines. */
function Spoken({ text }: { readonly text: string }) {
  const whole = text.replaceAll(' + ', '\u00a0+\u00a0');
  const at = whole.indexOf(': ');
  if (at < 0) return <>{whole}</>;
  return (
    <>
      {whole.slice(0, at + 2)}
      <b>{whole.slice(at + 2)}</b>
    </>
  );
}
