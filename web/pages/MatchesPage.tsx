import { MANIFESTS } from '@cifra/games/manifests';
import { Icon, language } from '@cifra/kit';
import { type Signal, useSignal } from '@preact/signals';
import type { MatchesOfMine, RunningRoom } from '../connection/api.ts';
import { Loading } from '../ui/Loading.tsx';
import { Trouble } from '../ui/Trouble.tsx';
import { words } from '../words/index.ts';
import { noticeWords } from '../words/notices.ts';
import { DeviceDialog } from './DeviceDialog.tsx';
import { ForgetDialog } from './ForgetDialog.tsx';
import { Finished, FinishedHere, Running, Stands } from './MatchLines.tsx';
import { nameIn } from './match-text.ts';
import { ALL, type MatchList, useMatchList } from './use-match-list.ts';
import { asRunning, isOver } from './use-my-matches.ts';
import './matches.css';

/** Everything that I play and have played: my turn first, then what goes on, then what is finished. */
export function MatchesPage() {
  const { matches: text } = words.value;
  const list = useMatchList();
  const { known, onDevice, finished, game, person } = list;
  const open = useSignal<'device' | 'forget' | null>(null);
  const close = () => {
    open.value = null;
  };
  if (known === null)
    return list.trouble === null ? <Loading /> : <Trouble text={list.trouble} onTryAgain={list.look} />;
  const running = [...known.running, ...onDevice.filter((one) => !isOver(one)).map(asRunning)];
  const isFiltered = game.value !== ALL || person.value !== ALL;
  const isEmpty = running.length + finished.length + onDevice.filter(isOver).length === 0 && !isFiltered;
  return (
    <div class="matches-page">
      <Head open={open} />
      {isEmpty ? (
        <p class="card">
          {text.none} <a href="/">{text.toGames}</a>
        </p>
      ) : (
        <>
          <Filters list={list} people={known.people} />
          <div class="matches-columns">
            <div class="matches-now">
              <RunningList id="my-turn" title={text.yourTurn} rooms={running.filter(({ mine }) => mine.isToAct)} />
              <RunningList id="running" title={text.running} rooms={running.filter(({ mine }) => !mine.isToAct)} />
            </div>
            <FinishedList list={list} />
            {known.people.length > 0 && (
              <section class="matches-people" aria-labelledby="standings">
                <h2 id="standings">{text.standings}</h2>
                <ul class="card">
                  {known.people.slice(0, 12).map((one) => (
                    <Stands key={one.key} one={one} />
                  ))}
                </ul>
                <p class="muted small">{text.kept}</p>
              </section>
            )}
          </div>
        </>
      )}
      <DeviceDialog isOpen={open.value === 'device'} onClose={close} />
      <ForgetDialog isOpen={open.value === 'forget'} onClose={close} />
    </div>
  );
}

function Head({ open }: { readonly open: Signal<'device' | 'forget' | null> }) {
  const { matches: text } = words.value;
  return (
    <header class="matches-head">
      <h1>{text.title}</h1>
      <div class="row">
        <button
          type="button"
          class="button"
          onClick={() => {
            open.value = 'device';
          }}
        >
          <Icon name="screen" />
          {text.otherDevice}
        </button>
        <a class="button" href="/notices">
          <Icon name="sound" />
          {noticeWords().link}
        </a>
        <a class="button" href="/api/me/export" download>
          <Icon name="down" />
          {text.export}
        </a>
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            open.value = 'forget';
          }}
        >
          {text.forget}
        </button>
      </div>
    </header>
  );
}

type FiltersProps = { readonly list: MatchList; readonly people: MatchesOfMine['people'] };

function Filters({ list: { game, person }, people }: FiltersProps) {
  const { matches: text } = words.value;
  return (
    <div class="match-filters">
      <label>
        <span>{text.game}</span>
        <select
          class="input"
          value={game.value}
          onChange={(event) => {
            game.value = event.currentTarget.value;
          }}
        >
          <option value={ALL}>{text.allGames}</option>
          {MANIFESTS.map(({ id, name }) => (
            <option key={id} value={id}>
              {name[language.value]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{text.with}</span>
        <select
          class="input"
          value={person.value}
          onChange={(event) => {
            person.value = event.currentTarget.value;
          }}
        >
          <option value={ALL}>{text.anybody}</option>
          {people.map((one) => (
            <option key={one.key} value={one.key}>
              {nameIn(one.game, one.name, one.bot)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

type RunningListProps = { readonly id: string; readonly title: string; readonly rooms: readonly RunningRoom[] };

function RunningList({ id, title, rooms }: RunningListProps) {
  if (rooms.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {title} <span class="digits">{rooms.length}</span>
      </h2>
      <ul>
        {rooms.map((room) => (
          <Running key={room.id} room={room} />
        ))}
      </ul>
    </section>
  );
}

function FinishedList({ list: { onDevice, finished, hasMore, showMore } }: { readonly list: MatchList }) {
  const { matches: text } = words.value;
  const here = onDevice.filter(isOver);
  return (
    <section class="matches-done" aria-labelledby="finished">
      <h2 id="finished">{text.finished}</h2>
      {finished.length + here.length === 0 ? (
        <p class="muted">{text.noneFinished}</p>
      ) : (
        <ul class="card">
          {here.map((room) => (
            <FinishedHere key={room.id} room={room} />
          ))}
          {finished.map((match) => (
            <Finished key={`${match.room} ${match.match}`} match={match} />
          ))}
        </ul>
      )}
      {hasMore && (
        <button type="button" class="button" onClick={showMore}>
          {text.more}
        </button>
      )}
    </section>
  );
}
