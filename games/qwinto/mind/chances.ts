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

/** What came of matches between masters where the mind said this, by players: 307, 125 and 77 of them, seed “fit”. */
const CHANCES: { readonly [players: number]: MonotoneMap } = {
  2: [
    [0, 0],
    [0.072, 0.04],
    [0.223, 0.195],
    [0.308, 0.278],
    [0.371, 0.36],
    [0.453, 0.44],
    [0.503, 0.467],
    [0.532, 0.508],
    [0.56, 0.525],
    [0.592, 0.585],
    [0.646, 0.654],
    [0.695, 0.71],
    [0.772, 0.789],
    [0.934, 0.962],
    [1, 1],
  ],
  3: [
    [0, 0],
    [0.114, 0.073],
    [0.276, 0.218],
    [0.344, 0.315],
    [0.398, 0.338],
    [0.426, 0.361],
    [0.48, 0.45],
    [0.682, 0.649],
    [1, 1],
  ],
  4: [
    [0, 0],
    [0.072, 0.033],
    [0.207, 0.19],
    [0.286, 0.25],
    [0.332, 0.29],
    [0.379, 0.31],
    [0.557, 0.464],
    [1, 1],
  ],
};

/** The options with the chance to win of each; alone there is nothing to win. */
export function withChances({ isRace, options, situation, others }: Thought): readonly Option<Command>[] {
  const players = situation.sheets.length;
  if (players === 1) return options;
  const { own, rivals } = others.estimates(situation);
  const said = isRace
    ? // The little extra for points of one's own is no chance to win.
      (value: number) => value - A_POINT * own.mean
    : (value: number) => winProbability(value, own.spread, rivals, rivals.length);
  const map = CHANCES[players];
  const inside = (chance: number) => Math.min(1, Math.max(0, chance));
  return options.map((option) => {
    const chance = inside(said(option.value));
    return { ...option, chance: map === undefined ? chance : mapped(map, chance) };
  });
}
