import type { Refusal } from '@cifra/kernel';
import { language, say } from '@cifra/kit';
import type { RoomOrder } from '@cifra/room';
import { roomRefusal } from '@cifra/room/words';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { help } from '../browser/preferences.ts';
import { reloadPage } from '../browser/reload.ts';
import type { RoomClient } from '../connection/room.ts';
import { loadedGame } from '../games/load-game.ts';
import { useKeptResult } from '../table/end/use-kept-result.ts';
import { FullTable } from '../table/FullTable.tsx';
import { LobbyWhenWanted } from '../table/lobby/LobbyWhenWanted.tsx';
import { SeatAsking } from '../table/people/SeatAsking.tsx';
import { DealAlarm } from '../table/promise/DealLine.tsx';
import { HolidayLine } from '../table/time/HolidayLine.tsx';
import { StorageTrouble } from '../ui/StorageTrouble.tsx';
import { useKeptFocus } from '../ui/use-kept-focus.ts';
import '../table/table.css';
import { Loading } from '../ui/Loading.tsx';
import { Missing } from '../ui/Missing.tsx';
import { words } from '../words/index.ts';

const SLOW = 4000;

/** A room as one of its people has it, whatever happens in it. */
export function JoinedRoom({ client, onTake }: { readonly client: RoomClient; readonly onTake: () => void }) {
  const { room, bye, goHome, reload, rooms, device } = words.value;
  const view = client.view.value;
  const trouble = useSignal<string | null>(null);
  const keptFocus = useKeptFocus();
  const kept = useKeptResult(view);
  const loaded = view === null ? null : loadedGame(view.table.game);

  const end = client.bye.value;
  if (end !== null)
    return (
      <section class="card stack" role="alert">
        <h1 class="title">{bye[end] ?? end}</h1>
        <div class="row">
          {end === 'other-tab' && (
            <button type="button" class="button primary" onClick={onTake}>
              {device.playHere}
            </button>
          )}
          {(end === 'seat-moved' || end === 'other-protocol') && (
            <button type="button" class="button primary" onClick={() => void reloadPage()}>
              {end === 'seat-moved' ? rooms.watch : reload}
            </button>
          )}
          <a class="button" href="/">
            {goHome}
          </a>
        </div>
      </section>
    );
  if (view === null || loaded === null) return client.isMissing.value ? <Missing isTable /> : <Waiting />;
  if (client.isStarting.value && view.table.phase === 'lobby') return <Loading isTable />;
  const { tellings } = loaded;
  const order = async (one: RoomOrder, isQuiet = false): Promise<Refusal | null> => {
    const answer = await client.order(one);
    if (answer.ok) {
      trouble.value = null;
      return null;
    }
    if (isQuiet) return answer.refusal;
    const text =
      tellings[language.value].refusal(answer.refusal) ??
      roomRefusal(language.value, answer.refusal) ??
      answer.refusal.code;
    trouble.value = text;
    say(text);
    return answer.refusal;
  };
  const table = {
    client,
    view: kept?.view ?? view,
    loaded,
    help: help.value,
    order,
    ...(kept === null ? {} : { onFollow: kept.leave }),
  };
  return (
    <div class="room-page" data-game={view.table.game} ref={keptFocus} tabIndex={-1}>
      <StorageTrouble />
      {!client.isLive.value && (
        <p class="banner lost" role="status">
          {room.lost}
        </p>
      )}
      {view.table.pausedAt !== null && (
        <p class="banner" role="status">
          {room.paused}
        </p>
      )}
      <HolidayLine client={client} view={view} />
      {view.table.phase === 'playing' && <DealAlarm room={client.id} table={view.table} />}
      {trouble.value !== null && <p class="banner trouble">{trouble.value}</p>}
      <SeatAsking view={view} order={(one) => void order(one)} />
      {view.table.phase === 'broken' && (
        <p class="banner trouble" role="alert">
          {room.broken}
        </p>
      )}
      {view.table.phase === 'lobby' && kept === null ? (
        <LobbyWhenWanted client={client} view={view} loaded={loaded} order={order} />
      ) : (
        <FullTable {...table} />
      )}
    </div>
  );
}

/** Before the first answer; a slow house is said to be slow. */
function Waiting() {
  const { room, goHome } = words.value;
  const isSlow = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      isSlow.value = true;
    }, SLOW);
    return () => clearTimeout(timer);
  }, [isSlow]);
  return isSlow.value ? (
    <section class="card stack" role="status">
      <p>{room.slow}</p>
      <a class="button" href="/">
        {goHome}
      </a>
    </section>
  ) : (
    <Loading isTable />
  );
}
