import './board.css';
import { seatHand } from '@cifra/kernel';
import { type BoardProps, Dialog } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import type { Colour, Qwinto, Table } from '../rules/index.ts';
import { type BoardWords, boardWords } from '../words/board.ts';
import { en } from '../words/en.ts';
import { es } from '../words/es.ts';
import { Dice } from './Dice.tsx';
import { SheetTable } from './SheetTable.tsx';

/** A sheet like the paper one, the dice above it, and everybody else's sheets small and tappable. */
export function Board({ view, legal, play, names, language, help, highlight, isBusy }: BoardProps<Qwinto>) {
  const words = boardWords[language];
  const { table, viewer } = view;
  const me = viewer === 'spectator' ? null : viewer;
  const enlarged = useSignal<number | null>(null);
  const send = (command: Qwinto['Command']) => void play(command);
  const isWritable = (row: Colour, column: number) =>
    legal.some((move) => move.type === 'write' && move.row === row && move.column === column);
  /** What a log entry says about this sheet. */
  const pointedIn = (seat: number) => {
    const pointed = highlight?.type === 'shown' ? highlight.choices[seat] : undefined;
    return pointed === undefined ? {} : { pointed };
  };
  const own = me === null ? undefined : table.sheets[me];
  const choice = me === null ? null : (view.hands[seatHand(me)]?.choice ?? null);
  const others = table.sheets.flatMap((sheet, seat) => (seat === me ? [] : [{ sheet, seat }]));
  const shown = enlarged.value === null ? undefined : table.sheets[enlarged.value];
  return (
    <div class="qwinto">
      <Dice
        table={table}
        legal={legal}
        words={words}
        game={language === 'es' ? es : en}
        isBusy={isBusy}
        names={names}
        play={send}
      />
      {own !== undefined && me !== null && (
        <section class="stack" aria-label={words.mySheet}>
          <div class="spread">
            <h2>{words.mySheet}</h2>
            <Standing words={words} table={table} seat={me} />
          </div>
          <SheetTable
            sheet={own}
            caption={words.mySheet}
            words={words}
            number={table.number}
            isWritable={isWritable}
            showGains={help !== 'none'}
            choice={choice}
            {...pointedIn(me)}
            isBusy={isBusy}
            onWrite={(row, column) => send({ type: 'write', row, column })}
          />
          {choice !== null && (
            <p class="muted" role="status">
              {choice === 'skip' ? words.yourSkip : words.yourChoice(words.row[choice.row], choice.column)}{' '}
              {words.chosen}
            </p>
          )}
          {legal.some(({ type }) => type === 'skip') && (
            <button type="button" class="button" disabled={isBusy} onClick={() => send({ type: 'skip' })}>
              {table.turn === me ? words.skipAsFail : words.skip}
            </button>
          )}
        </section>
      )}
      {others.length > 0 && (
        <section aria-label={words.others}>
          <ul class="qwinto-others">
            {others.map(({ sheet, seat }) => (
              <li key={seat}>
                <button
                  type="button"
                  class="card"
                  onClick={() => {
                    enlarged.value = seat;
                  }}
                >
                  <span class="spread">
                    <strong>{names(seat)}</strong>
                    <Standing words={words} table={table} seat={seat} />
                  </span>
                  <SheetTable
                    sheet={sheet}
                    caption={words.sheetOf(names(seat))}
                    words={words}
                    {...pointedIn(seat)}
                    isSmall
                  />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Dialog
        title={enlarged.value === null ? '' : words.sheetOf(names(enlarged.value))}
        isOpen={shown !== undefined}
        onClose={() => {
          enlarged.value = null;
        }}
        closeLabel={language === 'es' ? 'Cerrar' : 'Close'}
      >
        {shown !== undefined && (
          <SheetTable sheet={shown} caption={words.sheetOf(names(enlarged.value ?? 0))} words={words} />
        )}
      </Dialog>
    </div>
  );
}

/** Points, fails, and whether this player is still choosing. */
function Standing({
  words,
  table,
  seat,
}: {
  readonly words: BoardWords;
  readonly table: Table;
  readonly seat: number;
}) {
  const fails = table.sheets[seat]?.fails ?? 0;
  return (
    <span class="row small">
      {table.phase === 'write' && table.turn !== null && (
        <span class="chip">{table.waiting.includes(seat) ? words.choosing : words.done}</span>
      )}
      <span class="chip digits">{words.points(table.scores[seat] ?? 0)}</span>
      {fails > 0 && <span class="chip">{words.fails(fails)}</span>}
    </span>
  );
}
