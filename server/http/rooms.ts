import { findManifest, strengthText } from '@cifra/games/manifests';
import { findGame, GAMES } from '@cifra/games/rules';
import { LANGUAGES, type Language, type MatchFile, type Shape } from '@cifra/kernel';
import {
  DOORS,
  type Finished,
  LIMITS,
  type RoomId,
  type RoomView,
  readMatchFile,
  TAKEOVERS,
  TIME_LIMITS,
} from '@cifra/room';
import { z } from 'zod';
import { awaitedIn } from '../awaited.ts';
import { findRoom, type House, newRoomId, noteOpener, secondsUntilRoom } from '../house.ts';
import type { RegisteredRoom } from '../store/registry.ts';
import type { Api } from './api.ts';
import { addressOf, baseUrl } from './origin.ts';
import { errorBody, languageFor, no } from './refusals.ts';
import { holderOf, whyNotKept } from './requester.ts';
import { bot, card, shown } from './room-card.ts';

const roomCard = card.extend({ id: z.string(), url: z.string() });
const listedRoom = roomCard.extend({ here: z.int().describe('How many are connected there') });
const myRoom = roomCard.extend({
  mine: z
    .object({ seat: z.int(), isToAct: z.boolean().describe('Is it their turn?') })
    .nullable()
    .describe('Where whoever asks sits, known by the cookie; null where they do not'),
});
const nonce = z.string().regex(/^[0-9a-f]{64}$/);
/** A log is read from the store as a whole. */
const LOG_COST = 10;
/** Seconds of a thread, unless somebody has asked before. */
const REVIEW_COST = 20;
/** One address may be a club with several tables. */
const LISTED_PER_ADDRESS = 5;
const roomParams = z.object({ room: z.string().max(64) });

const outcome = z.looseObject({}).describe('Winners, ranking, scores and the reason');
const finished = z.object({
  match: z.int(),
  game: z.string(),
  at: z.number(),
  outcome,
  players: z.array(z.object({ name: z.string().nullable(), bot: bot.nullable() })),
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
        const characters = findManifest(game.id)?.characters.map(({ id, name, strength, line }) => ({
          id,
          name,
          strength: strengthText(language, strength),
          line: line[language],
        }));
        return { id: game.id, name: telling.name, seats: game.seats, rules: game.rulesVersion, options, characters };
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

  app.get(
    '/api/rooms',
    {
      schema: {
        operationId: 'listRooms',
        tags: ['rooms'],
        querystring: z.object({
          game: z.string().max(40).optional(),
          language: z.enum(LANGUAGES).optional().describe('Only rooms in which this is spoken'),
          limit: z.coerce.number().int().min(1).max(100).default(50),
        }),
        response: { 200: z.array(listedRoom), '4xx': errorBody },
      },
    },
    async (request) => {
      const base = baseUrl(request.raw, settings);
      return (await listedRooms(house, request.query)).map(({ id, card }) => ({
        ...shown(card),
        id,
        url: roomUrl(base, id),
        here: house.connections.rooms.get(id) ?? 0,
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
      const person = await house.people.idIn(room.id, hash);
      const mine = mineIn(await room.view(person));
      // A browser of before knew its rooms by itself: from now on the house does, if it can save anything now.
      if (mine !== null && house.store.failing === null) await house.members.sits(hash, room.id, person);
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

  app.get(
    '/api/rooms/:room/matches/:match/review',
    {
      config: { cost: REVIEW_COST },
      schema: {
        operationId: 'reviewMatch',
        tags: ['matches'],
        params: roomParams.extend({ match: z.coerce.number().int().min(1).max(1_000_000) }),
        response: { 200: z.looseObject({ game: z.string(), unit: z.enum(['win', 'points']) }), '4xx': errorBody },
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
      const payer = addressOf(request.raw, settings);
      const review = await house.reviews
        .of(`${room.id} ${match}`, payer, () => matchFileFrom(house, room.id, found))
        .catch(() => null);
      if (review === null) return no(request, reply, { code: 'review-later' });
      return review.ok ? { ...review.value } : no(request, reply, { code: 'no-review' });
    },
  );
}

async function matchFileFrom({ store }: House, room: RoomId, found: Finished): Promise<MatchFile<Shape>> {
  const rules = findGame(found.game)?.game;
  if (rules === undefined) throw new Error(`${found.game} is not played in this house`);
  return readMatchFile(rules, store, room, found);
}

type ListQuery = {
  readonly limit: number;
  readonly game?: string | undefined;
  readonly language?: Language | undefined;
};

/** Rooms with somebody there, the latest first, and only so many that one address has opened: no list is one person's. */
async function listedRooms(
  { registry, connections, openers, neighbours }: House,
  { limit, game, language }: ListQuery,
): Promise<readonly RegisteredRoom[]> {
  const byAddress = new Map<string, number>();
  const isFair = ({ id }: RegisteredRoom) => {
    const opener = openers.of(id);
    const count = (byAddress.get(opener) ?? 0) + 1;
    byAddress.set(opener, count);
    return count <= LISTED_PER_ADDRESS;
  };
  const here = await registry.listed(
    [...new Set([...connections.rooms.keys(), ...(await neighbours.attended())])],
    game,
  );
  const wanted = language === undefined ? here : here.filter(({ card }) => card.language === language);
  return wanted.filter(isFair).slice(0, limit);
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

function roomUrl(base: string, id: string): string {
  return `${base}/r/${id}`;
}

/** Where somebody sits, and whether the table waits for them; a bot that plays on for them waits for nobody. */
function mineIn(view: RoomView): { seat: number; isToAct: boolean } | null {
  const { table, me } = view;
  const seat = table.seats.findIndex(({ person }) => person?.id === me);
  return seat < 0 ? null : { seat, isToAct: table.seats[seat]?.bot === null && awaitedIn(view).includes(seat) };
}
