import type { Seat } from '@cifra/kernel';
import { coinLetter, Icon, isStill, language, Mark, say, sayInstead } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../words/index.ts';
import { useHold } from './use-hold.ts';
import './cover.css';

type Props = {
  readonly game: string;
  readonly title: string;
  /** How many people play around this device. */
  readonly people: number;
  /** Who takes it next; nobody while only bots play. */
  readonly next: readonly string[];
  /** What everybody has heard since they last had it. */
  readonly story: readonly string[];
  /** The others around the device, who may want to look at what is theirs. */
  readonly others: readonly { readonly seat: Seat; readonly name: string }[];
  /** The time that runs, if any. */
  readonly clock: ComponentChildren;
  readonly onTake: () => void;
  /** It is for somebody else first. */
  readonly onLook: (seat: Seat) => void;
};

/** Between two people: it hides everything until the next one has taken the device, on purpose. */
export function Cover({ game, title, people, next: names, story, others, clock, onTake, onLook }: Props) {
  const { pass, room } = words.value;
  const isAsking = useSignal(false);
  const isSpared = isStill();
  const { isHeld, isPressed, handlers } = useHold(onTake, isSpared);
  const count = names.length;
  const next = count === 0 ? null : new Intl.ListFormat(language.value).format(names);
  const how = next === null ? '' : isSpared ? pass.holdOrPress(next, count) : pass.hold(next, count);
  const headline = next === null ? pass.botsPlay : isHeld ? pass.hello(next) : pass.passTo(next, count);
  // Whatever was said to the one before, or was about to be, is not to be found in the page any more.
  useLayoutEffect(() => sayInstead(headline), [headline]);
  // Of more than fits the last is before one's eyes.
  const told = useRef<HTMLUListElement>(null);
  const last = story.at(-1);
  useLayoutEffect(() => told.current?.scrollTo(0, told.current.scrollHeight), [last, isAsking.value]);
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
        <b data-count={count}>{count === 0 ? '…' : names.map(coinLetter).join('')}</b>
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
      </div>
      {isAsking.value ? (
        <fieldset class="cover-others" aria-label={pass.whoLooks}>
          <p>{pass.whoLooks}</p>
          <div>
            {others.map(({ seat, name }) => (
              <button
                key={seat}
                type="button"
                onClick={() => {
                  isAsking.value = false;
                  onLook(seat);
                }}
              >
                {name}
              </button>
            ))}
            <button
              type="button"
              onClick={() => {
                isAsking.value = false;
              }}
            >
              {pass.nobodyElse}
            </button>
          </div>
        </fieldset>
      ) : (
        <div class="cover-below">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than its place is scrolled by keys as well. */}
          <ul class="cover-story" ref={told} aria-label={pass.since} tabIndex={0}>
            {story.map((line, at) => (
              <li key={at}>{line}</li>
            ))}
          </ul>
          {others.length > 0 && (
            <button
              type="button"
              class="cover-look"
              onClick={() => {
                isAsking.value = true;
              }}
            >
              {pass.lookAgain}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
