import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Table, Team } from '../rules/index.ts';
import type { BoardWords } from '../words/board.ts';
import type { Pointed } from './pointed.ts';
import { Sheet } from './Sheet.tsx';

/** A screen of this height has room for all rounds. */
const TALL = 900;

type Props = {
  readonly table: Table;
  readonly teams: readonly Team[];
  readonly words: BoardWords;
  readonly pointed: Pointed | null;
  /** Nothing else is to be done: then all rounds are what one looks at. */
  readonly isIdle: boolean;
};

/** All rounds of both sides, folded away where the gathered clues on the consoles are enough (D22). */
export function Sheets({ table, teams, words, pointed, isIdle }: Props) {
  /** What the viewer has chosen; until then it is as there is room. */
  const chosen = useSignal<boolean | null>(null);
  const isOpen = chosen.value ?? (isIdle || globalThis.innerHeight >= TALL);
  useEffect(() => {
    if (pointed?.round != null) chosen.value = true;
  }, [pointed, chosen]);
  if (teams.every((team) => table.sheet[team].every(({ clues }) => clues === null))) return null;
  return (
    <details
      class="decrypto-rounds"
      open={isOpen}
      onToggle={(event) => {
        if (event.currentTarget.open !== isOpen) chosen.value = event.currentTarget.open;
      }}
    >
      <summary>{words.allRounds}</summary>
      <div class="decrypto-sheets">
        {teams.map((team) => (
          <Sheet
            key={team}
            table={table}
            team={team}
            words={words}
            pointed={pointed?.teams.includes(team) === true ? pointed.round : null}
          />
        ))}
      </div>
    </details>
  );
}
