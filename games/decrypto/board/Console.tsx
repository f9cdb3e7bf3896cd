import type { Names, View } from '@cifra/kernel';
import { classes } from '@cifra/kit';
import { type Decrypto, DIGITS, gatheredClues, hasLoneInterceptor, type Team } from '../rules/index.ts';
import type { BoardWords } from '../words/board.ts';
import { Lights } from './Lights.tsx';
import type { Guesses } from './notes.ts';
import { encryptorHandOf, keywordsOf, teamOfViewer } from './situation.ts';
import { TeamName } from './TeamName.tsx';

type Props = {
  readonly view: View<Decrypto>;
  readonly team: Team;
  /** Of the viewer's own side, which has its place on the left. */
  readonly isOwn: boolean;
  /** A log entry speaks of this team. */
  readonly isPointed: boolean;
  readonly words: BoardWords;
  readonly names: Names;
  /** What the viewer thinks of words that are not their own; null where there is nothing to guess. */
  readonly guesses: Guesses | null;
  readonly onGuess: (at: number, guess: string) => void;
  readonly onGuessed: () => void;
};

/** A team's console: four numbered words on the screen as far as the viewer knows them, and the clues under each. */
export function Console({ view, team, isOwn, isPointed, words, names, guesses, onGuess, onGuessed }: Props) {
  const { table } = view;
  const keywords = keywordsOf(view, team);
  const gathered = gatheredClues(table, team);
  const code = encryptorHandOf(view, team)?.code ?? null;
  const isCoded = table.phase === 'clues' || table.phase === 'answers';
  const isAlone = hasLoneInterceptor(table) && team === 'black';
  return (
    <section
      class={classes('decrypto-console', isPointed && 'pointed')}
      data-own={isOwn}
      aria-label={words.console(team)}
    >
      <div class="spread">
        <h2>
          <TeamName team={team}>{isAlone ? words.interceptor : words.team[team]}</TeamName>
          {teamOfViewer(view) === team && !isAlone && <span class="chip">{words.mine}</span>}
        </h2>
        <Lights table={table} team={team} words={words} />
      </div>
      <p class="decrypto-crew small">
        <span>{table.members[team].map(names).join(' · ')}</span>
        <Pencil view={view} team={team} words={words} names={names} />
      </p>
      {isAlone ? (
        <p class="decrypto-screen decrypto-deaf">{words.noWords}</p>
      ) : (
        <ol class="decrypto-screen">
          {DIGITS.map((digit, at) => (
            <li key={digit} data-wanted={isCoded && code?.includes(digit) === true}>
              <span class="digits digit" aria-hidden="true">
                {digit}
              </span>
              {keywords === null ? (
                <Unknown digit={digit} words={words} guess={guesses?.[at] ?? null} onGuess={onGuess} done={onGuessed} />
              ) : (
                <strong class="word">
                  <span aria-hidden="true">{keywords[at]}</span>
                  <span class="visually-hidden">{words.slot(digit, keywords[at] ?? null)}</span>
                </strong>
              )}
              {(gathered[at]?.length ?? 0) > 0 && (
                <span class="gathered">
                  <span class="visually-hidden">{words.cluesSoFar}</span>
                  {gathered[at]?.join(' · ')}
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** A word that the viewer does not know: a line to note what it might be. */
function Unknown({
  digit,
  words,
  guess,
  onGuess,
  done,
}: {
  readonly digit: number;
  readonly words: BoardWords;
  readonly guess: string | null;
  readonly onGuess: (at: number, guess: string) => void;
  readonly done: () => void;
}) {
  if (guess === null)
    return (
      <span class="word unknown">
        <span aria-hidden="true">? ? ?</span>
        <span class="visually-hidden">{words.slot(digit, null)}</span>
      </span>
    );
  return (
    <input
      class="decrypto-guess"
      type="text"
      maxLength={60}
      autocomplete="off"
      spellcheck={false}
      placeholder={words.guessHere}
      aria-label={words.guess(digit)}
      value={guess}
      onInput={(event) => onGuess(digit - 1, event.currentTarget.value)}
      onChange={done}
    />
  );
}

/** Who encrypts, and how far they are. */
function Pencil({ view, team, words, names }: Pick<Props, 'view' | 'team' | 'words' | 'names'>) {
  const { phase, encryptors, locked } = view.table;
  const seat = encryptors[team];
  if (seat === null || (phase !== 'clues' && phase !== 'answers')) return null;
  const who = names(seat);
  if (phase === 'answers') return <span>✎ {words.encrypts(who)}</span>;
  return locked.includes(seat) ? <span>✓ {words.locked(who)}</span> : <span>✎ {words.writing(who)}</span>;
}
