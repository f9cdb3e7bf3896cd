import { LEVELS } from '@cifra/kernel';
import { language, NO_SLOTS, say } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { LogList } from '../table/LogList.tsx';
import { botName, seatCalled } from '../table/people.ts';
import { words } from '../words/index.ts';
import { Controls } from './Controls.tsx';
import { type Eyes, frame, linesOf, type Reel, stopsOf } from './frames.ts';

/** How long a step is shown when it runs by itself, in milliseconds. */
const PACE = 1400;

/** The board of a step, what happened in it, and the way to the others; the address names the step. */
export function Player({ room: id, reel }: { readonly room: string; readonly reel: Reel }) {
  const { replay, room, playNow } = words.value;
  const { file, loaded } = reel;
  const asked = new URLSearchParams(location.hash.slice(1));
  const names = (seat: number) => nameIn(file.names?.[seat], seat);
  const telling = loaded.tellings[language.value];
  const lines = useMemo(() => linesOf(reel, telling, names), [reel, telling]);
  const stops = useMemo(() => stopsOf(reel, lines), [reel, lines]);
  const last = stops.length - 1;
  const at = useSignal(Math.min(last, Math.max(0, Number(asked.get('step') ?? 1) - 1 || 0)));
  const eyes = useSignal<Eyes>(eyesFrom(asked.get('as'), file.seats));
  const isRunning = useSignal(false);
  const step = (to: number) => {
    at.value = Math.min(last, Math.max(0, to));
    history.replaceState(null, '', `#step=${at.value + 1}&as=${eyes.value}`);
  };
  const entry = stops[at.value] ?? 0;
  const now = lines.filter((line) => line.at === entry);
  const said = now.map(({ text }) => text).join(' ');
  const view = frame(reel, entry, eyes.value);
  useEffect(() => say(said), [said]);
  useEffect(() => {
    if (!isRunning.value) return;
    const timer = setInterval(() => {
      if (at.value >= last) isRunning.value = false;
      else step(at.value + 1);
    }, PACE);
    return () => clearInterval(timer);
  }, [isRunning.value]);
  const { Board } = loaded.board;
  return (
    <div class="match replay" data-game={file.game}>
      <div class="spread replay-head">
        <div>
          <h1 class="title">{replay.title(telling.name)}</h1>
          <p class="small replay-ways">
            <a href={`/r/${id}`}>{replay.toRoom}</a> · <a href={`/play/${file.game}`}>{playNow}</a>
          </p>
        </div>
        <label class="row">
          <span class="small">{replay.as}</span>
          <select
            class="input"
            value={String(eyes.value)}
            onChange={(event) => {
              eyes.value = eyesFrom(event.currentTarget.value, file.seats);
              step(at.value);
            }}
          >
            {Array.from({ length: file.seats }, (_, seat) => (
              <option key={seat} value={String(seat)}>
                {names(seat)}
              </option>
            ))}
            <option value="spectator">{replay.spectator}</option>
            <option value="open">{replay.open}</option>
          </select>
        </label>
      </div>
      <p class="prompt">{said || '…'}</p>
      {view !== null && (
        <div class="board">
          <Board
            game={loaded.game}
            view={view}
            legal={[]}
            whyNot={() => null}
            play={async () => null}
            names={names}
            people={(seat) =>
              seatCalled(names(seat), seat === eyes.value, isBotIn(file.names?.[seat]) ? 'bot' : 'person')
            }
            prompt={said}
            isMyTurn={false}
            language={language.value}
            help="none"
            notes=""
            saveNotes={() => undefined}
            highlight={now[0]?.fact ?? null}
            isBusy
            isHeld
            beat={null}
            stories={[]}
            slots={NO_SLOTS}
            isLive={false}
          />
        </div>
      )}
      <aside class="side">
        <section class="card stack" aria-labelledby="log">
          <h2 id="log">{room.log}</h2>
          <LogList lines={lines} pointed={now[0]?.key ?? null} onPoint={(line) => step(stops.indexOf(line.at))} />
        </section>
      </aside>
      <Controls
        at={at.value}
        last={last}
        isRunning={isRunning.value}
        onStep={(to) => {
          isRunning.value = false;
          step(to);
        }}
        onRun={() => {
          if (at.value === last) step(0);
          isRunning.value = !isRunning.value;
        }}
      />
    </div>
  );
}

/** A bot is called by its level in a file; here it has a name. */
function nameIn(name: string | undefined, seat: number): string {
  return name === undefined || isBotIn(name) ? botName(seat) : name;
}

function isBotIn(name: string | undefined): boolean {
  return name === undefined || LEVELS.some((one) => one === name);
}

/** Where the address names nobody, it is nobody's replay: everything lies open. */
function eyesFrom(text: string | null, seats: number): Eyes {
  if (text === 'spectator') return text;
  const seat = /^\d+$/.test(text ?? '') ? Number(text) : seats;
  return seat < seats ? seat : 'open';
}
