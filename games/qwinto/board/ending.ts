import type { Outcome, Seat, View } from '@cifra/kernel';
import type { Ending } from '@cifra/kit';
import type { StoryContext } from '@cifra/kit/stage';
import type { Qwinto } from '../rules/types.ts';
import { storyWords } from '../words/story.ts';
import { endedBy } from './beats.ts';

/** Why the match ended, and by how much it was won, from the viewer's side. */
export function ending({ table }: View<Qwinto>, outcome: Outcome, { viewer, names, language }: StoryContext): Ending {
  const words = storyWords[language];
  const who = (seat: Seat) => (seat === viewer ? null : names(seat));
  const { winners, ranking, scores = [] } = outcome;
  const reason = table.end === null ? '' : words.ended[table.end](endedBy(table, table.end).map(who));
  const [winner = 0] = winners;
  const best = scores[winner] ?? 0;
  const list = new Intl.ListFormat(language);
  const second = ranking[1] ?? [];
  if (scores.length === 1) return { reason, detail: words.practice(best) };
  if (winners.length > 1) return { reason, detail: words.shared(best) };
  if (viewer !== 'spectator' && viewer !== winner)
    return { reason, detail: words.behind(best - (scores[viewer] ?? 0), list.format(winners.map(names))) };
  const behind = best - (scores[second[0] ?? 0] ?? 0);
  return { reason, detail: words.ahead(who(winner), behind, list.format(second.map(names))) };
}
