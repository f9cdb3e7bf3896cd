import type { Rng, Seat, State } from '@cifra/kernel';
import {
  type Command,
  type Decrypto,
  KEYWORDS,
  otherTeam,
  seatHandIn,
  type Table,
  teamHandIn,
  teamOf,
} from '../rules/judge/index.ts';

/** What this seat said in an earlier round (D23), with a number that makes it another clue every time. */
function written({ sheet }: Table, seat: Seat): readonly Command[] {
  const line = sheet[teamOf(seat)].find(({ said, clues }) => said === seat && clues?.includes(null));
  const at = line?.clues?.indexOf(null) ?? -1;
  if (line === undefined || at < 0) return [];
  return [
    {
      type: 'write',
      round: line.round,
      clues: [0, 1, 2].map((one) => (one === at ? `siglo ${line.round}${at}` : null)),
    },
  ];
}

/** The right answer or interception, the right names, notes on paper: what random play hardly finds. */
export function extras(state: State<Decrypto>, seat: Seat, rng: Rng): readonly Command[] {
  const { table } = state;
  switch (table.phase) {
    case 'clues':
      return [
        { type: 'jot', clues: ['mar y montaña', null, 'sea and mountain'] },
        { type: 'jot', clues: [null, teamHandIn(state, teamOf(seat)).words[0] ?? null, ''] },
        ...(table.spoken === true ? [{ type: 'speak' } as const] : []),
        ...written(table, seat),
      ];
    case 'answers': {
      const { code } = seatHandIn(state, table.encryptors[table.half ?? 'white'] ?? 0);
      return code === null ? [] : [{ type: 'confirm', code }];
    }
    case 'names': {
      const { words } = teamHandIn(state, otherTeam(teamOf(seat)));
      const near = words.map((word, at) => (at < rng.below(KEYWORDS + 1) ? word : `${word}!`));
      return [{ type: 'name', words: near }];
    }
    case 'judging':
    case 'over':
      return [];
  }
}
