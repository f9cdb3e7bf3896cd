import type { Language, Level } from '@cifra/kernel';
import type { Caution } from './encrypt.ts';
import { HINTING, LITERAL, listenerOf, type Manner, PLAIN, ROUNDABOUT, SLY } from './listener.ts';
import type { SourceName } from './source.ts';
import type { Ear } from './suspicion.ts';

/** The chance that a keyword is none of our list. */
export const USUALLY_OUTSIDE = 0.02;

/** How a level thinks: by depth and temperature, never by a random blunder. */
export type Temper = {
  readonly caution: Caution;
  /** How often a code is answered that is nearly as likely as the likeliest: 0 never, 1 by its chance. */
  readonly heat: number;
  /** In how many ways it listens to the rivals, and fears that they listen. */
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
      clarity: 1.2,
      worst: 0.5,
      fear: 0.8,
      secrecy: 0.5,
      sharpest: 0,
      plain: 0.4,
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
      secrecy: 2,
      sharpest: 0.8,
      plain: 0.4,
      keenness: 3,
      floor: 0.06,
      pool: 250,
      breadth: 24,
      heat: 0.001,
    },
    heat: 0,
    ears: Number.POSITIVE_INFINITY,
  },
};

/**
 * Ways in which rivals may hear us. Whoever writes against a few ears is an open book to all others, so these are of every
 * source and every manner.
 */
export function fearedIn(language: Language, count: number): readonly Ear[] {
  const manners = [SLY, HINTING, ROUNDABOUT];
  const ofOneSource = manners.flatMap((manner) => [earOf(language, 'a', manner), earOf(language, 'b', manner)]);
  return [...earsIn(language, USUALLY_OUTSIDE), ...ofOneSource, earOf(language, 'both', LITERAL)].slice(0, count);
}

/** Ways to hear rivals: by what people mean who are plain, careful or roundabout, clue against clue, and by one source only. */
export function earsIn(language: Language, outside: number, count = Number.POSITIVE_INFINITY): readonly Ear[] {
  const ears: readonly Ear[] = [
    earOf(language, 'both', PLAIN, outside),
    earOf(language, 'both', SLY, outside),
    { by: 'likeness', language },
    earOf(language, 'a', PLAIN, outside),
    earOf(language, 'b', PLAIN, outside),
    earOf(language, 'both', HINTING, outside),
    earOf(language, 'both', ROUNDABOUT, outside),
  ];
  return ears.slice(0, count);
}

function earOf(language: Language, source: SourceName, manner: Manner, outside = USUALLY_OUTSIDE): Ear {
  return { by: 'keywords', listener: listenerOf(language, source, manner), outside };
}
