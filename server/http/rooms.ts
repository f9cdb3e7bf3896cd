import { findGame } from '@cifra/games/rules';
import { LANGUAGES, type Language } from '@cifra/kernel';
import type { RoomId, RoomView } from '@cifra/room';
import { z } from 'zod';
import { awaitedIn } from '../awaited.ts';
import { findRoom, type House } from '../house.ts';
import type { RegisteredRoom } from '../store/registry.ts';
import type { Api } from './api.ts';
import { baseUrl } from './origin.ts';
import { errorBody, no } from './refusals.ts';
import { card, roomParams, roomUrl, shown } from './room-card.ts';

const roomCard = card.extend({ id: z.string(), url: z.string() });
const listedRoom = roomCard.extend({ here: z.int().describe('How many are connected there') });
const myRoom = roomCard.extend({
  mine: z
    .object({ seat: z.int(), isToAct: z.boolean().describe('Is it their turn?') })
    .nullable()
    .describe('Where whoever asks sits, known by the cookie; null where they do not'),
});
/** A log is read from the store as a whole. */
const LOG_COST = 10;
/** One address may be a club with several tables. */
const LISTED_PER_ADDRESS = 5;

const log = z.object({
  version: z.int().describe('How far it goes'),
  entries: z.array(
    z.object({ version: z.int(), at: z.number(), events: z.array(z.unknown()).describe('As on the socket') }),
  ),
});

/** Rooms as others see them: the public list, one room's card, and its public log. */
export function roomRoutes(app: Api, house: House): void {
  const { settings } = house;

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
    async (request, reply) => {
      const { game } = request.query;
      if (game !== undefined && findGame(game) === undefined) return no(request, reply, { code: 'unknown-game', game });
      const base = baseUrl(request.raw, settings);
      const here = await peopleHere(house);
      return (await listedRooms(house, request.query, [...here.keys()])).map(({ id, card }) => ({
        ...shown(card),
        id,
        url: roomUrl(base, id),
        here: here.get(id) ?? 0,
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
}

type ListQuery = {
  readonly limit: number;
  readonly game?: string | undefined;
  readonly language?: Language | undefined;
};

/** How many are at each room, at this process and at the others. */
async function peopleHere({ connections, neighbours }: House): Promise<ReadonlyMap<RoomId, number>> {
  const here = new Map(await neighbours.attended());
  for (const [room, people] of connections.rooms) here.set(room, people + (here.get(room) ?? 0));
  return here;
}

/** Rooms with somebody there, the latest first, and only so many that one address has opened: no list is one person's. */
async function listedRooms(
  { registry, openers }: House,
  { limit, game, language }: ListQuery,
  attended: readonly RoomId[],
): Promise<readonly RegisteredRoom[]> {
  const byAddress = new Map<string, number>();
  const isFair = ({ id }: RegisteredRoom) => {
    const opener = openers.of(id);
    const count = (byAddress.get(opener) ?? 0) + 1;
    byAddress.set(opener, count);
    return count <= LISTED_PER_ADDRESS;
  };
  // A game that is none is no word for the database, which does not take every sign.
  if (game !== undefined && findGame(game) === undefined) return [];
  const here = await registry.listed(attended, game);
  const wanted = language === undefined ? here : here.filter(({ card }) => card.language === language);
  return wanted.filter(isFair).slice(0, limit);
}

/** Where somebody sits, and whether the table waits for them; a bot that plays on for them waits for nobody. */
function mineIn(view: RoomView): { seat: number; isToAct: boolean } | null {
  const { table, me } = view;
  const seat = table.seats.findIndex(({ person }) => person?.id === me);
  return seat < 0 ? null : { seat, isToAct: table.seats[seat]?.bot === null && awaitedIn(view).includes(seat) };
}
