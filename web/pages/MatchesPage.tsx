import { findCharacter, findManifest, MANIFESTS } from '@cifra/games/manifests';
import { Face, Icon, IconButton, language } from '@cifra/kit';
import { dayText } from '@cifra/room/words';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { poll } from '../browser/poll.ts';
import { reviewLink } from '../browser/review-link.ts';
import {
  api,
  type FinishedMatch,
  type MatchesOfMine,
  type MyRoom,
  type RunningRoom,
  type Standing,
} from '../connection/api.ts';
import { botFace, othersIn } from '../table/people/people.ts';
import { momentText } from '../table/time/moment-text.ts';
import { GamePicture } from '../ui/GamePicture.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Trouble } from '../ui/Trouble.tsx';
import { words } from '../words/index.ts';
import { noticeWords } from '../words/notices.ts';
import { seldomWords } from '../words/seldom.ts';
import { DeviceDialog } from './DeviceDialog.tsx';
import { ForgetDialog } from './ForgetDialog.tsx';
import { dayOf, leftOf, lengthOf, nameIn, seatsOfMatch, stateOf } from './match-text.ts';
import { gameName } from './RoomLine.tsx';
import { asRunning, isOver } from './use-my-matches.ts';
import './matches.css';

const PAGE = 20;
const SELDOM = 30_000;
const ALL = 'all';
const NOTHING: MatchesOfMine = { running: [], finished: [], people: [], more: false };
const HALF_A_DAY = 43_200_000;

/** Everything that I play and have played: my turn first, then what goes on, then what is finished. */
export function MatchesPage() {
  const { matches: text, unreachable } = words.value;
  const known = useSignal<MatchesOfMine | null>(null);
  const here = useSignal<readonly MyRoom[]>([]);
  const older = useSignal<readonly FinishedMatch[]>([]);
  const hasMore = useSignal(false);
  const trouble = useSignal<string | null>(null);
  const game = useSignal<string>(ALL);
  const person = useSignal<string>(ALL);
  const open = useSignal<'device' | 'forget' | null>(null);
  const filter = () => ({
    ...(game.value === ALL ? {} : { game: game.value }),
    ...(person.value === ALL ? {} : { with: person.value }),
    limit: PAGE,
  });
  const look = async () => {
    const { listRoomsHere } = await import('../device/rooms-here.ts');
    const [reply, rooms] = await Promise.all([api.myMatches(filter()), listRoomsHere()]);
    here.value = rooms;
    trouble.value = reply.ok ? null : reply.trouble.message || unreachable;
    // What is on this device is there without the house too.
    if (!reply.ok && (known.value !== null || rooms.length === 0)) return;
    known.value = reply.ok ? reply.value : NOTHING;
    if (!reply.ok) return;
    if (older.value.length === 0) hasMore.value = reply.value.more;
  };
  useEffect(() => {
    older.value = [];
    return poll(() => void look(), SELDOM);
  }, [game.value, person.value]);
  const showMore = async () => {
    const last = older.value.at(-1) ?? known.value?.finished.at(-1);
    const reply = await api.myMatches({ ...filter(), ...(last === undefined ? {} : { before: last.at }) });
    if (!reply.ok) return;
    older.value = [...older.value, ...reply.value.finished];
    hasMore.value = reply.value.more;
  };
  if (known.value === null)
    return trouble.value === null ? <Loading /> : <Trouble text={trouble.value} onTryAgain={() => void look()} />;
  const { finished, people } = known.value;
  // On this device nobody has a key: by people they cannot be found.
  const onDevice = here.value.filter((one) => (game.value === ALL || one.game === game.value) && person.value === ALL);
  const running = [...known.value.running, ...onDevice.filter((one) => !isOver(one)).map(asRunning)];
  const doneHere = onDevice.filter(isOver);
  const mine = running.filter(({ mine: { isToAct } }) => isToAct);
  const others = running.filter(({ mine: { isToAct } }) => !isToAct);
  const done = [...finished, ...older.value];
  const isEmpty = running.length + done.length + doneHere.length === 0 && game.value === ALL && person.value === ALL;
  return (
    <div class="matches-page">
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
      {isEmpty ? (
        <p class="card">
          {text.none} <a href="/">{text.toGames}</a>
        </p>
      ) : (
        <>
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
          <div class="matches-columns">
            <div class="matches-now">
              {mine.length > 0 && (
                <section aria-labelledby="my-turn">
                  <h2 id="my-turn">
                    {text.yourTurn} <span class="digits">{mine.length}</span>
                  </h2>
                  <ul>
                    {mine.map((room) => (
                      <Running key={room.id} room={room} />
                    ))}
                  </ul>
                </section>
              )}
              {others.length > 0 && (
                <section aria-labelledby="running">
                  <h2 id="running">
                    {text.running} <span class="digits">{others.length}</span>
                  </h2>
                  <ul>
                    {others.map((room) => (
                      <Running key={room.id} room={room} />
                    ))}
                  </ul>
                </section>
              )}
            </div>
            <section class="matches-done" aria-labelledby="finished">
              <h2 id="finished">{text.finished}</h2>
              {done.length + doneHere.length === 0 ? (
                <p class="muted">{text.noneFinished}</p>
              ) : (
                <ul class="card">
                  {doneHere.map((room) => (
                    <FinishedHere key={room.id} room={room} />
                  ))}
                  {done.map((match) => (
                    <Finished key={`${match.room} ${match.match}`} match={match} />
                  ))}
                </ul>
              )}
              {hasMore.value && (
                <button type="button" class="button" onClick={() => void showMore()}>
                  {text.more}
                </button>
              )}
            </section>
            {people.length > 0 && (
              <section class="matches-people" aria-labelledby="standings">
                <h2 id="standings">{text.standings}</h2>
                <ul class="card">
                  {people.slice(0, 12).map((one) => (
                    <Stands key={one.key} one={one} />
                  ))}
                </ul>
                <p class="muted small">{text.kept}</p>
              </section>
            )}
          </div>
        </>
      )}
      <DeviceDialog
        isOpen={open.value === 'device'}
        onClose={() => {
          open.value = null;
        }}
      />
      <ForgetDialog
        isOpen={open.value === 'forget'}
        onClose={() => {
          open.value = null;
        }}
      />
    </div>
  );
}

function SmallPicture({ game }: { readonly game: string }) {
  const manifest = findManifest(game);
  return <span class="match-picture">{manifest !== undefined && <GamePicture game={manifest} />}</span>;
}

function Faces({ others }: { readonly others: ReturnType<typeof othersIn> }) {
  return (
    <span class="faces" aria-hidden="true">
      {others.slice(0, 4).map(({ name, bot }, at) => (
        <Face key={at} who={bot === null ? { name } : { animal: bot }} size="1.9rem" />
      ))}
    </span>
  );
}

function Running({ room }: { readonly room: RunningRoom }) {
  const { home, ofGame, device } = words.value;
  const notices = noticeWords();
  const isMuted = useSignal(room.isMuted);
  const mute = async () => {
    const reply = await api.muteRoom(room.id, !isMuted.value);
    if (reply.ok) isMuted.value = reply.value.isMuted;
  };
  const others = othersIn(room, room.mine.seat);
  const left = leftWords(room);
  return (
    <li class="card running-match" data-game={room.game} data-turn={room.mine.isToAct}>
      <SmallPicture game={room.game} />
      <span class="what">
        <strong>{stateOf(room)}</strong>
        <small>
          {gameName(room.game)} · {others.map(({ name }) => name).join(', ') || home.nobodyYet}
          {room.isHere === true && ` · ${device.here}`}
        </small>
        {left !== null && <small class="left">{left}</small>}
      </span>
      <Faces others={others} />
      {room.isHere !== true && (
        <IconButton
          icon={isMuted.value ? 'mute' : 'sound'}
          label={ofGame(isMuted.value ? notices.unmute : notices.mute, gameName(room.game))}
          onPress={() => void mute()}
        />
      )}
      <a
        class={room.mine.isToAct ? 'button primary' : 'button'}
        href={`/r/${room.id}`}
        aria-label={ofGame(home.goOnHere, gameName(room.game))}
      >
        {home.goOnHere}
      </a>
    </li>
  );
}

/** How long is left, and when that is up by this device's own clock; or until when somebody has days off (T6). */
function leftWords(room: RunningRoom): string | null {
  const now = Date.now();
  const left = leftOf(room, now);
  if (left === null || room.endsAt === null) return null;
  if (room.holidayUntil !== null) return seldomWords().holiday.until(dayText(language.value, room.holidayUntil - 1));
  return room.endsAt - now < HALF_A_DAY ? left : `${left} · ${momentText(language.value, room.endsAt)}`;
}

function Finished({ match }: { readonly match: FinishedMatch }) {
  const { matches: text, home, room, ofGame } = words.value;
  const name = gameName(match.game);
  const others = othersIn({ game: match.game, seats: seatsOfMatch(match) }, match.seat);
  const dealt = match.dealtBy === 'device' ? seldomWords().handOver.dealtHere : null;
  const details = [dayOf(match.at, Date.now()), lengthOf(match), points(match), dealt].filter((one) => one !== null);
  return (
    <li data-game={match.game}>
      <SmallPicture game={match.game} />
      <span class="what">
        <strong>{name}</strong>
        <small>{others.map((one) => one.name).join(', ') || home.alone}</small>
        <small class="muted">{details.join(' · ')}</small>
      </span>
      <span class="result" data-result={match.result}>
        <Icon name={match.result === 'won' ? 'check' : match.result === 'lost' ? 'close' : 'people'} />
        {text.result[match.result]}
      </span>
      <span class="ways">
        <a
          class="button quiet"
          href={`/replay/${match.room}/${match.match}#as=${match.seat}`}
          aria-label={ofGame(room.replay, name)}
        >
          {room.replay}
        </a>
        <a
          class="button quiet"
          href={reviewLink(match.room, match.match, { seat: match.seat, isMine: true })}
          aria-label={ofGame(room.review, name)}
        >
          {room.review}
        </a>
        <a class="button quiet" href={match.file} download aria-label={ofGame(room.download, name)}>
          {text.file}
        </a>
        <a class="button quiet" href={`/r/${match.room}`} aria-label={ofGame(text.again, name)}>
          {text.again}
        </a>
      </span>
    </li>
  );
}

/** A finished one on this device: the house knows nothing of it. */
function FinishedHere({ room }: { readonly room: MyRoom }) {
  const { home, device, room: text, ofGame } = words.value;
  const name = gameName(room.game);
  const others = othersIn(room, room.mine?.seat ?? null);
  return (
    <li data-game={room.game}>
      <SmallPicture game={room.game} />
      <span class="what">
        <strong>{name}</strong>
        <small>{others.map((one) => one.name).join(', ') || home.alone}</small>
        <small class="muted">
          {dayOf(room.at, Date.now())} · {device.here}
        </small>
      </span>
      <span class="result">{home.finished}</span>
      <span class="ways">
        <a
          class="button quiet"
          href={`/replay/${room.id}/${room.match}#as=${room.mine?.seat ?? 'open'}`}
          aria-label={ofGame(text.replay, name)}
        >
          {text.replay}
        </a>
      </span>
    </li>
  );
}

/** My points first, then those of the others; null where a game counts none. */
function points({ scores, seat }: FinishedMatch): string | null {
  if (scores === null || scores.length < 2) return null;
  return [scores[seat], ...scores.filter((_, at) => at !== seat)].join(' : ');
}

function Stands({ one }: { readonly one: Standing }) {
  const { matches: text } = words.value;
  const name = nameIn(one.game, one.name, one.bot);
  // A bot is another one in each game.
  const details = [
    one.bot !== null && findCharacter(one.game, one.bot) !== undefined && text.aBot,
    one.name === null && gameName(one.game),
    text.matchesCount(one.matches),
    one.asPartner > 0 && text.asPartner(one.asPartner),
  ].filter((detail) => detail !== false);
  return (
    <li>
      <Face who={one.name === null ? { animal: botFace(one.game, one, 0) } : { name }} size="2.2rem" />
      <span class="what">
        <strong>{name}</strong>
        <small>{details.join(' · ')}</small>
        <span class="last" role="img" aria-label={one.last.map((result) => text.result[result]).join(', ')}>
          {one.last.map((result, at) => (
            <i key={at} data-result={result} />
          ))}
        </span>
      </span>
      <span class="score digits">
        <span class="visually-hidden">{text.scoreIs(one.won, one.lost)}</span>
        <span aria-hidden="true">
          {one.won}–{one.lost}
        </span>
      </span>
    </li>
  );
}
