import { classes } from '@cifra/kit';
import { isSameCode, type Line, type Table, type Team } from '../rules/index.ts';
import type { BoardWords } from '../words/board.ts';
import { TeamName } from './TeamName.tsx';

/** One side of the sheet: every round's clues with what was answered, intercepted and meant (D22). */
export function Sheet({
  table,
  team,
  words,
  pointed,
}: {
  readonly table: Table;
  readonly team: Team;
  readonly words: BoardWords;
  /** The round that a log entry speaks of. */
  readonly pointed: number | null;
}) {
  const lines = table.sheet[team].filter(({ clues }) => clues !== null);
  if (lines.length === 0) return null;
  return (
    <div class="decrypto-sheet">
      <table>
        <caption>
          <TeamName team={team}>{words.sheet(team)}</TeamName>
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.clue}</th>
            <th scope="col">{words.answer}</th>
            <th scope="col">{words.interception}</th>
            <th scope="col">{words.codeWord}</th>
          </tr>
        </thead>
        {lines.toReversed().map((line) => (
          <Round key={line.round} line={line} words={words} isPointed={line.round === pointed} />
        ))}
      </table>
    </div>
  );
}

function Round({
  line,
  words,
  isPointed,
}: {
  readonly line: Line;
  readonly words: BoardWords;
  readonly isPointed: boolean;
}) {
  const { round, clues, answer, interception, code } = line;
  return (
    <tbody class={classes(isPointed && 'pointed')}>
      <tr>
        <th scope="rowgroup" colSpan={4}>
          {words.round(round)}
          {code !== null && (
            <span class="small">
              {' · '}
              {isSameCode(answer, code) ? `✓ ${words.right}` : `✕ ${words.wrong}`}
              {isSameCode(interception, code) && ` · ⚡︎ ${words.intercepted}`}
            </span>
          )}
        </th>
      </tr>
      {clues?.map((clue, at) => (
        <tr key={at}>
          <td>{clue ?? <em class="muted">{words.blank}</em>}</td>
          <td class="digits">{answer?.[at] ?? '–'}</td>
          <td class="digits">{interception?.[at] ?? '–'}</td>
          <td class={classes('digits', code !== null && 'code')}>{code?.[at] ?? '–'}</td>
        </tr>
      ))}
    </tbody>
  );
}
