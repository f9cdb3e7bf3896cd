import type { AnyManifest } from '@cifra/games/manifests';
import { language } from '@cifra/kit';
import { Missing } from '../ui/Missing.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { words } from '../words/index.ts';
import './learn.css';
import { loadRules } from '../games/load-lesson.ts';

/** The rules of a game in our own words, with drawn examples. */
export function RulesPage({ game }: { readonly game: AnyManifest }) {
  const { players, rules, learn, playNow, loading } = words.value;
  const tongue = language.value;
  const Rules = useLoaded(() => loadRules(game, tongue), `${game.id} ${tongue}`);
  if (Rules === 'missing') return <Missing />;
  return (
    <article class="stack prose rules" data-game={game.id}>
      <h1>
        {game.name[tongue]}: {rules}
      </h1>
      <p class="muted">
        {game.seats.min}–{game.seats.max} {players}
      </p>
      {Rules === null ? <p role="status">{loading}</p> : <Rules />}
      <div class="row">
        <a class="button primary" href={`/play/${game.id}`}>
          {playNow}
        </a>
        <a class="button" href={`/learn/${game.id}`}>
          {learn}
        </a>
      </div>
    </article>
  );
}
