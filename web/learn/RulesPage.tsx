import { language } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import type { GameId } from '../pages/game-ids.ts';
import { words } from '../words/index.ts';
import './learn.css';
import { loadRules } from './lessons.ts';

/** The rules of a game in our own words, with drawn examples. */
export function RulesPage({ game }: { readonly game: GameId }) {
  const { games, rules, learn, playNow, loading } = words.value;
  const shown = useSignal<{ readonly Rules: ComponentType } | null>(null);
  const tongue = language.value;
  useEffect(() => {
    let isCurrent = true;
    void loadRules(game, tongue).then((Rules) => {
      if (isCurrent) shown.value = { Rules };
    });
    return () => {
      isCurrent = false;
    };
  }, [game, tongue, shown]);
  const page = shown.value;
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
