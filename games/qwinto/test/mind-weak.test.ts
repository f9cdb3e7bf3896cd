import { rng as makeRng } from '@cifra/kernel';
import { playout } from '@cifra/testkit';
import { describe, expect, test } from 'vitest';
import {
  blankContext,
  blankEndDistances,
  FEATURES,
  MAX_ACTIVE,
  readContext,
  weakRaceFeature,
} from '../mind/features.ts';
import { WinObjective } from '../mind/objective.ts';
import { evaluate } from '../mind/options.ts';
import { RivalProjection } from '../mind/projection.ts';
import { emptySheet, PLACES, type QuickSheet, toQuick } from '../mind/sheet.ts';
import type { Situation } from '../mind/situation.ts';
import { Replay } from '../mind/train/replay.ts';
import { SelfPlay } from '../mind/train/self-play.ts';
import { TurnExpectation } from '../mind/turn-expectation.ts';
import { trainedAccumulators } from '../mind/value.ts';
import { qwinto } from '../rules/index.ts';

const WEAK_INPUTS = weakRaceFeature(1, 1);

function at(sheets: readonly QuickSheet[], seat: number, weak = 0): Situation {
  return { sheets, seat, active: seat, phase: 'roll', dice: 0, number: 0, weak };
}

/** Each row is closed by the number in its first cell. */
function spoiltSheet(): QuickSheet {
  const sheet = emptySheet();
  for (const [row, number] of [18, 17, 16].entries()) sheet.cells[row * PLACES] = number;
  return sheet;
}

describe('weaker players', () => {
  test('are those who are on the way to less, oneself left aside', () => {
    const par = new RivalProjection(trainedAccumulators()());
    const sheets = [spoiltSheet(), emptySheet(), spoiltSheet()];
    expect(par.below(76, at(sheets, 0))).toBe(0b100);
    expect(par.below(76, at(sheets, 1))).toBe(0b101);
    expect(par.areAllBelow(76, at(sheets, 0))).toBe(false);
    expect(par.areAllBelow(76, at(sheets, 1))).toBe(true);
    expect(par.below(76, at([spoiltSheet()], 0))).toBe(0);
  });

  test('count only when all others are weak', () => {
    const clocks = blankEndDistances();
    const around = blankContext();
    const areWeak = (players: number, seat: number, weak: number) => {
      clocks.weak = weak;
      readContext(clocks, players, seat, 0, around);
      return around.areWeak;
    };
    expect(areWeak(3, 0, 0b110)).toBe(true);
    expect(areWeak(3, 0, 0b111)).toBe(true);
    expect(areWeak(3, 0, 0b100)).toBe(false);
    expect(areWeak(3, 1, 0b110)).toBe(false);
    expect(areWeak(1, 0, 0b1)).toBe(false);
  });

  test('are met in the same way from every seat', () => {
    const judge = new WinObjective(trainedAccumulators(), 0, 0.0005, 0);
    const turn = new TurnExpectation();
    const worths = (situation: Situation) => evaluate(situation, judge, turn).map(({ value }) => value);
    let differing = 0;
    const tables = playout(qwinto, { seats: 3, seed: 'weak' })
      .states.filter(({ table }) => table.phase === 'roll' && table.end === null)
      .map(({ table }) => table.sheets.map(toQuick));
    for (const [one, two, three] of tables) {
      if (one === undefined || two === undefined || three === undefined) continue;
      const first = worths(at([one, two, three], 0, 0b110));
      expect(worths(at([three, one, two], 1, 0b101))).toEqual(first);
      expect(worths(at([two, three, one], 2, 0b011))).toEqual(first);
      if (worths(at([one, two, three], 0)).some((worth, index) => worth !== first[index])) differing++;
    }
    expect(differing).toBeGreaterThan(5);
  });

  test.each([
    [3, 2],
    [3, 0],
  ])('in training: %i players of whom %i are guests', (players, guests) => {
    const replay = new Replay(2000);
    const selfPlay = new SelfPlay(trainedAccumulators(), replay, makeRng(3));
    selfPlay.play({ players, guests, noise: 0, lambda: 0.9 });
    expect(replay.size).toBeGreaterThan(10 * (players - guests));
    expect(replay.size % (players - guests)).toBe(0);
    for (let position = 0; position < replay.size; position++) {
      const from = position * MAX_ACTIVE;
      const inputs = [...replay.features.subarray(from, from + (replay.counts[position] ?? 0))];
      const weak = inputs.filter((input) => input >= WEAK_INPUTS && input < FEATURES);
      expect(weak.length).toBe(guests > 0 ? 1 : 0);
    }
  });
});
