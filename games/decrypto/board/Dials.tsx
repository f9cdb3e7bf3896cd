import { classes } from '@cifra/kit';
import type { TargetedFocusEvent } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { type Clues, DIGITS, type Draft } from '../rules/index.ts';
import type { BoardWords } from '../words/board.ts';
import { type Turning, turned } from './turning.ts';

type Props = {
  readonly clues: Clues;
  /** Null where the viewer sees no draft: only the clues are shown. */
  readonly draft: Draft | null;
  /** The viewer's own words on the keys when these are the clues for them, or what the rivals' words may be. */
  readonly keywords: readonly string[] | null;
  /** Whether a digit that stands on another dial is marked: no code has one twice (D3). */
  readonly marksTaken: boolean;
  readonly words: BoardWords;
  readonly isHeld: boolean;
  readonly onTurn: ((draft: Draft) => void) | null;
};

/** Three clues, each with its dial. Pressing the digit that is set keeps it: two who agree must not undo each other. */
export function Dials({ clues, draft, keywords, marksTaken, words, isHeld, onTurn }: Props) {
  const isWorded = keywords?.some((word) => word !== '') === true;
  const id = useId();
  const turning = useRef<Turning | null>(null);
  const turn = (now: Draft, at: number, digit: number) => {
    turning.current = turned(now, at, digit, turning.current);
    onTurn?.(turning.current.to);
  };
  const end = () => {
    turning.current = null;
  };
  return (
    <ol class="decrypto-dials">
      {clues.map((clue, at) => {
        const chosen = draft?.[at] ?? null;
        const text = clue ?? words.blank;
        if (draft === null || onTurn === null)
          return (
            <li key={at} class="decrypto-dial">
              <span class={classes('clue', clue === null && 'is-blank')}>{text}</span>
              {draft !== null && (
                <span class="decrypto-set digits">
                  <span aria-hidden="true">{chosen ?? '–'}</span>
                  <span class="visually-hidden">{chosen ?? words.empty}</span>
                  {chosen !== null && keywords?.[chosen - 1] !== undefined && (
                    <span class="small">{keywords[chosen - 1]}</span>
                  )}
                </span>
              )}
            </li>
          );
        return (
          <li key={at}>
            <fieldset
              class="decrypto-dial"
              disabled={isHeld}
              onPointerDown={end}
              onFocusOut={(to) => isLeft(to) && end()}
            >
              <legend class={classes('clue', clue === null && 'is-blank')}>
                <span class="visually-hidden">{words.dial(at, '')}</span>
                {text}
              </legend>
              <span class="keys">
                {DIGITS.map((digit) => (
                  <label
                    key={digit}
                    class={classes(
                      'decrypto-key',
                      marksTaken && draft.some((other, on) => other === digit && on !== at) && 'is-taken',
                    )}
                  >
                    <input
                      type="radio"
                      name={`${id}-${at}`}
                      checked={chosen === digit}
                      onChange={() => turn(draft, at, digit)}
                    />
                    <span class="digits">{digit}</span>
                    {isWorded && (
                      <span class="word" style={{ '--letters': keywords?.[digit - 1]?.length ?? 0 }}>
                        {keywords?.[digit - 1]}
                      </span>
                    )}
                  </label>
                ))}
              </span>
            </fieldset>
          </li>
        );
      })}
    </ol>
  );
}

/** Has the focus gone elsewhere, and not to another key of the same dial? */
function isLeft({ currentTarget, relatedTarget }: TargetedFocusEvent<HTMLElement>): boolean {
  return !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
}
