import { MANIFESTS } from '@cifra/games/manifests';
import { LANGUAGES } from '@cifra/kernel';
import { Icon, language } from '@cifra/kit';
import { durationText } from '@cifra/room/words';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { poll } from '../browser/poll.ts';
import { api, type ListedRoom } from '../connection/api.ts';
import { languageName } from '../table/lobby/option-text.ts';
import { othersIn } from '../table/people/people.ts';
import { GamePicture } from '../ui/GamePicture.tsx';
import { Loading } from '../ui/Loading.tsx';
import { words } from '../words/index.ts';
import { publicRoomWords } from '../words/public-rooms.ts';
import { gameName } from './RoomLine.tsx';
import { AGES, EVERYTHING, filterRooms, hasFreeSeat, PACES, type PublicRoomFilter } from './room-filters.ts';
import './rooms.css';

/** The list is alive by itself: new rooms come, and those that nobody is in any more go. */
const OFTEN = 4_000;

/** Public rooms, by what somebody looks for. */
export function Rooms() {
  const { rooms: text, unreachable, matches } = words.value;
  const publicRooms = publicRoomWords();
  const rooms = useSignal<readonly ListedRoom[] | null>(null);
  const trouble = useSignal<string | null>(null);
  const filter = useSignal<PublicRoomFilter>(EVERYTHING);
  const look = async () => {
    const reply = await api.listRooms();
    if (reply.ok) rooms.value = reply.value;
    trouble.value = reply.ok ? null : reply.trouble.message || unreachable;
  };
  useEffect(() => poll(() => void look(), OFTEN), []);
  const set = (change: Partial<PublicRoomFilter>) => {
    filter.value = { ...filter.value, ...change };
  };
  const { hasSeat, ...others } = filter.value;
  const shown = rooms.value === null ? [] : filterRooms(rooms.value, filter.value, Date.now());
  const isFiltered = Object.values(others).some((one) => one !== null);
  return (
    <section class="stack rooms-page">
      <h1>{text.title}</h1>
      <div class="room-filters">
        <Choice
          label={matches.game}
          all={matches.allGames}
          value={filter.value.game}
          choices={MANIFESTS.map(({ id, name }) => [id, name[language.value]])}
          onChoose={(game) => set({ game })}
        />
        <Choice
          label={publicRooms.language}
          all={publicRooms.anyLanguage}
          value={filter.value.language}
          choices={LANGUAGES.map((one) => [one, languageName(one)])}
          onChoose={(chosen) => set({ language: LANGUAGES.find((one) => one === chosen) ?? null })}
        />
        <Choice
          label={publicRooms.pace}
          all={publicRooms.anyPace}
          value={filter.value.pace}
          choices={PACES.map((one) => [one, publicRooms.paces[one]])}
          onChoose={(chosen) => set({ pace: PACES.find((one) => one === chosen) ?? null })}
        />
        <Choice
          label={publicRooms.age}
          all={publicRooms.anyAge}
          value={filter.value.age === null ? null : String(filter.value.age)}
          choices={AGES.map((minutes) => [String(minutes), publicRooms.within(durationWords(minutes))])}
          onChoose={(chosen) => set({ age: AGES.find((one) => String(one) === chosen) ?? null })}
        />
        <label class="check">
          <input
            type="checkbox"
            checked={!hasSeat}
            onChange={(event) => set({ hasSeat: !event.currentTarget.checked })}
          />{' '}
          {publicRooms.alsoFull}
        </label>
      </div>
      {trouble.value !== null && <p role="alert">{trouble.value}</p>}
      {rooms.value === null && trouble.value === null && <Loading />}
      <p class="muted" role="status">
        {rooms.value === null
          ? ''
          : shown.length > 0
            ? publicRooms.count(shown.length)
            : isFiltered
              ? publicRooms.none
              : publicRooms.nobody}
      </p>
      <ul class="room-cards">
        {shown.map((room) => (
          <PublicRoom key={room.id} room={room} />
        ))}
      </ul>
      <h2 id="open-public">{publicRooms.openOne}</h2>
      <ul class="open-public" aria-labelledby="open-public">
        {MANIFESTS.map((game) => (
          <li key={game.id} data-game={game.id}>
            <a class="card" href={`/new/${game.id}?public`}>
              <GamePicture game={game} />
              <strong>{game.name[language.value]}</strong>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Choice({
  label,
  all,
  value,
  choices,
  onChoose,
}: {
  readonly label: string;
  readonly all: string;
  readonly value: string | null;
  readonly choices: readonly (readonly [string, string])[];
  readonly onChoose: (value: string | null) => void;
}) {
  return (
    <label>
      <span>{label}</span>
      <select
        class="input"
        value={value ?? ''}
        onChange={(event) => onChoose(event.currentTarget.value === '' ? null : event.currentTarget.value)}
      >
        <option value="">{all}</option>
        {choices.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

function durationWords(minutes: number): string {
  return minutes < 60
    ? durationText(language.value, minutes * 60)
    : new Intl.NumberFormat(language.value, { style: 'unit', unit: 'hour', unitDisplay: 'long' }).format(minutes / 60);
}

/** One room: the game, who sits there, how fast, in which language, since when, and who is there now. */
function PublicRoom({ room }: { readonly room: ListedRoom }) {
  const { rooms: text, seatsTaken, ofGame, clock } = words.value;
  const publicRooms = publicRoomWords();
  const { game, seats, timeLimit = null, here } = room;
  const others = othersIn(room, null);
  const isOpen = hasFreeSeat(room);
  const details = [
    room.phase === 'playing' ? text.playing : null,
    room.language === null || room.language === undefined ? null : languageName(room.language),
    timeLimit === null
      ? clock.none.toLocaleLowerCase(language.value)
      : publicRooms.each(durationText(language.value, timeLimit)),
    room.door === 'ask' && isOpen ? publicRooms.asks : null,
    ageText(room.openedAt ?? room.at, Date.now()),
    here === undefined ? null : publicRooms.here(here),
  ].filter((detail) => detail !== null);
  return (
    <li class="card" data-game={game}>
      <span class="what">
        <strong>{gameName(game)}</strong>
        <small>
          {seatsTaken(others.length, seats.length)}
          {others.length > 0 && ' · '}
          {others.map(({ name, bot, isProgram }, at) => (
            <span key={at}>
              {at > 0 && ', '}
              {name}
              {(bot !== null || isProgram) && <Icon name="bot" />}
            </span>
          ))}
        </small>
        <small class="muted">{details.join(' · ')}</small>
      </span>
      <a
        class={isOpen ? 'button primary' : 'button'}
        href={`/r/${room.id}`}
        aria-label={ofGame(isOpen ? text.join : text.watch, gameName(game))}
      >
        {isOpen ? text.join : text.watch}
      </a>
    </li>
  );
}

/** Since when, as people say it: 5 minutes ago. */
function ageText(at: number, now: number): string {
  const minutes = Math.max(0, Math.floor((now - at) / 60_000));
  const format = new Intl.RelativeTimeFormat(language.value, { numeric: 'auto' });
  if (minutes === 0) return publicRoomWords().justOpened;
  if (minutes < 60) return publicRoomWords().opened(format.format(-minutes, 'minute'));
  const hours = Math.floor(minutes / 60);
  return publicRoomWords().opened(
    hours < 48 ? format.format(-hours, 'hour') : format.format(-Math.floor(hours / 24), 'day'),
  );
}
