import { type AnyGame, type Seat, View } from '@cifra/kernel';
import { language, say } from '@cifra/kit';
import type { RoomOrder, RoomTable, RoomView } from '@cifra/room';
import { computed, signal, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { nonceFor } from '../connection/deals.ts';
import { joinRoom, type RoomClient } from '../connection/room.ts';
import { roomOrder } from '../connection/room-order.ts';
import { placeOf } from '../device/messages.ts';
import { type LoadedGame, loadedGame } from '../games/load-game.ts';
import { Cover } from '../pass/Cover.tsx';
import { type LastTold, since, withSeen } from '../pass/since.ts';
import { isDone, lookOf, nextTurn, seatsHere, type Turn, waitingHere } from '../pass/turns.ts';
import { type LogLine, logOf } from '../table/log/log.ts';
import { namesOf } from '../table/people/people.ts';
import { Countdown } from '../table/time/Countdown.tsx';
import { Loading } from '../ui/Loading.tsx';
import { words } from '../words/index.ts';
import { JoinedRoom } from './JoinedRoom.tsx';

type Props = { readonly id: string; readonly steal: boolean; readonly onTake: () => void };

/** A room of several people around one device: whoever holds it sees their table, and between two of them nobody sees any. */
export function PassRoom({ id, steal, onTake }: Props) {
  const onlooker = useClient(id, 'onlooker', steal);
  const view = onlooker?.view.value ?? null;
  const loaded = view === null ? null : loadedGame(view.table.game);
  const last = useSignal<Seat | null>(null);
  const turn = useSignal<Turn | null>(null);
  /** Whoever wants to look before the next one takes it. */
  const looks = useSignal<Seat | null>(null);
  const seen = useSignal<LastTold>(new Map());
  const cover = () => {
    const now = onlooker?.view.value ?? null;
    const game = now === null ? null : loadedGame(now.table.game);
    if (onlooker !== null && now !== null && game !== null && turn.value !== null)
      seen.value = withSeen(seen.value, turn.value.seats, linesOf(onlooker, game, now));
    turn.value = null;
    looks.value = null;
  };
  const coverNow = useRef(cover);
  coverNow.current = cover;
  // Whoever looks elsewhere may hand it on without a word.
  useEffect(() => {
    const hide = () => document.hidden && coverNow.current();
    document.addEventListener('visibilitychange', hide);
    return () => document.removeEventListener('visibilitychange', hide);
  }, []);
  if (onlooker === null) return <Loading isTable />;
  if (view === null || loaded === null || onlooker.bye.value !== null)
    return <JoinedRoom client={onlooker} onTake={onTake} />;
  const { table, match } = view;
  if (table.phase === 'lobby') return <Held key="lobby" id={id} seats={[]} eyes={0} table={table} />;
  if (table.phase !== 'playing' || match === null)
    return <AllSee client={forAll(aroundDevice(onlooker), table)} onTake={onTake} isOver={table.phase === 'over'} />;
  const { game } = loaded;
  const shown = View.received(match).table;
  const held = turn.value;
  if (held !== null)
    return (
      <Held
        key={held.eyes}
        id={id}
        {...held}
        table={table}
        isLook={looks.value !== null}
        onPass={() => {
          if (looks.value === null) last.value = held.eyes;
          cover();
        }}
      />
    );
  const due = nextTurn(game, table, shown, last.value);
  const next = looks.value === null ? due : lookOf(game, table, shown, looks.value);
  const names = namesOf(table);
  return (
    <Cover
      // Whoever began to ask who looks, or to hold, did so for those who were next then.
      key={next?.seats.join() ?? 'bots'}
      game={table.game}
      title={loaded.tellings[language.value].name}
      people={peopleHere(table)}
      next={next?.seats.map(names) ?? []}
      story={since(seen.value, next?.seats ?? [], linesOf(onlooker, loaded, view)).map(({ text }) => text)}
      others={seatsHere(table)
        .filter((seat) => next?.seats.length !== 1 || seat !== next.eyes)
        .map((seat) => ({ seat, name: names(seat) }))}
      // Time runs on while the device is passed on.
      clock={
        table.clock !== null && (
          <Countdown
            client={onlooker}
            table={table}
            clock={table.clock}
            pausedAt={table.pausedAt}
            isSaid={false}
            isHeard
          />
        )
      }
      onTake={() => {
        // Whoever is waited for does not only look.
        if (next !== null && waitingHere(game, table, shown).some((seat) => next.seats.includes(seat)))
          looks.value = null;
        turn.value = next;
      }}
      onLook={(seat) => {
        looks.value = seat === due?.eyes && due.seats.length === 1 ? null : seat;
      }}
    />
  );
}

/** The result is for everybody's eyes, and whoever taps speaks for all. */
function AllSee({ client, onTake, isOver }: { client: RoomClient; onTake: () => void; isOver: boolean }) {
  const { table: said } = words.value;
  return (
    <>
      <JoinedRoom client={client} onTake={onTake} />
      {isOver && (
        <button
          type="button"
          class="button primary large pass-again"
          onClick={() => void client.order({ type: 'rematch', nonce: nonceFor(client.id, 1) })}
        >
          {said.again}
        </button>
      )}
    </>
  );
}

type HeldProps = Turn & {
  readonly id: string;
  readonly table: RoomTable;
  /** They are not waited for: they may cover it as soon as they have seen enough. */
  readonly isLook?: boolean;
  readonly onPass?: () => void;
};

/** The table of whoever holds the device; with a team around it, what one does counts for all of them. */
function Held({ id, eyes, seats, table, isLook = false, onPass }: HeldProps) {
  const { pass } = words.value;
  const place = placeAt(table, eyes) ?? 0;
  const client = useClient(id, place, false);
  const others = seats.filter((seat) => seat !== eyes).flatMap((seat) => placeAt(table, seat) ?? []);
  const shared = useMemo(
    () => (client === null ? null : withMates(aroundDevice(client), others)),
    [client, others.join()],
  );
  const view = client?.view.value ?? null;
  const game = view === null ? null : (loadedGame(view.table.game)?.game ?? null);
  const isOver = onPass !== undefined && game !== null && isTurnOver(game, view, { eyes, seats });
  const said = isLook ? pass.looked : pass.done;
  useEffect(() => {
    if (isOver) say(said);
  }, [isOver, said]);
  if (shared === null) return <Loading isTable />;
  return (
    <>
      <JoinedRoom client={shared} onTake={() => undefined} />
      {isOver && (
        <p class="pass-on" role="status">
          <span>{said}</span>
          <button type="button" class="button primary" onClick={onPass}>
            {isLook ? pass.cover : pass.passOn}
          </button>
        </p>
      )}
    </>
  );
}

function isTurnOver(game: AnyGame, view: RoomView | null, turn: Turn): boolean {
  return (
    view?.match != null &&
    view.table.phase === 'playing' &&
    isDone(game, view.table, View.received(view.match).table, turn)
  );
}

/** A line to the room for as long as this piece of the page is there. */
function useClient(id: string, place: number | 'onlooker', steal: boolean): RoomClient | null {
  const client = useSignal<RoomClient | null>(null);
  useEffect(() => {
    const joined = joinRoom(id, { place, steal });
    client.value = joined;
    roomOrder.value = (order) => void joined.order(order);
    return () => {
      roomOrder.value = null;
      joined.close();
    };
  }, [id, place, steal, client]);
  return client.value;
}

/** Everybody around the device is here, whoever holds it; and its own onlooker is nobody. */
function aroundDevice(client: RoomClient): RoomClient {
  const here = computed(() => client.view.value?.table.seats.map(() => true) ?? []);
  return { ...client, here, watchers: signal(0) };
}

/** What is played is played by the others of the team as well, who look at the same screen. */
function withMates(client: RoomClient, places: readonly number[]): RoomClient {
  if (places.length === 0) return client;
  const order = async (one: RoomOrder) => {
    const answer = await client.order(one);
    if (answer.ok && one.type === 'play') await orderAs(client.id, places, one);
    return answer;
  };
  return { ...client, order };
}

/** After the match everybody around the device agrees to what one taps. */
function forAll(onlooker: RoomClient, table: RoomTable): RoomClient {
  const places = table.seats.flatMap(({ person }) => (person === null ? [] : (placeOf(person.id) ?? [])));
  const order = async (one: RoomOrder) => {
    const [first, ...others] = one.type === 'rematch' || one.type === 'ready' ? places : places.slice(0, 1);
    if (first === undefined) return onlooker.order(one);
    const answer = await orderAs(onlooker.id, [first], one);
    if (answer.ok) await orderAs(onlooker.id, others, one);
    return answer;
  };
  return { ...onlooker, order };
}

async function orderAs(room: string, places: readonly number[], order: RoomOrder) {
  const { orderHere } = await import('../device/device.ts');
  return orderHere(room, places, order);
}

function placeAt({ seats }: RoomTable, seat: number): number | null {
  const person = seats[seat]?.person;
  return person == null ? null : placeOf(person.id);
}

function peopleHere({ seats }: RoomTable): number {
  return seats.filter(({ person }) => person !== null).length;
}

/** What everybody heard of the match. */
function linesOf({ heard }: RoomClient, loaded: LoadedGame, { table }: RoomView): readonly LogLine[] {
  return logOf(heard.value, loaded, language.value, table, 'spectator').filter(({ isPlay }) => isPlay);
}
