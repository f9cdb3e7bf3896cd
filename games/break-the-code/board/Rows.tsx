import { type Names, seatHand, type View } from '@cifra/kernel';
import { classes } from '@cifra/kit';
import { PLACES, type Tile } from '../rules/tiles.ts';
import type { BreakTheCode, Fact, Table } from '../rules/types.ts';
import type { BoardWords } from '../words/board.ts';
import type { Words } from '../words/en.ts';
import { CodeTile } from './CodeTile.tsx';
import { answerText, questionText } from './text.ts';

type Props = {
  readonly view: View<BreakTheCode>;
  readonly words: BoardWords;
  readonly game: Words;
  readonly names: Names;
  /** A log entry that somebody pointed at. */
  readonly highlight: Fact | null;
};

/** Every row on the table: mine in the open, the others by their backs, with the answers that speak of them. */
export function Rows({ view, words, game, names, highlight }: Props) {
  const { table, viewer, hands } = view;
  const own = viewer === 'spectator' ? undefined : hands[seatHand(viewer)];
  const backs: readonly (Tile | null)[] = Array.from({ length: table.size }, () => null);
  const others = Array.from({ length: table.seats }, (_, seat) => seat).filter((seat) => seat !== viewer);
  const centre = table.end?.centre ?? own?.centre;
  return (
    <div class="btc-rows">
      {others.map((seat) => (
        <section key={seat} class="card stack" aria-label={words.rowOf(names(seat))}>
          <h2>
            {names(seat)}
            {table.out.includes(seat) && <span class="chip">{words.isOut}</span>}
          </h2>
          <Line tiles={table.end?.rows[seat] ?? backs} words={words} />
          <Answers table={table} seat={seat} words={words} game={game} highlight={highlight} />
        </section>
      ))}
      {table.seats > 2 && (
        <section class="card stack" aria-label={words.centre}>
          <h2>{words.centre}</h2>
          <Line tiles={centre ?? backs} words={words} />
          {own?.guess !== undefined && (
            <p class="small muted">
              {words.yourGuess}: {own.guess.join(' ')}
            </p>
          )}
        </section>
      )}
      {viewer !== 'spectator' && own !== undefined && (
        <section class="card stack mine" aria-label={words.myRow}>
          <h2>{words.myRow}</h2>
          <Line tiles={own.tiles} words={words} />
          <Answers table={table} seat={viewer} words={words} game={game} highlight={highlight} />
        </section>
      )}
    </div>
  );
}

export function Line({
  tiles,
  words,
  size = '2.7rem',
}: {
  readonly tiles: readonly (Tile | null)[];
  readonly words: BoardWords;
  readonly size?: string;
}) {
  return (
    <ol class="btc-line">
      {tiles.map((tile, at) => (
        <li key={PLACES[at]}>
          <CodeTile tile={tile} words={words} label={words.place(PLACES[at] ?? '')} size={size} />
          <span class="letter" aria-hidden="true">
            {PLACES[at]}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** What this row has answered so far. */
function Answers({
  table,
  seat,
  words,
  game,
  highlight,
}: {
  readonly table: Table;
  readonly highlight: Fact | null;
  readonly seat: number;
  readonly words: BoardWords;
  readonly game: Words;
}) {
  const given = table.asked.flatMap((asked) =>
    asked.answers.filter((answer) => answer.seat === seat).map(({ answer }) => ({ asked, answer })),
  );
  if (given.length === 0) return <p class="small muted">{words.noAnswers}</p>;
  return (
    <ul class="btc-answers" aria-label={words.answers}>
      {given.map(({ asked, answer }, at) => (
        <li key={at} class={classes('chip', highlight?.type === 'asked' && highlight.card === asked.card && 'pointed')}>
          <span>{questionText(game, asked)}</span> <strong class="digits">{answerText(game, asked, answer)}</strong>
        </li>
      ))}
    </ul>
  );
}
