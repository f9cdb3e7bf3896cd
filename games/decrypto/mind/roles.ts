import type { Language } from '@cifra/kernel';
import type { Decoder, Encoder, Tapper } from './arena.ts';
import { decode, listenersIn } from './decode.ts';
import { type Caution, encrypt } from './encrypt.ts';
import { Interceptor } from './intercept.ts';
import { earsIn } from './levels.ts';
import { type Listener, listenerOf, PLAIN } from './listener.ts';
import { choose } from './posterior.ts';
import type { SourceName } from './source.ts';
import { stakesOf } from './stakes.ts';

export function mindEncoder(caution: Caution, partners?: (language: Language) => readonly Listener[]): Encoder {
  return ({ context, past, round, miscommunications, intercepted, rng }, code) => {
    const roundsLeft = 8 - round;
    const stakes = stakesOf({ miscommunications, intercepted, roundsLeft, isPooled: false });
    const listeners = partners?.(context.language) ?? listenersIn(context.language);
    return encrypt(
      {
        context,
        code,
        past,
        stakes,
        roundsLeft,
        isWatched: true,
        partners: listeners,
        rivals: earsIn(context.language, 0.02),
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

export const mindInterceptor: Tapper = ({ past, codes, rng, language }, clues) => {
  const ear = new Interceptor({ ears: earsIn(language, 0.02) });
  for (const round of past) ear.learn(round);
  return choose(ear.codes(clues, codes), 0, rng);
};
