import { classes } from '@cifra/kit';
import { colourOf, numberOf, PLACES, type Tile } from '../rules/tiles.ts';
import type { BoardWords } from '../words/board.ts';
import { CodeTile } from './CodeTile.tsx';

/** More candidates than this say little, and do not fit in a place. */
const SHOWN = 9;

type Props = {
  /** What stands on the line: written by the player, or certain. */
  readonly line: readonly (Tile | null)[];
  readonly written: readonly (Tile | null)[];
  readonly maybe: readonly (readonly Tile[])[];
  readonly chosen: number | null;
  readonly words: BoardWords;
  readonly onChoose: (place: number) => void;
};

/** The places of a hunted code, each with its tile or with what it may be. */
export function NoteLine({ line, written, maybe, chosen, words, onChoose }: Props) {
  const named = (tile: Tile) => words.tile(numberOf(tile), colourOf(tile));
  const content = (tile: Tile | null, at: number): string => {
    if (tile !== null) return written[at] === null ? words.certainly(named(tile)) : named(tile);
    const tiles = maybe[at] ?? [];
    if (tiles.length === 0) return words.empty;
    return tiles.length > SHOWN ? words.candidates(tiles.length) : words.oneOf(tiles.map(named));
  };
  return (
    <ol class="btc-line">
      {line.map((tile, at) => {
        const tiles = maybe[at] ?? [];
        return (
          <li key={PLACES[at]}>
            <button
              type="button"
              class={classes('slot', tile !== null && written[at] === null && 'is-certain')}
              aria-pressed={chosen === at}
              aria-label={`${words.place(PLACES[at] ?? '')}: ${content(tile, at)}`}
              onClick={() => onChoose(at)}
            >
              {tile !== null && <CodeTile tile={tile} words={words} size="2.4rem" />}
              {tile === null && tiles.length > 0 && tiles.length <= SHOWN && (
                <span class="btc-maybe digits">
                  {tiles.map((one) => (
                    <span key={one} data-colour={colourOf(one)}>
                      {numberOf(one)}
                    </span>
                  ))}
                </span>
              )}
              {tile === null && tiles.length > SHOWN && <span class="small">{tiles.length}?</span>}
              {tile === null && tiles.length === 0 && <span>?</span>}
            </button>
            <span class="letter" aria-hidden="true">
              {PLACES[at]}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
