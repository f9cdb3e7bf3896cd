import { findCharacter, findManifest } from '@cifra/games/manifests';
import { Face, Icon, IconButton, language } from '@cifra/kit';
import { dayText } from '@cifra/room/words';
import { useSignal } from '@preact/signals';
import { reviewLink } from '../browser/review-link.ts';
import { api, type FinishedMatch, type MyRoom, type RunningRoom, type Standing } from '../connection/api.ts';
import { botFace, othersIn } from '../table/people/people.ts';
import { momentText } from '../table/time/moment-text.ts';
import { GamePicture } from '../ui/GamePicture.tsx';
import { holidayWords } from '../words/holiday.ts';
import { words } from '../words/index.ts';
import { noticeWords } from '../words/notices.ts';
import { seldomWords } from '../words/seldom.ts';
import { dayOf, leftOf, lengthOf, nameIn, seatsOfMatch, stateOf } from './match-text.ts';
import { gameName } from './RoomLine.tsx';

const HALF_A_DAY = 43_200_000;

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

/** A match that goes on. */
export function Running({ room }: { readonly room: RunningRoom }) {
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
      <div class="running-about">
        <SmallPicture game={room.game} />
        <span class="what">
          <strong>{stateOf(room)}</strong>
          <small>
            {gameName(room.game)} · {others.map(({ name }) => name).join(', ') || home.nobodyYet}
            {room.isHere === true && ` · ${device.here}`}
          </small>
        </span>
        <Faces others={others} />
      </div>
      <div class="running-ways">
        {left !== null && <small class="left">{left}</small>}
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
      </div>
    </li>
  );
}

/** How long is left, and when that is up by this device's own clock; or until when somebody has days off (T6). */
function leftWords(room: RunningRoom): string | null {
  const now = Date.now();
  const left = leftOf(room, now);
  if (left === null || room.endsAt === null) return null;
  if (room.holidayUntil !== null) return holidayWords().until(dayText(language.value, room.holidayUntil - 1));
  return room.endsAt - now < HALF_A_DAY ? left : `${left} · ${momentText(language.value, room.endsAt)}`;
}

/** A finished one, with every way back into it. */
export function Finished({ match }: { readonly match: FinishedMatch }) {
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
export function FinishedHere({ room }: { readonly room: MyRoom }) {
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

/** How it stands against somebody. */
export function Stands({ one }: { readonly one: Standing }) {
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
