import type { Language, Names } from '@cifra/kernel';
import { Comparison, type ReviewMark } from '@cifra/kit/review';
import { reviewWords } from '../words/review.ts';
import { type AttackChance, dealsIn } from './attacks.ts';

type Props = {
  readonly attacks: readonly AttackChance[];
  /** How many deals there were. */
  readonly deals: number;
  readonly seats: number;
  readonly names: Names;
  readonly language: Language;
  readonly markOf: (attack: AttackChance) => ReviewMark | null;
};

/** Attacks side by side: in how many of the deals each would hit, or of a hundred where those are too many to be read. */
export function AttackChances({ attacks, deals, seats, names, language, markOf }: Props) {
  const words = reviewWords[language];
  return (
    <Comparison
      isWide
      options={attacks.map((one) => {
        const count = dealsIn(one.chance, deals);
        return {
          label: words.attack(seats === 2 ? null : names(one.seat), one.place, one.value),
          share: one.chance,
          figure: (
            <>
              {count ?? Math.round(100 * one.chance)} <small>{count === null ? words.of100 : words.of(deals)}</small>
            </>
          ),
          mark: markOf(one),
        };
      })}
    />
  );
}
