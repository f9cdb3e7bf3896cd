import { Readable } from 'node:stream';
import { findGame } from '@cifra/games/rules';
import { readMatchFile } from '@cifra/room';
import { z } from 'zod';
import { findRoom, type House, hangUp } from '../house.ts';
import { newKey } from '../keys.ts';
import type { Api } from './api.ts';
import { isSecure } from './origin.ts';
import { errorBody, languageFor, no } from './refusals.ts';
import { holderOf, mayAsk } from './requester.ts';

/** Every match file is read from its log. */
const EXPORT_COST = 200;
const ALL = Number.MAX_SAFE_INTEGER;

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
      const name = await house.people.nameOf(hash, languageFor(request));
      reply.header('content-disposition', 'attachment; filename="cifra-my-matches.json"');
      // As fast as it is read: nobody's years fit into what a connection may leave unread.
      reply.type('application/json; charset=utf-8');
      return reply.send(Readable.from(exported(house, hash, name)) as never);
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
      await endPrograms(house, hash);
      await house.records.forget(hash);
      house.visits.forget(hash);
      house.members.forget();
      // From now on this browser is somebody new.
      reply.header('set-cookie', house.people.cookie(newKey(), isSecure(request.raw, house.settings)));
      return { forgotten: true };
    },
  );
}

/** Everything of somebody, as JSON, one match after the other. */
async function* exported(house: House, holder: string, name: string): AsyncGenerator<string> {
  const rooms = (await house.memberships.of(holder)).map(({ room, isMuted }) => ({ room, isMuted }));
  const head = JSON.stringify({ format: 'cifra-person-1', name, rooms });
  yield `${head.slice(0, -1)},"matches":[`;
  let between = '';
  for (const { room, finished, seat, result } of await house.history.matches(holder, { limit: ALL })) {
    const game = findGame(finished.game)?.game;
    if (game === undefined) continue;
    const file = await readMatchFile(game, house.store, room, finished);
    yield between + JSON.stringify({ room, match: finished.match, seat, result, file });
    between = ',';
  }
  yield ']}';
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

/** What plays a seat of theirs by a token knows it no longer, nor under which name. */
async function endPrograms(house: House, holder: string): Promise<void> {
  for (const { room, person } of await house.memberships.of(holder)) {
    await house.records.forgetToken(room, person);
    hangUp(house, { room, person }, 'stopping');
  }
}
