import { findGame } from '@cifra/games/rules';
import { holidayNow } from '@cifra/room';
import { z } from 'zod';
import { awaitedIn } from '../awaited.ts';
import { findRoom, type House } from '../house.ts';
import { type PlayedMatch, RESULTS, scoresOf } from '../identity/history.ts';
import type { MemberRoom } from '../store/memberships.ts';
import type { Api } from './api.ts';
import { baseUrl } from './origin.ts';
import { errorBody, no } from './refusals.ts';
import { card, shown } from './room-card.ts';

/** Rooms that go on are looked into one by one. */
const MOST_RUNNING = 200;
/** The running score counts so many of the latest matches. */
const SCORED = 1_000;
const COST = 10;

const running = card.extend({
  id: z.string(),
  mine: z.object({ seat: z.int(), isToAct: z.boolean(), isStoodInFor: z.boolean() }),
  endsAt: z.number().nullable().describe('When the time for the decision runs out'),
  clockSeconds: z.number().nullable(),
  holidayUntil: z.number().nullable().describe('Until when it stands, because somebody who is to decide has days off'),
  isPaused: z.boolean(),
  toAct: z.array(z.int()),
  isMuted: z.boolean().describe('No notices about this room'),
});
const played = z.object({
  room: z.string(),
  match: z.int(),
  game: z.string(),
  at: z.number(),
  startedAt: z.number().nullable(),
  seat: z.int(),
  result: z.enum(RESULTS),
  reason: z.string(),
  scores: z.array(z.number()).nullable(),
  players: z.array(z.object({ name: z.string().nullable(), bot: z.string().nullable(), key: z.string().nullable() })),
  file: z.string(),
  dealtBy: z
    .enum(['house', 'device'])
    .describe('A device deals to its own people: it proves the rules and the seed, no more'),
});
const score = z.object({
  key: z.string(),
  name: z.string().nullable(),
  bot: z.string().nullable(),
  game: z.string(),
  matches: z.int(),
  won: z.int(),
  lost: z.int(),
  asPartner: z.int(),
  last: z.array(z.enum(RESULTS)),
});

export type RunningMatch = z.infer<typeof running>;

/** Everything that somebody plays and has played, found by the key that the browser brings. */
export function myMatchRoutes(app: Api, house: House): void {
  app.get(
    '/api/me/matches',
    {
      config: { cost: COST },
      schema: {
        operationId: 'myMatches',
        tags: ['people'],
        querystring: z.object({
          game: z.string().max(40).optional(),
          with: z.string().max(80).optional().describe('The key of somebody whom one has played with'),
          before: z.coerce.number().optional().describe('Only what was finished earlier'),
          limit: z.coerce.number().int().min(1).max(100).default(30),
        }),
        response: {
          200: z.object({
            running: z.array(running),
            finished: z.array(played),
            people: z.array(score),
            more: z.boolean().describe('Are there older ones?'),
          }),
          '4xx': errorBody,
        },
      },
    },
    async (request, reply) => {
      // Reading leaves no trace: whoever brings no key has played nothing.
      const { hash } = house.people.holder(request.headers);
      const { game, with: other, before, limit } = request.query;
      if (game !== undefined && findGame(game) === undefined) return no(request, reply, { code: 'unknown-game', game });
      const base = baseUrl(request.raw, house.settings);
      const all = await house.history.matches(hash, { limit: SCORED });
      const isMeant = ({ finished, keys }: PlayedMatch) =>
        (game === undefined || finished.game === game) &&
        (other === undefined || keys.includes(other)) &&
        (before === undefined || finished.at < before);
      const found = all.filter(isMeant);
      return {
        running: before === undefined ? await runningOf(house, hash, game) : [],
        finished: found.slice(0, limit).map((one) => playedAs(one, base)),
        people: scoresOf(game === undefined ? all : all.filter(({ finished }) => finished.game === game)).map(
          (one) => ({
            ...one,
            last: [...one.last],
          }),
        ),
        more: found.length > limit,
      };
    },
  );
}

/** Where it is one's turn first, the least time first; then what goes on. */
export async function runningOf(house: House, holder: string, game?: string): Promise<RunningMatch[]> {
  const rooms = await house.memberships.going(holder, MOST_RUNNING);
  const going = rooms.filter(({ card }) => game === undefined || card.game === game);
  const found = await Promise.all(going.map((one) => runningIn(house, one)));
  return found
    .flat()
    .sort((a, b) => Number(b.mine.isToAct) - Number(a.mine.isToAct) || urgency(a) - urgency(b) || b.at - a.at);
}

function urgency({ endsAt, phase }: RunningMatch): number {
  return endsAt ?? (phase === 'playing' ? Number.MAX_SAFE_INTEGER / 2 : Number.MAX_SAFE_INTEGER);
}

async function runningIn(house: House, member: MemberRoom): Promise<readonly RunningMatch[]> {
  const room = await findRoom(house, member.room);
  if (room === null) return [];
  const view = await room.view(member.person);
  const { table } = view;
  const seat = table.seats.findIndex(({ person }) => person?.id === member.person);
  if (seat < 0) return [];
  const toAct = awaitedIn(view);
  const isStoodInFor = table.seats[seat]?.bot !== null;
  return [
    {
      ...shown(await room.card()),
      id: member.room,
      mine: { seat, isToAct: toAct.includes(seat) && !isStoodInFor, isStoodInFor },
      endsAt: table.pausedAt === null ? (table.clock?.endsAt ?? null) : null,
      clockSeconds: table.clock?.after ?? null,
      holidayUntil: holidayNow(table, table.clock?.seats ?? [], house.now())?.until ?? null,
      isPaused: table.pausedAt !== null,
      toAct: [...toAct],
      isMuted: member.isMuted,
    },
  ];
}

function playedAs({ room, finished, seat, result, keys }: PlayedMatch, base: string): z.infer<typeof played> {
  const { match, game, at, startedAt = null, outcome, players, dealtBy = 'house' } = finished;
  return {
    room,
    match,
    game,
    at,
    startedAt,
    seat,
    result,
    reason: outcome.reason,
    scores: outcome.scores === undefined ? null : [...outcome.scores],
    players: players.map(({ name, bot }, one) => ({ name, bot, key: keys[one] ?? null })),
    file: `${base}/api/rooms/${room}/matches/${match}`,
    dealtBy,
  };
}
