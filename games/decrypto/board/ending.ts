import type { Outcome, View } from '@cifra/kernel';
import type { Ending } from '@cifra/kit';
import type { StoryContext } from '@cifra/kit/stage';
import { type Decrypto, hasLoneInterceptor, isSameCode, otherTeam, pointsOf } from '../rules/table.ts';
import { storyWords } from '../words/story.ts';
import { codeText } from './situation.ts';
import { sideOf } from './story.ts';

/** Why the match ended as it did: the last token and the clues that brought it, the sum of a tie-break, or five rounds. */
export function ending({ table }: View<Decrypto>, _outcome: Outcome, context: StoryContext): Ending {
  const words = storyWords[context.language];
  const { end, round, sheet, tokens } = table;
  if (end === null) return { reason: '' };
  const { winner, reason, named } = end;
  const points = pointsOf(table);
  switch (reason) {
    case 'interceptions': {
      if (winner === null) return { reason: '' };
      const line = sheet[otherTeam(winner)].at(-1);
      const isHit = line !== undefined && isSameCode(line.interception, line.code);
      return {
        reason: hasLoneInterceptor(table)
          ? words.ended.alone(round)
          : words.ended.interceptions(sideOf(winner, context), round),
        ...(isHit && line.clues !== null && line.code !== null
          ? { detail: words.lastClues(line.clues, codeText(line.code)) }
          : {}),
      };
    }
    case 'miscommunications':
      return { reason: winner === null ? '' : words.ended.miscommunications(sideOf(winner, context), round) };
    case 'points':
      return { reason: words.ended.points(points.white, points.black) };
    case 'names':
      return { reason: words.ended.names(named?.white ?? 0, named?.black ?? 0) };
    case 'shared':
      return { reason: words.ended.shared(named?.white ?? 0) };
    case 'survived':
      return { reason: words.ended.survived(tokens.black.interceptions) };
  }
}
