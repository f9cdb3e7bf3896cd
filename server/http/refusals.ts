import { findGame } from '@cifra/games';
import type { Language, Refusal } from '@cifra/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { languageOf, refusalText } from '../words/index.ts';

/** How every error reads. */
export const errorBody = z.object({
  code: z.string().describe('For programs'),
  message: z.string().describe('For people, in the language of the request'),
});

/** What a code is in HTTP; what a room or a game refuses was understood, but is not allowed. */
const STATUS: { readonly [code: string]: number } = {
  'bad-request': 400,
  'missing-field': 400,
  'not-json': 400,
  'no-token': 401,
  'not-seated': 403,
  'wrong-origin': 403,
  'no-such-link': 404,
  'no-such-match': 404,
  'no-such-page': 404,
  'no-such-room': 404,
  'match-not-over': 409,
  'too-large': 413,
  'wrong-type': 415,
  'too-many': 429,
  internal: 500,
  'not-saved': 503,
  stopping: 503,
};

export function statusOf(code: string): number {
  return STATUS[code] ?? 422;
}

export function languageFor(request: FastifyRequest): Language {
  return languageOf(request.headers['accept-language']);
}

/** Answers with a refusal, worded for whoever asked. */
export function no(request: FastifyRequest, reply: FastifyReply, refusal: Refusal, game?: string): FastifyReply {
  const language = languageFor(request);
  const telling = game === undefined ? undefined : findGame(game)?.tellings[language];
  const message = telling?.refusal(refusal) ?? refusalText(language, refusal);
  return reply
    .code(statusOf(refusal.code))
    .type('application/json; charset=utf-8')
    .header('content-language', language)
    .send(JSON.stringify({ code: refusal.code, message }));
}
