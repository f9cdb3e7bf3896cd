import type { View } from '@cifra/kernel';
import type { ShareCard, ShareMark } from '@cifra/kit';
import type { StoryContext } from '@cifra/kit/stage';
import { type Decrypto, isSameCode, type Team } from '../rules/table.ts';
import { boardWords } from '../words/board.ts';

/** A line a team, a sign a round: read, misread or intercepted. */
export function share({ table }: View<Decrypto>, { language }: StoryContext): ShareCard {
  const words = boardWords[language];
  const rowOf = (team: Team) => {
    const marks = table.sheet[team].map(({ code, answer, interception }): ShareMark => {
      if (code === null) return 'space';
      if (isSameCode(interception, code)) return 'won';
      return isSameCode(answer, code) ? 'full' : 'lost';
    });
    return { side: words.team[team], marks };
  };
  return { line: `${words.roundWord} ${table.round}`, rows: [rowOf('white'), rowOf('black')] };
}
