import type { View } from '@cifra/kernel';
import type { MomentProps, ReviewContext } from '@cifra/kit/review';
import type { DecisionReview } from '@cifra/mind-kit/review';
import { isMine } from '../board/whynot.ts';
import type { Coda } from '../rules/types.ts';
import { reviewWords } from '../words/review.ts';
import { commandsOf, figuresOf } from './attacks.ts';

type Told = Omit<MomentProps<Coda>, 'insight'>;

/** What there is to say of a decision, in one word. */
type Case = Exclude<keyof (typeof reviewWords)['en']['headline'], 'bluff'>;

const SURE = 1 - 1e-9;

/** To name what one holds misleads whoever believes it: that is seen in the own row, and in no figure. */
function isBluff(decision: DecisionReview, before: View<Coda>): boolean {
  const { made } = commandsOf(decision);
  const tile = made.type === 'attack' ? before.table.rows[made.seat]?.[made.place] : undefined;
  return made.type === 'attack' && tile !== undefined && isMine(before, tile.colour, made.value);
}

/** What is within ε of the best is as good, and what the look cannot tell apart too: still another was ahead of it. */
function isTop({ options: [first], value }: DecisionReview): boolean {
  return first === undefined || first.value === value;
}

function caseOf(decision: DecisionReview): Case {
  const { made, best } = commandsOf(decision);
  const figures = figuresOf(decision);
  const isBest = decision.loss === 0;
  switch (made.type) {
    case 'attack': {
      const [chance, most] = [figures?.chance ?? 0, figures?.best?.chance ?? 0];
      if (isBest) return isTop(decision) ? 'best' : 'alike';
      if (best.type === 'stop') return 'stop';
      if (most >= SURE && chance < SURE) return 'sure';
      if (chance === 0) return 'impossible';
      if (most <= chance + 0.02) return 'otherTile';
      return figures?.best?.seat === made.seat && figures.best.place === made.place ? 'otherNumber' : 'likelier';
    }
    case 'stop':
      return isBest ? 'bestStop' : 'goOn';
    case 'open':
      return isBest ? 'bestOpen' : 'open';
    case 'take':
    case 'ready':
    case 'place':
    case 'draw':
    case 'time-up':
      return 'other';
  }
}

export function headline({ decision, before, language }: Told): string {
  const { headline: words } = reviewWords[language];
  return isBluff(decision, before) ? words.bluff : words[caseOf(decision)];
}

export function summary({ decision, before, language }: Told): string {
  const { summary: words, percent, always } = reviewWords[language];
  const { made, best } = commandsOf(decision);
  const figures = figuresOf(decision);
  const say = (chance: number) => (chance >= SURE ? always : percent(chance));
  const [chance, most] = [say(figures?.chance ?? 0), say(figures?.best?.chance ?? 0)];
  if (isBluff(decision, before)) return words.bluff(most);
  switch (made.type) {
    case 'attack':
      if (decision.loss === 0) return words.best(chance);
      if (best.type === 'stop') return words.goOn(chance);
      return caseOf(decision) === 'otherTile' ? words.asLikely(chance) : words.attack(chance, most);
    case 'stop':
      return words.stop(most);
    case 'open':
      return words.open;
    case 'take':
    case 'ready':
    case 'place':
    case 'draw':
    case 'time-up':
      return words.other;
  }
}

/** By what cost this seat most; nothing where nothing cost much. */
export function tip({ review, seat, language }: ReviewContext<Coda>): string | null {
  const { tips } = reviewWords[language];
  const worst = review.decisions
    .filter((one) => one.seat === seat && one.loss > review.limits.good)
    .toSorted((one, other) => other.loss - one.loss)[0];
  if (worst === undefined) return null;
  const found = caseOf(worst);
  if (found === 'sure') return tips.sure;
  if (found === 'stop') return tips.stop;
  if (found === 'goOn') return tips.goOn;
  return found === 'likelier' || found === 'otherNumber' || found === 'impossible' ? tips.likelier : null;
}
