import type { Refusal } from '@cifra/kernel';
import { language } from '@cifra/kit';
import type { RoomOrder, RoomView } from '@cifra/room';
import type { RoomClient } from '../connection/room.ts';
import type { LoadedGame } from '../games/load-game.ts';
import { words } from '../words/index.ts';
import { Invite } from './Invite.tsx';
import { isEmpty, seatOf } from './lobby-model.ts';
import { Nickname } from './Nickname.tsx';
import { Options } from './Options.tsx';
import { PreviousMatch } from './PreviousMatch.tsx';
import { SeatColumns } from './SeatColumns.tsx';
import { StartBar } from './StartBar.tsx';
import { Talk } from './Talk.tsx';
import { useTalk } from './use-talk.ts';
import './lobby.css';

type Props = {
  readonly client: RoomClient;
  readonly view: RoomView;
  readonly loaded: LoadedGame;
  readonly order: (order: RoomOrder) => Promise<Refusal | null>;
};

/** The room before the start: who sits where, options in plain words, talk, and the next step in a row of its own. */
export function Lobby({ client, view, loaded, order }: Props) {
  const { room, nav, learn } = words.value;
  const { table, me } = view;
  const isHost = table.host === me;
  const isSeated = seatOf(table, me) >= 0;
  const hasPlace = table.seats.some(isEmpty);
  const { draft } = useTalk(view, true);
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
            {client.watchers.value > 0 && <span class="muted">{room.watching(client.watchers.value)}</span>}
          </p>
          <PreviousMatch room={client.id} table={table} />
        </header>
        {!isSeated && (
          <section class="card arriving">
            <p>{hasPlace ? room.comeIn : room.full}</p>
            <Nickname key="arriving" order={give} isArriving={hasPlace} />
          </section>
        )}
        <div class="lobby-main">
          <SeatColumns client={client} view={view} game={loaded.game} order={order} />
          <Options table={table} loaded={loaded} isHost={isHost} order={give} />
        </div>
        <div class="lobby-side">
          <Invite room={client.id} />
          <Talk view={view} game={loaded.game} draft={draft} order={order} />
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
      <StartBar client={client} view={view} order={order} />
    </div>
  );
}
