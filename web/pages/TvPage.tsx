import { Icon, language, playSound, sounds } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { joinRoom, type RoomClient } from '../connection/room.ts';
import { loadedGame } from '../games/load-game.ts';
import { TvCode } from '../tv/TvCode.tsx';
import { TvLobby } from '../tv/TvLobby.tsx';
import { TvMatch } from '../tv/TvMatch.tsx';
import { useDelayed } from '../tv/use-delayed.ts';
import { Loading } from '../ui/Loading.tsx';
import { Mark } from '../ui/Mark.tsx';
import { words } from '../words/index.ts';
import '../table/table.css';
import '../table/full-table.css';
import '../tv/tv.css';

/**
 * Everything is laid out for a screen of this width and scaled to the real one: letters stay large on any television. What
 * is printed in 1rem is 28 pixels high at 1080p.
 */
const WIDTH = 1090;
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
  const delay = useRef(chosenDelay()).current;
  const client = useDelayed(live, delay);
  const scale = useScale();
  /** Chosen by somebody; until then it is there while somebody could still sit down. */
  const wantsCode = useSignal<boolean | null>(null);
  const skip = useRef<() => void>(() => {});
  const view = client.view.value;
  const loaded = view === null ? null : loadedGame(view.table.game);
  const isLobby = view === null || view.table.phase === 'lobby' || view.match === null;
  const isCodeShown = wantsCode.value ?? isLobby;
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
          <nav class="tv-keys" aria-label={tv.keys}>
            <button
              type="button"
              aria-pressed={sounds.value === 'on'}
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
            {!isLobby && (
              <button type="button" onClick={() => skip.current()}>
                {tv.skip}
              </button>
            )}
          </nav>
        </header>
        <div class="tv-main" data-code={isCodeShown} data-lobby={isLobby}>
          <div class="tv-board" data-screen="true">
            {end !== null ? (
              <p class="tv-note">{bye[end] ?? end}</p>
            ) : view === null || loaded === null ? null : isLobby ? (
              <TvLobby table={view.table} loaded={loaded} />
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
          {isCodeShown && <TvCode client={client} />}
        </div>
      </div>
    </div>
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
