import { findGame } from '@cifra/games/rules';
import type { Language, Refusal } from '@cifra/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { languageOf, refusalText } from '../words/index.ts';

/** How every error reads. */
export const errorBody = z.object({
  code: z.string().describe('For programs'),
  message: z.string().describe('For people, in the language of the request'),
});

/** What a room or a game refuses was understood, but is not allowed. */
const NOT_ALLOWED = 422;

/** What a code of the house is in HTTP. */
const STATUS: { readonly [code: string]: number } = {
  'bad-request': 400,
  'missing-field': 400,
  'not-json': 400,
  'no-token': 401,
  'no-operator-token': 401,
  banned: 403,
  'not-seated': 403,
  'wrong-origin': 403,
  'bad-code': 400,
  'hand-over-no-match': 400,
  'bad-hook': 400,
  'bad-mail': 400,
  'bad-time-zone': 400,
  'bad-holiday': 400,
  'holiday-too-long': 409,
  'no-such-code': 404,
  'no-such-link': 404,
  'no-such-match': 404,
  'no-such-page': 404,
  'no-such-room': 404,
  'match-not-over': 409,
  'no-review': 409,
  'too-large': 413,
  'wrong-type': 415,
  'kept-too-much': 429,
  'address-kept-too-much': 429,
  'too-many': 429,
  'too-many-codes': 429,
  'too-many-letters': 429,
  'too-many-rooms': 429,
  'house-storage-full': 507,
  'room-storage-full': 507,
  internal: 500,
  'needs-restart': 503,
  'not-saved': 503,
  'house-away': 503,
  'review-later': 503,
  stopping: 503,
};

export function statusOf(code: string): number {
  return STATUS[code] ?? NOT_ALLOWED;
}

export function languageFor(request: FastifyRequest): Language {
  return languageOf(request.headers['accept-language']);
}

/** What the house itself has refused; what a room or a game does not allow is part of playing. */
const refusals = new WeakMap<FastifyRequest, string>();

export function refusedWith(request: FastifyRequest): string | undefined {
  return refusals.get(request);
}

/** Answers with a refusal, worded for whoever asked. */
export function no(request: FastifyRequest, reply: FastifyReply, refusal: Refusal, game?: string): FastifyReply {
  const language = languageFor(request);
  const telling = game === undefined ? undefined : findGame(game)?.tellings[language];
  // A game has codes of its own, and one may be spelt like one of ours: whoever words it has said no.
  const told = telling?.refusal(refusal) ?? null;
  const status = told === null ? statusOf(refusal.code) : NOT_ALLOWED;
  const message = told ?? refusalText(language, refusal);
  if (status !== NOT_ALLOWED) refusals.set(request, refusal.code);
  if (status === 429) reply.header('retry-after', String(refusal.seconds ?? 60));
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .header('content-language', language)
    .send(JSON.stringify({ code: refusal.code, message }));
}
