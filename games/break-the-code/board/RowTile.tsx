import { classes, Mark, Tile as TileShape } from '@cifra/kit';
import { type Colour, colourOf, numberOf, PLACES } from '../rules/tiles.ts';
import type { BoardWords } from '../words/board-words.ts';
import type { PlaceModel, SpokenRow } from './rows.ts';

/** Which of the kit's marks a tile of this colour carries. */
export const MARK = { b: 'moon', w: 'sun', g: 'leaf' } as const satisfies { readonly [colour in Colour]: string };

type Props = {
  readonly tile: PlaceModel;
  readonly words: BoardWords;
  readonly spoken: SpokenRow | null;
  readonly onPress: (() => void) | null;
};

/** One tile of a row: seen, noted, or a back with what it may be. */
export function RowTile({ tile, words, spoken, onPress }: Props) {
  const { place, number, colours, numbers } = tile;
  const said = spoken?.tiles[place];
  const face = said ?? tile.face;
  const value = face === null ? (number === null ? null : String(number)) : String(numberOf(face));
  return (
    <li
      class={classes('btc-tile', said !== undefined && 'is-spoken')}
      data-verdict={said === undefined ? undefined : String(spoken?.isRight)}
      data-noted={tile.isNoted}
      style={{ '--at': place }}
    >
      <TileShape
        mark={face === null ? 'blank' : MARK[colourOf(face)]}
        value={value}
        label={labelOf(tile, words)}
        isGlowing={tile.isGlowing}
        {...(onPress === null ? {} : { onPress, isPressed: tile.isChosen })}
      >
        <span class="tile-letter">{PLACES[place]}</span>
        {face === null && number !== null && (
          <span class="btc-half">
            {colours.map((colour) => (
              <Mark key={colour} name={MARK[colour]} />
            ))}
          </span>
        )}
        {face === null && numbers.length > 0 && (
          <span class="btc-candidates" data-many={numbers.length > 3}>
            {numbers.map((one) => (
              <i key={one}>{one}</i>
            ))}
          </span>
        )}
        {tile.over !== null && <span class="btc-over">{tile.over ? '>4' : '≤4'}</span>}
      </TileShape>
      {tile.asks !== null && (
        <span class="btc-asks" aria-hidden="true">
          {tile.asks}?
        </span>
      )}
      {tile.isWarned && (
        <span class="btc-oops" aria-hidden="true">
          !
        </span>
      )}
    </li>
  );
}

function labelOf({ place, face, number, numbers, count, over, isNoted }: PlaceModel, words: BoardWords): string {
  const what =
    face !== null
      ? words.tile(numberOf(face), colourOf(face))
      : number !== null
        ? words.numberOnly(number)
        : numbers.length > 0
          ? words.maybe(numbers)
          : count > 0 && count < 19
            ? words.manyPossible(count)
            : words.hidden;
  const more = [isNoted && words.noted, over !== null && words.overFour(over)].filter((text) => text !== false);
  return [`${words.place(place)}: ${what}`, ...more].join(', ');
}
