import { LEVELS } from '@cifra/kernel';
import { Icon, language } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api } from '../house/api.ts';
import { LogList } from '../table/LogList.tsx';
import { botName } from '../table/people.ts';
import '../table/table.css';
import { Loading } from '../shell/Loading.tsx';
import { words } from '../words/index.ts';
import { type Eyes, frame, type Reel, reelOf } from './frames.ts';

/** Step or slide through a finished match, as any seat or with everything open; the address names the step. */
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
  return reel.value === null ? <Loading /> : <Player reel={reel.value} />;
}

function Player({ reel }: { readonly reel: Reel }) {
  const { replay } = words.value;
  const { file, loaded, states } = reel;
  const asked = new URLSearchParams(location.hash.slice(1));
  const last = states.length - 1;
  const at = useSignal(Math.min(last, Math.max(0, Number(asked.get('step') ?? 1) - 1 || 0)));
  const eyes = useSignal<Eyes>(eyesFrom(asked.get('as'), file.seats));
  const step = (to: number) => {
    at.value = Math.min(last, Math.max(0, to));
    history.replaceState(null, '', `#step=${at.value + 1}&as=${eyes.value}`);
  };
  const names = (seat: number) => nameIn(file.names?.[seat], seat);
  const telling = loaded.tellings[language.value];
  const view = frame(reel, at.value, eyes.value);
  const lines = (file.entries[at.value]?.events ?? []).flatMap(({ fact }, index) => {
    const text = fact.type === 'opened' ? null : telling.fact(fact, names);
    return text === null ? [] : [{ key: String(index), at: 0, text, fact, isPlay: true }];
  });
  const { Board } = loaded.board;
  return (
    <div class="match" data-game={file.game}>
      <h1>{replay.title(telling.name)}</h1>
      <div class="card stack">
        <label class="field">
          <span>{replay.step(at.value + 1, states.length)}</span>
          <input
            type="range"
            min={0}
            max={last}
            value={at.value}
            onInput={(event) => step(Number(event.currentTarget.value))}
          />
        </label>
        <div class="row">
          <button
            type="button"
            class="button"
            aria-label={replay.first}
            disabled={at.value === 0}
            onClick={() => step(0)}
          >
            <Icon name="first" />
          </button>
          <button
            type="button"
            class="button"
            aria-label={replay.previous}
            disabled={at.value === 0}
            onClick={() => step(at.value - 1)}
          >
            <Icon name="previous" />
          </button>
          <button
            type="button"
            class="button"
            aria-label={replay.next}
            disabled={at.value === last}
            onClick={() => step(at.value + 1)}
          >
            <Icon name="next" />
          </button>
          <button
            type="button"
            class="button"
            aria-label={replay.last}
            disabled={at.value === last}
            onClick={() => step(last)}
          >
            <Icon name="last" />
          </button>
          <label class="field">
            <span>{replay.as}</span>
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
        <LogList lines={lines} />
      </div>
      {eyes.value === 'open' && (
        <pre class="card open-text">
          {Array.from({ length: file.seats }, (_, seat) => handLine(reel, at.value, seat, names)).join('\n')}
        </pre>
      )}
      {view !== null && (
        <div class="board">
          <Board
            game={loaded.game}
            view={view}
            legal={[]}
            whyNot={() => null}
            play={async () => null}
            names={names}
            language={language.value}
            help="none"
            notes=""
            saveNotes={() => undefined}
            highlight={null}
            isBusy
          />
        </div>
      )}
    </div>
  );
}

/** A bot is called by its level in a file; here it has a name. */
function nameIn(name: string | undefined, seat: number): string {
  return name === undefined || LEVELS.some((one) => one === name) ? botName(seat) : name;
}

function eyesFrom(text: string | null, seats: number): Eyes {
  if (text === 'spectator' || text === 'open') return text;
  const seat = Number(text ?? 0);
  return Number.isInteger(seat) && seat >= 0 && seat < seats ? seat : 0;
}

/** Another hand in a line of text, where a board shows only one. */
function handLine({ states }: Reel, at: number, seat: number, names: (seat: number) => string): string {
  const hand = states[at]?.hands[`seat:${seat}`];
  return `${names(seat)}: ${Object.entries(hand ?? {})
    .filter(([, value]) => value !== null)
    .map(([key, value]) => `${key} ${Array.isArray(value) ? value.join(' ') : JSON.stringify(value)}`)
    .join(' · ')}`;
}
