import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api } from '../house/api.ts';
import { freshNonce, joinRoom } from '../house/room.ts';
import { go } from '../shell/router.ts';
import { words } from '../words/index.ts';
import type { GameId } from './game-ids.ts';

/** How many sit down when somebody plays with bots at once. */
const SEATS: { readonly [game in GameId]: number } = { 'break-the-code': 2, coda: 2, decrypto: 4, qwinto: 2 };

/** Opens a room and goes there; for a match with bots it also sits down, fills the seats and starts. */
export function Open({ game, withBots }: { readonly game: GameId; readonly withBots: boolean }) {
  const { loading, unreachable, tryAgain } = words.value;
  const trouble = useSignal<string | null>(null);
  const open = async () => {
    trouble.value = null;
    const reply = await api.openRoom({ game, seats: SEATS[game] });
    if (!reply.ok) {
      trouble.value = reply.trouble.message || unreachable;
      return;
    }
    const { id } = reply.value;
    const room = joinRoom(id);
    await room.order({ type: 'sit' });
    if (withBots) {
      for (let seat = 1; seat < SEATS[game]; seat++) await room.order({ type: 'bot', seat, level: 'club' });
      await room.order({ type: 'start', nonce: freshNonce() });
    }
    room.close();
    go(`/r/${id}`, true);
  };
  useEffect(() => void open(), []);
  return trouble.value === null ? (
    <p role="status">{loading}</p>
  ) : (
    <section class="card stack" role="alert">
      <h1 class="title">{trouble.value}</h1>
      <button type="button" class="button primary" onClick={() => void open()}>
        {tryAgain}
      </button>
    </section>
  );
}
