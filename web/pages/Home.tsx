import { words } from '../words/index.ts';
import { GamePicture } from './GamePicture.tsx';
import { GAME_IDS } from './game-ids.ts';

/** The four games at a glance. */
export function Home() {
  const { tagline, promise, games, playNow, withFriends, learn } = words.value;
  return (
    <>
      <section>
        <h1>{tagline}</h1>
        <p class="muted">{promise}</p>
      </section>
      <ul class="games">
        {GAME_IDS.map((id) => (
          <li key={id} class="card game" data-game={id}>
            <div class="picture">
              <GamePicture game={id} />
            </div>
            <div>
              <h2>{games[id].name}</h2>
              <p>{games[id].line}</p>
              <p class="muted small">{games[id].players}</p>
            </div>
            <div class="stack">
              <a class="button primary" href={`/play/${id}`}>
                {playNow}
              </a>
              <a class="button" href={`/new/${id}`}>
                {withFriends}
              </a>
              <a class="button quiet" href={`/learn/${id}`}>
                {learn}
              </a>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
