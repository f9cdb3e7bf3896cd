import './board.css';
import './sheet.css';
import './end.css';
import { type BoardProps, SeatFace } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import type { Qwinto } from '../rules/index.ts';
import { boardWords } from '../words/board.ts';
import { withMinus } from '../words/minus.ts';
import { Fails, SheetView } from './SheetView.tsx';
import { sheetModel } from './sheet-model.ts';
import { Totals } from './Totals.tsx';

/** The end: every point in a table that adds up by eye, and all sheets; on a phone one of them at a time. */
export function EndView(props: BoardProps<Qwinto>) {
  const { view, language, people } = props;
  const words = boardWords[language];
  const { table, viewer } = view;
  const count = table.sheets.length;
  const first = viewer === 'spectator' ? 0 : viewer;
  const order = Array.from({ length: count }, (_, at) => (first + at) % count);
  const shown = useSignal(first);
  const nameOf = (seat: number) => (seat === viewer ? words.you : people(seat).name);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a small screen it scrolls, by the keyboard too
    <section class="qwinto-end" data-seats={count} aria-label={words.tally} tabIndex={0}>
      <Totals board={props} order={order} nameOf={nameOf} />
      <div class="qwinto-end-sheets">
        {count > 1 && (
          <nav class="qwinto-tabs" aria-label={words.seats}>
            {order.map((seat) => (
              <button
                key={seat}
                type="button"
                aria-pressed={seat === shown.value}
                aria-label={words.look(nameOf(seat))}
                onClick={() => {
                  shown.value = seat;
                }}
              >
                <SeatFace seat={seat} person={people(seat)} size="26px" />
                <span>{nameOf(seat)}</span>
              </button>
            ))}
          </nav>
        )}
        <ul>
          {order.map((seat) => {
            const paper = table.sheets[seat];
            if (paper === undefined) return null;
            const sheet = sheetModel(paper, { showsDead: true });
            return (
              <li key={seat} class="qwinto-other" data-shown={seat === shown.value}>
                <header>
                  <SeatFace seat={seat} person={people(seat)} size="28px" />
                  <b>{nameOf(seat)}</b>
                  <Fails sheet={sheet} words={words} />
                  <b class="digits qwinto-points">{withMinus(sheet.total)}</b>
                </header>
                <SheetView sheet={sheet} title={words.sheetOf(nameOf(seat))} words={words} isMini />
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
