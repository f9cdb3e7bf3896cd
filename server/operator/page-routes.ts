import { createHash, timingSafeEqual } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { House } from '../house.ts';
import type { Api } from '../http/api.ts';
import { languageFor, no } from '../http/refusals.ts';
import { payForBadToken } from '../http/request-cost.ts';
import { IN_MEMORY } from '../store/embedded.ts';
import { refusalName } from '../words/refusal-names.ts';
import type { Activity } from './activity.ts';
import type { Operations } from './operations.ts';
import type { RoomRow } from './room-operations.ts';

/** Everything is counted anew each time. */
const COST = 10;
const MOST_ROOMS = 60;

const room = z.string().max(40);
const days = z.int().min(0).max(36_500);
const action = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('close-room'), room }),
  z.strictObject({ do: z.literal('unlist'), room }),
  z.strictObject({ do: z.literal('relist'), room }),
  z.strictObject({ do: z.literal('ban'), who: z.string().max(64) }),
  z.strictObject({ do: z.literal('unban'), who: z.string().max(64) }),
  z.strictObject({ do: z.literal('back-up') }),
  z.strictObject({ do: z.literal('stop') }),
  z.strictObject({ do: z.literal('prune'), rooms: days, empty: days, people: days, dryRun: z.boolean() }),
]);

/** What the operator's page asks and does; only with the operator's token. */
export function operatorRoutes(app: Api, house: House, operations: Operations, activity: Activity): void {
  // Not in the public documentation: it is the page's own.
  const hide = { hide: true };

  app.get('/api/house', { config: { cost: COST }, schema: hide }, async (request, reply) => {
    if (!(await isOperator(house, request))) return refused(house, request, reply);
    const { settings, connections, refusals, now } = house;
    const listed = await operations.carryOut({ do: 'rooms', limit: MOST_ROOMS });
    const rooms = listed.ok ? (listed.value as { readonly rooms: readonly RoomRow[] }).rooms : [];
    const { total, byCode, busiest } = refusals.report();
    const language = languageFor(request);
    return reply.send({
      ...(await operations.status()),
      now: now(),
      startedAt: activity.startedAt,
      memory: process.memoryUsage.rss() + house.minds.memory,
      roomsWithPeople: connections.rooms.size,
      storage: {
        used: house.store.bytes(),
        isFull: house.storage.isFull,
        most: settings.storageMegabytes * 1_048_576,
        free: await freeSpace(settings.data),
      },
      refusals: { total, busiest, byCode: byCode.map((one) => ({ ...one, name: refusalName(language, one.code) })) },
      keep: { rooms: settings.keepRoomsDays, empty: settings.keepEmptyDays, people: settings.keepPeopleDays },
      samples: activity.samples,
      rooms,
    });
  });

  app.post('/api/house', { schema: { ...hide, body: action } }, async (request, reply) => {
    if (!(await isOperator(house, request))) return refused(house, request, reply);
    const done = await operations.carryOut(request.body);
    return done.ok ? reply.send(done.value) : no(request, reply, done.refusal);
  });
}

/** In the time that any other token takes. */
async function isOperator({ registry }: House, { headers }: FastifyRequest): Promise<boolean> {
  const given = /^Bearer (\S{1,200})$/.exec(headers.authorization ?? '')?.[1];
  if (given === undefined) return false;
  return timingSafeEqual(digest(given), digest(await registry.operatorToken()));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function refused(house: House, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  payForBadToken(house, request);
  return no(request, reply, { code: 'no-operator-token' });
}

/** Bytes that the disk still has; null where the data are on none. */
async function freeSpace(folder: string): Promise<number | null> {
  if (folder === IN_MEMORY) return null;
  const disk = await statfs(folder).catch(() => null);
  return disk === null ? null : disk.bavail * disk.bsize;
}
