import type { Refusal } from '@cifra/kernel';
import { language } from '@cifra/kit';
import type { RoomOrder, RoomView } from '@cifra/room';
import type { RoomClient } from '../../connection/room.ts';
import { isDeviceRoom } from '../../device/room-id.ts';
import type { LoadedGame } from '../../games/load-game.ts';
import { doorWords } from '../../words/door.ts';
import { words } from '../../words/index.ts';
import { Invite } from '../invite/Invite.tsx';
import { Nickname } from '../people/Nickname.tsx';
import { DealPromise } from '../promise/DealLine.tsx';
import { Talk } from '../talk/Talk.tsx';
import { useTalk } from '../talk/use-talk.ts';
import { NoticeChoiceWhenWanted } from '../time/NoticeChoiceWhenWanted.tsx';
import { changeText } from './change-text.ts';
import { BannedList, WaitingList } from './Door.tsx';
import { isEmpty, seatOf } from './lobby-model.ts';
import { Options } from './Options.tsx';
import { PreviousMatch } from './PreviousMatch.tsx';
import { SeatColumns } from './SeatColumns.tsx';
import { StartBar } from './StartBar.tsx';
import { useConfigure } from './use-configure.ts';
import './lobby.css';

type Props = {
  readonly client: RoomClient;
  readonly view: RoomView;
  readonly loaded: LoadedGame;
  readonly order: (order: RoomOrder, isQuiet?: boolean) => Promise<Refusal | null>;
};

/** The room before the start: who sits where, options in plain words, talk, and the next step in a row of its own. */
export function Lobby({ client, view, loaded, order }: Props) {
  const { room, nav, learn, pass, tv } = words.value;
  const { table, me } = view;
  const isHost = table.host === me;
  const isSeated = seatOf(table, me) >= 0;
  const hasPlace = table.seats.some((place) => isEmpty(place) || (table.door === 'ask' && place.person === null));
  const full = table.seats.some((place) => place.bot !== null) ? room.fullWithBots : room.full;
  const mustAsk = table.door === 'ask' && !isHost;
  const isArriving =
    !isSeated &&
    ![...table.requests, ...table.banned.map((person) => ({ person }))].some(({ person }) => person.id === me) &&
    !table.removed.includes(me) &&
    !table.declined.some(({ person }) => person === me);
  const door = doorWords();
  const { draft } = useTalk(view, true);
  const { refused, configure, isSettled } = useConfigure(loaded, table.options, order);
  const give = (one: RoomOrder) => void order(one);
  return (
    <div class="lobby">
      <div class="lobby-scroll">
        <header class="lobby-head">
          <h1>{room.title(loaded.tellings[language.value].name)}</h1>
          <p>
            <a href={`/rules/${table.game}`} target="_blank" rel="noopener">
              {nav.rules}
            </a>
            <a href={`/learn/${table.game}`} target="_blank" rel="noopener">
              {learn}
            </a>
            {!isDeviceRoom(client.id) && (
              <>
                <a href={`/pass/${table.game}`}>{pass.short}</a>
                <a href={`/tv/${client.id}`} target="_blank" rel="noopener">
                  {tv.open}
                </a>
              </>
            )}
            {client.watchers.value > 0 && <span class="muted">{room.watching(client.watchers.value)}</span>}
          </p>
          <PreviousMatch room={client.id} table={table} />
        </header>
        {isArriving && (
          <section class="card arriving">
            <p>{!hasPlace ? full : mustAsk ? door.arriving : room.comeIn}</p>
            <Nickname
              key="arriving"
              order={give}
              {...(hasPlace ? { arriving: mustAsk ? door.ask : room.sitDown } : {})}
            />
          </section>
        )}
        <WaitingList view={view} order={give} />
        <div class="lobby-main">
          <SeatColumns client={client} view={view} loaded={loaded} order={order} />
          <Options
            table={table}
            loaded={loaded}
            isHost={isHost}
            isAlone={isDeviceRoom(client.id)}
            order={give}
            configure={configure}
            refused={refused}
          />
        </div>
        <div class="lobby-side">
          {!isDeviceRoom(client.id) && <Invite room={client.id} isHost={isHost} />}
          <Talk
            view={view}
            game={loaded.game}
            draft={draft}
            order={order}
            changes={(change) => changeText(loaded, change)}
          />
          <BannedList view={view} order={give} />
          <NoticeChoiceWhenWanted room={client.id} view={view} />
          <DealPromise commitment={table.commitment} />
          {isSeated && (
            <section class="card my-name">
              <Nickname key="seated" order={give} />
              <button type="button" class="button quiet" onClick={() => give({ type: 'leave' })}>
                {room.getUp}
              </button>
            </section>
          )}
        </div>
      </div>
      <StartBar
        client={client}
        view={view}
        order={order}
        refused={refused === null ? null : loaded.tellings[language.value].option(refused.name as never).label}
        isSettled={isSettled}
      />
    </div>
  );
}
