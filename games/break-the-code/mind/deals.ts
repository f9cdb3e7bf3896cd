import type { Rng } from '@cifra/kernel';
import { sampleIndex } from '@cifra/mind-kit';
import { TILES } from '../rules/index.ts';
import { labelled, type RowTable } from './row-table.ts';

/**
 * One part of a deal: the sets of tiles that it may hold, as bits over the unseen tiles, each with its row and a
 * weight. A row with one green 5 is there twice while both are unseen, so equal weights mean equally likely deals.
 */
export type SeatHypotheses = { readonly ids: Int32Array; readonly sets: Int32Array; readonly weights: Float64Array };

/** The rows among these that need none of one's own tiles. */
export function partOf(rows: RowTable, ids: Int32Array, own: number): SeatHypotheses {
  const kept: number[] = [];
  const sets: number[] = [];
  for (const id of ids)
    for (const set of labelled(rows, id)) {
      if ((set & own) !== 0) continue;
      kept.push(id);
      sets.push(squeezed(set, own));
    }
  return { ids: Int32Array.from(kept), sets: Int32Array.from(sets), weights: new Float64Array(kept.length).fill(1) };
}

export function reweighed(part: SeatHypotheses, weigh: (id: number) => number): SeatHypotheses {
  return { ...part, weights: Float64Array.from(part.ids, weigh) };
}

/** Bits over the 15 or 16 unseen tiles, so that a table over all sets of them stays small. */
function squeezed(set: number, own: number): number {
  let bits = 0;
  for (let tile = 0, at = 0; tile <= TILES.length; tile++) {
    if ((own >> tile) & 1) continue;
    if ((set >> tile) & 1) bits |= 1 << at;
    at++;
  }
  return bits;
}

/**
 * For each set of one part: the weight of all ways in which the other parts share out exactly the rest. Two of three
 * others are joined in a table over their unions, so that the 63 million splits of four players cost a few million
 * steps and are never listed.
 */
export function shares(parts: readonly SeatHypotheses[], target: number, all: number): Float64Array {
  const [first, second, third] = parts.filter((_, at) => at !== target);
  const part = parts[target];
  if (part === undefined || first === undefined || second === undefined)
    throw new Error(`${parts.length} parts cannot be shared out`);
  const joined = third === undefined ? alone(first, all) : unions(first, second, all);
  const { sets, weights } = third ?? second;
  return part.sets.length === 0
    ? new Float64Array()
    : Float64Array.from(part.sets, (set, at) => {
        let sum = 0;
        for (let other = 0; other < sets.length; other++) {
          const tiles = sets[other] as number;
          if ((tiles & set) === 0) sum += (weights[other] as number) * (joined[all ^ set ^ tiles] as number);
        }
        return sum * (part.weights[at] as number);
      });
}

function alone({ sets, weights }: SeatHypotheses, all: number): Float64Array {
  const sums = new Float64Array(all + 1);
  for (const [at, set] of sets.entries()) sums[set] = weights[at] as number;
  return sums;
}

/** The weight with which each set of tiles is one of the one part and a disjoint one of the other. */
function unions(one: SeatHypotheses, other: SeatHypotheses, all: number): Float64Array {
  const sums = new Float64Array(all + 1);
  for (let a = 0; a < one.sets.length; a++) {
    const set = one.sets[a] as number;
    for (let b = 0; b < other.sets.length; b++) {
      const tiles = other.sets[b] as number;
      if ((set & tiles) !== 0) continue;
      const union = set | tiles;
      sums[union] = (sums[union] as number) + (one.weights[a] as number) * (other.weights[b] as number);
    }
  }
  return sums;
}

/** One deal by its weight, as places in the parts: the last part by its shares, then what the rest leaves. */
export function drawDeal(
  parts: readonly SeatHypotheses[],
  lastShares: Float64Array,
  all: number,
  rng: Rng,
): readonly number[] {
  const last = parts.length - 1;
  const drawn: number[] = [];
  drawn[last] = sampleIndex(lastShares, rng);
  let left = all ^ (parts[last]?.sets[drawn[last] ?? 0] ?? 0);
  for (let at = last - 1; at >= 0; at--) {
    const part = parts[at] as SeatHypotheses;
    const fewer = parts.slice(0, at);
    const weights = part.weights.map((weight, one) => {
      const set = part.sets[one] as number;
      return (set & left) === set ? weight * waysToShare(fewer, left ^ set) : 0;
    });
    const chosen = sampleIndex(weights, rng);
    drawn[at] = chosen;
    left ^= part.sets[chosen] ?? 0;
  }
  return drawn;
}

/** The weight of all ways in which none, one or two parts share out exactly these tiles. */
function waysToShare(parts: readonly SeatHypotheses[], tiles: number): number {
  const [first, ...rest] = parts;
  if (first === undefined) return tiles === 0 ? 1 : 0;
  let sum = 0;
  for (const [at, set] of first.sets.entries())
    if ((set & tiles) === set) sum += (first.weights[at] as number) * waysToShare(rest, tiles ^ set);
  return sum;
}
