import type { MomentProps, ReviewContext } from '@cifra/kit/review';
import type { Qwinto } from '../rules/types.ts';
import { reviewWords } from '../words/review.ts';
import { commandsOf, diceText, numberOn, whereText } from './choices.ts';

type Told = Omit<MomentProps<Qwinto>, 'insight'>;

export function headline({ decision, before, language }: Told): string {
  const words = reviewWords[language].headline;
  const { made, best } = commandsOf(decision);
  const number = numberOn(before.table);
  const isBest = decision.loss === 0;
  switch (made.type) {
    case 'write':
      if (isBest) return words.bestCell(number);
      return best.type === 'write' ? words.cell(number, whereText(language, best)) : words.nothing(number);
    case 'skip':
      return isBest || best.type !== 'write' ? words.bestNothing : words.write(number, whereText(language, best));
    case 'roll':
      return isBest || best.type !== 'roll' ? words.bestDice : words.dice(diceText(language, best.dice));
    case 'keep':
      return isBest ? words.bestKeep : words.reroll(number);
    case 'reroll':
      return isBest ? words.bestReroll : words.keep(number);
    case 'takeBack':
      return words.tookBack;
  }
}

export function summary({ decision, before, language }: Told): string {
  const words = reviewWords[language].summary;
  const { made, best } = commandsOf(decision);
  const number = numberOn(before.table);
  const isBest = decision.loss === 0;
  switch (made.type) {
    case 'write':
      return isBest || best.type !== 'write'
        ? words.wrote(number, whereText(language, made))
        : words.instead(number, whereText(language, made), whereText(language, best));
    case 'skip':
      return words.skipped(number);
    case 'takeBack':
      return reviewWords[language].headline.tookBack;
    case 'roll':
      return isBest || best.type !== 'roll'
        ? words.rolled(diceText(language, made.dice))
        : words.rolledInstead(diceText(language, made.dice), diceText(language, best.dice));
    case 'keep':
      return words.kept(number);
    case 'reroll':
      return words.again(number);
  }
}

/** By the kind of choice that cost this seat most in all; nothing where none cost much. */
export function tip({ review, seat, language }: ReviewContext<Qwinto>): string | null {
  const { tips } = reviewWords[language];
  const lost = { cell: 0, dice: 0, nothing: 0, again: 0 };
  for (const decision of review.decisions) {
    if (decision.seat !== seat) continue;
    const { made, best } = commandsOf(decision);
    if (made.type === 'write') lost[best.type === 'skip' ? 'nothing' : 'cell'] += decision.loss;
    if (made.type === 'roll') lost.dice += decision.loss;
    if (made.type === 'keep') lost.again += decision.loss;
  }
  const [worst] = Object.entries(lost).toSorted(([, one], [, other]) => other - one);
  if (worst === undefined || worst[1] <= review.limits.inaccuracy) return null;
  return tips[worst[0] as keyof typeof tips];
}
