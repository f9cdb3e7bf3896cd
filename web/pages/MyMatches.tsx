import { Icon } from '@cifra/kit';
import type { FinishedMatch, MyRoom, RunningRoom } from '../connection/api.ts';
import { othersIn } from '../table/people/people.ts';
import { words } from '../words/index.ts';
import { seatsOfMatch, stateOf } from './match-text.ts';
import { listed } from './Resume.tsx';
import { gameName } from './RoomLine.tsx';

type Props = {
  readonly running: readonly RunningRoom[];
  readonly finished: readonly FinishedMatch[];
  /** Finished ones that are on this device alone. */
  readonly doneHere: readonly MyRoom[];
};

/** Some of my matches in one line each: to go on in, or to see again; the page of all of them is one tap away. */
export function MyMatches({ running, finished, doneHere }: Props) {
  const { home, matches, device, room: text, ofGame, allRooms } = words.value;
  if (running.length + finished.length + doneHere.length === 0) return null;
  return (
    <section class="card my-matches" aria-labelledby="my-matches">
      <div class="my-matches-head">
        <h2 id="my-matches">{home.mine}</h2>
        <a class="button quiet" href="/matches" aria-label={matches.all}>
          {allRooms}
        </a>
      </div>
      <ul>
        {running.map((room) => (
          <li key={room.id} data-game={room.game}>
            <span class="swatch" aria-hidden="true" />
            <span class="what">
              <strong>{gameName(room.game)}</strong>
              <small>
                {listed(othersIn(room, room.mine.seat).map(({ name }) => name)) || home.nobodyYet}
                {room.isHere === true && ` · ${device.here}`}
              </small>
            </span>
            <span class="state" data-turn={room.mine.isToAct}>
              {stateOf(room)}
            </span>
            <a class="button quiet" href={`/r/${room.id}`} aria-label={ofGame(home.goOnHere, gameName(room.game))}>
              {home.goOnHere}
            </a>
          </li>
        ))}
        {finished.map((match) => (
          <li key={`${match.room} ${match.match}`} data-game={match.game}>
            <span class="swatch" aria-hidden="true" />
            <span class="what">
              <strong>{gameName(match.game)}</strong>
              <small>
                {listed(
                  othersIn({ game: match.game, seats: seatsOfMatch(match) }, match.seat).map(({ name }) => name),
                ) || home.alone}
              </small>
            </span>
            <span class="state">{matches.result[match.result]}</span>
            <a
              class="button quiet"
              href={`/replay/${match.room}/${match.match}#as=${match.seat}`}
              aria-label={ofGame(text.replay, gameName(match.game))}
            >
              <Icon name="play" />
              {text.replay}
            </a>
          </li>
        ))}
        {doneHere.map((room) => (
          <li key={room.id} data-game={room.game}>
            <span class="swatch" aria-hidden="true" />
            <span class="what">
              <strong>{gameName(room.game)}</strong>
              <small>
                {listed(othersIn(room, room.mine?.seat ?? null).map(({ name }) => name)) || home.alone} · {device.here}
              </small>
            </span>
            <span class="state">{home.finished}</span>
            <a
              class="button quiet"
              href={`/replay/${room.id}/${room.match}#as=${room.mine?.seat ?? 'open'}`}
              aria-label={ofGame(text.replay, gameName(room.game))}
            >
              {text.replay}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
