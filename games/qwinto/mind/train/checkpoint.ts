import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Learner } from './learner.ts';

export type TrainingProgress = { iteration: number; games: number };

/** The learner's memory as one file of 32-bit floats, three counters first. */
export function save(file: string, learner: Learner, progress: TrainingProgress): void {
  const parts = [Float64Array.of(progress.iteration, progress.games, learner.steps), ...learner.memory];
  const all = new Float64Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  // Written beside and moved into place, so that a stop in the middle leaves the last one whole.
  writeFileSync(`${file}.new`, new Uint8Array(Float32Array.from(all).buffer));
  renameSync(`${file}.new`, file);
}

export function load(file: string, learner: Learner): TrainingProgress | null {
  if (!existsSync(file)) return null;
  const bytes = readFileSync(file);
  const all = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  let at = 3;
  for (const part of learner.memory) {
    part.set(all.subarray(at, at + part.length));
    at += part.length;
  }
  if (at !== all.length) throw new Error(`${file} holds ${all.length} numbers, and this net has ${at}`);
  learner.steps = all[2];
  return { iteration: all[0], games: all[1] };
}
