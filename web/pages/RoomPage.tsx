import type { Refusal } from '@cifra/kernel';
import { type Help, language, say } from '@cifra/kit';
import type { RoomOrder } from '@cifra/room';
import { roomRefusal } from '@cifra/room/words';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type LoadedGame, loadedGame, loadGame } from '../house/games.ts';
import { joinRoom, type RoomClient } from '../house/room.ts';
import { Lobby } from '../table/Lobby.tsx';
import { MatchTable } from '../table/MatchTable.tsx';
import '../table/table.css';
import { words } from '../words/index.ts';

/** A room, whatever happens in it. */
export function RoomPage({ id }: { readonly id: string }) {
  const client = useSignal<RoomClient | null>(null);
  useEffect(() => {
    const joined = joinRoom(id);
    client.value = joined;
    return () => joined.close();
  }, [id, client]);
  return client.value === null ? <p>{words.value.loading}</p> : <Joined client={client.value} />;
}

function Joined({ client }: { readonly client: RoomClient }) {
  const { room, loading, bye, goHome, reload } = words.value;
  const view = client.view.value;
  const trouble = useSignal<string | null>(null);
  const game = view?.table.game;
  const loaded = useSignal<LoadedGame | null>(null);
  useEffect(() => {
    if (game === undefined) return;
    loaded.value = loadedGame(game);
    if (loaded.value === null)
      void loadGame(game).then((one) => {
        loaded.value = one;
      });
  }, [game, loaded]);

  if (client.bye.value !== null)
    return (
      <section class="card stack" role="alert">
        <h1 class="title">{bye[client.bye.value] ?? client.bye.value}</h1>
        <div class="row">
          <a class="button primary" href="/">
            {goHome}
          </a>
          <button type="button" class="button" onClick={() => location.reload()}>
            {reload}
          </button>
        </div>
      </section>
    );
  if (view === null || loaded.value === null) return <p>{loading}</p>;
  const { tellings } = loaded.value;
  const order = async (one: RoomOrder): Promise<Refusal | null> => {
    const answer = await client.order(one);
    if (answer.ok) {
      trouble.value = null;
      return null;
    }
    const text =
      tellings[language.value].refusal(answer.refusal) ??
      roomRefusal(language.value, answer.refusal) ??
      answer.refusal.code;
    trouble.value = text;
    say(text);
    return answer.refusal;
  };
  return (
    <div data-game={view.table.game}>
      {!client.isLive.value && (
        <p class="banner" role="status">
          {room.lost}
        </p>
      )}
      {view.table.pausedAt !== null && (
        <p class="banner" role="status">
          {room.paused}
        </p>
      )}
      {trouble.value !== null && <p class="banner trouble">{trouble.value}</p>}
      {view.table.phase === 'broken' && (
        <p class="banner trouble" role="alert">
          {room.broken}
        </p>
      )}
      {view.table.phase === 'lobby' ? (
        <Lobby client={client} view={view} loaded={loaded.value} order={(one) => void order(one)} />
      ) : (
        <MatchTable client={client} view={view} loaded={loaded.value} help={helpLevel()} order={order} />
      )}
    </div>
  );
}

function helpLevel(): Help {
  return 'marks';
}
