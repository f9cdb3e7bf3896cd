import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api } from '../house/api.ts';
import '../table/table.css';
import './replay.css';
import { Loading } from '../shell/Loading.tsx';
import { words } from '../words/index.ts';
import { type Reel, reelOf } from './frames.ts';
import { Player } from './Player.tsx';

/** Step or slide through a finished match, as any seat or with everything open. */
export function ReplayPage({ room, match }: { readonly room: string; readonly match: string }) {
  const reel = useSignal<Reel | null>(null);
  const trouble = useSignal<string | null>(null);
  useEffect(() => {
    void api
      .matchFile(`/api/rooms/${encodeURIComponent(room)}/matches/${encodeURIComponent(match)}`)
      .then(async (reply) => {
        const found = reply.ok ? await reelOf(reply.value) : null;
        reel.value = found;
        if (found === null)
          trouble.value = reply.ok ? words.value.replay.trouble : reply.trouble.message || words.value.unreachable;
      });
  }, [room, match, reel, trouble]);
  if (trouble.value !== null)
    return (
      <section class="card stack" role="alert">
        <h1 class="title">{trouble.value}</h1>
        <a class="button primary" href="/">
          {words.value.goHome}
        </a>
      </section>
    );
  return reel.value === null ? <Loading /> : <Player room={room} reel={reel.value} />;
}
