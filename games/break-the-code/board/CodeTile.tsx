import { Tile as TileShape } from '@cifra/kit';
import { colourOf, numberOf, type Tile } from '../rules/tiles.ts';
import type { BoardWords } from '../words/board.ts';

const MARK = { b: 'moon', w: 'sun', g: 'leaf' } as const;

/** A tile of this game, or its back. */
export function CodeTile({
  tile,
  words,
  label,
  size,
}: {
  readonly tile: Tile | null;
  readonly words: BoardWords;
  readonly label?: string;
  readonly size?: string;
}) {
  const name = tile === null ? words.hidden : words.tile(numberOf(tile), colourOf(tile));
  return (
    <TileShape
      mark={tile === null ? 'blank' : MARK[colourOf(tile)]}
      value={tile === null ? null : String(numberOf(tile))}
      label={label === undefined ? name : `${label}: ${name}`}
      {...(size === undefined ? {} : { size })}
    />
  );
}
