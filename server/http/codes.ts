import type { RoomId } from '@cifra/room';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { findRoom, type House } from '../house.ts';
import { newRoomCode, readRoomCode } from '../identity/room-code.ts';
import type { Api } from './api.ts';
import { addressOf } from './origin.ts';
import { errorBody, no } from './refusals.ts';
import { holderOf, mayAsk } from './requester.ts';

/** An evening. */
export const CODE_MS = 12 * 3_600_000;
/** With so many alive at once the next one waits: the fewer there are, the less a guess finds. */
const MOST_CODES = 2_000;
/** Two rooms get the same one once in thirty thousand times, with all of them alive. */
const TRIES = 5;

const roomParams = z.object({ room: z.string().max(64) });
const codeBody = z.object({ code: z.string().nullable().describe('Six signs; null where the room has none') });

/** Short codes beside links: for a table around a screen. docs/links.md says what guessing them would bring. */
export function codeRoutes(app: Api, house: House): void {
  app.get(
    '/api/rooms/:room/code',
    {
      schema: {
        operationId: 'readCode',
        tags: ['rooms'],
        params: roomParams,
        response: { 200: codeBody, '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const room = await findRoom(house, request.params.room);
      if (room === null) return no(request, reply, { code: 'no-such-room' });
      return { code: await house.codes.codeOf(room.id) };
    },
  );

  app.post(
    '/api/rooms/:room/code',
    {
      schema: {
        operationId: 'makeCode',
        tags: ['rooms'],
        params: roomParams,
        response: { 201: codeBody, '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const room = await asHost(house, request, reply, request.params.room);
      if (typeof room !== 'string') return room;
      const code = await codeFor(house, room);
      if (code === null) return no(request, reply, { code: 'too-many', seconds: 600 });
      return reply.code(201).send({ code });
    },
  );

  app.delete(
    '/api/rooms/:room/code',
    {
      schema: {
        operationId: 'endCode',
        tags: ['rooms'],
        params: roomParams,
        response: { 200: codeBody, '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const room = await asHost(house, request, reply, request.params.room);
      if (typeof room !== 'string') return room;
      await house.codes.remove(room);
      return { code: null };
    },
  );

  app.post(
    '/api/join',
    {
      schema: {
        operationId: 'joinByCode',
        tags: ['rooms'],
        body: z.strictObject({ code: z.string().max(40) }),
        response: { 200: z.object({ room: z.string() }), '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const code = readRoomCode(request.body.code);
      if (code === null) return no(request, reply, { code: 'bad-code' });
      const seconds = secondsUntilGuess(house, request);
      if (seconds > 0) {
        house.counts.limited++;
        return no(request, reply, { code: 'too-many-codes', minutes: Math.ceil(seconds / 60), seconds });
      }
      // Paid before it is looked up: a thousand guesses in one breath would otherwise all find the purse full.
      payForGuess(house, request);
      const room = await roomBehind(house, code);
      if (room === null) return no(request, reply, { code: 'no-such-code' });
      payBack(house, request);
      return { room };
    },
  );
}

/** The room that a code leads to now: only while it takes people, and for an evening. */
async function roomBehind({ codes, registry }: House, code: string): Promise<RoomId | null> {
  const room = await codes.roomOf(code);
  const card = room === null ? null : await registry.card(room);
  return card?.phase === 'lobby' ? room : null;
}

async function codeFor({ codes, now }: House, room: RoomId): Promise<string | null> {
  if ((await codes.codeOf(room)) === null && (await codes.count()) >= MOST_CODES) return null;
  for (let tries = 0; tries < TRIES; tries++) {
    const known = await codes.codeOf(room);
    if (known !== null) return known;
    const fresh = newRoomCode();
    if (await codes.add(fresh, room, now())) return fresh;
  }
  return null;
}

/** Only what was guessed wrong is paid for: by the address, and by all of them together. */
function guesses({ limits, settings, monotonicNow }: House, request: FastifyRequest) {
  const at = monotonicNow();
  return [limits.guesses.of(addressOf(request.raw, settings), at), limits.allGuesses.of('all', at)];
}

function secondsUntilGuess(house: House, request: FastifyRequest): number {
  return Math.max(...guesses(house, request).map((bucket) => bucket.secondsUntil(house.monotonicNow(), 1)));
}

function payForGuess(house: House, request: FastifyRequest): void {
  for (const bucket of guesses(house, request)) bucket.take(house.monotonicNow());
}

function payBack(house: House, request: FastifyRequest): void {
  for (const bucket of guesses(house, request)) bucket.giveBack(house.monotonicNow(), 1);
}

async function asHost(
  house: House,
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
): Promise<RoomId | FastifyReply> {
  const { hash } = holderOf(house, request, reply);
  if (!mayAsk(house, request, hash)) return no(request, reply, { code: 'too-many', seconds: 1 });
  const room = await findRoom(house, id);
  if (room === null) return no(request, reply, { code: 'no-such-room' });
  const person = await house.people.idIn(room.id, hash);
  const { table } = await room.view(person);
  return table.host === person ? room.id : no(request, reply, { code: 'host-only' });
}
