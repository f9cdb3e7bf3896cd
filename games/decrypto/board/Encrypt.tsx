import type { Refusal } from '@cifra/kernel';
import { useSignal } from '@preact/signals';
import { useEffect, useId, useMemo, useRef } from 'preact/hooks';
import { type Clues, type Code, MAX_CLUE } from '../rules/index.ts';
import type { BoardWords } from '../words/board.ts';
import { Keeper } from './keeper.ts';
import { firstUnready, refusalsByLine } from './lines.ts';

type Props = {
  readonly code: Code;
  readonly keywords: readonly string[];
  /** What was kept before, to go on with after a reload. */
  readonly written: Clues;
  readonly words: BoardWords;
  /** One may write on, but nothing is taken for now. */
  readonly isHeld: boolean;
  readonly whyNot: (clues: readonly string[]) => Refusal | null;
  readonly tell: (refusal: Refusal) => string;
  readonly onKeep: (clues: Clues) => Promise<Refusal | null>;
  readonly onLock: (clues: readonly string[]) => void;
};

/** The code and three lines to write; a refusal stands below its line while one types. */
export function Encrypt({ code, keywords, written, words, isHeld, whyNot, tell, onKeep, onLock }: Props) {
  const lines = useSignal<readonly string[]>(written.map((clue) => clue ?? ''));
  const typing = useSignal<number | null>(null);
  const wasAsked = useSignal(false);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const latest = useRef(onKeep);
  latest.current = onKeep;
  const keeper = useMemo(() => new Keeper(lines.value, { send: (clues) => latest.current(clues), after }), []);
  useEffect(() => keeper.hold(isHeld), [keeper, isHeld]);
  // A line that is taken away while somebody writes in it is left too: by then the clues are locked.
  useEffect(() => () => keeper.close(), [keeper]);
  const write = (at: number, line: string) => {
    lines.value = lines.value.with(at, line);
    typing.value = at;
    keeper.write(lines.value);
  };
  const refusals = refusalsByLine(lines.value, whyNot);
  const submit = (event: Event) => {
    event.preventDefault();
    const at = firstUnready(lines.value, refusals);
    wasAsked.value = true;
    typing.value = null;
    if (at >= 0) return form.current?.querySelectorAll('input')[at]?.focus();
    keeper.keep();
    onLock(lines.value);
  };
  const trouble = (at: number): string | null => {
    const refusal = refusals[at];
    // Every word begins with a single letter: that is no reason to interrupt somebody.
    if (refusal?.code === 'clue-letter' && typing.value === at) return null;
    if (refusal != null) return tell(refusal);
    return wasAsked.value && lines.value[at]?.trim() === '' ? words.clueMissing : null;
  };
  return (
    <form class="card stack decrypto-encrypt" ref={form} onSubmit={submit} noValidate>
      <div class="spread">
        <h2>{words.writeTitle}</h2>
        <span class="decrypto-code digits">
          <span class="small">{words.yourCode}</span> {code.join(' · ')}
        </span>
      </div>
      <p class="small muted">{words.writeHelp}</p>
      <div class="decrypto-lines">
        {code.map((digit, at) => {
          const text = trouble(at);
          const word = keywords[digit - 1] ?? '';
          return (
            <div key={digit} class="decrypto-line">
              <label for={`${id}-${at}`}>
                <span class="digits key">{digit}</span>{' '}
                <span class="visually-hidden">{words.clueFor(digit, word)}</span>
                <span aria-hidden="true">{word}</span>
              </label>
              <input
                id={`${id}-${at}`}
                class="input"
                type="text"
                maxLength={MAX_CLUE}
                autocomplete="off"
                enterkeyhint={at + 1 < code.length ? 'next' : 'done'}
                value={lines.value[at]}
                aria-invalid={text !== null}
                aria-describedby={`${id}-${at}-why`}
                onInput={(event) => write(at, event.currentTarget.value)}
                onBlur={() => {
                  typing.value = null;
                  keeper.keep();
                }}
              />
              <p id={`${id}-${at}-why`} class="decrypto-why" aria-live="polite">
                {text}
              </p>
            </div>
          );
        })}
      </div>
      <button type="submit" class="button primary" disabled={isHeld}>
        {words.lock}
      </button>
    </form>
  );
}

function after(delay: number, run: () => void): () => void {
  const timer = setTimeout(run, delay);
  return () => clearTimeout(timer);
}
