import type { Viewer } from '@cifra/kernel';
import { type BoardProps, Button } from '@cifra/kit';
import type { Coda, RoundEnd } from '../rules/types.ts';
import { boardWords } from '../words/board.ts';
import { EndRows } from './EndRows.tsx';
import { lastTold } from './ending.ts';
import { Rich } from './Rich.tsx';
import { Tally } from './Tally.tsx';

type Props = {
  readonly board: BoardProps<Coda>;
  readonly round: number;
  readonly end: RoundEnd;
  /** On to the next round; null where that is not the viewer's to say. */
  readonly onGoOn: (() => void) | null;
};

/** A round of a tournament has an ending of its own: who won it, why, and everything that can be added up (C18). */
export function RoundEndView({ board, round, end, onGoOn }: Props) {
  const { view, names, people, language, slots } = board;
  const words = boardWords[language];
  // Whoever follows a replay is none of those who played.
  const viewer: Viewer = view.viewer !== 'spectator' && people(view.viewer).isMe ? view.viewer : 'spectator';
  const context = { viewer, names, language };
  const out = end.rows.flatMap((_, seat) => (seat === end.winner ? [] : [seat]));
  return (
    <section class="coda-end coda-round-end" aria-labelledby="coda-round-end">
      <header>
        <p class="coda-steps">
          <span class="coda-steps-bars" aria-hidden="true">
            {[1, 2, 3].map((one) => (
              <i key={one} data-done={one <= round} />
            ))}
          </span>
          {words.roundOver(round)} {slots.clock}
        </p>
        <h2 id="coda-round-end">{words.roundWon(end.winner === viewer ? null : names(end.winner))}</h2>
        <p class="coda-why">
          <Rich
            text={lastTold({ rows: end.rows, out: loserFirst(out, end) }, end.attack, context)}
            language={language}
          />
        </p>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a small screen it scrolls, by the keyboard too */}
      <section class="coda-end-body" aria-label={words.tally} tabIndex={0}>
        <EndRows board={board} end={end} />
        <Tally board={board} rounds={(view.table.rounds ?? []).slice(0, round)} />
      </section>
      {onGoOn !== null && (
        <div class="coda-go-on">
          <Button kind="primary" isLarge onPress={onGoOn}>
            {words.toRound(round + 1)}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Whoever opened their own last tile did so in the last turn. */
function loserFirst(out: readonly number[], { rows }: RoundEnd): readonly number[] {
  const latest = (seat: number) => Math.max(0, ...(rows[seat] ?? []).map(({ openSince }) => openSince ?? 0));
  return out.toSorted((one, other) => latest(one) - latest(other));
}
