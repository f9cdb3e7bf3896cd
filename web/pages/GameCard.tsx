import type { AnyManifest } from '@cifra/games/manifests';
import { Face, Icon, language } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { suitedTo } from '../table/people/suited.ts';
import { GamePicture } from '../ui/GamePicture.tsx';
import { words } from '../words/index.ts';
import { BotChoice } from './BotChoice.tsx';

type Props = {
  readonly game: AnyManifest;
  /** The house cannot be reached: nobody can come in from elsewhere. */
  readonly isOffline: boolean;
};

const PIPS = { light: 1, medium: 2, heavy: 3 } as const;

/** A game at a glance, and the ways into it. */
export function GameCard({ game, isOffline }: Props) {
  const { glance, players, playNow, withFriends, learn, rules, bots, ofGame, pass } = words.value;
  const { id, seats } = game;
  const name = game.name[language.value];
  const isChoosing = useSignal(false);
  const suited = suitedTo(id, game.characters);
  return (
    <li class="card game" data-game={id}>
      <div class="picture">
        <GamePicture game={game} />
      </div>
      <div class="about">
        <h3>{name}</h3>
        <p class="glance">
          <span class="weight" aria-hidden="true">
            {[1, 2, 3].map((pip) => (
              <i key={pip} data-on={pip <= PIPS[game.weight]} />
            ))}
          </span>
          {glance(game)} ·{' '}
          <span class="unbroken">
            {seats.min === seats.max ? seats.max : `${seats.min}–${seats.max}`}
            <span class="spelt"> {players}</span>
          </span>
        </p>
        <p class="line">{game.line[language.value]}</p>
      </div>
      <div class="ways">
        <div class="play">
          <a class="button primary" href={`/play/${id}`} aria-label={ofGame(playNow, name)}>
            {playNow}
          </a>
          <button
            type="button"
            class="button icon-only"
            aria-label={bots.title(name)}
            title={bots.title(name)}
            onClick={() => {
              isChoosing.value = true;
            }}
          >
            {suited === null ? <Icon name="bot" /> : <Face who={{ animal: suited.character.animal }} size="1.9rem" />}
          </button>
          {suited !== null && <p class="suits">{bots.suits[suited.why](suited.character.name)}</p>}
        </div>
        {isOffline ? (
          <a class="button friends" href={`/pass/${id}`} aria-label={ofGame(pass.short, name)}>
            <Icon name="hand" />
            {pass.short}
          </a>
        ) : (
          <a class="button friends" href={`/new/${id}`} aria-label={ofGame(withFriends, name)}>
            <Icon name="people" />
            {withFriends}
          </a>
        )}
        <a class="button learn" href={`/learn/${id}`} aria-label={ofGame(learn, name)}>
          {learn}
        </a>
        <a class="button learn" href={`/rules/${id}`} aria-label={ofGame(rules, name)}>
          {rules}
        </a>
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
