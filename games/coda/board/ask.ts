import { type Language, type Names, seatHand, type View } from '@cifra/kernel';
import { toAct } from '../rules/legal.ts';
import type { Coda } from '../rules/types.ts';
import { boardWords } from '../words/board.ts';

/** What is expected of the viewer now, in one sentence. */
export function prompt({ table, viewer, hands }: View<Coda>, language: Language, names: Names): string {
  const words = boardWords[language];
  const isMine = viewer !== 'spectator' && toAct(table).includes(viewer);
  switch (table.phase) {
    case 'take':
      return isMine ? words.promptTake : words.promptOthers;
    case 'arrange':
      if (!isMine) return words.promptOthers;
      return hands[seatHand(viewer)]?.dashes.length === 0 ? words.promptReady : words.promptArrange;
    case 'over':
      return words.promptOver;
    case 'draw':
    case 'attack':
    case 'place':
    case 'open': {
      if (!isMine) return words.promptWait(names(table.turn ?? 0));
      if (table.phase === 'draw') return words.promptDraw;
      if (table.phase === 'place') return words.promptPlace;
      if (table.phase === 'open') return words.promptOpen;
      return table.hits > 0 ? words.promptMore : words.promptAttack;
    }
  }
}
