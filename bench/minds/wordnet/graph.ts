import type { WordNet } from './files.ts';

/** Words and senses as places, and how likely a walk goes from one to the next. */
export type WalkGraph = {
  readonly placeOf: ReadonlyMap<string, number>;
  readonly size: number;
  readonly starts: Uint32Array;
  readonly targets: Uint32Array;
  readonly chances: Float32Array;
};

type Edges = { readonly to: number[]; readonly weight: number[] };

/** What a word in an explanation counts beside the words that have the sense. */
const MEMBER = 2;
const GLOSS = 1 / 8;

/** A word leads to its senses, a sense to its words, to what explains it and to what it is related to. */
export function graphOf({ synsets, senses }: WordNet): WalkGraph {
  const placeOf = new Map([...senses.keys()].map((word, at) => [word, at]));
  const words = placeOf.size;
  const senseAt = new Map([...synsets.keys()].map((id, at) => [id, words + at]));
  const explained = new Map<string, number>();
  for (const { gloss } of synsets.values())
    for (const word of gloss) explained.set(word, (explained.get(word) ?? 0) + 1);
  const size = words + synsets.size;
  const edges: Edges[] = Array.from({ length: size }, () => ({ to: [], weight: [] }));
  const join = (from: number, to: number, weight: number) => {
    edges[from]?.to.push(to);
    edges[from]?.weight.push(weight);
  };
  for (const [id, { words: members, related, gloss }] of synsets) {
    const sense = senseAt.get(id) ?? 0;
    for (const member of members) {
      const at = placeOf.get(member);
      if (at === undefined) continue;
      const rank = Math.max(0, senses.get(member)?.indexOf(id) ?? 0);
      join(at, sense, MEMBER / (1 + rank));
      join(sense, at, MEMBER / (1 + 0.3 * rank));
    }
    for (const word of gloss) {
      const count = explained.get(word) ?? 1;
      const weight = GLOSS * Math.log(synsets.size / (1 + count));
      join(sense, placeOf.get(word) ?? 0, weight);
      join(placeOf.get(word) ?? 0, sense, weight / Math.sqrt(count));
    }
    for (const other of related) {
      const to = senseAt.get(other);
      if (to !== undefined) join(sense, to, 1);
    }
  }
  return { placeOf, size, ...packed(edges) };
}

function packed(edges: readonly Edges[]): Pick<WalkGraph, 'starts' | 'targets' | 'chances'> {
  const starts = new Uint32Array(edges.length + 1);
  for (const [at, { to }] of edges.entries()) starts[at + 1] = (starts[at] ?? 0) + to.length;
  const targets = new Uint32Array(starts[edges.length] ?? 0);
  const chances = new Float32Array(targets.length);
  for (const [from, { to, weight }] of edges.entries()) {
    const sum = weight.reduce((total, one) => total + one, 0) || 1;
    for (const [at, place] of to.entries()) {
      targets[(starts[from] ?? 0) + at] = place;
      chances[(starts[from] ?? 0) + at] = (weight[at] ?? 0) / sum;
    }
  }
  return { starts, targets, chances };
}

/** How likely a walk goes on; otherwise it begins anew. */
const ON = 0.8;
const STEPS = 12;
/** Less than this is not carried on. */
const FAINT = 1e-8;

/** Where walks that begin at one word are found: its personalised PageRank. */
export function walkFrom({ size, starts, targets, chances }: WalkGraph, start: number): Float32Array {
  let now = new Float32Array(size);
  now[start] = 1;
  for (let step = 0; step < STEPS; step++) {
    const next = new Float32Array(size);
    for (let from = 0; from < size; from++) {
      const mass = (now[from] ?? 0) * ON;
      if (mass < FAINT) continue;
      const end = starts[from + 1] ?? 0;
      for (let at = starts[from] ?? 0; at < end; at++) {
        const to = targets[at] ?? 0;
        next[to] = (next[to] ?? 0) + mass * (chances[at] ?? 0);
      }
    }
    next[start] = (next[start] ?? 0) + 1 - ON;
    now = next;
  }
  return now;
}
