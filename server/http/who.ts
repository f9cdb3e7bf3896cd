import type { FastifyReply, FastifyRequest } from 'fastify';
import { type House, maySay } from '../house.ts';
import type { Holder } from '../identity/people.ts';
import { addressOf, isSecure } from './origin.ts';

/**
 * Who asks; whoever has no key yet is given one, and whoever has one keeps it for another year. Only routes that act for
 * somebody call this: reading leaves no trace.
 */
export function holderOf({ people, settings }: House, request: FastifyRequest, reply: FastifyReply): Holder {
  const holder = people.holder(request.headers);
  reply.header('set-cookie', people.cookie(holder.key, isSecure(request.raw, settings)));
  return holder;
}

/** May this person, at this address, say one thing more now? */
export function mayAsk(
  { limits, settings, counts, monotonicNow }: House,
  request: FastifyRequest,
  person: string,
): boolean {
  const allowed = maySay(limits, addressOf(request.raw, settings), person, monotonicNow());
  if (!allowed) counts.limited++;
  return allowed;
}
