import { coinLetter, Icon, isStill, Mark, say } from '@cifra/kit';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { words } from '../words/index.ts';
import { useHold } from './use-hold.ts';
import './cover.css';

type Props = {
  readonly game: string;
  readonly title: string;
  /** How many people play around this device. */
  readonly people: number;
  /** Who takes it next; null while only bots play. */
  readonly next: string | null;
  /** What everybody has heard last. */
  readonly story: string | null;
  /** The time that runs, if any. */
  readonly clock: ComponentChildren;
  readonly onTake: () => void;
};

/** Between two people: it hides everything until the next one has taken the device, on purpose. */
export function Cover({ game, title, people, next, story, clock, onTake }: Props) {
  const { pass, room } = words.value;
  const isSpared = isStill();
  const { isHeld, isPressed, handlers } = useHold(onTake, isSpared);
  const how = next === null ? '' : isSpared ? pass.holdOrPress(next) : pass.hold(next);
  const headline = next === null ? pass.botsPlay : isHeld ? pass.hello(next) : pass.passTo(next);
  // Whatever was said to the one before is not to be found in the page any more.
  useEffect(() => say(headline), [headline]);
  useEffect(() => {
    if (isPressed) say(pass.pressAgain);
  }, [isPressed, pass.pressAgain]);
  return (
    <section class="cover" data-game={game} data-held={isHeld}>
      <header class="cover-bar">
        <a class="bar-button" href="/" aria-label={room.home}>
          <Icon name="back" />
        </a>
        <h1>{title}</h1>
        <p>{pass.onePhone(people)}</p>
        {clock}
      </header>
      <div class="cover-tiles" aria-hidden="true">
        <i>
          <Mark name="moon" />
        </i>
        <i>
          <Mark name="sun" />
        </i>
        <b>{next === null ? '…' : coinLetter(next)}</b>
      </div>
      <div class="cover-words">
        <h2>{headline}</h2>
        <p>{isHeld ? pass.keepOn : next === null ? pass.wait : pass.covered}</p>
      </div>
      <div class="cover-take">
        {next !== null && (
          <>
            <button type="button" class="cover-hold" aria-label={pass.holdLabel(next)} {...handlers}>
              <svg viewBox="0 0 120 120" aria-hidden="true">
                <circle class="cover-track" cx="60" cy="60" r="56" pathLength="60" />
                <circle class="cover-ring" cx="60" cy="60" r="56" pathLength="100" />
              </svg>
              <Icon name="hand" />
            </button>
            <p class="cover-ask">{isHeld ? pass.aSecond : isPressed ? pass.pressAgain : how}</p>
          </>
        )}
        <p class="cover-story">{story ?? ''}</p>
      </div>
    </section>
  );
}
