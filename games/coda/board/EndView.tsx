import './board.css';
import './racks.css';
import './end.css';
import type { BoardProps } from '@cifra/kit';
import type { Coda } from '../rules/types.ts';
import { boardWords } from '../words/board.ts';
import { EndRows } from './EndRows.tsx';
import { standingIn } from './ending.ts';
import { Figures } from './Figures.tsx';
import { lastEnd } from './round-end.ts';
import { Tally } from './Tally.tsx';

/** Everything revealed: the rows as they stood at the end, and the numbers, which add up by eye. */
export function EndView(props: BoardProps<Coda>) {
  const { table } = props.view;
  const words = boardWords[props.language];
  const { hitsAndMisses } = words;
  const end = lastEnd(props.view);
  const attacks = (seat: number, isRight: boolean) =>
    table.attacks.filter((one) => one.seat === seat && one.right === isRight).length;
  const standing = (seat: number) => standingIn(end.rows[seat]) + (end.drawn?.seat === seat ? 1 : 0);
  return (
    <div class="coda-end">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a small screen it scrolls, by the keyboard too */}
      <section class="coda-end-body" aria-label={words.tally} tabIndex={0}>
        <EndRows board={props} end={end} />
        {table.rounds !== undefined ? (
          <Tally board={props} rounds={table.rounds} />
        ) : (
          <Figures
            board={props}
            lines={[
              // By memory nobody has counted (C17).
              ...(table.options.memory
                ? []
                : [
                    { name: hitsAndMisses.hits, of: (seat: number) => attacks(seat, true) },
                    { name: hitsAndMisses.misses, of: (seat: number) => attacks(seat, false) },
                  ]),
              { name: hitsAndMisses.standing, of: standing },
            ]}
          />
        )}
      </section>
    </div>
  );
}
