import type { Help } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { inOrder, type Tile } from '../rules/tiles.ts';
import type { Command } from '../rules/types.ts';
import type { BoardWords } from '../words/board.ts';
import type { Certain } from './certain.ts';
import { NoteGrid } from './NoteGrid.tsx';
import { NoteLine } from './NoteLine.tsx';
import {
  type CodeNotes,
  crossed,
  emptyNotes,
  filled,
  guessedAt,
  type Notes,
  notesFor,
  readNotes,
  writeNotes,
} from './notes.ts';

/** What a tap on a tile does. */
const MODES = ['crossOut', 'maybe', 'fillIn'] as const;
type Mode = (typeof MODES)[number];

type Code = { readonly key: string; readonly name: string; readonly isGuessed: boolean };
type Props = {
  readonly codes: readonly Code[];
  readonly size: number;
  readonly own: readonly Tile[];
  readonly help: Help;
  readonly certain: { readonly [code: string]: Certain };
  readonly notes: string;
  readonly saveNotes: (notes: string) => void;
  readonly words: BoardWords;
  readonly mayGuess: boolean;
  readonly isBusy: boolean;
  readonly play: (command: Command) => void;
};

/** The heart of the game: for each hunted code a line of places and a grid to cross out; a full line is a guess. */
export function NoteSheet(props: Props) {
  const { codes, size, own, help, certain, notes: text, saveNotes, words, mayGuess, isBusy, play } = props;
  const notes = useSignal<Notes>(readNotes(text));
  const chosen = useSignal(codes.findIndex(({ isGuessed }) => isGuessed));
  const place = useSignal(0);
  const mode = useSignal<Mode>('crossOut');
  const code = codes[chosen.value] ?? codes[0];
  if (code === undefined) return null;
  const current = notesFor(notes.value, code.key, size);
  const known = certain[code.key] ?? null;
  // What is certain stands on the line already, unless the player has written something else.
  const line = current.line.map((tile, at) => tile ?? onlyOne(known?.places[at]));
  const save = (next: CodeNotes) => {
    notes.value = { ...notes.value, [code.key]: next };
    saveNotes(writeNotes(notes.value));
  };
  const press = (tile: Tile) => {
    if (mode.value === 'crossOut') return save(crossed(current, tile));
    if (mode.value === 'maybe') return save(guessedAt(current, place.value, tile));
    save(filled(current, place.value, current.line[place.value] === tile ? null : tile));
    place.value = (place.value + 1) % size;
  };
  const missing = line.filter((tile) => tile === null).length;
  return (
    <section class="card btc-sheet" id="btc-notes" aria-labelledby="btc-sheet" tabIndex={-1}>
      <div class="spread">
        <h2 id="btc-sheet">{words.sheet}</h2>
        {known?.left != null && (
          <span class="small muted" role="status">
            {words.left(known.left)}
          </span>
        )}
      </div>
      {codes.length > 1 && (
        <fieldset class="btc-choice codes">
          <legend class="visually-hidden">{words.whichCode}</legend>
          {codes.map(({ key, name }, at) => (
            <button
              key={key}
              type="button"
              aria-pressed={at === chosen.value}
              onClick={() => {
                chosen.value = at;
              }}
            >
              {name}
            </button>
          ))}
        </fieldset>
      )}
      <NoteLine
        line={line}
        written={current.line}
        maybe={current.maybe.map((tiles, at) => (tiles.length > 0 ? tiles : (known?.places[at] ?? [])))}
        chosen={mode.value === 'crossOut' ? null : place.value}
        words={words}
        onChoose={(at) => {
          if (mode.value === 'crossOut') mode.value = 'fillIn';
          place.value = at;
        }}
      />
      <div class="spread">
        <fieldset class="btc-choice">
          <legend class="visually-hidden">{words.mode}</legend>
          {MODES.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={mode.value === one}
              onClick={() => {
                mode.value = one;
              }}
            >
              {words[one]}
            </button>
          ))}
        </fieldset>
        <button type="button" class="btc-clear" onClick={() => save({ ...emptyNotes(size), crossed: current.crossed })}>
          {words.clear}
        </button>
      </div>
      <p class="small muted mode-help">{words.modeHelp[mode.value]}</p>
      <NoteGrid
        own={help === 'none' ? [] : own}
        crossed={current.crossed}
        maybe={mode.value === 'maybe' ? (current.maybe[place.value] ?? []) : []}
        known={known}
        words={words}
        onPress={press}
      />
      {mayGuess && code.isGuessed && (
        <button
          type="button"
          class="button primary"
          disabled={isBusy || missing > 0}
          onClick={() => play({ type: 'guess', tiles: inOrder(line.filter((tile) => tile !== null)) })}
        >
          {missing > 0 ? words.guessIncomplete(missing) : words.guess}
        </button>
      )}
    </section>
  );
}

function onlyOne(tiles: readonly Tile[] = []): Tile | null {
  return tiles.length === 1 ? (tiles[0] ?? null) : null;
}
