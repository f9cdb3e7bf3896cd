import type { Refusal } from '@cifra/kernel';
import { roomOrder } from '@cifra/protocol';
import { LIMITS, RoomClosed, type RoomHandle, type RoomOrder } from '@cifra/room';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { findRoom, type House } from '../house.ts';
import { newKey } from '../keys.ts';
import type { Token } from '../store/registry.ts';
import type { Api } from './api.ts';
import { BotStream } from './bot-stream.ts';
import { addressOf } from './origin.ts';
import { errorBody, languageFor, no } from './refusals.ts';
import { payForBadToken } from './request-cost.ts';
import { holderOf, mayAsk, whyNotKept } from './requester.ts';

const seen = z.looseObject({ version: z.int() }).describe('What the seat sees of the room and of the match');
const moves = z
  .array(z.looseObject({ type: z.string() }))
  .describe('What the seat may play now; of free text a sample');
// The limits of bots are their own: see `mayAsk`. Only an address that has guessed at tokens is kept away.
const config = { cost: 0 } as const;

/** Who speaks by a token, and where. */
type Bearer = { readonly token: Token; readonly room: RoomHandle };

export function botRoutes(app: Api, house: House): void {
  const { people, limits, settings } = house;

  const bearer = async (request: FastifyRequest, reply: FastifyReply): Promise<Bearer | null> => {
    const token = await people.bearer(request.headers);
    if (token === null) {
      payForBadToken(house, request);
      return refuse(request, reply, { code: 'no-token' });
    }
    if (!mayAsk(house, request, token.person)) return refuse(request, reply, { code: 'too-many', seconds: 1 });
    const room = await findRoom(house, token.room);
    return room === null ? refuse(request, reply, { code: 'no-such-room' }) : { token, room };
  };

  app.post(
    '/api/rooms/:room/token',
    {
      schema: {
        operationId: 'makeToken',
        tags: ['bots'],
        params: z.object({ room: z.string().max(64) }),
        body: z.strictObject({
          name: z.string().max(LIMITS.name).optional().describe('The nickname of the seat'),
          seat: z.int().min(0).max(15).optional().describe('Which seat to take; the first empty one if none is named'),
        }),
        response: {
          201: z.object({ token: z.string().describe('Shown once; whoever has it plays the seat') }),
          '4xx': errorBody,
        },
      },
    },
    async (request, reply) => {
      const { hash } = holderOf(house, request, reply);
      if (!mayAsk(house, request, hash)) return no(request, reply, { code: 'too-many', seconds: 1 });
      const room = await findRoom(house, request.params.room);
      if (room === null) return no(request, reply, { code: 'no-such-room' });
      const { name, seat } = request.body;
      const person = await people.personIn(room.id, hash, languageFor(request), name);
      const { table } = await room.view(person.id);
      if (!table.seats.some((place) => place.person?.id === person.id)) {
        const sit: RoomOrder = seat === undefined ? { type: 'sit' } : { type: 'sit', seat };
        // Everybody at the table sees that a program plays there.
        const sat = await room.order({ ...person, isProgram: true }, newKey().slice(0, 20), sit);
        if (!sat.ok) return no(request, reply, sat.refusal, table.game);
      }
      await people.remember(hash, name);
      const token = await people.newToken({ room: room.id, person: person.id, name: person.name }, house.now());
      return reply.code(201).send({ token });
    },
  );

  app.get(
    '/api/bot/view',
    { config, schema: { operationId: 'botView', tags: ['bots'], response: { 200: seen, '4xx': errorBody } } },
    async (request, reply) => {
      const who = await bearer(request, reply);
      return who === null ? reply : { ...(await who.room.view(who.token.person)) };
    },
  );

  app.get(
    '/api/bot/legal',
    { config, schema: { operationId: 'botLegal', tags: ['bots'], response: { 200: moves, '4xx': errorBody } } },
    async (request, reply) => {
      const who = await bearer(request, reply);
      return who === null ? reply : ([...(await who.room.legal(who.token.person))] as { type: string }[]);
    },
  );

  app.post(
    '/api/bot/orders',
    {
      config,
      schema: {
        operationId: 'botOrder',
        tags: ['bots'],
        body: z.strictObject({
          id: z.string().min(1).max(LIMITS.orderId).optional().describe('The same id again is the same order'),
          order: roomOrder,
        }),
        response: { 200: z.object({ version: z.int() }), '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const who = await bearer(request, reply);
      if (who === null) return reply;
      const { id = newKey().slice(0, 20), order } = request.body;
      const { token, room } = who;
      const unkept = whyNotKept(house, request, { person: token.person, room: room.id, order: order.type });
      if (unkept !== null) return no(request, reply, unkept);
      const answer = await room.order({ id: token.person, name: token.name }, id, order as RoomOrder);
      if (!answer.ok) {
        house.counts.commandsRefused++;
        return no(request, reply, answer.refusal, await gameOf(room));
      }
      house.counts.commandsTaken++;
      return { version: answer.version };
    },
  );

  app.get(
    '/api/bot/stream',
    {
      config,
      schema: {
        operationId: 'botStream',
        tags: ['bots'],
        response: {
          200: { content: { 'application/x-ndjson': { schema: z.string() } } },
          '4xx': errorBody,
        },
      },
    },
    async (request, reply) => {
      if (house.store.broken !== null) return no(request, reply, { code: 'needs-restart' });
      if (!house.neighbours.isMember) return no(request, reply, { code: 'house-away' });
      const who = await bearer(request, reply);
      if (who === null) return reply;
      const address = addressOf(request.raw, settings);
      if (!limits.sockets.add(address, settings.socketsPerAddress))
        return no(request, reply, { code: 'too-many', seconds: 30 });
      reply.hijack();
      const headers = reply.getHeaders() as { [name: string]: string | number | string[] };
      new BotStream(house, who.room, who.token.person, address, reply.raw, headers, () =>
        limits.sockets.remove(address),
      );
    },
  );

  /** Undefined where the store fails; a room that has closed says so. */
  async function gameOf(room: RoomHandle): Promise<string | undefined> {
    try {
      return (await room.card()).game;
    } catch (error) {
      if (error instanceof RoomClosed) throw error;
      return undefined;
    }
  }

  function refuse(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): null {
    no(request, reply, refusal);
    return null;
  }
}
