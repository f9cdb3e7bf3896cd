import { type BoardProps, Pips, Rack, SeatFace } from '@cifra/kit';
import type { Coda } from '../rules/types.ts';
import type { BoardWords } from '../words/board-words.ts';
import type { RackModel, TileModel } from './model.ts';
import { placeStyle, rowStyle } from './placing.ts';
import { RowTile } from './RowTile.tsx';

type Props = {
  readonly rack: RackModel;
  readonly words: BoardWords;
  readonly people: BoardProps<Coda>['people'];
  /** How many places are kept while there are no tiles yet. */
  readonly size: number;
  readonly onPress?: (tile: TileModel) => void;
};

/** Somebody's row in its rack: who it is looks over the wall, how many still stand is written on the rail. */
export function RackView({ rack, words, people, size, onPress }: Props) {
  const person = people(rack.seat);
  const name = person.isMe ? words.you : person.name;
  // Places are kept while nothing is dealt yet.
  const empty = rack.tiles.length > 0 ? [] : Array.from({ length: size }, () => ({ isOpen: false }));
  const placed = rack.tiles.length > 0 ? rack.tiles : empty;
  const state = [
    rack.points === null ? '' : words.points(rack.points),
    person.isStoodInFor ? words.isStoodInFor : person.isAway ? words.isAway : '',
    rack.isOut ? words.isOut : rack.tiles.length === 0 ? '' : words.standing(rack.standing),
  ].filter((text) => text !== '');
  return (
    <div class="coda-rack" data-seat={rack.seat} data-mine={rack.isMine} data-out={rack.isOut} style={rowStyle(placed)}>
      <Rack
        name={name}
        isTurn={rack.isTurn}
        {...(rack.isMine ? {} : { head: <SeatFace seat={rack.seat} person={person} /> })}
        rail={<Pips standing={rack.standing} fallen={rack.fallen} />}
        aside={state.join(' · ')}
      >
        {empty.map((_, at) => (
          <li key={`empty-${at}`} class="coda-tile" style={placeStyle(empty, at)} aria-hidden="true">
            <span class="tile is-empty" />
          </li>
        ))}
        {rack.tiles.map((tile, at) => (
          <RowTile
            key={tile.key}
            tile={tile}
            words={words}
            style={placeStyle(rack.tiles, at)}
            {...(onPress === undefined ? {} : { onPress })}
          />
        ))}
      </Rack>
    </div>
  );
}
