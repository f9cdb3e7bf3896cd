import type { Refusal } from '@cifra/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { costOf, type House, maySay, speakerOf } from '../house.ts';
import type { Holder } from '../identity/people.ts';
import type { Keeping } from '../storage-budget.ts';
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

/** May this person, at this address, say something more now? */
export function mayAsk(
  { limits, settings, counts, monotonicNow }: House,
  request: FastifyRequest,
  person: string,
): boolean {
  const cost = costOf(Number(request.headers['content-length'] ?? 0));
  const speaker = speakerOf(limits, addressOf(request.raw, settings), person);
  const allowed = maySay(speaker, monotonicNow(), cost);
  if (!allowed) counts.limited++;
  return allowed;
}

/** Why what this request brings is not kept; null where it is. */
export function whyNotKept(
  { storage, settings, counts }: House,
  request: FastifyRequest,
  { person, room, order }: Pick<Keeping, 'room' | 'order'> & { readonly person: string },
): Refusal | null {
  const bytes = Number(request.headers['content-length'] ?? 0);
  const shares = storage.sharesOf(addressOf(request.raw, settings), person);
  const refusal = storage.refuse(shares, { room, order, bytes });
  if (refusal !== null) counts.limited++;
  return refusal;
}
