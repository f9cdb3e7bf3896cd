import type { MyRoom } from '../connection/api.ts';
import { othersIn } from '../table/people.ts';
import { words } from '../words/index.ts';
import { listed } from './Resume.tsx';
import { gameName } from './RoomLine.tsx';
import { isOver } from './use-my-rooms.ts';

/** The rooms of this browser in one line each: to go on in, or to see again. */
export function MyMatches({ rooms }: { readonly rooms: readonly MyRoom[] }) {
  const { home, room: text, rooms: said, ofGame } = words.value;
  if (rooms.length === 0) return null;
  return (
    <section class="card my-matches" aria-labelledby="my-matches">
      <h2 id="my-matches">{home.mine}</h2>
      <ul>
        {rooms.map((room) => {
          const { id, game, phase, match, mine } = room;
          const names = othersIn(room.seats, mine?.seat ?? null).map(({ name }) => name);
          const isDone = isOver(room);
          const state = isDone
            ? home.finished
            : mine?.isToAct === true
              ? home.yourTurn
              : phase === 'lobby'
                ? said.waiting
                : said.playing;
          return (
            <li key={id} data-game={game}>
              <span class="swatch" aria-hidden="true" />
              <span class="what">
                <strong>{gameName(game)}</strong>
                <small>{names.length > 0 ? listed(names) : phase === 'lobby' ? home.nobodyYet : home.alone}</small>
              </span>
              <span class="state" data-turn={!isDone && mine?.isToAct === true}>
                {state}
              </span>
              {isDone ? (
                <a
                  class="button quiet"
                  href={`/replay/${id}/${match}#as=${mine?.seat ?? 'open'}`}
                  aria-label={ofGame(text.replay, gameName(game))}
                >
                  {text.replay}
                </a>
              ) : (
                <a class="button quiet" href={`/r/${id}`} aria-label={ofGame(home.goOnHere, gameName(game))}>
                  {home.goOnHere}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
