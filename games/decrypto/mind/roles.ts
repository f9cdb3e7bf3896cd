import type { Language } from '@cifra/kernel';
import { decode, listenersIn, partnersIn } from './decode.ts';
import { decodeByPoints, interceptByCentroids, nearestClues } from './embedding.ts';
import { encrypt } from './encrypt.ts';
import { Interceptor } from './intercept.ts';
import { earsIn, fearedIn, type Temper, USUALLY_OUTSIDE } from './levels.ts';
import { LITERAL, type Listener, listenerOf, type Manner, PLAIN } from './listener.ts';
import { choose } from './posterior.ts';
import type { Decoder, Eavesdropper, Encoder } from './protocol.ts';
import { SOURCES, type SourceName } from './source.ts';
import { stakesOf } from './stakes.ts';
import type { Ear } from './suspicion.ts';

export function mindEncoder({ caution, ears }: Temper): Encoder {
  return ({ context, past, round, miscommunications, intercepted, rng }, code) => {
    const roundsLeft = 8 - round;
    const stakes = stakesOf({ miscommunications, intercepted, roundsLeft, isPooled: false });
    return encrypt(
      {
        context,
        code,
        past,
        stakes,
        roundsLeft,
        isWatched: true,
        partners: partnersIn(context.language),
        rivals: fearedIn(context.language, ears),
      },
      caution,
      rng,
    );
  };
}

export const mindDecoder: Decoder = ({ context, past, codes, rng }, clues) =>
  choose(decode(listenersIn(context.language), context.words, clues, past, codes), 0, rng);

/** Somebody who knows one source only. */
export const decoderOf = (source: SourceName): Decoder => readerLike((language) => listenerOf(language, source, PLAIN));

/** Somebody who follows no step from one keyword to another. */
export const literalDecoder = readerLike((language) => listenerOf(language, 'both', LITERAL));

function readerLike(listenerIn: (language: Language) => Listener): Decoder {
  return ({ context, past, codes, rng }, clues) =>
    choose(decode([listenerIn(context.language)], context.words, clues, past, codes), 0, rng);
}

export const mindInterceptor = hearingBy((language) => earsIn(language, USUALLY_OUTSIDE));

/** Ears that our encryptor does not reckon with: each knows one source only, and takes words and people for other than we do. */
const STRANGE: Manner = { direct: 0.5, near: 0.4, stray: 0.1 };

export const strangeInterceptor = hearingBy((language) =>
  (['a', 'b'] as const).map((source) => ({
    by: 'keywords',
    listener: listenerOf(language, source, STRANGE),
    outside: 0.1,
  })),
);

/** Of 45 that were tried, the one that hears our encryptor best. */
const SHARPEST: Manner = { direct: 0.15, near: 0.8, stray: 0.05 };

export const sharpestInterceptor = hearingBy((language) =>
  SOURCES.map((source) => ({
    by: 'keywords',
    listener: listenerOf(language, source, SHARPEST),
    outside: USUALLY_OUTSIDE,
  })),
);

function hearingBy(earsOf: (language: Language) => readonly Ear[]): Eavesdropper {
  return ({ past, codes, rng, language }, clues) => {
    const ear = new Interceptor({ language, ears: earsOf(language) });
    for (const round of past) ear.learn(round);
    return choose(ear.codes(clues, codes), 0, rng);
  };
}

/** The benchmark's baseline. */
export const embeddedEncoder: Encoder = ({ context, rng }, code) => nearestClues(context, code, rng);
export const embeddedDecoder: Decoder = ({ context, rng, codes }, clues) => decodeByPoints(context, clues, rng, codes);
export const centroidInterceptor: Eavesdropper = ({ language, past, rng, codes }, clues) =>
  interceptByCentroids(language, past, clues, rng, codes);

/** Hears nothing at all. */
export const blindInterceptor: Eavesdropper = ({ codes, rng }) => rng.pick(codes);
