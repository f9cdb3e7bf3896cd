import { kernelRefusal } from '@cifra/kernel/words';
import { language } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { type Trouble as ApiTrouble, api } from '../connection/api.ts';
import '../table/table.css';
import './replay.css';
import { Loading } from '../ui/Loading.tsx';
import { Missing } from '../ui/Missing.tsx';
import { Trouble } from '../ui/Trouble.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { words } from '../words/index.ts';
import { type Reel, reelOf } from './frames.ts';
import { Player } from './Player.tsx';

/** Step or slide through a finished match, as any seat or with everything open. */
export function ReplayPage({ room, match }: { readonly room: string; readonly match: string }) {
  const tries = useSignal(0);
  const found = useLoaded(() => fetchReel(room, match), `${room} ${match} ${tries.value}`);
  if (found === null) return <Loading />;
  if (found === 'missing') return <Missing />;
  if ('file' in found) return <Player room={room} match={match} reel={found} />;
  const { message, mayPass } = found;
  if (mayPass) return <Trouble text={message || words.value.unreachable} onTryAgain={() => tries.value++} />;
  return (
    <section class="card stack" role="alert">
      <h1 class="title">{message || words.value.replay.trouble}</h1>
      <a class="button primary" href="/">
        {words.value.goHome}
      </a>
    </section>
  );
}

async function fetchReel(room: string, match: string): Promise<Reel | ApiTrouble> {
  const reply = await api.matchFile(`/api/rooms/${encodeURIComponent(room)}/matches/${encodeURIComponent(match)}`);
  if (!reply.ok) return reply.trouble;
  const reel = await reelOf(reply.value);
  if (reel !== null && !('code' in reel)) return reel;
  const message = reel === null ? null : kernelRefusal(language.value, reel);
  return { code: 'unreadable', message: message ?? '', mayPass: false };
}
