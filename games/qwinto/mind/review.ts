import type { View } from '@cifra/kernel';
import type { Option } from '@cifra/mind-kit';
import type { JudgedOption, Reviewer } from '@cifra/mind-kit/review';
import type { Command, Qwinto } from '../rules/index.ts';
import type { Accumulator } from './accumulator.ts';
import { bots, LOOKS_FROM, NEAR_CHANCE, NEAR_POINTS, RACES_FROM, WEAK } from './bot.ts';
import { calibratedChance, isCalibrated } from './chances.ts';
import { A_POINT, type Objective, PointsObjective, WinObjective } from './objective.ts';
import { evaluate } from './options.ts';
import { isEndWithin, RivalProjection } from './projection.ts';
import { readSituation, type Situation } from './situation.ts';
import { TurnExpectation } from './turn-expectation.ts';
import { trainedAccumulators } from './value.ts';
import { winProbability } from './win-probability.ts';

/** The same question asked twice: with a look ahead at the close choices, as the master plays, and at every choice. */
type TwoLooks = { readonly deep: Objective; readonly wide: Objective };

type Values = readonly JudgedOption<Command>[];

class MatchReviewer {
  readonly #turn = new TurnExpectation();
  readonly #points: TwoLooks;
  readonly #race: TwoLooks;
  readonly #projection: RivalProjection;
  /** Asked twice of each decision: for its chances and for its figures. */
  readonly #known = new WeakMap<View<Qwinto>, { readonly situation: Situation; readonly points: Values }>();

  constructor(accumulator: () => Accumulator) {
    this.#points = { deep: new PointsObjective(accumulator, NEAR_POINTS), wide: new PointsObjective(accumulator, 0) };
    this.#race = {
      deep: new WinObjective(accumulator, NEAR_CHANCE, A_POINT, LOOKS_FROM),
      wide: new WinObjective(accumulator, 0, A_POINT, 0),
    };
    this.#projection = new RivalProjection(accumulator());
  }

  /** By the points to expect on this sheet. */
  points(view: View<Qwinto>): Values {
    return this.#look(view).points;
  }

  #look(view: View<Qwinto>) {
    const before = this.#known.get(view);
    if (before !== undefined) return before;
    const read = readSituation(view);
    const situation = { ...read, weak: this.#projection.below(WEAK, read) };
    const look = { situation, points: this.#values(situation, this.#points) };
    this.#known.set(view, look);
    return look;
  }

  /** By the chance to win, set right by what came of matches between masters. */
  chances(view: View<Qwinto>): Values {
    return this.#said(view).map((option) => ({ ...option, value: calibratedChance(view.seats, option.value) }));
  }

  /** What the master goes by near the end, and before that what its points make likely. */
  #said(view: View<Qwinto>): Values {
    const { situation, points } = this.#look(view);
    if (isEndWithin(RACES_FROM, situation)) {
      // The mind's little extra for points of its own is no chance to win; alike for all, it leaves the differences.
      const extra = A_POINT * best(points);
      return this.#values(situation, this.#race).map((option) => ({ ...option, value: option.value - extra }));
    }
    const { own, rivals } = this.#projection.estimates(situation);
    return points.map((option) => ({
      ...option,
      value: winProbability(option.value, own.spread, rivals, rivals.length),
    }));
  }

  #values(situation: Situation, { deep, wide }: TwoLooks): Values {
    const close = evaluate(situation, deep, this.#turn);
    const all = evaluate(situation, wide, this.#turn);
    // What did not come close is as far behind as the first look saw it.
    const shift = best(close) - best(all);
    return all.map(({ command, value }) => ({
      command,
      value: close.find((one) => isSame(one.command, command))?.value ?? Math.min(value + shift, best(close)),
    }));
  }
}

function best(options: readonly Pick<Option<Command>, 'value'>[]): number {
  return Math.max(...options.map(({ value }) => value));
}

/** Dice may be named in any order. */
function isSame(one: Command, other: Command): boolean {
  if (one.type === 'roll' && other.type === 'roll') return one.dice.toSorted().join() === other.dice.toSorted().join();
  if (one.type === 'write' && other.type === 'write') return one.row === other.row && one.column === other.column;
  return one.type === other.type;
}

let known: MatchReviewer | null = null;

/** The net is unpacked when it is first wanted. */
function reviewer(): MatchReviewer {
  known ??= new MatchReviewer(trainedAccumulators());
  return known;
}

export const review: Reviewer<Qwinto> = {
  opinion: (seats) => (isCalibrated(seats) ? 'calibrated' : 'mind'),
  unit: (seats) => (seats === 1 ? 'points' : 'win'),
  usual: bots.club,
  isSame,
  judge: ({ view, command }) => {
    // To take a choice back is none of its own: the next one is judged.
    if (command.type === 'takeBack') return null;
    const values = view.seats === 1 ? reviewer().points(view) : reviewer().chances(view);
    return { options: values.map((option) => (isSame(option.command, command) ? { ...option, command } : option)) };
  },
  figures: ({ view, command }) => {
    if (command.type === 'takeBack') return null;
    const points = reviewer().points(view);
    const after = points.find((option) => isSame(option.command, command))?.value ?? null;
    return { expected: best(points), after };
  },
  insight: ({ view, command }) => (command.type === 'takeBack' ? null : choicesInsight(view)),
};

export function choicesInsight(view: View<Qwinto>): ChoicesInsight {
  const points = reviewer().points(view);
  const values = view.seats === 1 ? points : reviewer().chances(view);
  return {
    choices: values.map((one) => ({
      ...one,
      points: points.find((other) => isSame(other.command, one.command))?.value ?? null,
    })),
  };
}

/** Everything that could be done, with what it was worth and the points to expect. */
export type ChoicesInsight = {
  readonly choices: readonly (JudgedOption<Command> & { readonly points: number | null })[];
};
