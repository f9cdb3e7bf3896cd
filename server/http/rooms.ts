import { findGame, GAMES } from '@cifra/games/rules';
import { LEVELS, type MatchFile, type Shape } from '@cifra/kernel';
import {
  type Finished,
  LIMITS,
  ROOM_PHASES,
  type RoomCard,
  type RoomId,
  type RoomView,
  readMatchFile,
  TAKEOVERS,
  TIME_LIMITS,
} from '@cifra/room';
import { z } from 'zod';
import { findRoom, type House, newRoomId, secondsUntilRoom } from '../house.ts';
import type { RegisteredRoom } from '../store/registry.ts';
import type { Api } from './api.ts';
import { addressOf, baseUrl } from './origin.ts';
import { errorBody, languageFor, no } from './refusals.ts';
import { holderOf, whyNotKept } from './who.ts';

const card = z.object({
  game: z.string(),
  listed: z.boolean().describe('Is it in the public list?'),
  phase: z.enum(ROOM_PHASES),
  match: z.int().describe('The number of the match that is played, was played last, or comes first'),
  seats: z
    .array(z.union([z.object({ name: z.string() }), z.object({ bot: z.enum(LEVELS) }), z.null()]))
    .describe('By seat: a person, a bot, or nobody'),
  at: z.number().describe('When that last changed, in milliseconds since 1970'),
});
const roomCard = card.extend({ id: z.string(), url: z.string() });
const myRoom = roomCard.extend({
  mine: z
    .object({ seat: z.int(), isToAct: z.boolean().describe('Is it their turn?') })
    .nullable()
    .describe('Where whoever asks sits, known by the cookie; null where they do not'),
});
const nonce = z.string().regex(/^[0-9a-f]{64}$/);
/** A log is read from the store as a whole. */
const LOG_COST = 10;
/** One address may be a club with several tables. */
const LISTED_PER_ADDRESS = 5;
const roomParams = z.object({ room: z.string().max(64) });

const outcome = z.looseObject({}).describe('Winners, ranking, scores and the reason');
const finished = z.object({
  match: z.int(),
  game: z.string(),
  at: z.number(),
  outcome,
  players: z.array(z.object({ name: z.string().nullable(), bot: z.enum(LEVELS).nullable() })),
  file: z.string().describe('Where the match file is'),
});

const log = z.object({
  version: z.int().describe('How far it goes'),
  entries: z.array(
    z.object({ version: z.int(), at: z.number(), events: z.array(z.unknown()).describe('As on the socket') }),
  ),
});

export function roomRoutes(app: Api, house: House): void {
  const { rooms, registry, settings, counts } = house;

  app.get(
    '/api/games',
    {
      schema: {
        operationId: 'listGames',
        tags: ['rooms'],
        response: { 200: z.array(z.looseObject({ id: z.string() })) },
      },
    },
    async (request) => {
      const language = languageFor(request);
      return GAMES.map(({ game, tellings }) => {
        const telling = tellings[language];
        const options = Object.entries(game.options).map(([name, spec]) => ({
          ...telling.option(name as never),
          name,
          ...(spec as object),
        }));
        return { id: game.id, name: telling.name, seats: game.seats, rules: game.rulesVersion, options };
      });
    },
  );

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
          timeLimit: z
            .literal(TIME_LIMITS)
            .nullable()
            .optional()
            .describe('Seconds for each decision; nobody is hurried by default'),
          sit: z
            .strictObject({ name: z.string().max(LIMITS.name).optional() })
            .optional()
            .describe('Take the first seat, under this nickname'),
          bots: z.array(z.enum(LEVELS)).max(15).optional().describe('Bots for the next seats'),
          start: z
            .strictObject({ nonce: nonce.optional() })
            .optional()
            .describe('Begin at once; your nonce of 64 hexadecimal digits goes into the deal'),
        }),
        response: { 201: z.object({ id: z.string(), url: z.string() }), '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const { sit, bots, start, ...asked } = request.body;
      const name = sit?.name ?? asked.name;
      const holder = holderOf(house, request, reply);
      const at = house.monotonicNow();
      // A match that begins at once has its host and bots alone.
      const seconds = secondsUntilRoom(
        house.limits,
        addressOf(request.raw, settings),
        holder.hash,
        start !== undefined,
        at,
      );
      if (seconds !== null) {
        counts.limited++;
        const code = start === undefined ? 'too-many-rooms' : 'too-many';
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
        ...(asked.timeLimit === undefined ? {} : { timeLimit: asked.timeLimit }),
        // The name is the host's already.
        ...(sit === undefined ? {} : { sit: {} }),
        ...(bots === undefined ? {} : { bots }),
        ...(start === undefined ? {} : { start: start.nonce === undefined ? {} : { nonce: start.nonce } }),
      });
      if (!opened.ok) return no(request, reply, opened.refusal, game);
      await house.people.remember(holder.hash, name);
      await house.visits.saw(holder.hash);
      house.openers.set(id, addressOf(request.raw, settings));
      counts.roomsOpened++;
      return reply.code(201).send({ id, url: roomUrl(baseUrl(request.raw, settings), id) });
    },
  );

  app.get(
    '/api/rooms',
    {
      schema: {
        operationId: 'listRooms',
        tags: ['rooms'],
        querystring: z.object({
          game: z.string().max(40).optional(),
          limit: z.coerce.number().int().min(1).max(100).default(50),
        }),
        response: { 200: z.array(roomCard), '4xx': errorBody },
      },
    },
    async (request) => {
      const { limit, game } = request.query;
      const base = baseUrl(request.raw, settings);
      return (await listedRooms(house, limit, game)).map(({ id, card }) => ({
        ...shown(card),
        id,
        url: roomUrl(base, id),
      }));
    },
  );

  app.get(
    '/api/rooms/:room',
    {
      schema: {
        operationId: 'readRoom',
        tags: ['rooms'],
        params: roomParams,
        response: { 200: myRoom, '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const room = await findRoom(house, request.params.room);
      if (room === null) return no(request, reply, { code: 'no-such-room' });
      const { hash } = house.people.holder(request.headers);
      const mine = mineIn(await room.view(await house.people.idIn(room.id, hash)));
      const url = roomUrl(baseUrl(request.raw, settings), room.id);
      return { ...shown(await room.card()), id: room.id, url, mine };
    },
  );

  app.get(
    '/api/rooms/:room/log',
    {
      config: { cost: LOG_COST },
      schema: {
        operationId: 'readLog',
        tags: ['rooms'],
        params: roomParams,
        response: { 200: log, '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const room = await findRoom(house, request.params.room);
      if (room === null) return no(request, reply, { code: 'no-such-room' });
      const { version, entries } = await room.log();
      return { version, entries: entries.map((entry) => ({ ...entry, events: [...entry.events] })) };
    },
  );

  app.get(
    '/api/rooms/:room/matches',
    {
      schema: {
        operationId: 'listMatches',
        tags: ['matches'],
        params: roomParams,
        querystring: z.object({ limit: z.coerce.number().int().min(1).max(100).default(100) }),
        response: { 200: z.array(finished), '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const room = await findRoom(house, request.params.room);
      if (room === null) return no(request, reply, { code: 'no-such-room' });
      const base = `${baseUrl(request.raw, settings)}/api/rooms/${room.id}/matches`;
      return (await registry.finished(room.id, request.query.limit)).map(({ match, game, at, outcome, players }) => ({
        match,
        game,
        at,
        outcome: { ...outcome },
        players: players.map(({ name, bot }) => ({ name, bot })),
        file: `${base}/${match}`,
      }));
    },
  );

  app.get(
    '/api/rooms/:room/matches/:match',
    {
      schema: {
        operationId: 'readMatch',
        tags: ['matches'],
        params: roomParams.extend({ match: z.coerce.number().int().min(1).max(1_000_000) }),
        response: { 200: z.looseObject({ format: z.string() }), '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const room = await findRoom(house, request.params.room);
      if (room === null) return no(request, reply, { code: 'no-such-room' });
      const { match } = request.params;
      const found = await registry.finishedMatch(room.id, match);
      if (found === null) {
        const { match: current } = await room.card();
        return no(request, reply, { code: current === match ? 'match-not-over' : 'no-such-match' });
      }
      const file = await matchFileFrom(house, room.id, found);
      reply.header('content-disposition', `attachment; filename="cifra-${file.game}-${match}.json"`);
      return file;
    },
  );
}

async function matchFileFrom({ store }: House, room: RoomId, found: Finished): Promise<MatchFile<Shape>> {
  const rules = findGame(found.game)?.game;
  if (rules === undefined) throw new Error(`${found.game} is not played in this house`);
  return readMatchFile(rules, store, room, found);
}

/** Rooms with somebody there, the latest first, and only so many that one address has opened: no list is one person's. */
async function listedRooms(
  { registry, connections, openers }: House,
  limit: number,
  game: string | undefined,
): Promise<readonly RegisteredRoom[]> {
  const byAddress = new Map<string, number>();
  const isFair = ({ id }: RegisteredRoom) => {
    const opener = openers.of(id);
    const count = (byAddress.get(opener) ?? 0) + 1;
    byAddress.set(opener, count);
    return count <= LISTED_PER_ADDRESS;
  };
  const here = await registry.listed([...connections.rooms.keys()], game);
  return here.filter(isFair).slice(0, limit);
}

function roomUrl(base: string, id: string): string {
  return `${base}/r/${id}`;
}

/** Where somebody sits, and whether the table waits for them; a bot that plays on for them waits for nobody. */
function mineIn({ table, me, match }: RoomView): { seat: number; isToAct: boolean } | null {
  const seat = table.seats.findIndex(({ person }) => person?.id === me);
  if (seat < 0) return null;
  const isPlaying = table.phase === 'playing' && table.seats[seat]?.bot === null;
  const game = isPlaying && match !== null ? findGame(table.game)?.game : undefined;
  return { seat, isToAct: match !== null && game?.toAct(match.table).includes(seat) === true };
}

function shown({ seats, ...card }: RoomCard): Omit<RoomCard, 'seats'> & { seats: RoomCard['seats'][number][] } {
  return { ...card, seats: [...seats] };
}
