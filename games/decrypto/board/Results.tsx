import { type Code, isSameCode, type Table, TEAMS } from '../rules/index.ts';
import type { BoardWords } from '../words/board.ts';
import { codeText } from './situation.ts';
import { TeamName } from './TeamName.tsx';

/**
 * What was revealed since the viewer last had something to do: while clues are written, the round before; in black's
 * half, white's line. White's own half follows the clues, so there the last round is old news.
 */
export function Results({ table, words }: { readonly table: Table; readonly words: BoardWords }) {
  const revealed = TEAMS.flatMap((team) =>
    table.sheet[team].flatMap(({ code, ...line }) => (code === null ? [] : [{ ...line, team, code }])),
  );
  const last = Math.max(0, ...revealed.map(({ round }) => round));
  if (last === 0 || table.half === 'white' || table.phase === 'judging') return null;
  return (
    <ul class="decrypto-results" aria-label={words.results}>
      {revealed
        .filter(({ round }) => round === last)
        .map(({ team, round, code, answer, interception }) => (
          <li key={`${team}-${round}`}>
            <TeamName team={team}>{words.round(round)}</TeamName>
            <span>
              {words.codeWord} <span class="digits key">{codeText(code)}</span>
            </span>
            <Verdict name={words.answer} given={answer} code={code} words={words} />
            {interception !== null && (
              <Verdict name={words.interception} given={interception} code={code} words={words} />
            )}
          </li>
        ))}
    </ul>
  );
}

function Verdict({
  name,
  given,
  code,
  words,
}: {
  readonly name: string;
  readonly given: Code | null;
  readonly code: Code;
  readonly words: BoardWords;
}) {
  const isRight = isSameCode(given, code);
  return (
    <span class="decrypto-verdict">
      {name} <span class="digits">{given === null ? words.nothing : codeText(given)}</span>{' '}
      <strong data-right={isRight}>
        <span aria-hidden="true">{isRight ? '✓' : '✕'}</span>
        <span class="verdict"> {isRight ? words.right : words.wrong}</span>
      </strong>
    </span>
  );
}
