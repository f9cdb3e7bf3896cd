import { type Layers, PlainLayers } from './layers.ts';
import { unpack } from './pack.ts';
import { WEIGHTS } from './weights.ts';

/** The learnt value of a sheet: each call gives one more place to look at a sheet, over the same weights. */
export function trainedLayers(): () => Layers {
  const net = unpack(WEIGHTS);
  return () => new PlainLayers(net);
}
