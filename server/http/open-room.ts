import { LANGUAGES } from '@cifra/kernel';
import { DOORS, LIMITS, TAKEOVERS, TIME_LIMITS } from '@cifra/room';
import { z } from 'zod';
import { type House, newRoomId, noteOpener, secondsUntilRoom } from '../house.ts';
import type { Api } from './api.ts';
import { addressOf, baseUrl } from './origin.ts';
import { errorBody, languageFor, no } from './refusals.ts';
import { holderOf, whyNotKept } from './requester.ts';
import { bot, roomUrl } from './room-card.ts';

const nonce = z.string().regex(/^[0-9a-f]{64}$/);

/** A room is opened, and with it somebody may sit down, bots come and the match begin: one entry of its log. */
export function openRoomRoute(app: Api, house: House): void {
  const { rooms, settings, counts } = house;

  app.post(
    '/api/rooms',
    {
      schema: {
        operationId: 'openRoom',
        tags: ['rooms'],
        body: z.strictObject({
          game: z.string().max(40),
          seats: z.int().min(1).max(16).optional(),
          options: z.record(z.string().max(40), z.unknown()).optional(),
          listed: z.boolean().optional().describe('Put it in the public list; private by default'),
          pace: z.int().min(0).max(10_000).optional().describe('The least time that bots take, in milliseconds'),
          name: z.string().max(LIMITS.name).optional().describe('Your nickname'),
          takeover: z
            .enum(TAKEOVERS)
            .optional()
            .describe('Who may take over a bot in mid-match: nobody, or whoever asks and is let by the host'),
          door: z
            .enum(DOORS)
            .optional()
            .describe('Whoever comes by the link sits down at once, or asks and is let in by the host'),
          timeLimit: z
            .literal(TIME_LIMITS)
            .nullable()
            .optional()
            .describe('Seconds for each decision; nobody is hurried by default'),
          hints: z
            .boolean()
            .optional()
            .describe('Players may ask for hints; off by default, and always allowed with bots alone'),
          language: z.enum(LANGUAGES).optional().describe('What is spoken there; by default what your request prefers'),
          sit: z
            .strictObject({ name: z.string().max(LIMITS.name).optional() })
            .optional()
            .describe('Take the first seat, under this nickname'),
          bots: z.array(bot).max(15).optional().describe('Bots for the next seats'),
          start: z
            .strictObject({ nonce: nonce.optional() })
            .optional()
            .describe(
              'Begin at once. Nobody has seen the promise of that deal, so nobody’s nonce goes into it: for a deal that you can check, give a nonce with the order `start` instead',
            ),
        }),
        response: {
          201: z.object({
            id: z.string(),
            url: z.string(),
            commitment: z.string().describe('The promise of the first deal: SHA-256 of its seed and salt'),
          }),
          '4xx': errorBody,
        },
      },
    },
    async (request, reply) => {
      const { sit, bots, start, ...asked } = request.body;
      const name = sit?.name ?? asked.name;
      const holder = holderOf(house, request, reply);
      const at = house.monotonicNow();
      const isAlone = isForOne(request.body);
      const seconds = secondsUntilRoom(house.limits, addressOf(request.raw, settings), holder.hash, isAlone, at);
      if (seconds !== null) {
        counts.limited++;
        const code = isAlone ? 'too-many' : 'too-many-rooms';
        return no(request, reply, { code, minutes: Math.ceil(seconds / 60), seconds });
      }
      const unkept = whyNotKept(house, request, { person: holder.hash, room: null, order: 'open' });
      if (unkept !== null) return no(request, reply, unkept);
      const id = newRoomId();
      const host = await house.people.personIn(id, holder.hash, languageFor(request), name);
      const { game, seats, options, listed, pace } = asked;
      const opened = await rooms.open(id, host, {
        game,
        ...(seats === undefined ? {} : { seats }),
        ...(options === undefined ? {} : { options }),
        ...(listed === undefined ? {} : { listed }),
        ...(pace === undefined ? {} : { pace }),
        ...(asked.takeover === undefined ? {} : { takeover: asked.takeover }),
        ...(asked.door === undefined ? {} : { door: asked.door }),
        ...(asked.timeLimit === undefined ? {} : { timeLimit: asked.timeLimit }),
        ...(asked.hints === undefined ? {} : { hints: asked.hints }),
        language: asked.language ?? languageFor(request),
        // The name is the host's already.
        ...(sit === undefined ? {} : { sit: {} }),
        ...(bots === undefined ? {} : { bots }),
        ...(start === undefined ? {} : { start: {} }),
      });
      if (!opened.ok) return no(request, reply, opened.refusal, game);
      if (sit !== undefined) await house.members.sits(holder.hash, id, host.id);
      await house.people.remember(holder.hash, name);
      await house.visits.saw(holder.hash);
      noteOpener(house, id, addressOf(request.raw, settings));
      counts.roomsOpened++;
      const { commitment } = (await opened.value.view(host.id)).table;
      return reply.code(201).send({ id, url: roomUrl(baseUrl(request.raw, settings), id), commitment });
    },
  );
}

type AskedSeats = {
  readonly seats?: number | undefined;
  readonly sit?: object | undefined;
  readonly bots?: readonly string[] | undefined;
  readonly listed?: boolean | undefined;
};

/** Every seat is taken by whoever asks and by bots: it keeps no table from anybody. */
function isForOne({ seats = 2, sit, bots = [], listed = false }: AskedSeats): boolean {
  return !listed && (sit === undefined ? 0 : 1) + bots.length >= seats;
}
