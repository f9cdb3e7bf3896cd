import type { Args } from '../args/flags.ts';

/** What `cifra simulate` takes, for random players and for named ones. */
export const SIMULATE_FLAGS = {
  matches: { type: 'string' },
  seats: { type: 'string', multiple: true },
  seed: { type: 'string' },
  option: { type: 'string', multiple: true },
  options: { type: 'string' },
  timeouts: { type: 'string' },
  save: { type: 'string' },
  json: { type: 'boolean' },
  bots: { type: 'string' },
  threads: { type: 'string' },
} as const;

export type SimulateArgs = Args<typeof SIMULATE_FLAGS>;
