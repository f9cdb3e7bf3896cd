import './board.css';
import './console.css';
import './action.css';
import './sheet.css';
import './desk.css';
import type { Refusal } from '@cifra/kernel';
import type { BoardProps } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { type Decrypto, hasLoneInterceptor, otherTeam, TEAMS, type Team } from '../rules/index.ts';
import { boardWords } from '../words/board.ts';
import { Action } from './Action.tsx';
import { Console } from './Console.tsx';
import { NamedWords } from './Named.tsx';
import { type Guesses, readGuesses, writeGuesses } from './notes.ts';
import { Results } from './Results.tsx';
import { Sheet } from './Sheet.tsx';
import { keywordsOf, teamOfViewer } from './situation.ts';
import { tellings } from './text.ts';

/** Two consoles, what is to be done between them, and the sheet of all rounds below. */
export function Board(props: BoardProps<Decrypto>) {
  const { view, legal, names, language, notes, saveNotes, isBusy } = props;
  const words = boardWords[language];
  const { table } = view;
  const mine = teamOfViewer(view);
  // A replay never lets anybody play. In a match there are moments without a legal move, as after a confirmation,
  // in which the dials may still turn.
  const isLive = useRef(false);
  isLive.current ||= !isBusy || legal.length > 0;
  const guesses = useSignal<Guesses>(readGuesses(notes));
  const onGuess = (at: number, guess: string) => {
    guesses.value = guesses.value.with(at, guess);
  };
  const onGuessed = () => saveNotes(writeGuesses(guesses.value));
  const canGuess = isLive.current && mine !== null && table.phase !== 'over' && table.phase !== 'names';
  const tell = (refusal: Refusal) => tellings[language].refusal(refusal) ?? refusal.code;
  // On a narrow screen the console that the clues speak of stands above the dials.
  const own: Team = mine === null || isAlone(mine) ? 'white' : mine;
  const first: Team = table.half ?? (table.phase === 'names' ? otherTeam(own) : own);
  const console = (team: Team) => (
    <Console
      key={team}
      view={view}
      team={team}
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
      <div class="decrypto-desk" data-mine={mine ?? 'white'}>
        {console(first)}
        <div class="decrypto-middle" key="middle">
          <Action
            {...props}
            words={words}
            isLive={isLive.current}
            tell={tell}
            guesses={guesses.value}
            onGuess={onGuess}
            onGuessed={onGuessed}
          />
          <NamedWords table={table} words={words} />
        </div>
        {console(otherTeam(first))}
        <div class="decrypto-sheets" key="sheets">
          {TEAMS.filter((team) => !isAlone(team)).map((team) => (
            <Sheet key={team} table={table} team={team} words={words} />
          ))}
        </div>
      </div>
    </div>
  );

  function isAlone(team: Team): boolean {
    return team === 'black' && hasLoneInterceptor(table);
  }
}
