import { decode, listenersIn } from './decode.ts';
import { decodeByPoints, interceptByCentroids, nearestClues } from './embedding.ts';
import { type Caution, encrypt } from './encrypt.ts';
import { Interceptor } from './intercept.ts';
import { earsIn, fearedIn, USUALLY_OUTSIDE } from './levels.ts';
import { listenerOf, type Manner, PLAIN } from './listener.ts';
import { choose } from './posterior.ts';
import type { Decoder, Eavesdropper, Encoder } from './protocol.ts';
import type { SourceName } from './source.ts';
import { stakesOf } from './stakes.ts';

export function mindEncoder(caution: Caution): Encoder {
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
        partners: listenersIn(context.language),
        rivals: fearedIn(context.language),
      },
      caution,
      rng,
    );
  };
}

export const mindDecoder: Decoder = ({ context, past, codes, rng }, clues) =>
  choose(decode(listenersIn(context.language), context.words, clues, past, codes), 0, rng);

/** Somebody who knows one source only. */
export function decoderOf(source: SourceName): Decoder {
  return ({ context, past, codes, rng }, clues) =>
    choose(decode([listenerOf(context.language, source, PLAIN)], context.words, clues, past, codes), 0, rng);
}

export const mindInterceptor: Eavesdropper = ({ past, codes, rng, language }, clues) => {
  const ear = new Interceptor({ language, ears: earsIn(language, USUALLY_OUTSIDE) });
  for (const round of past) ear.learn(round);
  return choose(ear.codes(clues, codes), 0, rng);
};

/** Ears that our encryptor does not reckon with: each knows one source only, and takes words and people for other than we do. */
const STRANGE: Manner = { direct: 0.5, near: 0.4, stray: 0.1 };

export const strangeInterceptor: Eavesdropper = ({ past, codes, rng, language }, clues) => {
  const ears = (['a', 'b'] as const).map((source) => ({
    by: 'keywords' as const,
    listener: listenerOf(language, source, STRANGE),
    outside: 0.1,
  }));
  const ear = new Interceptor({ language, ears });
  for (const round of past) ear.learn(round);
  return choose(ear.codes(clues, codes), 0, rng);
};

/** The benchmark's baseline. */
export const embeddedEncoder: Encoder = ({ context, rng }, code) => nearestClues(context, code, rng);
export const embeddedDecoder: Decoder = ({ context, rng, codes }, clues) => decodeByPoints(context, clues, rng, codes);
export const centroidInterceptor: Eavesdropper = ({ language, past, rng, codes }, clues) =>
  interceptByCentroids(language, past, clues, rng, codes);

/** Hears nothing at all. */
export const blindInterceptor: Eavesdropper = ({ codes, rng }) => rng.pick(codes);
