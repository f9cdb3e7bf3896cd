import type { Language, Level } from '@cifra/kernel';
import type { EncryptorSettings } from './encryptor-task.ts';
import type { InterceptorModel } from './keyword-belief.ts';
import { type AssociationMix, HINTING, LITERAL, PLAIN, ROUNDABOUT, readerModel, SLY } from './reader-model.ts';
import type { SourceName } from './source.ts';

/** The chance that a keyword is none of our list. */
export const USUALLY_OUTSIDE = 0.02;

/** How a level thinks: by depth and temperature, never by a random blunder. */
export type LevelSettings = {
  readonly encryptor: EncryptorSettings;
  /** How often a code is answered that is nearly as likely as the likeliest: 0 never, 1 by its chance. */
  readonly temperature: number;
  /** In how many ways it listens to the rivals, and fears that they listen. */
  readonly models: number;
};

export const LEVEL_SETTINGS: { readonly [level in Level]: LevelSettings } = {
  // Says what comes to mind and hopes that nobody else listens.
  novice: {
    encryptor: {
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
      temperature: 0.05,
    },
    temperature: 0.6,
    models: 1,
  },
  club: {
    encryptor: {
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
      temperature: 0.01,
    },
    temperature: 0.25,
    models: 2,
  },
  master: {
    encryptor: {
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
      temperature: 0.001,
    },
    temperature: 0,
    models: Number.POSITIVE_INFINITY,
  },
};

/**
 * Ways in which rivals may hear us. Whoever writes against a few models is an open book to all others, so these are of every
 * source and every manner.
 */
export function simulatedInterceptors(language: Language, count: number): readonly InterceptorModel[] {
  const mixes = [SLY, HINTING, ROUNDABOUT];
  const ofOneSource = mixes.flatMap((mix) => [modelOf(language, 'a', mix), modelOf(language, 'b', mix)]);
  return [...interceptorModels(language, USUALLY_OUTSIDE), ...ofOneSource, modelOf(language, 'both', LITERAL)].slice(
    0,
    count,
  );
}

/** Ways to hear rivals: by what people mean who are plain, careful or roundabout, clue against clue, and by one source only. */
export function interceptorModels(
  language: Language,
  outside: number,
  count = Number.POSITIVE_INFINITY,
): readonly InterceptorModel[] {
  const models: readonly InterceptorModel[] = [
    modelOf(language, 'both', PLAIN, outside),
    modelOf(language, 'both', SLY, outside),
    { by: 'likeness', language },
    modelOf(language, 'a', PLAIN, outside),
    modelOf(language, 'b', PLAIN, outside),
    modelOf(language, 'both', HINTING, outside),
    modelOf(language, 'both', ROUNDABOUT, outside),
  ];
  return models.slice(0, count);
}

function modelOf(
  language: Language,
  source: SourceName,
  mix: AssociationMix,
  outside = USUALLY_OUTSIDE,
): InterceptorModel {
  return { by: 'keywords', reader: readerModel(language, source, mix), outside };
}
