import type { RoomOrder, RoomView } from '@cifra/room';
import { useSignal } from '@preact/signals';
import { words } from '../../words/index.ts';
import { seldomWords } from '../../words/seldom.ts';

type Props = { readonly view: RoomView; readonly order: (order: RoomOrder) => void };

/** How it stands between me and the table, in plain sight; who asks the host for a seat in mid-match; the way back for a host who was away. */
export function SeatAsking({ view, order }: Props) {
  const { room } = words.value;
  const { door } = seldomWords();
  const { table, me } = view;
  const isAsking = table.requests.some(({ person }) => person.id === me);
  if (table.banned.some(({ id }) => id === me))
    return (
      <p class="banner trouble" role="alert">
        {door.bannedYou}
      </p>
    );
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
      {!isAsking && <NotSeated view={view} order={order} />}
      {table.host === me &&
        table.phase !== 'lobby' &&
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

/** Whoever was taken off a seat, or was told: not now. Over a board it can be closed once it was read. */
function NotSeated({ view: { table, me }, order }: Props) {
  const { door } = seldomWords();
  const { close } = words.value;
  const read = useSignal<string | null>(null);
  const declined = table.declined.find(({ person }) => person === me);
  if (declined === undefined && !table.removed.includes(me)) return null;
  const text = declined === undefined ? door.removed : door.declined;
  const isLobby = table.phase === 'lobby';
  const said = `${text} ${declined?.at}`;
  if (!isLobby && read.value === said) return null;
  return (
    <p class="banner" role="alert">
      <span>{text}</span>
      {isLobby ? (
        <button type="button" class="button" onClick={() => order({ type: 'sit' })}>
          {door.askAgain}
        </button>
      ) : (
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            read.value = said;
          }}
        >
          {close}
        </button>
      )}
    </p>
  );
}
