import { findGame } from '@cifra/games/rules';
import type { MatchFile, Refusal, Shape } from '@cifra/kernel';
import { type Finished, type RoomHandle, type RoomId, readMatchFile } from '@cifra/room';
import { z } from 'zod';
import { findRoom, type House } from '../house.ts';
import type { Api } from './api.ts';
import { addressOf, baseUrl } from './origin.ts';
import { errorBody, no } from './refusals.ts';
import { reviewAnswer, reviewBody } from './review-body.ts';
import { bot, roomParams } from './room-card.ts';

/** Seconds of a thinker, unless somebody has asked before. */
const REVIEW_COST = 20;
const matchParams = roomParams.extend({ match: z.coerce.number().int().min(1).max(1_000_000) });

const outcome = z.looseObject({}).describe('Winners, ranking, scores and the reason');
const finished = z.object({
  match: z.int(),
  game: z.string(),
  at: z.number(),
  outcome,
  players: z.array(z.object({ name: z.string().nullable(), bot: bot.nullable() })),
  file: z.string().describe('Where the match file is'),
});

/** The finished matches of a room: a list, the file of each, and its review. */
export function matchRoutes(app: Api, house: House): void {
  const { registry, settings } = house;

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
        params: matchParams,
        response: { 200: z.looseObject({ format: z.string() }), '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const room = await findRoom(house, request.params.room);
      if (room === null) return no(request, reply, { code: 'no-such-room' });
      const { match } = request.params;
      const found = await registry.finishedMatch(room.id, match);
      if (found === null) return no(request, reply, await whyNotFinished(room, match));
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
        params: matchParams,
        response: { 200: reviewBody, '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const room = await findRoom(house, request.params.room);
      if (room === null) return no(request, reply, { code: 'no-such-room' });
      const { match } = request.params;
      const found = await registry.finishedMatch(room.id, match);
      if (found === null) return no(request, reply, await whyNotFinished(room, match));
      const payer = addressOf(request.raw, settings);
      const review = await house.reviews
        .of(`${room.id} ${match}`, payer, () => matchFileFrom(house, room.id, found))
        .catch(() => null);
      if (review === null) return no(request, reply, { code: 'review-later' });
      return review.ok ? reviewAnswer(review.value) : no(request, reply, { code: 'no-review' });
    },
  );
}

async function matchFileFrom({ store }: House, room: RoomId, found: Finished): Promise<MatchFile<Shape>> {
  const rules = findGame(found.game)?.game;
  if (rules === undefined) throw new Error(`${found.game} is not played in this house`);
  return readMatchFile(rules, store, room, found);
}

async function whyNotFinished(room: RoomHandle, match: number): Promise<Refusal> {
  const { match: current } = await room.card();
  return { code: current === match ? 'match-not-over' : 'no-such-match' };
}
