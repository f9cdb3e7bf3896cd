import { seatHand } from '@cifra/kernel';
import { Rack, Tile } from '@cifra/kit';
import type { HintProps } from '@cifra/kit/review';
import { signOf } from '../board/notes.ts';
import { MARK } from '../board/RowTile.tsx';
import type { Coda } from '../rules/types.ts';
import { boardWords } from '../words/board.ts';
import { reviewWords } from '../words/review.ts';

type Props = Pick<HintProps<Coda>, 'view' | 'seat' | 'people' | 'language'>;

/** The row of whoever decides, as that seat knows it. */
export function OwnRow({ view, seat, people, language }: Props) {
  const words = reviewWords[language];
  const hand = view.hands[seatHand(seat)];
  const row = view.table.rows[seat] ?? [];
  const { drawn } = view.table;
  if (hand === undefined || row.length === 0) return null;
  return (
    <div class="coda-possible is-own" data-many={row.length > 8}>
      <Rack
        name={people(seat).isMe ? words.you : people(seat).name}
        aside={hand.drawn === null || drawn?.seat !== seat ? '' : words.drawn(drawn.colour, hand.drawn)}
      >
        {row.map((tile, place) => {
          const value = hand.row[place] ?? tile.value;
          return (
            <li key={tile.key} data-open={tile.open}>
              <Tile
                mark={MARK[tile.colour]}
                value={value === null ? null : signOf(value)}
                label={boardWords[language].tile(tile.colour, value, place, tile.open)}
                posture={tile.open ? 'flat' : 'standing'}
              />
            </li>
          );
        })}
      </Rack>
    </div>
  );
}
