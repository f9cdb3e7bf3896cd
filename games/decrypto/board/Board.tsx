import './board.css';
import './console.css';
import './action.css';
import './sheet.css';
import './desk.css';
import type { Refusal } from '@cifra/kernel';
import type { BoardProps } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { type Decrypto, hasLoneInterceptor, otherTeam, TEAMS, type Team } from '../rules/index.ts';
import { boardWords } from '../words/board.ts';
import { tellings } from '../words/text.ts';
import { Action } from './Action.tsx';
import { Console } from './Console.tsx';
import { NamedWords } from './Named.tsx';
import { type Guesses, readGuesses, writeGuesses } from './notes.ts';
import { pointedBy } from './pointed.ts';
import { Results } from './Results.tsx';
import { Sheets } from './Sheets.tsx';
import { firstFor, keywordsOf, ownConsole, teamOfViewer } from './situation.ts';

/** Two consoles, what is to be done between them, and the sheet of all rounds below. */
export function Board(props: BoardProps<Decrypto>) {
  const { view, names, language, notes, saveNotes, highlight, isLive } = props;
  const words = boardWords[language];
  const { table } = view;
  const mine = teamOfViewer(view);
  const guesses = useSignal<Guesses>(readGuesses(notes));
  const onGuess = (at: number, guess: string) => {
    guesses.value = guesses.value.with(at, guess);
  };
  const onGuessed = () => saveNotes(writeGuesses(guesses.value));
  const canGuess = isLive && mine !== null && table.phase !== 'over' && table.phase !== 'names';
  const tell = (refusal: Refusal) => tellings[language].refusal(refusal) ?? refusal.code;
  const own = ownConsole(view);
  const pointed = pointedBy(table, highlight);
  const console = (team: Team) => (
    <Console
      key={team}
      view={view}
      team={team}
      isOwn={team === own}
      isPointed={pointed?.round === null && pointed.teams.includes(team)}
      words={words}
      names={names}
      guesses={canGuess && keywordsOf(view, team) === null ? guesses.value : null}
      onGuess={onGuess}
      onGuessed={onGuessed}
    />
  );
  return (
    <div class="decrypto">
      <Results table={table} words={words} />
      <div class="decrypto-desk" data-first={firstFor(view)}>
        <div class="decrypto-middle">
          <Action
            {...props}
            words={words}
            tell={tell}
            guesses={guesses.value}
            onGuess={onGuess}
            onGuessed={onGuessed}
          />
          <NamedWords table={table} words={words} />
        </div>
        {console(own)}
        {console(otherTeam(own))}
        <Sheets
          table={table}
          teams={TEAMS.filter((team) => !isAlone(team))}
          words={words}
          pointed={pointed}
          isIdle={!isLive}
        />
      </div>
    </div>
  );

  function isAlone(team: Team): boolean {
    return team === 'black' && hasLoneInterceptor(table);
  }
}
