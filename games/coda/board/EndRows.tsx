import { type BoardProps, Pips, Rack, SeatFace, Tile } from '@cifra/kit';
import type { Coda, RoundEnd } from '../rules/types.ts';
import { boardWords } from '../words/board.ts';
import { signOf } from './notes.ts';
import { placeStyle, rowStyle } from './placing.ts';
import { MARK } from './RowTile.tsx';
import { type EndTile, endRow, standingSum } from './round-end.ts';

/** All rows with everything revealed; beneath them what the winner's standing tiles are worth, where that counts. */
export function EndRows({ board, end }: { readonly board: BoardProps<Coda>; readonly end: RoundEnd }) {
  const { view, people, language } = board;
  const words = boardWords[language];
  const { viewer } = view;
  const seats = end.rows.map((_, seat) => seat);
  const order = viewer === 'spectator' ? seats : [...seats.slice(viewer + 1), ...seats.slice(0, viewer + 1)];
  const { numbers, sum } = standingSum(end);
  const tile = ({ colour, value, isOpen, isLast }: EndTile, place: number) => (
    <Tile
      mark={MARK[colour]}
      value={value === null ? null : signOf(value)}
      label={words.tile(colour, value, place, isOpen)}
      posture={isOpen ? 'flat' : 'standing'}
      isGlowing={isLast}
    />
  );
  return (
    <div class="coda-end-rows" data-rows={order.length}>
      {order.map((seat) => {
        const { tiles, drawn } = endRow(end, seat);
        const standing = tiles.filter(({ isOpen }) => !isOpen).length + (drawn === null ? 0 : 1);
        const placed = drawn === null ? tiles : [...tiles, { ...drawn, isApart: true }];
        const person = people(seat);
        return (
          <div key={seat} class="coda-rack" data-mine={seat === viewer} style={rowStyle(placed)}>
            <Rack
              name={person.isMe ? words.you : person.name}
              head={<SeatFace seat={seat} person={person} />}
              rail={<Pips standing={standing} fallen={tiles.length + (drawn === null ? 0 : 1) - standing} />}
              aside={standing === 0 ? words.isOut : words.standing(standing)}
            >
              {tiles.map((one, place) => (
                <li key={place} class="coda-tile" style={placeStyle(placed, place)} data-open={one.isOpen}>
                  {tile(one, place)}
                </li>
              ))}
              {drawn !== null && (
                <li class="coda-tile coda-seam" style={placeStyle(placed, tiles.length)} data-open="false">
                  {tile(drawn, tiles.length)}
                  <small>{words.drawnBeside}</small>
                </li>
              )}
            </Rack>
          </div>
        );
      })}
      {end.earned.length > 0 && numbers.length > 0 && (
        <p class="coda-sum">
          <span>{words.standingSum(end.drawn?.seat === end.winner)}</span>{' '}
          <b class="digits">
            {numbers.join(' + ')} = {sum}
          </b>
        </p>
      )}
    </div>
  );
}
