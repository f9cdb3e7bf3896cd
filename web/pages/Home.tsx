import { MANIFESTS } from '@cifra/games/manifests';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { poll } from '../browser/poll.ts';
import { api, type ListedRoom } from '../connection/api.ts';
import { words } from '../words/index.ts';
import { GameCard } from './GameCard.tsx';
import { JoinByCode } from './JoinByCode.tsx';
import { MyMatches } from './MyMatches.tsx';
import { OpenRooms } from './OpenRooms.tsx';
import { Resume } from './Resume.tsx';
import { useMyMatches } from './use-my-matches.ts';
import './home.css';

const SHOWN = 4;

/** What one left unfinished, the games at a glance, my matches, and who waits for players. */
export function Home() {
  const { tagline, promise, nav, offlineHome, home } = words.value;
  const { running, finished, doneHere, isAsking } = useMyMatches(SHOWN).value;
  const open = useSignal<readonly ListedRoom[] | 'unreachable' | null>(null);
  const look = async () => {
    const reply = await api.listRooms();
    open.value = reply.ok
      ? reply.value.filter(({ phase, seats }) => phase === 'lobby' && seats.includes(null)).slice(0, SHOWN)
      : 'unreachable';
  };
  useEffect(() => poll(() => void look()), []);
  const [first, ...others] = running;
  const isNew = !first && !isAsking;
  const isOffline = open.value === 'unreachable';
  return (
    <div class="home">
      <div class="home-top" data-keeps={!isNew}>
        {/* Whoever is without the house reads so before they tap. */}
        {isOffline && (
          <p class="banner" role="status">
            {offlineHome}
          </p>
        )}
        <div class={isNew ? 'hero' : 'visually-hidden'}>
          <h1>{tagline}</h1>
          <p class="muted">{promise}</p>
        </div>
        {first && <Resume room={first} />}
        {!isOffline && <JoinByCode />}
      </div>
      <h2 class="visually-hidden">{home.games}</h2>
      <ul class="games">
        {MANIFESTS.map((game) => (
          <GameCard key={game.id} game={game} isOffline={isOffline} />
        ))}
      </ul>
      <MyMatches
        running={others.slice(0, SHOWN)}
        finished={finished.slice(0, Math.max(0, SHOWN - others.length))}
        doneHere={doneHere.slice(0, Math.max(0, SHOWN - others.length - finished.length))}
      />
      {open.value !== 'unreachable' && <OpenRooms rooms={open.value} />}
      <footer class="muted small">
        <a href="/about">{nav.about}</a>
      </footer>
    </div>
  );
}
