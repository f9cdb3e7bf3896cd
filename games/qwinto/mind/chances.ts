import { type MonotoneMap, mapped, type Option } from '@cifra/mind-kit';
import type { Command } from '../rules/index.ts';
import { A_POINT } from './objective.ts';
import type { RivalProjection } from './projection.ts';
import type { Situation } from './situation.ts';
import { winProbability } from './win-probability.ts';

/** Every option, and whether its values are chances to win or points. */
export type Thought = {
  readonly isRace: boolean;
  readonly options: readonly Option<Command>[];
  readonly situation: Situation;
  readonly others: RivalProjection;
};

/**
 * What came of matches between masters where the mind said this, by players: 463, 176 and 170 of them, seeds “fit”, “cal-fit” and
 * “cal-check”.
 */
const CHANCES: { readonly [players: number]: MonotoneMap } = {
  2: [
    [0, 0],
    [0.072, 0.072],
    [0.223, 0.193],
    [0.308, 0.277],
    [0.371, 0.364],
    [0.453, 0.424],
    [0.503, 0.461],
    [0.532, 0.509],
    [0.56, 0.53],
    [0.592, 0.587],
    [0.646, 0.66],
    [0.695, 0.727],
    [0.772, 0.791],
    [0.934, 0.921],
    [1, 1],
  ],
  3: [
    [0, 0],
    [0.114, 0.096],
    [0.276, 0.227],
    [0.344, 0.319],
    [0.398, 0.342],
    [0.426, 0.356],
    [0.48, 0.424],
    [0.682, 0.609],
    [1, 1],
  ],
  4: [
    [0, 0],
    [0.072, 0.047],
    [0.207, 0.2],
    [0.286, 0.248],
    [0.332, 0.282],
    [0.379, 0.296],
    [0.557, 0.457],
    [1, 1],
  ],
};

/** What came where the mind said this; with more players than masters were watched with, its own word. */
export function calibratedChance(players: number, said: number): number {
  const chance = Math.min(1, Math.max(0, said));
  const map = CHANCES[players];
  return map === undefined ? chance : mapped(map, chance);
}

/** Is the chance held against what came? */
export function isCalibrated(players: number): boolean {
  return CHANCES[players] !== undefined;
}

/** The options with the chance to win of each; alone there is nothing to win. */
export function withChances({ isRace, options, situation, others }: Thought): readonly Option<Command>[] {
  const players = situation.sheets.length;
  if (players === 1) return options;
  const { own, rivals } = others.estimates(situation);
  const said = isRace
    ? // The little extra for points of one's own is no chance to win.
      (value: number) => value - A_POINT * own.mean
    : (value: number) => winProbability(value, own.spread, rivals, rivals.length);
  return options.map((option) => ({ ...option, chance: calibratedChance(players, said(option.value)) }));
}
