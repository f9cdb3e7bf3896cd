import { type BoardProps, Pips, Rack } from '@cifra/kit';
import type { Coda } from '../rules/types.ts';
import type { BoardWords } from '../words/board-words.ts';
import type { RackModel, TileModel } from './model.ts';
import { RowTile } from './RowTile.tsx';
import { SeatFace } from './SeatFace.tsx';

type Props = {
  readonly rack: RackModel;
  readonly words: BoardWords;
  readonly people: BoardProps<Coda>['people'];
  /** How many places are kept while there are no tiles yet. */
  readonly size: number;
  readonly onPress?: (tile: TileModel) => void;
};

/** A fallen tile is no target: in a long row it makes room for those that stand. */
const fallenWidth = (count: number) => (count > 8 ? 0.74 : 0.94);

/** Somebody's row in its rack: who it is looks over the wall, how many still stand is written on the rail. */
export function RackView({ rack, words, people, size, onPress }: Props) {
  const person = people(rack.seat);
  const name = rack.isMine ? words.you : person.name;
  const fallen = fallenWidth(rack.tiles.length);
  const units = rack.tiles.reduce((sum, tile) => sum + (tile.isOpen ? fallen : 1), 0);
  const state = [
    rack.points === null ? '' : words.points(rack.points),
    person.isStoodInFor ? words.isStoodInFor : person.isAway ? words.isAway : '',
    rack.isOut ? words.isOut : rack.tiles.length === 0 ? '' : words.standing(rack.standing),
  ].filter((text) => text !== '');
  return (
    <div
      class="coda-rack"
      data-mine={rack.isMine}
      data-out={rack.isOut}
      style={{ '--units': Math.max(units, 4), '--count': Math.max(rack.tiles.length, 4), '--fallen': fallen }}
    >
      <Rack
        name={name}
        isTurn={rack.isTurn}
        {...(rack.isMine ? {} : { head: <SeatFace seat={rack.seat} person={person} /> })}
        rail={<Pips standing={rack.standing} fallen={rack.fallen} />}
        aside={state.join(' · ')}
      >
        {rack.tiles.length === 0 &&
          Array.from({ length: size }, (_, at) => (
            <li key={at} class="coda-tile" aria-hidden="true">
              <span class="tile is-empty" />
            </li>
          ))}
        {rack.tiles.map((tile) => (
          <RowTile key={tile.key} tile={tile} words={words} {...(onPress === undefined ? {} : { onPress })} />
        ))}
      </Rack>
    </div>
  );
}
