import { randomBytes } from 'node:crypto';
import { findGame } from '@cifra/games/rules';
import type { Ports } from '@cifra/room';

/** What a house takes from outside of itself: its games, its chance and its time. */
export type HouseDependencies = Pick<Ports, 'games' | 'entropy'> & {
  readonly now: () => number;
  /** Milliseconds that only ever grow, for limits: the wall clock may be set back. */
  readonly monotonicNow: () => number;
};

/**
 * What every house that is not a test depends on. Others are given in code alone, by whoever opens the house: no
 * setting, flag or variable leads to them, so nobody who runs a house can choose what is dealt.
 */
export const REAL_DEPENDENCIES: HouseDependencies = {
  games: (id) => findGame(id)?.game ?? null,
  entropy: { bytes: (count) => new Uint8Array(randomBytes(count)) },
  now: Date.now,
  monotonicNow: () => performance.now(),
};
