import { findGame } from '@cifra/games/rules';
import type { MatchFile, Shape } from '@cifra/kernel';
import { type RoomId, readMatchFile } from '@cifra/room';
import { z } from 'zod';
import { findRoom, type House } from '../house.ts';
import { newKey } from '../keys.ts';
import type { Api } from './api.ts';
import { isSecure } from './origin.ts';
import { errorBody, languageFor, no } from './refusals.ts';
import { holderOf, mayAsk } from './requester.ts';

/** Every match file is read from its log. */
const EXPORT_COST = 200;
const MOST_FILES = 300;

/** One's own data: all of it as a file, and none of it any more. */
export function myDataRoutes(app: Api, house: House): void {
  app.get(
    '/api/me/export',
    {
      config: { cost: EXPORT_COST },
      schema: {
        operationId: 'exportMe',
        tags: ['people'],
        response: { 200: z.looseObject({ format: z.string() }), '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const { hash } = holderOf(house, request, reply);
      const matches = await house.history.matches(hash, { limit: MOST_FILES });
      const files: { room: RoomId; match: number; seat: number; result: string; file: MatchFile<Shape> }[] = [];
      for (const { room, finished, seat, result } of matches) {
        const game = findGame(finished.game)?.game;
        if (game === undefined) continue;
        const file = await readMatchFile(game, house.store, room, finished);
        files.push({ room, match: finished.match, seat, result, file });
      }
      const rooms = (await house.memberships.of(hash)).map(({ room, isMuted }) => ({ room, isMuted }));
      reply.header('content-disposition', 'attachment; filename="cifra-my-matches.json"');
      return {
        format: 'cifra-person-1',
        name: await house.people.nameOf(hash, languageFor(request)),
        rooms,
        matches: files,
      };
    },
  );

  app.delete(
    '/api/me',
    {
      schema: {
        operationId: 'forgetMe',
        tags: ['people'],
        response: { 200: z.object({ forgotten: z.boolean() }), '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const { hash } = holderOf(house, request, reply);
      if (!mayAsk(house, request, hash)) return no(request, reply, { code: 'too-many', seconds: 1 });
      await leaveEverywhere(house, hash);
      await house.records.forget(hash);
      house.visits.forget(hash);
      house.members.forget();
      // From now on this browser is somebody new.
      reply.header('set-cookie', house.people.cookie(newKey(), isSecure(request.raw, house.settings)));
      return { forgotten: true };
    },
  );
}

/** A bot plays on where the match goes on: nobody waits for somebody who cannot come back. */
async function leaveEverywhere(house: House, holder: string): Promise<void> {
  for (const { room: id, person } of await house.memberships.going(holder)) {
    const room = await findRoom(house, id);
    const view = await room?.view(person);
    const me = view?.table.seats.find((seat) => seat.person?.id === person)?.person;
    if (me != null) await room?.order(me, newKey().slice(0, 20), { type: 'leave' });
  }
}
