import { classes, Icon } from '@cifra/kit';
import type { RoomOrder, RoomView } from '@cifra/room';
import type { RoomClient } from '../../connection/room.ts';
import { words } from '../../words/index.ts';
import { botStrength, namesOf } from './people.ts';

type Props = {
  readonly client: RoomClient;
  readonly view: RoomView;
  readonly toAct: readonly number[];
  readonly order: (order: RoomOrder) => void;
};

/** Who plays, whose turn it is, and who is away. */
export function People({ client, view, toAct, order }: Props) {
  const { room } = words.value;
  const { table, me } = view;
  const names = namesOf(table);
  const isPlaying = table.phase === 'playing';
  const iSit = table.seats.some(({ person }) => person?.id === me);
  const canAsk =
    isPlaying &&
    !iSit &&
    (table.takeover === 'asked' || table.host === me) &&
    !table.requests.some(({ person }) => person.id === me);
  return (
    <ul class="people" aria-label={room.seats}>
      {table.seats.map((place, seat) => {
        const isMine = place.person?.id === me;
        const isAway = place.person !== null && client.here.value[seat] !== true;
        return (
          <li
            key={seat}
            class={classes('person', toAct.includes(seat) && 'acts')}
            aria-current={toAct.includes(seat) ? 'true' : undefined}
          >
            <strong title={names(seat)}>{names(seat)}</strong>
            {isMine && <span class="chip">{room.you}</span>}
            {place.bot !== null && (
              <span class="chip bot">
                <Icon name="bot" />
                <span class="level">
                  {place.person === null ? botStrength(table.game, place.bot) : room.playedByBot}
                </span>
              </span>
            )}
            {isAway && place.bot === null && <span class="chip">{room.away}</span>}
            {isPlaying && isMine && place.bot !== null && (
              <button type="button" class="button" onClick={() => order({ type: 'sit', seat })}>
                {room.takeBack}
              </button>
            )}
            {canAsk && place.bot !== null && (place.person === null || (place.hasLeft && isAway)) && (
              <button type="button" class="button quiet" onClick={() => order({ type: 'sit', seat })}>
                {table.host === me ? room.takeOver : room.askForSeat}
              </button>
            )}
            {isPlaying && iSit && !isMine && isAway && place.bot === null && table.timeLimit === null && (
              <button type="button" class="button quiet" onClick={() => order({ type: 'stand-in', seat })}>
                {room.standIn}
              </button>
            )}
          </li>
        );
      })}
      {!iSit && <li class="muted small">{room.youWatch}</li>}
      {iSit && client.watchers.value > 0 && <li class="muted small">{room.watching(client.watchers.value)}</li>}
    </ul>
  );
}
