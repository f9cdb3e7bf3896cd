import { language } from '@cifra/kit';
import type { GameId } from '../games/game-ids.ts';
import { Missing } from '../ui/Missing.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { words } from '../words/index.ts';
import './learn.css';
import { loadRules } from '../games/load-lesson.ts';

/** The rules of a game in our own words, with drawn examples. */
export function RulesPage({ game }: { readonly game: GameId }) {
  const { games, rules, learn, playNow, loading } = words.value;
  const tongue = language.value;
  const page = useLoaded(() => loadRules(game, tongue), `${game} ${tongue}`);
  if (page === 'missing') return <Missing />;
  return (
    <article class="stack prose rules" data-game={game}>
      <h1>
        {games[game].name}: {rules}
      </h1>
      <p class="muted">{games[game].players}</p>
      {page === null ? <p role="status">{loading}</p> : <page.Rules />}
      <div class="row">
        <a class="button primary" href={`/play/${game}`}>
          {playNow}
        </a>
        <a class="button" href={`/learn/${game}`}>
          {learn}
        </a>
      </div>
    </article>
  );
}
