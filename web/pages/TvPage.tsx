import { Face, Icon, language, playSound, sounds } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { joinRoom, type RoomClient } from '../connection/room.ts';
import { loadedGame } from '../games/load-game.ts';
import { botFace, namesOf } from '../table/people.ts';
import { TvMatch } from '../tv/TvMatch.tsx';
import { useDelayed } from '../tv/use-delayed.ts';
import { Loading } from '../ui/Loading.tsx';
import { Mark } from '../ui/Mark.tsx';
import { QrCode } from '../ui/QrCode.tsx';
import { words } from '../words/index.ts';
import { seldomWords } from '../words/seldom.ts';
import '../table/table.css';
import '../table/full-table.css';
import '../tv/tv.css';

/** Everything is laid out for a screen of this width and scaled to the real one: letters stay large on any television. */
const WIDTH = 1200;
const LONGEST_DELAY = 600;

/** The room for a television or a shared screen. It holds no seat, so no secret ever reaches it. */
export function TvPage({ id }: { readonly id: string }) {
  const client = useSignal<RoomClient | null>(null);
  useEffect(() => {
    const joined = joinRoom(id, { place: 'onlooker', isScreen: true });
    client.value = joined;
    return joined.close;
  }, [id, client]);
  return client.value === null ? <Loading isTable /> : <Screen client={client.value} />;
}

function chosenDelay(): number {
  const seconds = Number(new URLSearchParams(location.search).get('delay') ?? 0);
  return Number.isFinite(seconds) ? Math.min(LONGEST_DELAY, Math.max(0, seconds)) * 1000 : 0;
}

function Screen({ client: live }: { readonly client: RoomClient }) {
  const { tv, bye, room: said } = words.value;
  const { gathering } = seldomWords();
  const delay = useRef(chosenDelay()).current;
  const client = useDelayed(live, delay);
  const scale = useScale();
  /** Chosen by somebody; until then it is there while somebody could still sit down. */
  const wantsCode = useSignal<boolean | null>(null);
  const skip = useRef<() => void>(() => {});
  const view = client.view.value;
  const loaded = view === null ? null : loadedGame(view.table.game);
  const url = `${location.origin}/r/${client.id}`;
  const isCodeShown = wantsCode.value ?? (view === null || view.table.phase === 'lobby');
  const toggleCode = () => {
    wantsCode.value = !isCodeShown;
  };
  useKeys(skip, toggleCode);
  const end = client.bye.value;
  return (
    <div class="tv" data-game={view?.table.game}>
      <div
        class="tv-stage"
        style={{ inlineSize: `${WIDTH}px`, blockSize: `${innerHeight / scale}px`, transform: `scale(${scale})` }}
      >
        <header class="tv-bar">
          <Mark />
          <strong>Cifra</strong>
          <h1>{loaded?.tellings[language.value].name ?? ''}</h1>
          {!client.isLive.value && end === null && <span role="status">{said.lost}</span>}
          {delay > 0 && <span>{tv.delayed(delay / 1000)}</span>}
        </header>
        <main class="tv-main" data-code={isCodeShown}>
          <div class="tv-board">
            {end !== null ? (
              <p class="tv-note">{bye[end] ?? end}</p>
            ) : view === null || loaded === null ? null : view.table.phase === 'lobby' || view.match === null ? (
              <Seats client={client} />
            ) : (
              <TvMatch
                client={client}
                view={view}
                loaded={loaded}
                onSkip={(one) => {
                  skip.current = one;
                }}
              />
            )}
          </div>
          {isCodeShown && (
            <aside class="tv-side">
              <p class="tv-kicker">{view?.table.gathering === 'screen' ? gathering.phones : tv.sitOrWatch}</p>
              <QrCode url={url} alt={said.qr} />
              <p class="tv-address">{url.replace(/^https?:\/\//, '')}</p>
              <p class="tv-promise">
                {view === null || view.table.gathering === 'screen' ? tv.noSecrets : gathering.askHost}
              </p>
              {client.watchers.value > 1 && <p>{said.watching(client.watchers.value - 1)}</p>}
            </aside>
          )}
        </main>
        <nav class="tv-keys" aria-label={tv.keys}>
          <button
            type="button"
            onClick={() => {
              sounds.value = sounds.value === 'on' ? 'off' : 'on';
              if (sounds.value === 'on') playSound('turn');
            }}
          >
            <Icon name={sounds.value === 'on' ? 'sound' : 'mute'} />
            {tv.sound}
          </button>
          <button type="button" onClick={toggleCode}>
            {isCodeShown ? tv.hideCode : tv.showCode}
          </button>
          <button type="button" onClick={() => void toggleFullScreen()}>
            <Icon name="screen" />
            {tv.fullScreen}
          </button>
          <button type="button" onClick={() => skip.current()}>
            {tv.skip}
          </button>
        </nav>
      </div>
    </div>
  );
}

/** Before the start: who sits there, large. */
function Seats({ client }: { readonly client: RoomClient }) {
  const { room, tv } = words.value;
  const table = client.view.value?.table;
  if (table === undefined) return null;
  const names = namesOf(table);
  return (
    <section class="tv-seats">
      <h2>{tv.whoSits}</h2>
      <ul>
        {table.seats.map((place, seat) => (
          <li key={seat} data-free={place.person === null && place.bot === null}>
            {(place.person !== null || place.bot !== null) && (
              <Face
                who={place.person === null ? { animal: botFace(table.game, place, seat) } : { name: place.person.name }}
                size="3.5rem"
              />
            )}
            {place.person === null && place.bot === null ? room.empty : names(seat)}
          </li>
        ))}
      </ul>
    </section>
  );
}

async function toggleFullScreen(): Promise<void> {
  if (document.fullscreenElement === null) await document.documentElement.requestFullscreen().catch(() => undefined);
  else await document.exitFullscreen().catch(() => undefined);
}

function useScale(): number {
  const scale = useSignal(innerWidth / WIDTH);
  useEffect(() => {
    const measure = () => {
      scale.value = innerWidth / WIDTH;
    };
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [scale]);
  return scale.value;
}

/** A remote control has arrows and one button: arrows walk through what can be pressed. Keyboards have letters too. */
function useKeys(skip: { readonly current: () => void }, onCode: () => void): void {
  const code = useRef(onCode);
  code.current = onCode;
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const buttons = [...document.querySelectorAll<HTMLButtonElement>('.tv-keys button')];
      const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key] ?? 0;
      if (step !== 0) buttons.at((at + step + buttons.length) % buttons.length)?.focus();
      else if (event.key === 'f') void toggleFullScreen();
      else if (event.key === 'q') code.current();
      else if ((event.key === ' ' || event.key === 'Enter') && at < 0) skip.current();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [skip]);
}
