import { type Accumulator, PlainAccumulator } from './accumulator.ts';
import type { Net } from './net.ts';
import { unpack } from './pack.ts';
import { SimdNet } from './simd-net.ts';
import { WEIGHTS } from './weights.ts';

/** The learnt value of a sheet: each call gives one more place to look at a sheet, over the same weights. */
export function trainedAccumulators(): () => Accumulator {
  const net = unpack(WEIGHTS);
  return quickly(net) ?? (() => new PlainAccumulator(net));
}

/** Four numbers at a time where that is allowed: an old browser or a strict policy of a page may not let it be. */
function quickly(net: Net): (() => Accumulator) | null {
  try {
    const simd = new SimdNet();
    simd.load(net);
    return () => simd.accumulator();
  } catch {
    return null;
  }
}
