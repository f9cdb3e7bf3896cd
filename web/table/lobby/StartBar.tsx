import type { Refusal } from '@cifra/kernel';
import { Button, Icon, language, say } from '@cifra/kit';
import type { RoomOrder, RoomTable, RoomView } from '@cifra/room';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { nonceFor, startOrder } from '../../connection/deals.ts';
import type { RoomClient } from '../../connection/room.ts';
import { doorWords } from '../../words/door.ts';
import { words } from '../../words/index.ts';
import { namesOf } from '../people/people.ts';
import { missingIn, seatOf } from './lobby-model.ts';

type Props = {
  readonly client: RoomClient;
  readonly view: RoomView;
  readonly order: (order: RoomOrder) => Promise<Refusal | null>;
  /** The option whose text is not taken. */
  readonly refused: string | null;
  /** May it start with what was changed last? */
  readonly isSettled: () => Promise<boolean>;
};

/** After so long without the host somebody else may start the match; the house asks for the same. */
const PATIENCE = 30_000;

/** The next step, always in sight: start for the host, ready for everybody else, and what is still missing. */
export function StartBar({ client, view, order, refused, isSettled }: Props) {
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
    const missing = [
      empty > 0 && lobby.seatsFree(empty),
      unready.length > 0 && lobby.notReady(names, unready.length),
      refused !== null && lobby.lookAt(refused),
    ]
      .filter((part) => part !== false)
      .join(' · ');
    const begin = async () => {
      if (await isSettled()) void order(startOrder(client.id, table.match));
    };
    return (
      <div class="start-bar">
        <AtTheDoor table={table} order={order} />
        <Button kind="primary" isLarge {...(missing === '' ? {} : { missing })} onPress={() => void begin()}>
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

/** Whoever waits to be let in is in the host's sight wherever the host has scrolled to. */
function AtTheDoor({ table, order }: Pick<Props, 'order'> & { readonly table: RoomTable }) {
  const door = doorWords();
  const waiting = table.requests.map(({ person }) => person);
  const names = new Intl.ListFormat(language.value).format(waiting.map(({ name }) => name));
  const letIn = async () => {
    // One after another: as many as there is room for, and the first who does not fit is told why.
    for (const { id } of waiting) if ((await order({ type: 'allow', person: id })) !== null) return;
  };
  return (
    <div class="at-the-door" role="status">
      {waiting.length > 0 && (
        <>
          <span>{door.waits(names, waiting.length)}</span>
          <Button onPress={() => void letIn()}>{waiting.length === 1 ? door.letIn : door.letAllIn}</Button>
        </>
      )}
    </div>
  );
}
