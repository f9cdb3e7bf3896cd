import type { Language, Level } from '@cifra/kernel';
import type { Caution } from './encrypt.ts';
import { listenerOf, PLAIN, SLY } from './listener.ts';
import type { Ear } from './suspicion.ts';

/** The chance that a keyword is none of our list. */
export const USUALLY_OUTSIDE = 0.02;

/** How a level thinks: by depth and temperature, never by a random blunder. */
export type Temper = {
  readonly caution: Caution;
  /** How often a code is answered that is nearly as likely as the likeliest: 0 never, 1 by its chance. */
  readonly heat: number;
  /** In how many ways it listens to the rivals. */
  readonly ears: number;
};

export const TEMPERS: { readonly [level in Level]: Temper } = {
  // Says what comes to mind and hopes that nobody else listens.
  novice: {
    caution: {
      clarity: 1,
      worst: 0.5,
      fear: 0.2,
      secrecy: 0,
      sharpest: 0,
      plain: 0,
      keenness: 1,
      floor: 0.06,
      pool: 0,
      breadth: 6,
      heat: 0.05,
    },
    heat: 0.6,
    ears: 1,
  },
  club: {
    caution: {
      clarity: 1,
      worst: 0.5,
      fear: 0.8,
      secrecy: 0.3,
      sharpest: 0,
      plain: 0,
      keenness: 1,
      floor: 0.06,
      pool: 20,
      breadth: 8,
      heat: 0.01,
    },
    heat: 0.25,
    ears: 2,
  },
  master: {
    caution: {
      clarity: 1.5,
      worst: 0.5,
      fear: 1,
      secrecy: 0.5,
      sharpest: 0.8,
      plain: 0.4,
      keenness: 3,
      floor: 0.06,
      pool: 100,
      breadth: 12,
      heat: 0.001,
    },
    heat: 0,
    ears: 5,
  },
};

/**
 * Ways in which rivals may hear us. People of one source are taken for careful ones: that our own interceptor takes them
 * for plain ones keeps us from writing against that one alone.
 */
export function fearedIn(language: Language, count = 5): readonly Ear[] {
  const careful = (['a', 'b'] as const).map((source) => ({
    by: 'keywords' as const,
    listener: listenerOf(language, source, SLY),
    outside: USUALLY_OUTSIDE,
  }));
  return [...earsIn(language, USUALLY_OUTSIDE, 3), ...careful].slice(0, count);
}

/** Ways to hear rivals: by what plain or careful people mean, clue against clue, and as people of one source only. */
export function earsIn(language: Language, outside: number, count = 5): readonly Ear[] {
  const ears = [
    { by: 'keywords', listener: listenerOf(language, 'both', PLAIN), outside },
    { by: 'keywords', listener: listenerOf(language, 'both', SLY), outside },
    { by: 'likeness', language },
    { by: 'keywords', listener: listenerOf(language, 'a', PLAIN), outside },
    { by: 'keywords', listener: listenerOf(language, 'b', PLAIN), outside },
  ] as const;
  return ears.slice(0, count);
}
