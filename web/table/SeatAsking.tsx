import type { RoomOrder, RoomView } from '@cifra/room';
import { words } from '../words/index.ts';

type Props = { readonly view: RoomView; readonly order: (order: RoomOrder) => void };

/** Who asks the host for a seat; and the way back for a host who was away. */
export function SeatAsking({ view, order }: Props) {
  const { room } = words.value;
  const { table, me } = view;
  const isAsking = table.requests.some(({ person }) => person.id === me);
  return (
    <>
      {table.awayHost === me && (
        <p class="banner" role="status">
          <span>{room.hostedMeanwhile}</span>
          <button type="button" class="button" onClick={() => order({ type: 'claim-host' })}>
            {room.claimHost}
          </button>
        </p>
      )}
      {isAsking && (
        <p class="banner" role="status">
          <span>{room.youAsked}</span>
          <button type="button" class="button quiet" onClick={() => order({ type: 'leave' })}>
            {room.askNoLonger}
          </button>
        </p>
      )}
      {table.host === me &&
        table.requests.map(({ person }) => (
          <p key={person.id} class="banner" role="status">
            <span>{room.asksForSeat(person.name)}</span>
            <button type="button" class="button primary" onClick={() => order({ type: 'allow', person: person.id })}>
              {room.letIn}
            </button>
            <button type="button" class="button quiet" onClick={() => order({ type: 'decline', person: person.id })}>
              {room.keepOut}
            </button>
          </p>
        ))}
    </>
  );
}
