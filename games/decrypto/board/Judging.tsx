import { useSignal } from '@preact/signals';
import { judgeable, otherTeam, type Table, type Team } from '../rules/index.ts';
import type { BoardWords } from '../words/board.ts';

/** Which of the words that the rivals named wrongly are near enough (D14). */
export function Judging({
  table,
  team,
  keywords,
  words,
  isHeld,
  isLive,
  onJudge,
}: {
  readonly table: Table;
  readonly team: Team;
  readonly keywords: readonly string[];
  readonly words: BoardWords;
  readonly isHeld: boolean;
  readonly isLive: boolean;
  readonly onJudge: (accept: readonly number[]) => void;
}) {
  const accepted = useSignal<readonly number[]>([]);
  const named = table.names?.[otherTeam(team)].words ?? [];
  return (
    <form
      class="card stack"
      onSubmit={(event) => {
        event.preventDefault();
        onJudge(accepted.value);
      }}
    >
      <h2>{words.judgeTitle}</h2>
      <p class="small muted">{words.judgeHelp}</p>
      {judgeable(table, team).map((at) => (
        <label key={at} class="decrypto-check">
          <input
            type="checkbox"
            disabled={isHeld}
            checked={accepted.value.includes(at)}
            onChange={(event) => {
              const others = accepted.value.filter((one) => one !== at);
              accepted.value = event.currentTarget.checked ? [...others, at].toSorted() : others;
            }}
          />
          <span>{words.judgeLine(named[at] ?? '', keywords[at] ?? '')}</span>
        </label>
      ))}
      {isLive && (
        <button type="submit" class="button primary" disabled={isHeld}>
          {words.judge(accepted.value.length)}
        </button>
      )}
    </form>
  );
}
