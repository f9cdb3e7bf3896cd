import { HIGHEST } from './sheet.ts';

/** The seven sets of dice as bit masks, bit 0 orange, bit 1 yellow, bit 2 purple (Q4). */
export const DICE_SETS = [1, 2, 3, 4, 5, 6, 7] as const;

export const DICE_COUNT: readonly number[] = [0, 1, 1, 2, 1, 2, 2, 3];

/** The chance of each sum of one, two or three dice: `SUM_CHANCE[dice][number]`. */
export const SUM_CHANCE: readonly Float64Array[] = sumChances();

function sumChances(): readonly Float64Array[] {
  const none = new Float64Array(HIGHEST + 1);
  none[0] = 1;
  const all = [none];
  for (let dice = 1; dice <= 3; dice++) {
    const sums = new Float64Array(HIGHEST + 1);
    for (let sum = 0; sum <= 6 * (dice - 1); sum++)
      for (let face = 1; face <= 6; face++) sums[sum + face] += all[dice - 1][sum] / 6;
    all.push(sums);
  }
  return all;
}
