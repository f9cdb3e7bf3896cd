import { type Table, TEAMS } from '../rules/index.ts';
import type { BoardWords } from '../words/board.ts';

/** How each team named the other's keywords, once both have (D13). */
export function NamedWords({ table, words }: { readonly table: Table; readonly words: BoardWords }) {
  const { names } = table;
  if (names === null) return null;
  return (
    <section class="card decrypto-named">
      {TEAMS.map((team) => (
        <div key={team}>
          <h2>
            {words.namesOf(team)}
            {table.end?.named != null && <span class="chip">{words.counted(table.end.named[team])}</span>}
          </h2>
          <ol>
            {names[team].words.map((word, at) => (
              <li key={at}>
                {word.trim() === '' ? '–' : word}{' '}
                <span data-right={names[team].right[at]}>
                  {names[team].right[at] === true ? `✓ ${words.right}` : `✕ ${words.wrong}`}
                </span>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
