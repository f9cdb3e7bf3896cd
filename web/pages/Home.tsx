import { Icon } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { GAME_IDS, type GameId } from '../games/game-ids.ts';
import { words } from '../words/index.ts';
import { BotChoice } from './BotChoice.tsx';
import { Continue } from './Continue.tsx';
import { GamePicture } from './GamePicture.tsx';
import { OpenRooms } from './OpenRooms.tsx';

/** What one left unfinished, the four games at a glance, and who waits for players. */
export function Home() {
  const { tagline, promise, nav } = words.value;
  return (
    <>
      <section class="hero">
        <h1>{tagline}</h1>
        <p class="muted">{promise}</p>
      </section>
      <Continue />
      <ul class="games">
        {GAME_IDS.map((id) => (
          <GameCard key={id} id={id} />
        ))}
      </ul>
      <OpenRooms />
      <footer class="muted small">
        <a href="/about">{nav.about}</a>
      </footer>
    </>
  );
}

function GameCard({ id }: { readonly id: GameId }) {
  const { games, playNow, withFriends, learn, rules, bots } = words.value;
  const isChoosing = useSignal(false);
  return (
    <li class="card game" data-game={id}>
      <div class="picture">
        <GamePicture game={id} />
      </div>
      <div class="about">
        <h2>{games[id].name}</h2>
        <p>{games[id].line}</p>
        <p class="muted small">{games[id].players}</p>
      </div>
      <div class="stack ways">
        <div class="play">
          <a class="button primary" href={`/play/${id}`}>
            {playNow}
          </a>
          <button
            type="button"
            class="button"
            aria-label={bots.title(games[id].name)}
            title={bots.title(games[id].name)}
            onClick={() => {
              isChoosing.value = true;
            }}
          >
            <Icon name="bot" />
            <span aria-hidden="true">{bots.short}</span>
          </button>
        </div>
        <a class="button" href={`/new/${id}`}>
          {withFriends}
        </a>
        <div class="row learn">
          <a class="button quiet" href={`/learn/${id}`}>
            {learn}
          </a>
          <a class="button quiet" href={`/rules/${id}`}>
            {rules}
          </a>
        </div>
      </div>
      <BotChoice
        game={id}
        isOpen={isChoosing.value}
        onClose={() => {
          isChoosing.value = false;
        }}
      />
    </li>
  );
}
