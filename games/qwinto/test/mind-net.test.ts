import { rng as makeRng, type Rng } from '@cifra/kernel';
import { playout } from '@cifra/testkit';
import { describe, expect, test } from 'vitest';
import { type Accumulator, PlainAccumulator } from '../mind/accumulator.ts';
import {
  blankContext,
  blankEndDistances,
  FEATURES,
  listFeatures,
  readContext,
  readEndDistances,
} from '../mind/features.ts';
import { blankNet, type Net } from '../mind/net.ts';
import { WinObjective } from '../mind/objective.ts';
import { evaluate } from '../mind/options.ts';
import { pack, unpack } from '../mind/pack.ts';
import { endsGame, pointsOf, type QuickSheet, toQuick } from '../mind/sheet.ts';
import { SheetEvaluator } from '../mind/sheet-evaluator.ts';
import { SimdNet } from '../mind/simd-net.ts';
import { Learner } from '../mind/train/learner.ts';
import { Replay } from '../mind/train/replay.ts';
import { TurnExpectation } from '../mind/turn-expectation.ts';
import { WEIGHTS } from '../mind/weights.ts';
import { qwinto } from '../rules/index.ts';

function someNet(rng: Rng): Net {
  const net = blankNet();
  for (const part of Object.values(net)) for (let at = 0; at < part.length; at++) part[at] = 0.3 * (rng.unit() - 0.4);
  return net;
}

/** Sheets of random matches that are still going on. */
function someTables(seats: number): readonly (readonly QuickSheet[])[] {
  return [0, 1, 2, 3, 4, 5].flatMap((at) =>
    playout(qwinto, { seats, seed: `net-${seats}-${at}` })
      .states.filter(({ table }) => table.phase === 'write' && table.end === null)
      .map(({ table }) => table.sheets.map(toQuick)),
  );
}

/** Where one moves in a position by this net, over whole tables. */
function movesBy(layers: () => Accumulator, tables: readonly (readonly QuickSheet[])[]): readonly unknown[] {
  const turn = new TurnExpectation();
  const judge = new WinObjective(layers, 0.06, 0.0005, 0);
  return tables.map((sheets) => {
    const situation = { sheets, seat: 0, active: 0, phase: 'roll', dice: 0, number: 0, weak: 0 } as const;
    return evaluate(situation, judge, turn).reduce((one, other) => (other.value > one.value ? other : one)).command;
  });
}

describe('the value net', () => {
  test.each([1, 2, 4])('%i players: a changed position is worth the same as the position looked at anew', (seats) => {
    const rng = makeRng(seats);
    const net = someNet(rng);
    const changed = new SheetEvaluator(new PlainAccumulator(net));
    const anew = new SheetEvaluator(new PlainAccumulator(net));
    const clocks = blankEndDistances();
    const around = blankContext();
    let compared = 0;
    for (const sheets of someTables(seats)) {
      const [sheet] = sheets;
      if (sheet === undefined) continue;
      readEndDistances(sheets, rng.below(1 << seats), clocks);
      readContext(clocks, seats, 0, rng.below(seats), around);
      const later = { ...around, nearest: rng.below(19), second: rng.below(19), fails: rng.below(4) };
      changed.setSheet(sheet, around);
      for (let cell = 0; cell < 27; cell++) {
        const number = 1 + rng.below(18);
        if (!changed.canWrite(cell, number)) continue;
        const after = { cells: sheet.cells.with(cell, number), fails: sheet.fails };
        expect(changed.pointsAfter(cell, number)).toBe(pointsOf(after));
        changed.expect(cell % 2 === 0 ? null : later);
        expect(changed.write(cell, number)).toBe(endsGame(after));
        if (endsGame(after)) continue;
        anew.setSheet(after, cell % 2 === 0 ? around : later);
        anew.skip(false);
        expect(changed.mean).toBeCloseTo(anew.mean, 6);
        expect(changed.spread).toBeCloseTo(anew.spread, 6);
        expect(changed.points).toBe(anew.points);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(200);
  });

  test('every input has a place of its own', () => {
    const seen = new Uint16Array(64);
    for (const sheets of someTables(3)) {
      const [sheet] = sheets;
      if (sheet === undefined) continue;
      const count = listFeatures(sheet, { ...blankContext(), players: 3, areWeak: true }, seen);
      const list = [...seen.slice(0, count)];
      expect(new Set(list).size).toBe(count);
      expect(Math.max(...list)).toBeLessThan(FEATURES);
    }
  });

  test('the quick code, four numbers at a time, runs the same net', () => {
    const rng = makeRng(5);
    const net = someNet(rng);
    const simd = new SimdNet();
    simd.load(net);
    const quick = simd.accumulator();
    const plain = new PlainAccumulator(net);
    for (let at = 0; at < 200; at++) {
      const features = Uint16Array.from({ length: 30 }, () => rng.below(FEATURES));
      for (const layers of [quick, plain]) {
        layers.begin(features, 30);
        layers.back();
        layers.add(features[at % 30] ?? 0);
        layers.add((at * 7) % FEATURES);
        layers.subtract(at);
        layers.run();
      }
      expect(quick.gain).toBeCloseTo(plain.gain, 4);
      expect(quick.logSpread).toBeCloseTo(plain.logSpread, 4);
    }
  });

  test('with the quick code and without it the same dice are taken', () => {
    const net = unpack(WEIGHTS);
    const simd = new SimdNet();
    simd.load(net);
    const tables = someTables(2).slice(0, 25);
    const quick = movesBy(() => simd.accumulator(), tables);
    expect(quick).toEqual(movesBy(() => new PlainAccumulator(net), tables));
  });

  test('the quick code says so when it has no more room', () => {
    const simd = new SimdNet();
    expect(() => simd.accumulator()).toThrow('No net');
    simd.load(blankNet());
    expect(() => Array.from({ length: 300 }, () => simd.accumulator())).toThrow('No more than');
  });

  test('the learner comes nearer to what it is taught', () => {
    const rng = makeRng(9);
    const replay = new Replay(200);
    for (let at = 0; at < 200; at++) {
      const features = Uint16Array.from({ length: 30 }, () => rng.below(FEATURES));
      replay.add(features, 0, 30, 10 + 30 * rng.unit(), 25);
    }
    const learner = new Learner(rng);
    const before = learner.step(replay, rng, 0.001);
    for (let step = 0; step < 300; step++) learner.step(replay, rng, 0.001);
    expect(learner.step(replay, rng, 0.001)).toBeLessThan(before / 50);
  });

  test('weights survive packing, and those of the house take at most 100 KB', () => {
    const net = unpack(WEIGHTS);
    expect(pack(net)).toBe(WEIGHTS);
    expect((WEIGHTS.length * 3) / 4).toBeLessThanOrEqual(100_000);
    expect(() => unpack(WEIGHTS.slice(4))).toThrow('bytes');
    expect(() => unpack(`${WEIGHTS.slice(1)}?`)).toThrow('invalid character');
  });
});
