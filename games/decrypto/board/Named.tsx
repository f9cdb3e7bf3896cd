import { type Table, TEAMS, type Team } from '../rules/index.ts';
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
                {word.trim() === '' ? '–' : word} <Verdict table={table} team={team} at={at} words={words} />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

/** Right, wrong, or wrong and yet accepted by those whose word it is (D14). */
function Verdict({
  table: { names, end },
  team,
  at,
  words,
}: {
  readonly table: Table;
  readonly team: Team;
  readonly at: number;
  readonly words: BoardWords;
}) {
  const isRight = names?.[team].right[at] === true;
  const isAccepted = end?.accepted?.[team].includes(at) === true;
  return (
    <span data-right={isRight || isAccepted}>
      {isRight ? `✓ ${words.right}` : isAccepted ? `✓ ${words.accepted}` : `✕ ${words.wrong}`}
    </span>
  );
}
