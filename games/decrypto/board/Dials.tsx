import { type BoardProps, classes } from '@cifra/kit';
import type { TargetedFocusEvent } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { type Decrypto, DIGITS, type Draft } from '../rules/table.ts';
import type { BoardWords } from '../words/board-words.ts';
import { TYPED } from './beats.ts';
import type { DialModel } from './model.ts';
import { SeatFace } from './SeatFace.tsx';
import { type Turning, turned } from './turning.ts';

type Props = {
  readonly board: BoardProps<Decrypto>;
  readonly dials: readonly DialModel[];
  /** The clues have just been opened: they are typed one after another. */
  readonly isTyped: boolean;
  /** The viewer sees no dials: only the clues are shown. */
  readonly isBare: boolean;
  readonly words: BoardWords;
  /** What the digits stand for, for whoever listens to them. */
  readonly keywords: readonly string[] | null;
  readonly onTurn: ((draft: Draft) => void) | null;
};

/** A clue of more signs than this is set smaller. */
const LONG = 14;

/** Three clues, each with its dial. Pressing the digit that is set keeps it: two who agree must not undo each other. */
export function Dials({ board, dials, isTyped, isBare, words, keywords, onTurn }: Props) {
  const { people, help, isHeld } = board;
  const id = useId();
  const turning = useRef<Turning | null>(null);
  const draft = dials.map(({ digit }) => digit);
  const turn = (at: number, digit: number) => {
    turning.current = turned(draft, at, digit, turning.current);
    onTurn?.(turning.current.to);
  };
  const end = () => {
    turning.current = null;
  };
  return (
    <ol class="decrypto-screen decrypto-dials" data-bare={isBare} data-pointed={board.pointsAt === 'dials'}>
      {dials.map(({ clue, digit, by, taken }, at) => {
        const text = clue ?? words.blankAt(at);
        const person = by === null ? null : people(by);
        return (
          <li key={at} class="decrypto-dial">
            <span class="what">
              <span
                class={classes(
                  'clue',
                  clue === null && 'is-blank',
                  text.length > LONG && 'is-long',
                  isTyped && 'is-typed',
                )}
                style={{ '--letters': longestWord(text), '--wait': `${at * TYPED}ms` }}
              >
                {text}
              </span>
              {!isBare && (
                <span class="by">
                  {person === null || by === null ? (
                    words.notSet
                  ) : (
                    <>
                      <SeatFace seat={by} person={person} size="20px" />
                      <span>{person.isMe ? words.setByYou : words.setBy(person.name)}</span>
                    </>
                  )}
                </span>
              )}
            </span>
            {!isBare && onTurn === null && (
              <span class="stops" role="img" aria-label={words.dialShows(text, digit)}>
                {DIGITS.map((one) => (
                  <span key={one} class={classes('stop', one === digit && 'is-set')}>
                    {one}
                  </span>
                ))}
              </span>
            )}
            {!isBare && onTurn !== null && (
              <fieldset class="stops" disabled={isHeld} onPointerDown={end} onFocusOut={(to) => isLeft(to) && end()}>
                <legend class="visually-hidden">{words.dial(at, text)}</legend>
                {DIGITS.map((one) => (
                  <label
                    key={one}
                    class={classes(
                      'stop',
                      help !== 'none' && taken.includes(one) && 'is-taken',
                      one === digit && 'is-set',
                    )}
                  >
                    <input type="radio" name={`${id}-${at}`} checked={digit === one} onChange={() => turn(at, one)} />
                    <span>{one}</span>
                    {keywords?.[one - 1] !== undefined && keywords[one - 1] !== '' && (
                      <span class="visually-hidden"> {keywords[one - 1]}</span>
                    )}
                  </label>
                ))}
              </fieldset>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Has the focus gone elsewhere, and not to another stop of the same dial? */
function isLeft({ currentTarget, relatedTarget }: TargetedFocusEvent<HTMLElement>): boolean {
  return !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
}

function longestWord(text: string): number {
  return Math.max(...text.split(/\s+/).map((word) => word.length));
}
