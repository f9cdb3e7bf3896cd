import './board.css';
import './plates.css';
import './ledger.css';
import './work.css';
import './tie.css';
import './end.css';
import type { BoardProps } from '@cifra/kit';
import { type Decrypto, otherTeam } from '../rules/table.ts';
import { boardWords } from '../words/board.ts';
import { Ledger } from './Ledger.tsx';
import { ledgerOf, plateModel, windowsOf } from './model.ts';
import { NamedWords } from './NamedWords.tsx';
import { Plate } from './Plate.tsx';
import { firstTeam, isAlone, sideInText } from './situation.ts';
import { Tapes } from './Tapes.tsx';
import { Windows } from './Windows.tsx';

/** Everything revealed: all words with their clues and codes, and a tie-break's sum. */
export function EndView(props: BoardProps<Decrypto>) {
  const { view, language } = props;
  const { table } = view;
  const words = boardWords[language];
  const first = firstTeam(view);
  const order = [first, otherTeam(first)];
  const teams = order.filter((team) => !isAlone(table, team));
  const isTied = table.end?.reason === 'points' || table.names !== null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a small screen it scrolls, and a keyboard must be able to get there
    <section class="decrypto-end" tabIndex={0} aria-label={words.allWords} data-teams={teams.length} data-tied={isTied}>
      {isTied && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where there is little height, and a keyboard must be able to get there
        <div class="decrypto-sums" tabIndex={0}>
          <Tapes tokens={table.tokens} order={order} words={words} named={table.end?.named ?? null} />
          <NamedWords table={table} order={order} words={words} />
        </div>
      )}
      {teams.map((team) => (
        <section key={team} class="decrypto-console" data-team={team}>
          <Plate
            plate={plateModel(view, team, null, true)}
            board={props}
            words={words}
            isPointed={false}
            isOpen={false}
            onOpen={null}
          />
          <Windows windows={windowsOf(view, team)} words={words} guesses={null} />
          <Ledger
            team={team}
            name={sideInText(table, team, words)}
            lines={ledgerOf(view, team).filter(({ round }) => round <= table.round)}
            windows={windowsOf(view, team)}
            words={words}
            guesses={null}
            pointed={null}
          />
        </section>
      ))}
    </section>
  );
}
