import { classes } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { colourOf, copiesOf, inOrder, numberOf, PLACES, TILES, type Tile } from '../rules/tiles.ts';
import type { Command } from '../rules/types.ts';
import type { BoardWords } from '../words/board.ts';
import { CodeTile } from './CodeTile.tsx';
import { type CodeNotes, crossed, emptyNotes, filled, type Notes, readNotes, writeNotes } from './notes.ts';

/** Black above, white below, and the green 5s over both. */
const ROWS = { b: '1', w: '2', g: '1 / span 2' } as const;

type Code = { readonly key: string; readonly name: string; readonly isGuessed: boolean };
type Props = {
  readonly codes: readonly Code[];
  readonly size: number;
  readonly own: readonly Tile[];
  readonly notes: string;
  readonly saveNotes: (notes: string) => void;
  readonly words: BoardWords;
  readonly mayGuess: boolean;
  readonly isBusy: boolean;
  readonly play: (command: Command) => void;
};

/** The heart of the game: for each hunted code a grid to cross out and a line to fill in; a full line is a guess. */
export function NoteSheet({ codes, size, own, notes: text, saveNotes, words, mayGuess, isBusy, play }: Props) {
  const notes = useSignal<Notes>(readNotes(text));
  const chosen = useSignal(codes.findIndex(({ isGuessed }) => isGuessed));
  const place = useSignal(0);
  const isFilling = useSignal(false);
  const code = codes[chosen.value] ?? codes[0];
  if (code === undefined) return null;
  const stored = notes.value[code.key];
  const current: CodeNotes =
    stored === undefined || stored.line.length !== size
      ? { ...emptyNotes(size), crossed: stored?.crossed ?? [] }
      : stored;
  const save = (next: CodeNotes) => {
    notes.value = { ...notes.value, [code.key]: next };
    saveNotes(writeNotes(notes.value));
  };
  const press = (tile: Tile) => {
    if (!isFilling.value) return save(crossed(current, tile));
    save(filled(current, place.value, current.line[place.value] === tile ? null : tile));
    place.value = (place.value + 1) % size;
  };
  const missing = current.line.filter((tile) => tile === null).length;
  const held = (tile: Tile) => own.filter((one) => one === tile).length >= copiesOf(tile);
  return (
    <section class="card stack btc-sheet" aria-labelledby="btc-sheet">
      <h2 id="btc-sheet">{words.sheet}</h2>
      <p class="small muted">{words.sheetHelp}</p>
      {codes.length > 1 && (
        <div class="row">
          {codes.map(({ key, name }, at) => (
            <button
              key={key}
              type="button"
              class="button quiet"
              aria-pressed={at === chosen.value}
              onClick={() => {
                chosen.value = at;
              }}
            >
              {name}
            </button>
          ))}
        </div>
      )}
      <ol class="btc-line">
        {current.line.map((tile, at) => (
          <li key={PLACES[at]}>
            <button
              type="button"
              class="slot"
              aria-pressed={isFilling.value && place.value === at}
              aria-label={`${words.place(PLACES[at] ?? '')}: ${tile === null ? words.empty : words.tile(numberOf(tile), colourOf(tile))}`}
              onClick={() => {
                isFilling.value = true;
                place.value = at;
              }}
            >
              {tile === null ? <span aria-hidden="true">?</span> : <CodeTile tile={tile} words={words} size="2.3rem" />}
            </button>
            <span class="letter" aria-hidden="true">
              {PLACES[at]}
            </span>
          </li>
        ))}
      </ol>
      <div class="row">
        <button
          type="button"
          class="button"
          aria-pressed={!isFilling.value}
          onClick={() => {
            isFilling.value = false;
          }}
        >
          {words.crossOut}
        </button>
        <button
          type="button"
          class="button"
          aria-pressed={isFilling.value}
          onClick={() => {
            isFilling.value = true;
          }}
        >
          {words.fillIn}
        </button>
        <button type="button" class="button quiet" onClick={() => save({ ...current, line: emptyNotes(size).line })}>
          {words.clear}
        </button>
      </div>
      <ul class="btc-grid">
        {TILES.map((tile) => {
          const isMine = held(tile);
          const isCrossed = current.crossed.includes(tile);
          return (
            <li
              key={tile}
              style={{ gridColumn: numberOf(tile) + 1, gridRow: ROWS[colourOf(tile)] }}
              class={classes(colourOf(tile) === 'g' && 'both')}
            >
              <button
                type="button"
                class={classes('mini', isMine && 'is-mine', isCrossed && 'is-crossed')}
                data-colour={colourOf(tile)}
                aria-pressed={isCrossed}
                aria-label={`${words.tile(numberOf(tile), colourOf(tile))}${isMine ? `, ${words.mine}` : ''}${isCrossed ? `, ${words.crossed}` : ''}`}
                onClick={() => press(tile)}
              >
                {numberOf(tile)}
              </button>
            </li>
          );
        })}
      </ul>
      {mayGuess && code.isGuessed && (
        <button
          type="button"
          class="button primary"
          disabled={isBusy || missing > 0}
          onClick={() => play({ type: 'guess', tiles: inOrder(current.line.filter((tile) => tile !== null)) })}
        >
          {missing > 0 ? words.guessIncomplete(missing) : words.guess}
        </button>
      )}
    </section>
  );
}
