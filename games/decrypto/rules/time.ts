import type { Deadline, View } from '@cifra/kernel';
import { sendingTeams } from './teams.ts';
import type { Command, Decrypto, Table } from './types.ts';

/** The last seconds, which are shown and said: enough to write down what one has in mind. */
const LAST = 10;

/** The clues of a round, its answers, and the guesses of a tie-break: each is one decision of all who take part (T1). */
export function decision({ phase, round, half }: Table): string {
  return `${phase}/${round}/${half}`;
}

/** The sand timer once one encryptor of two has locked, and the limit of an answer (D19). */
export function deadline(table: Table): Deadline | null {
  const { phase, waiting: seats, round, half, timer, answerLimit, locked } = table;
  switch (phase) {
    case 'clues':
      if (timer === 'off' || locked.length === 0 || sendingTeams(table).length === 1) return null;
      return { seats, after: timer, warning: LAST, clock: `sand:${round}` };
    case 'answers':
      if (answerLimit === 'off') return null;
      return { seats, after: answerLimit, warning: LAST, clock: `answer:${round}:${half}` };
    case 'names':
    case 'judging':
      return answerLimit === 'off' ? null : { seats, after: answerLimit, warning: LAST, clock: phase };
    case 'over':
      return null;
  }
}

export function onTimeout({ viewer, table }: View<Decrypto>): Command | null {
  return viewer !== 'spectator' && table.waiting.includes(viewer) ? { type: 'time-up' } : null;
}
