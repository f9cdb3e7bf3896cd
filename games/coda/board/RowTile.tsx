import { classes, Tile } from '@cifra/kit';
import type { BoardWords } from '../words/board-words.ts';
import type { TileModel } from './model.ts';
import { shortly, signOf } from './notes.ts';
import type { placeStyle } from './placing.ts';

/** Which of the kit's marks a tile of this colour carries. */
export const MARK = { dark: 'moon', light: 'sun' } as const;

type Props = {
  readonly tile: TileModel;
  readonly words: BoardWords;
  /** Where it stands in its row. */
  readonly style: ReturnType<typeof placeStyle>;
  readonly onPress?: (tile: TileModel) => void;
};

/** One tile of a row: standing, fallen, or just being spoken of. */
export function RowTile({ tile, words, style, onPress }: Props) {
  const { colour, value, place, isOpen, notes, said } = tile;
  const name = words.tile(colour, value, place, isOpen);
  const isPressable = tile.press !== null && onPress !== undefined;
  return (
    <li
      class={classes('coda-tile', tile.isPlanned && 'is-planned')}
      style={style}
      data-open={isOpen}
      data-marked={tile.isMarked}
      data-motion={tile.motion}
      data-said={said !== null}
    >
      <Tile
        mark={MARK[colour]}
        value={value === null ? null : signOf(value)}
        label={notes.length === 0 ? name : `${name}, ${words.pencilled(notes, tile.isHelped)}`}
        posture={isOpen ? 'flat' : 'standing'}
        isGlowing={tile.isGlowing}
        {...(isPressable ? { onPress: () => onPress(tile), isPressed: tile.isChosen } : {})}
      >
        {notes.length > 0 && <span class="tile-note">{shortly(notes)}</span>}
      </Tile>
      {said !== null && (
        <span class="coda-said" data-wrong={said.isWrong} aria-hidden="true">
          {said.isWrong ? signOf(said.value) : words.isIt(signOf(said.value))}
        </span>
      )}
    </li>
  );
}
