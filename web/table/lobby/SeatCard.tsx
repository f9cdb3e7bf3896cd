import type { Seat } from '@cifra/kernel';
import { classes, Face, Icon } from '@cifra/kit';
import type { RoomSeat, RoomView } from '@cifra/room';
import { words } from '../../words/index.ts';
import { botFace, botStrength, namesOf } from '../people/people.ts';
import { isEmpty, type SeatAct } from './lobby-model.ts';

type Props = {
  readonly seat: Seat;
  readonly place: RoomSeat;
  readonly view: RoomView;
  readonly isHere: boolean;
  readonly isPicked: boolean;
  readonly act: SeatAct;
  readonly onPress: () => void;
  /** By mouse a seat can be dragged onto another: the same as two taps. */
  readonly drag?: { readonly onTake: () => void; readonly onDrop: () => void };
};

/** A seat before the start: a face, a name, how it stands, and one thing that a tap does. */
export function SeatCard({ seat, place, view, isHere, isPicked, act, onPress, drag }: Props) {
  const { room, lobby } = words.value;
  const { table, me } = view;
  const { person, bot } = place;
  const isMine = person?.id === me;
  const isHost = person !== null && person.id === table.host;
  const name = isEmpty(place) ? lobby.free : isMine ? lobby.you : namesOf(table)(seat);
  const details = [
    isMine && person.name,
    isHost && room.host,
    person?.isProgram === true && lobby.program,
    bot !== null && person === null && lobby.bot(botStrength(table.game, bot)),
    person !== null && !isHost && (place.ready ? room.ready : room.notReady),
    person !== null && !isHere && !isMine && room.away,
  ].filter((detail) => detail !== false);
  const hint = act === null ? null : isPicked ? lobby.picked : isEmpty(place) || act === 'ask' ? lobby.act[act] : null;
  const inside = (
    <>
      {isEmpty(place) ? (
        <span class="free-face" aria-hidden="true">
          <Icon name="plus" />
        </span>
      ) : (
        <Face
          who={person === null ? { animal: botFace(table.game, place, seat) } : { name: person.name }}
          size="2.6rem"
          isMine={isMine}
          {...(person?.isProgram === true ? { badge: <Icon name="bot" /> } : {})}
        />
      )}
      <span class="seat-text">
        <strong>{name}</strong>
        <small>{hint ?? details.join(' · ')}</small>
        {hint !== null && details.length > 0 && <span class="visually-hidden">{details.join(' · ')}</span>}
      </span>
      {isPicked ? (
        <Icon name="swap" />
      ) : (
        (place.ready || isHost || (bot !== null && person === null)) && (
          <span class="seat-ready">
            <Icon name="check" />
          </span>
        )
      )}
    </>
  );
  return (
    <li class={classes('seat', isEmpty(place) && 'free', isPicked && 'picked')}>
      {act === null ? (
        <div class="seat-in">{inside}</div>
      ) : (
        <button
          type="button"
          class="seat-in"
          aria-pressed={act === 'pick-up' || act === 'put-down' ? isPicked : undefined}
          draggable={drag !== undefined && !isEmpty(place)}
          onClick={onPress}
          onDragStart={(event) => {
            // Firefox drags nothing without data.
            event.dataTransfer?.setData('text/plain', String(seat));
            drag?.onTake();
          }}
          onDragOver={(event) => drag !== undefined && event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            drag?.onDrop();
          }}
        >
          {inside}
        </button>
      )}
    </li>
  );
}
