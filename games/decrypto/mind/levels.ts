import type { Language, Level } from '@cifra/kernel';
import type { EncryptorSettings } from './encryptor-task.ts';
import type { InterceptorModel } from './keyword-belief.ts';
import { type AssociationMix, HINTING, LITERAL, PLAIN, ROUNDABOUT, readerModel, SLY } from './reader-model.ts';
import type { SourceName } from './source.ts';
import { vectorReader } from './vector-reader.ts';

/** The chance that a keyword is none of our list. */
export const USUALLY_OUTSIDE = 0.02;

/** How a level thinks: by depth and temperature, never by a random blunder. */
export type LevelSettings = {
  readonly encryptor: EncryptorSettings;
  /** How often a code is answered that is nearly as likely as the likeliest: 0 never, 1 by its chance. */
  readonly temperature: number;
  /** In how many ways it listens to the rivals. */
  readonly listens: number;
  /** In how many ways it fears that they listen. */
  readonly fears: number;
  /** How many rounds of the rivals' clues it remembers when it intercepts. */
  readonly memory: number;
};

/** What all levels have in common: they say what a keyword itself brings to mind, and borrow nothing from others. */
const PLAINLY = { pool: 0, floor: 0.06 };

export const LEVEL_SETTINGS: { readonly [level in Level]: LevelSettings } = {
  // Speaks plainly, and remembers little of what the rivals said.
  novice: {
    encryptor: {
      ...PLAINLY,
      clarity: 2,
      inSpanish: 7,
      worst: 1,
      fear: 0.6,
      secrecy: 0.3,
      sharpest: 0,
      plain: 0.8,
      keenness: 1,
      breadth: 16,
      temperature: 0.012,
    },
    temperature: 0.4,
    listens: 1,
    fears: 3,
    memory: 3,
  },
  club: {
    encryptor: {
      ...PLAINLY,
      clarity: 3.5,
      inSpanish: 6,
      worst: 1,
      fear: 1.1,
      secrecy: 0.5,
      sharpest: 0,
      plain: 0.8,
      keenness: 1,
      breadth: 16,
      temperature: 0.01,
    },
    temperature: 0.25,
    listens: 2,
    fears: 3,
    memory: Number.POSITIVE_INFINITY,
  },
  master: {
    encryptor: {
      ...PLAINLY,
      clarity: 3,
      inSpanish: 2.2,
      worst: 1,
      fear: 1.3,
      secrecy: 1,
      sharpest: 0.5,
      plain: 0.75,
      keenness: 2,
      breadth: 16,
      temperature: 0.001,
    },
    temperature: 0,
    listens: Number.POSITIVE_INFINITY,
    fears: Number.POSITIVE_INFINITY,
    memory: Number.POSITIVE_INFINITY,
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
    { by: 'vectors', language, reader: vectorReader(language, ['a', 'b']) },
    { by: 'vectors', language, reader: vectorReader(language, []) },
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
