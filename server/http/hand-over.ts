import { createHmac } from 'node:crypto';
import { findManifest } from '@cifra/games/manifests';
import { findGame } from '@cifra/games/rules';
import { LEVELS, parseMatchFile, verify } from '@cifra/kernel';
import { handOver, LIMITS, type Person, readName } from '@cifra/room';
import { z } from 'zod';
import { type House, roomIdFrom, secondsUntilRoom } from '../house.ts';
import type { Api } from './api.ts';
import { addressOf, baseUrl } from './origin.ts';
import { errorBody, languageFor, no } from './refusals.ts';
import { holderOf, whyNotKept } from './requester.ts';

/** A match is played again from its deal. */
const COST = 100;
/** A long match of many seats with all that was whispered. */
const MOST_BYTES = 1_500_000;
const MOST_ENTRIES = 3_000;
/** A clock that is a little ahead is no lie. */
const AHEAD = 3_600_000;

const player = z.union([
  z.strictObject({ bot: z.string().max(40) }),
  z.strictObject({ name: z.string().max(LIMITS.name) }),
]);

/** A match that was played on a device comes into the house: it is played again, proven, and says who dealt it. */
export function handOverRoutes(app: Api, house: House): void {
  app.post(
    '/api/me/matches',
    {
      config: { cost: COST },
      bodyLimit: MOST_BYTES,
      schema: {
        operationId: 'handOverMatch',
        tags: ['people'],
        body: z.strictObject({
          file: z.looseObject({ format: z.string(), game: z.string().max(40) }).describe('The match file'),
          seat: z.int().min(0).max(15).describe('Where whoever hands it over sat'),
          players: z.array(player).max(16).describe('Who sat where: somebody by name, or a bot'),
          at: z.number().describe('When it ended, in milliseconds since 1970'),
        }),
        response: {
          200: z.object({ room: z.string(), match: z.int(), url: z.string() }),
          '4xx': errorBody,
          '5xx': errorBody,
        },
      },
    },
    async (request, reply) => {
      const { body } = request;
      const file = parseMatchFile(body.file);
      if (!file.ok) return no(request, reply, { code: 'hand-over-no-match' });
      const game = findGame(file.value.game)?.game;
      const { outcome, entries, seats } = file.value;
      if (game === undefined || outcome === null || entries.length > MOST_ENTRIES)
        return no(request, reply, { code: 'hand-over-no-match' });
      const players = body.players.map((one) => readPlayer(game.id, one));
      const own = players[body.seat];
      if (
        players.length !== seats ||
        players.includes(null) ||
        !entries.every(({ bot }) => bot === undefined || isBot(game.id, bot)) ||
        own == null ||
        typeof own === 'string'
      )
        return no(request, reply, { code: 'hand-over-no-match' });

      const holder = holderOf(house, request, reply);
      const at = house.monotonicNow();
      const seconds = secondsUntilRoom(house.limits, addressOf(request.raw, house.settings), holder.hash, false, at);
      if (seconds !== null) {
        house.counts.limited++;
        return no(request, reply, { code: 'too-many-rooms', minutes: Math.ceil(seconds / 60), seconds });
      }
      const unkept = whyNotKept(house, request, { person: holder.hash, room: null, order: 'open' });
      if (unkept !== null) return no(request, reply, unkept);
      // A script is chance that somebody wrote down.
      if (file.value.script !== undefined || provenNot(game, file.value))
        return no(request, reply, { code: 'hand-over-unproven' });

      // The same match is the same room, however often it is handed over.
      const { seed, salt } = file.value.seal;
      const id = roomIdFrom(createHmac('sha256', holder.hash).update(`${game.id} ${seed} ${salt}`).digest());
      const host = await house.people.personIn(id, holder.hash, languageFor(request), own.name);
      const people = players.map((one, seat): Person | string =>
        seat === body.seat ? host : typeof one === 'string' ? one : { id: `device-${seat}`, name: one?.name ?? '' },
      );
      const append = handOver(game, {
        file: { ...file.value, outcome },
        host,
        players: people,
        at: Math.min(Math.max(0, body.at), Date.now() + AHEAD),
      });
      await house.store.append(id, append);
      // Also where it was there already: a process may have died in between.
      await house.members.sits(holder.hash, id, host.id);
      await house.visits.saw(holder.hash);
      return reply.send({ room: id, match: 1, url: `${baseUrl(request.raw, house.settings)}/replay/${id}/1` });
    },
  );
}

type Match = Parameters<typeof verify>[1];

/** Whatever a file holds, it is no reason to fall over. */
function provenNot(game: NonNullable<ReturnType<typeof findGame>>['game'], file: Match): boolean {
  try {
    return verify(game, file).length > 0;
  } catch {
    return true;
  }
}

/** Somebody under a name that may be shown, or a bot that we know; null where it is neither. */
function readPlayer(game: string, one: z.infer<typeof player>): { readonly name: string } | string | null {
  if ('bot' in one) return isBot(game, one.bot) ? one.bot : null;
  const name = readName(one.name);
  return name === null ? null : { name };
}

function isBot(game: string, name: string): boolean {
  return (
    LEVELS.some((level) => level === name) || findManifest(game)?.characters.some(({ id }) => id === name) === true
  );
}
