import { LEVEL_SETTINGS } from './levels.ts';
import type { Trio } from './protocol.ts';
import {
  blindInterceptor,
  centroidInterceptor,
  decoderOf,
  embeddedDecoder,
  embeddedEncoder,
  literalDecoder,
  mindDecoder,
  mindEncoder,
  mindInterceptor,
} from './roles.ts';

export { type ProtocolTally, play } from './protocol.ts';

const encoder = mindEncoder(LEVEL_SETTINGS.master);

/** Who plays with whom against whom. */
export const LINES = {
  'baseline against centroid': {
    encoder: embeddedEncoder,
    decoder: embeddedDecoder,
    interceptor: centroidInterceptor,
  },
  'baseline against mind': { encoder: embeddedEncoder, decoder: embeddedDecoder, interceptor: mindInterceptor },
  'mind against nobody': { encoder, decoder: mindDecoder, interceptor: blindInterceptor },
  'mind against centroid': { encoder, decoder: mindDecoder, interceptor: centroidInterceptor },
  'mind against mind': { encoder, decoder: mindDecoder, interceptor: mindInterceptor },
  /** The partner knows one of the two sources only. */
  'mind with a partner of source a': { encoder, decoder: decoderOf('a'), interceptor: mindInterceptor },
  'mind with a partner of source b': { encoder, decoder: decoderOf('b'), interceptor: mindInterceptor },
  'mind with a literal partner': { encoder, decoder: literalDecoder, interceptor: mindInterceptor },
} satisfies { readonly [line: string]: Trio };

export type ProtocolLine = keyof typeof LINES;

/** What somebody needs who judges our clues from outside. */
export { angles } from '../lexicon/associations/index.ts';
export { dictionary } from '../lexicon/dictionary/index.ts';
export { CODES } from '../rules/codes.ts';
export { keyOf } from '../rules/text.ts';
export { LEVEL_SETTINGS } from './levels.ts';
export { choose, overCodes } from './posterior.ts';
export type { DecoderRole, EncoderRole, InterceptorRole, ProtocolScene } from './protocol.ts';
export { mindDecoder, mindEncoder, mindInterceptor } from './roles.ts';
