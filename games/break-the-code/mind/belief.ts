import type { Command } from '../rules/index.ts';
import { CODES, type RowTable } from './row-table.ts';

/** Something to do, and the chance to win that the mind reckons with. */
export type CommandValue = { readonly command: Command; readonly value: number };

/** Rows with their weights, and w·log₂w beside each, so that the bits of every part of it are a sum. */
export type Belief = {
  readonly ids: Int32Array;
  readonly weights: Float64Array;
  readonly logs: Float64Array;
  readonly total: number;
};

export function beliefOf(ids: Int32Array, weights: Float64Array): Belief {
  const logs = weights.map((weight) => (weight > 0 ? weight * Math.log2(weight) : 0));
  return { ids, weights, logs, total: sumOf(weights) };
}

function sumOf(values: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < values.length; at++) sum += values[at] as number;
  return sum;
}

/** Where the likeliest row stands. */
export function likeliest({ weights }: Pick<Belief, 'weights'>): number {
  let best = 0;
  for (let at = 1; at < weights.length; at++) if ((weights[at] as number) > (weights[best] as number)) best = at;
  return best;
}

export function without({ ids, weights }: Belief, place: number): Belief {
  return beliefOf(
    ids.filter((_, at) => at !== place),
    weights.filter((_, at) => at !== place),
  );
}

/** What is not known, in bits, of something with this weight and this sum of logs. */
function bits(total: number, logs: number): number {
  return total <= 0 ? 0 : Math.log2(total) - logs / total;
}

export function bitsOf({ logs, total }: Belief): number {
  return bits(total, sumOf(logs));
}

/** As `bitsOf`, once this row has turned out wrong. */
export function bitsWithout({ weights, logs, total }: Belief, place: number): number {
  return bits(total - (weights[place] as number), sumOf(logs) - (logs[place] as number));
}

/** One belief for each answer that a question can get. */
export function partsBy({ answers }: RowTable, { ids, weights }: Belief, question: number): readonly Belief[] {
  const codes = answers[question] as Uint8Array;
  const places: number[][] = [];
  for (let at = 0; at < ids.length; at++) {
    const code = codes[ids[at] as number] as number;
    places[code] ??= [];
    places[code].push(at);
  }
  return places.flatMap((part) => [
    beliefOf(
      Int32Array.from(part, (at) => ids[at] as number),
      Float64Array.from(part, (at) => weights[at] as number),
    ),
  ]);
}

const sums = new Float64Array(CODES);
const sumsOfLogs = new Float64Array(CODES);
const shares = new Float64Array(CODES);
const bitsLeft = new Float64Array(CODES);

/** For each possible answer its share and the bits that it leaves; overwritten by the next call. */
export function answersTo(
  { answers }: RowTable,
  { ids, weights, logs, total }: Belief,
  question: number,
): { readonly count: number; readonly shares: Float64Array; readonly bitsLeft: Float64Array } {
  const codes = answers[question] as Uint8Array;
  sums.fill(0);
  sumsOfLogs.fill(0);
  for (let at = 0; at < ids.length; at++) {
    const code = codes[ids[at] as number] as number;
    sums[code] = (sums[code] as number) + (weights[at] as number);
    sumsOfLogs[code] = (sumsOfLogs[code] as number) + (logs[at] as number);
  }
  let count = 0;
  for (let code = 0; code < CODES; code++) {
    const sum = sums[code] as number;
    if (sum <= 0) continue;
    shares[count] = sum / total;
    bitsLeft[count] = bits(sum, sumsOfLogs[code] as number);
    count++;
  }
  return { count, shares, bitsLeft };
}

/** Rows at even steps through the weights, each with its share: always the same ones, as likely as they are. */
export function samplesOf({ ids, weights, total }: Belief, count: number): readonly (readonly [number, number])[] {
  if (ids.length <= count) return Array.from(ids, (id, at) => [id, (weights[at] as number) / total] as const);
  const drawn: (readonly [number, number])[] = [];
  let sum = 0;
  for (let at = 0; at < ids.length; at++) {
    sum += weights[at] as number;
    while (sum * count > (drawn.length + 0.5) * total && drawn.length < count)
      drawn.push([ids[at] as number, 1 / count]);
  }
  return drawn;
}
