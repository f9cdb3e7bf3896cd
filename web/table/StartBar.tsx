import { Button, Icon, language, say } from '@cifra/kit';
import type { RoomOrder, RoomView } from '@cifra/room';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { nonceFor, startOrder } from '../connection/deals.ts';
import type { RoomClient } from '../connection/room.ts';
import { words } from '../words/index.ts';
import { missingIn, seatOf } from './lobby-model.ts';
import { namesOf } from './people.ts';

type Props = {
  readonly client: RoomClient;
  readonly view: RoomView;
  readonly order: (order: RoomOrder) => Promise<unknown>;
};

/** After so long without the host somebody else may start the match; the house asks for the same. */
const PATIENCE = 30_000;

/** The next step, always in sight: start for the host, ready for everybody else, and what is still missing. */
export function StartBar({ client, view, order }: Props) {
  const { room, lobby } = words.value;
  const { table, me } = view;
  const mine = table.seats[seatOf(table, me)];
  const hostSeat = table.seats.findIndex(({ person }) => person !== null && person.id === table.host);
  const isHostAway = hostSeat >= 0 && client.here.value[hostSeat] === false;
  const hasWaited = useSignal(false);
  useEffect(() => {
    hasWaited.value = false;
    if (!isHostAway) return;
    const timer = setTimeout(() => {
      hasWaited.value = true;
    }, PATIENCE);
    return () => clearTimeout(timer);
  }, [isHostAway, hasWaited]);

  if (table.host === me) {
    const { empty, unready } = missingIn(table);
    const names = new Intl.ListFormat(language.value).format(unready.map(namesOf(table)));
    const missing = [empty > 0 && lobby.seatsFree(empty), unready.length > 0 && lobby.notReady(names, unready.length)]
      .filter((part) => part !== false)
      .join(' · ');
    return (
      <div class="start-bar">
        <Button
          kind="primary"
          isLarge
          {...(missing === '' ? {} : { missing })}
          onPress={() => void order(startOrder(client.id, table.match))}
        >
          {room.start}
        </Button>
      </div>
    );
  }
  if (mine === undefined) return null;
  const isReady = mine.ready;
  const answer = () => {
    const nonce = () => nonceFor(client.id, table.match);
    void order(isReady ? { type: 'ready', ready: false } : { type: 'ready', ready: true, nonce: nonce() });
    say(isReady ? room.iAmNotReady : room.iAmReady);
  };
  const canClaim = isHostAway || hostSeat < 0;
  return (
    <div class="start-bar">
      {isReady ? (
        <p class="is-ready" role="status">
          <Icon name="check" />
          <span>
            <strong>{lobby.youAreReady}</strong>
            <small>{isHostAway ? room.hostIsAway : room.waitingForHost}</small>
          </span>
        </p>
      ) : (
        <Button kind="primary" isLarge onPress={answer}>
          {room.iAmReady}
        </Button>
      )}
      {isReady && (
        <Button kind="quiet" onPress={answer}>
          {room.iAmNotReady}
        </Button>
      )}
      {canClaim && (
        <Button
          {...(hasWaited.value || hostSeat < 0 ? {} : { missing: lobby.inAMoment })}
          onPress={() => void order({ type: 'claim-host' })}
        >
          {room.claimHost}
        </Button>
      )}
    </div>
  );
}
