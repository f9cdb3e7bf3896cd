import './board.css';
import './notes.css';
import { seatHand } from '@cifra/kernel';
import { type BoardProps, classes } from '@cifra/kit';
import { useMemo } from 'preact/hooks';
import type { BreakTheCode } from '../rules/types.ts';
import { boardWords } from '../words/board.ts';
import { en } from '../words/en.ts';
import { es } from '../words/es.ts';
import { Cards } from './Cards.tsx';
import { certainOf } from './certain.ts';
import { NoteSheet } from './NoteSheet.tsx';
import { Line, Rows } from './Rows.tsx';

/** The rows behind their screens, the cards to ask, and the note sheet on which a guess is made. */
export function Board({
  view,
  legal,
  play,
  names,
  language,
  help,
  notes,
  saveNotes,
  highlight,
  isBusy,
}: BoardProps<BreakTheCode>) {
  const words = boardWords[language];
  const game = language === 'es' ? es : en;
  const { table, viewer, hands } = view;
  const own = viewer === 'spectator' ? undefined : hands[seatHand(viewer)];
  const send = (command: BreakTheCode['Command']) => void play(command);
  const rivals = Array.from({ length: table.seats }, (_, seat) => seat).filter((seat) => seat !== viewer);
  const codes = [
    ...rivals.map((seat) => ({ key: `seat:${seat}`, name: names(seat), isGuessed: table.seats === 2 })),
    ...(table.seats > 2 ? [{ key: 'centre', name: words.centre, isGuessed: true }] : []),
  ];
  // Only answers and guesses tell anything about the rows.
  const certain = useMemo(
    () => (help === 'full' ? certainOf(view) : {}),
    [help, viewer, own?.tiles, table.asked.length, table.guesses.length, table.end],
  );
  const hasSheet = own !== undefined && table.end === null;
  const toNotes = () => {
    const sheet = document.getElementById('btc-notes');
    sheet?.scrollIntoView({ behavior: 'smooth', block: 'start' });
    sheet?.focus({ preventScroll: true });
  };
  return (
    <div class="btc" data-crowd={table.seats > 2} data-over={table.end !== null}>
      <div class="btc-table">
        <Rows view={view} words={words} game={game} names={names} highlight={highlight} />
        {table.seats === 2 && table.guesses.length > 0 && (
          <section class="card stack" aria-label={words.wrongGuesses}>
            <h2>{words.wrongGuesses}</h2>
            {table.guesses.map(({ seat, right, tiles, after }, at) => (
              <div
                key={at}
                class={classes(
                  'spread',
                  highlight?.type === 'guessed' && highlight.seat === seat && highlight.after === after && 'pointed',
                )}
              >
                <span>
                  <strong>{names(seat)}</strong> · {right ? words.right : words.wrong}
                </span>
                <Line tiles={tiles ?? []} words={words} isSmall />
              </div>
            ))}
          </section>
        )}
      </div>
      <div class="btc-work">
        {table.end === null && table.phase === 'free' && (
          <Cards
            table={table}
            legal={legal}
            words={words}
            game={game}
            isBusy={isBusy}
            play={send}
            onNotes={hasSheet ? toNotes : null}
          />
        )}
        {legal.some(({ type }) => type === 'pass') && (
          <button type="button" class="button" disabled={isBusy} onClick={() => send({ type: 'pass' })}>
            {words.pass}
          </button>
        )}
        {hasSheet && (
          <NoteSheet
            codes={codes}
            size={table.size}
            own={own.tiles}
            help={help}
            certain={certain}
            notes={notes}
            saveNotes={saveNotes}
            words={words}
            mayGuess={legal.some(({ type }) => type === 'guess')}
            isBusy={isBusy}
            play={send}
          />
        )}
      </div>
    </div>
  );
}
