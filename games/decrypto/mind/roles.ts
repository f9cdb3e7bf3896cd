import type { Language } from '@cifra/kernel';
import { decodeByVectors, interceptByCentroids, nearestClues } from './baseline.ts';
import { decode, partnerModels, readerModels } from './decoder.ts';
import { encrypt } from './encryptor.ts';
import { Interceptor } from './interceptor.ts';
import type { InterceptorModel } from './keyword-belief.ts';
import { interceptorModels, type LevelSettings, simulatedInterceptors, USUALLY_OUTSIDE } from './levels.ts';
import { mixedReader } from './mixed-reader.ts';
import { choose } from './posterior.ts';
import type { DecoderRole, EncoderRole, InterceptorRole } from './protocol.ts';
import { LITERAL, type Reader, readerModel } from './reader-model.ts';
import type { SourceName } from './source.ts';
import { tokenCosts } from './token-costs.ts';

export function mindEncoder({ encryptor, fears }: LevelSettings): EncoderRole {
  return ({ context, past, round, miscommunications, intercepted, rng }, code) => {
    const roundsLeft = 8 - round;
    const costs = tokenCosts({ miscommunications, intercepted, roundsLeft, isPooled: false });
    return encrypt(
      {
        context,
        code,
        past,
        costs,
        roundsLeft,
        isWatched: true,
        partners: partnerModels(context.language, context.words),
        rivals: simulatedInterceptors(context.language, fears),
      },
      encryptor,
      rng,
    );
  };
}

export const mindDecoder: DecoderRole = ({ context, past, codes, rng }, clues) =>
  choose(decode(readerModels(context.language), context.words, clues, past, codes), 0, rng);

/** Somebody who knows one source only. */
export const decoderOf = (source: SourceName): DecoderRole => readerLike((language) => mixedReader(language, source));

/** Somebody who follows no step from one keyword to another. */
export const literalDecoder = readerLike((language) => readerModel(language, 'both', LITERAL));

function readerLike(listenerIn: (language: Language) => Reader): DecoderRole {
  return ({ context, past, codes, rng }, clues) =>
    choose(decode([listenerIn(context.language)], context.words, clues, past, codes), 0, rng);
}

export const mindInterceptor = interceptorBy((language) => interceptorModels(language, USUALLY_OUTSIDE));

function interceptorBy(earsOf: (language: Language) => readonly InterceptorModel[]): InterceptorRole {
  return ({ past, codes, rng, language }, clues) => {
    const model = new Interceptor({ language, models: earsOf(language) });
    for (const round of past) model.learn(round);
    return choose(model.codes(clues, codes), 0, rng);
  };
}

/** The benchmark's baseline. */
export const embeddedEncoder: EncoderRole = ({ context, rng }, code) => nearestClues(context, code, rng);
export const embeddedDecoder: DecoderRole = ({ context, rng, codes }, clues) =>
  decodeByVectors(context, clues, rng, codes);
export const centroidInterceptor: InterceptorRole = ({ language, past, rng, codes }, clues) =>
  interceptByCentroids(language, past, clues, rng, codes);

/** Hears nothing at all. */
export const blindInterceptor: InterceptorRole = ({ codes, rng }) => rng.pick(codes);
