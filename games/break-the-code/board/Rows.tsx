import { type Names, seatHand, type View } from '@cifra/kernel';
import { classes } from '@cifra/kit';
import { colourOf, numberOf, PLACES, type Tile } from '../rules/tiles.ts';
import type { BreakTheCode, Fact, Table } from '../rules/types.ts';
import type { BoardWords } from '../words/board.ts';
import type { Words } from '../words/en.ts';
import { answerText, questionText } from '../words/text.ts';
import { CodeTile } from './CodeTile.tsx';

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
        <section key={seat} class="card btc-row" aria-label={words.rowOf(names(seat))}>
          <h2>
            {names(seat)}
            <Verdict table={table} seat={seat} words={words} highlight={highlight} />
          </h2>
          <Line tiles={table.end?.rows[seat] ?? hands[seatHand(seat)]?.tiles ?? backs} words={words} />
          <Answers table={table} seat={seat} words={words} game={game} highlight={highlight} />
        </section>
      ))}
      {table.seats > 2 && (
        <section class="card btc-row centre" aria-label={words.centre}>
          <h2>{words.centre}</h2>
          <Line tiles={centre ?? backs} words={words} />
          {own?.guess !== undefined && (
            <p class="small muted">
              {words.yourGuess}: {own.guess.map((tile) => words.tile(numberOf(tile), colourOf(tile))).join(' · ')}
            </p>
          )}
        </section>
      )}
      {viewer !== 'spectator' && own !== undefined && (
        <section class="card btc-row mine" aria-label={words.myRow}>
          <h2>
            {words.myRow}
            <Verdict table={table} seat={viewer} words={words} highlight={highlight} />
          </h2>
          <Line tiles={own.tiles} words={words} />
          <Answers table={table} seat={viewer} words={words} game={game} highlight={highlight} />
        </section>
      )}
    </div>
  );
}

/** With three or four players a guess is secret but for its verdict, and who guessed takes no more turns (B10, B11). */
function Verdict({
  table,
  seat,
  words,
  highlight,
}: {
  readonly table: Table;
  readonly seat: number;
  readonly words: BoardWords;
  readonly highlight: Fact | null;
}) {
  const guess = table.seats > 2 ? table.guesses.find((one) => one.seat === seat) : undefined;
  if (guess === undefined) return null;
  const isPointed = highlight?.type === 'guessed' && highlight.seat === seat;
  return (
    <span class={classes('chip', isPointed && 'pointed')} data-right={guess.right} title={words.isOut}>
      {guess.right ? `✓ ${words.right}` : `✕ ${words.wrong}`}
      <span class="visually-hidden">, {words.isOut}</span>
    </span>
  );
}

export function Line({
  tiles,
  words,
  isSmall = false,
}: {
  readonly tiles: readonly (Tile | null)[];
  readonly words: BoardWords;
  readonly isSmall?: boolean;
}) {
  return (
    <ol class={classes('btc-line', isSmall && 'is-small')}>
      {tiles.map((tile, at) => (
        <li key={PLACES[at]}>
          <CodeTile tile={tile} words={words} label={words.place(PLACES[at] ?? '')} />
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
          <span class="visually-hidden">{questionText(game, asked)}</span>
          <span aria-hidden="true" title={questionText(game, asked)}>
            {words.short(asked.card, String(asked.number ?? ''))}
          </span>{' '}
          {Array.isArray(answer) && answer.length === 0 ? (
            <strong>
              <span aria-hidden="true">–</span>
              <span class="visually-hidden">{answerText(game, asked, answer)}</span>
            </strong>
          ) : (
            <strong class="digits">{answerText(game, asked, answer)}</strong>
          )}
        </li>
      ))}
    </ul>
  );
}
