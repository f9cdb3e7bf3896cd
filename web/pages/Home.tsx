import { type AnyManifest, MANIFESTS } from '@cifra/games/manifests';
import { Icon, language } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { words } from '../words/index.ts';
import { BotChoice } from './BotChoice.tsx';
import { Continue } from './Continue.tsx';
import { GamePicture } from './GamePicture.tsx';
import { OpenRooms } from './OpenRooms.tsx';

/** What one left unfinished, the games at a glance, and who waits for players. */
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
        {MANIFESTS.map((game) => (
          <GameCard key={game.id} game={game} />
        ))}
      </ul>
      <OpenRooms />
      <footer class="muted small">
        <a href="/about">{nav.about}</a>
      </footer>
    </>
  );
}

function GameCard({ game }: { readonly game: AnyManifest }) {
  const { glance, players, playNow, withFriends, learn, rules, bots } = words.value;
  const { id, seats } = game;
  const name = game.name[language.value];
  const isChoosing = useSignal(false);
  return (
    <li class="card game" data-game={id}>
      <div class="picture">
        <GamePicture game={game} />
      </div>
      <div class="about">
        <h2>{name}</h2>
        <p>{game.line[language.value]}</p>
        <p class="muted small">
          {glance(game)} · <span class="unbroken">{players(seats)}</span>
        </p>
      </div>
      <div class="stack ways">
        <div class="play">
          <a class="button primary" href={`/play/${id}`}>
            {playNow}
          </a>
          <button
            type="button"
            class="button"
            aria-label={bots.title(name)}
            title={bots.title(name)}
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
        game={game}
        isOpen={isChoosing.value}
        onClose={() => {
          isChoosing.value = false;
        }}
      />
    </li>
  );
}
