import { classes } from '@cifra/kit';
import { colourOf, copiesOf, numberOf, TILES, type Tile } from '../rules/tiles.ts';
import type { BoardWords } from '../words/board.ts';
import type { Certain } from './certain.ts';

/** Black above, white below, and the green 5s over both. */
const ROWS = { b: '1', w: '2', g: '1 / span 2' } as const;

type Props = {
  readonly own: readonly Tile[];
  readonly crossed: readonly Tile[];
  /** Noted for the chosen place. */
  readonly maybe: readonly Tile[];
  /** Null where nothing is to be filled in for the player. */
  readonly known: Certain | null;
  readonly words: BoardWords;
  readonly onPress: (tile: Tile) => void;
};

/** The grid of the twenty tiles: mine, crossed out, impossible, certain. */
export function NoteGrid({ own, crossed, maybe, known, words, onPress }: Props) {
  return (
    <ul class="btc-grid">
      {TILES.map((tile) => {
        const isMine = own.filter((one) => one === tile).length >= copiesOf(tile);
        const isCrossed = crossed.includes(tile);
        const isSure = known?.sure.includes(tile) === true;
        const isOut = known !== null && !isMine && known.places.every((tiles) => !tiles.includes(tile));
        const isMaybe = maybe.includes(tile);
        const marks = [
          words.tile(numberOf(tile), colourOf(tile)),
          isMine && words.mine,
          isCrossed && words.crossed,
          isOut && words.impossible,
          isSure && words.certain,
          isMaybe && words.noted,
        ];
        return (
          <li key={tile} style={{ gridColumn: numberOf(tile) + 1, gridRow: ROWS[colourOf(tile)] }}>
            <button
              type="button"
              class={classes(
                'mini',
                isMine && 'is-mine',
                (isCrossed || isOut) && 'is-crossed',
                isSure && 'is-sure',
                isMaybe && 'is-maybe',
              )}
              data-colour={colourOf(tile)}
              aria-pressed={isCrossed || isMaybe}
              aria-label={marks.filter(Boolean).join(', ')}
              onClick={() => onPress(tile)}
            >
              {numberOf(tile)}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
