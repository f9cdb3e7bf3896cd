import './board.css';
import { seatHand } from '@cifra/kernel';
import { type BoardProps, Dialog } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import type { Qwinto } from '../rules/index.ts';
import { boardWords } from '../words/board.ts';
import { en } from '../words/en.ts';
import { es } from '../words/es.ts';
import { isSameCell, useAim, type Write } from './aim.ts';
import { Dice } from './Dice.tsx';
import { SheetTable } from './SheetTable.tsx';
import { Standing } from './Standing.tsx';

/** A sheet like the paper one, the dice below it at the thumb, and everybody else's sheets small and tappable. */
export function Board({ view, legal, play, names, language, help, highlight, isBusy }: BoardProps<Qwinto>) {
  const words = boardWords[language];
  const { table, viewer } = view;
  const me = viewer === 'spectator' ? null : viewer;
  const enlarged = useSignal<number | null>(null);
  const send = (command: Qwinto['Command']) => void play(command);
  const isWritable = (write: Write) => legal.some((move) => isSameCell(move, write));
  const { aim, aimAt } = useAim(table, legal);
  // Cells are smaller than a fingertip, and what is written stays: a finger chooses first (Q5).
  const press = (write: Write, isFinger: boolean) => (isFinger && !isSameCell(write, aim) ? aimAt(write) : send(write));
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
      {own !== undefined && me !== null && (
        <section class="qwinto-own" aria-label={words.mySheet}>
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
            aim={aim}
            showGains={help !== 'none'}
            showDead={help === 'full'}
            choice={choice}
            {...pointedIn(me)}
            isBusy={isBusy}
            onPress={press}
          />
        </section>
      )}
      {table.turn !== null && (
        <Dice
          table={table}
          legal={legal}
          words={words}
          game={language === 'es' ? es : en}
          isBusy={isBusy}
          isMyTurn={table.turn === me}
          choice={choice}
          aim={aim}
          play={send}
        />
      )}
      {others.length > 0 && (
        <section aria-label={words.others}>
          <ul class="qwinto-others">
            {others.map(({ sheet, seat }) => (
              <li key={seat} class="card">
                <span class="spread">
                  <button
                    type="button"
                    class="enlarge"
                    aria-label={words.enlarge(names(seat))}
                    onClick={() => {
                      enlarged.value = seat;
                    }}
                  >
                    {names(seat)}
                  </button>
                  <Standing words={words} table={table} seat={seat} isSmall />
                </span>
                <SheetTable
                  sheet={sheet}
                  caption={words.sheetOf(names(seat))}
                  words={words}
                  choice={view.hands[seatHand(seat)]?.choice ?? null}
                  number={table.number}
                  {...pointedIn(seat)}
                  isSmall
                />
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
        closeLabel={words.close}
      >
        {shown !== undefined && (
          <div class="qwinto">
            <SheetTable sheet={shown} caption={words.sheetOf(names(enlarged.value ?? 0))} words={words} />
          </div>
        )}
      </Dialog>
    </div>
  );
}
