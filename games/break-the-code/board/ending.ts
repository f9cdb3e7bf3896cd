import type { Outcome, Seat, View } from '@cifra/kernel';
import type { Ending } from '@cifra/kit';
import type { StoryContext } from '@cifra/kit/stage';
import type { BreakTheCode } from '../rules/types.ts';
import { en } from '../words/en.ts';
import { es } from '../words/es.ts';
import { storyWords } from '../words/story.ts';
import { digitsText } from '../words/text.ts';

/** Why the match ended as it did, from the viewer's side. */
export function ending({ table }: View<BreakTheCode>, _outcome: Outcome, context: StoryContext): Ending {
  const { why } = storyWords[context.language];
  const game = context.language === 'es' ? es : en;
  const who = (seat: Seat) => (seat === context.viewer ? null : context.names(seat));
  const { end, asked, guesses } = table;
  if (end === null) return { reason: '' };
  const detail = why.after(asked.length);
  const centre = digitsText(game, end.centre);
  switch (end.reason) {
    case 'guessed': {
      if (table.seats > 2) return { reason: why.centre(end.winners.map(who), centre), detail };
      const winner = end.winners[0] ?? 0;
      return { reason: why.named(who(winner), who(1 - winner), digitsText(game, end.rows[1 - winner] ?? [])), detail };
    }
    case 'both-right':
      return { reason: why.both(context.viewer === 'spectator' ? null : who(1 - context.viewer)), detail };
    case 'wrong-guess':
      return { reason: why.failed(who(guesses.findLast(({ right }) => !right)?.seat ?? 0)), detail };
    case 'all-wrong':
      return { reason: why.allWrong(centre), detail };
    case 'cards-out':
      return { reason: why.cardsOut, detail };
  }
}
