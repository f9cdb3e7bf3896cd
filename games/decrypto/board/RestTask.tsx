import type { BoardProps } from '@cifra/kit';
import { type Decrypto, decrypto, otherTeam, type Team } from '../rules/table.ts';
import type { BoardWords } from '../words/board-words.ts';
import { ending } from './ending.ts';
import { windowsOf } from './model.ts';
import { SeatFace } from './SeatFace.tsx';
import { encryptorHandOf, firstTeam, isAlone, keywordsOf, knownCode, roleOf, teamOfViewer } from './situation.ts';
import type { GuessesState } from './use-guesses.ts';
import { Windows } from './Windows.tsx';

type Props = {
  readonly board: BoardProps<Decrypto>;
  readonly words: BoardWords;
  readonly guesses: GuessesState | null;
};

/** Nothing to do but to think: both teams' windows, and who is waited for. */
export function RestTask({ board, words, guesses }: Props) {
  const { view, people, names } = board;
  const { table, viewer } = view;
  const mine = teamOfViewer(view);
  const role = roleOf(view);
  const teams = [firstTeam(view), otherTeam(firstTeam(view))].filter((team) => !isAlone(table, team));
  const waited = table.waiting.filter((seat) => seat !== viewer);
  const hint = (): string => {
    if (role === 'over') return whyOver();
    if (role === 'locked') return words.lockedHelp;
    if (role !== 'rests') return table.phase === 'clues' ? words.watchWriting : '';
    if (mine !== null && isAlone(table, mine)) return words.restHelpAlone;
    return teams.length === 1 ? words.restHelpAgainstOne : words.restHelp;
  };
  return (
    <>
      <div class="decrypto-work is-rest" data-boxes={teams.length}>
        {teams.map((team) => (
          <div key={team} class="decrypto-box" data-team={team}>
            {showsClues(team) ? (
              <Given team={team} />
            ) : (
              <Windows
                windows={windowsOf(view, team)}
                words={words}
                guesses={keywordsOf(view, team) === null ? guesses : null}
              />
            )}
          </div>
        ))}
        <div class="decrypto-screen decrypto-idle">
          {waited.map((seat) => (
            <span key={seat} class="decrypto-mate">
              <SeatFace seat={seat} person={people(seat)} size="56px" sign="pencil" />
              <b>{names(seat)}</b>
            </span>
          ))}
          <p>{hint()}</p>
        </div>
      </div>
      <div class="decrypto-thumb">
        <p class="decrypto-waits">
          {waited.length === 0 ? '' : words.waitFor(words.list(waited.map(names)))}
          {hint() !== '' && <small>{hint()}</small>}
        </p>
      </div>
    </>
  );

  /** At the end of a replay, and for whoever goes back to the table. */
  function whyOver(): string {
    const outcome = decrypto.outcome(table);
    if (outcome === null) return '';
    const { reason, detail = '' } = ending(view, outcome, { viewer, names, language: board.language });
    return `${reason} ${detail}`.trim();
  }

  /** Clues that are written and not yet open: their encryptor's, and with everything open both (P21). */
  function showsClues(team: Team): boolean {
    const hand = encryptorHandOf(view, team);
    return table.phase === 'clues' && hand?.code != null && hand.clues.some((clue) => clue !== null);
  }

  function Given({ team }: { readonly team: Team }) {
    const code = knownCode(view, team) ?? [];
    const clues = encryptorHandOf(view, team)?.clues ?? [];
    const keywords = keywordsOf(view, team);
    return (
      <ol class="decrypto-screen decrypto-given">
        {code.map((digit, at) => (
          <li key={digit}>
            <span class="decrypto-digit" data-known="true">
              {digit}
            </span>
            <span class="decrypto-word">{keywords?.[digit - 1] ?? ''}</span>
            <span class="clue">{clues[at] ?? '…'}</span>
          </li>
        ))}
      </ol>
    );
  }
}
