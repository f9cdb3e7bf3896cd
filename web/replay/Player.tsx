import type { Shape } from '@cifra/kernel';
import { type BoardProps, Icon, language, say } from '@cifra/kit';
import { storiesOf } from '@cifra/kit/stage';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { LogList } from '../table/log/LogList.tsx';
import { namesOf, placesIn, seatsOf } from '../table/people/people.ts';
import '../table/full-table.css';
import { words } from '../words/index.ts';
import { Controls } from './Controls.tsx';
import { type Eyes, linesOf, type Reel, stopAsked, stopsOf } from './frames.ts';
import { ReplayMenu } from './ReplayMenu.tsx';
import { useReel } from './use-reel.ts';
import { Why } from './Why.tsx';

/** The board of a step, what happened in it, and the way to the others; the address names the step. */
export function Player({
  room: id,
  reel,
  match,
}: {
  readonly room: string;
  readonly match: string;
  readonly reel: Reel;
}) {
  const { replay, room, table } = words.value;
  const { file, loaded } = reel;
  const asked = new URLSearchParams(location.hash.slice(1));
  const places = useMemo(() => placesIn(file), [file]);
  const names = namesOf(places);
  const people = seatsOf(
    places,
    null,
    Array.from({ length: file.seats }, () => true),
  );
  const telling = loaded.tellings[language.value];
  const lines = useMemo(() => linesOf(reel, telling, names), [reel, telling]);
  const stops = useMemo(() => stopsOf(reel, lines), [reel, lines]);
  const last = stops.length - 1;
  const at = useSignal(stopAsked(stops, asked));
  const eyes = useSignal<Eyes>(eyesFrom(asked.get('as'), file.seats));
  const isRunning = useSignal(false);
  const isMenuOpen = useSignal(false);
  const step = (to: number) => {
    at.value = Math.min(last, Math.max(0, to));
    history.replaceState(null, '', `#step=${at.value + 1}&as=${eyes.value}`);
  };
  const entry = stops[at.value] ?? 0;
  const actor = file.entries[entry]?.seat ?? 0;
  const now = lines.filter((line) => line.at === entry);
  const said = now.map(({ text }) => text).join(' ');
  useEffect(() => say(said), [said]);
  const stage = useReel(reel, eyes.value, entry, {
    isRunning: isRunning.value,
    next: () => {
      if (at.value >= last) isRunning.value = false;
      else step(at.value + 1);
    },
  });
  const { Board, staging } = loaded.board;
  // Whoever follows a replay is none of those who played, also where they look through somebody's eyes.
  const context = { viewer: 'spectator', names, language: language.value } as const;
  const log = <LogList lines={lines} pointed={now[0]?.key ?? null} onPoint={(line) => step(stops.indexOf(line.at))} />;
  const board: Omit<BoardProps<Shape>, 'game' | 'view'> = {
    legal: [],
    whyNot: () => null,
    play: async () => null,
    names,
    people,
    prompt: said,
    isMyTurn: false,
    language: language.value,
    help: 'none',
    notes: '',
    saveNotes: () => undefined,
    highlight: null,
    pointsAt: null,
    isBusy: true,
    isHeld: true,
    beat: stage?.scene.value.beat ?? null,
    stories: stage === null || staging === undefined ? [] : storiesOf(stage.recent.value, staging.story, context),
    slots: {
      clock: null,
      aside: (
        <aside class="table-aside">
          <section class="aside-log" aria-labelledby="aside-log">
            <h2 id="aside-log">{table.history}</h2>
            {log}
          </section>
        </aside>
      ),
    },
    isLive: false,
  };
  return (
    <div class="full-table replay" data-game={file.game}>
      <header class="table-bar">
        <button
          type="button"
          class="bar-button"
          aria-label={room.menu}
          onClick={() => {
            isMenuOpen.value = true;
          }}
        >
          <Icon name="menu" />
        </button>
        <h1 class="table-title">{replay.title(telling.name)}</h1>
        <div class="table-bar-rest" />
        <label class="replay-eyes">
          <span class="visually-hidden">{replay.as}</span>
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
      </header>
      <div class="table-board">
        {stage !== null && <Board {...board} game={loaded.game} view={stage.scene.value.view} />}
      </div>
      <footer class="replay-foot">
        <div class="replay-told">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long step scrolls, and a keyboard must be able to get there */}
          <p class="replay-said" tabIndex={0}>
            {said || '…'}
          </p>
          <Why reel={reel} entry={entry} name={names(actor)} animal={people(actor).animal} />
        </div>
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
      </footer>
      <ReplayMenu
        room={id}
        match={match}
        game={file.game}
        eyes={eyes.value}
        isOpen={isMenuOpen.value}
        onClose={() => {
          isMenuOpen.value = false;
        }}
      />
    </div>
  );
}

/** Where the address names nobody, it is nobody's replay: everything lies open. */
function eyesFrom(text: string | null, seats: number): Eyes {
  if (text === 'spectator') return text;
  const seat = /^\d+$/.test(text ?? '') ? Number(text) : seats;
  return seat < seats ? seat : 'open';
}
