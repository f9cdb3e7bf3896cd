import type { Clues, Code } from '../rules/index.ts';
import type { BoardWords } from '../words/board.ts';

/** One's own clues once they are locked, or as a replay shows them. */
export function Written({
  code,
  keywords,
  clues,
  words,
  isLocked,
}: {
  readonly code: Code;
  readonly keywords: readonly string[];
  readonly clues: Clues;
  readonly words: BoardWords;
  readonly isLocked: boolean;
}) {
  return (
    <section class="card stack">
      <div class="spread">
        <h2>{isLocked ? words.lockedTitle : words.yourCode}</h2>
        <span class="decrypto-code digits">{code.join(' · ')}</span>
      </div>
      <ol class="decrypto-written">
        {code.map((digit, at) => (
          <li key={digit}>
            <span class="digits key">{digit}</span>
            <span class="muted small">{keywords[digit - 1]}</span>
            <strong>{clues[at] ?? '…'}</strong>
          </li>
        ))}
      </ol>
      {isLocked && <p class="muted small">{words.lockedHelp}</p>}
    </section>
  );
}
