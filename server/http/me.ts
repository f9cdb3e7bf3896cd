import { LIMITS, readName } from '@cifra/room';
import { z } from 'zod';
import { findRoom, type House, hangUp } from '../house.ts';
import type { Api } from './api.ts';
import { baseUrl } from './origin.ts';
import { errorBody, languageFor, no } from './refusals.ts';
import { holderOf, mayAsk } from './requester.ts';

/** Before it is cleaned: marks and spaces may make a name longer than it looks. */
const LONGEST = 4 * LIMITS.name;

const me = z.object({ name: z.string() });

export function meRoutes(app: Api, house: House): void {
  const { people, links, registry, settings } = house;

  app.get(
    '/api/me',
    { schema: { operationId: 'readMe', tags: ['people'], response: { 200: me, '4xx': errorBody } } },
    async (request, reply) => {
      const { hash } = holderOf(house, request, reply);
      return { name: await people.nameOf(hash, languageFor(request)) };
    },
  );

  app.put(
    '/api/me',
    {
      schema: {
        operationId: 'renameMe',
        tags: ['people'],
        body: z.strictObject({ name: z.string() }),
        response: { 200: me, '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const { hash } = holderOf(house, request, reply);
      if (!mayAsk(house, request, hash)) return no(request, reply, { code: 'too-many', seconds: 1 });
      // Too long is refused and not cut: nobody is to be called otherwise than they wrote.
      const name = request.body.name.length > LONGEST ? null : readName(request.body.name);
      if (name === null || name.length > LIMITS.name) return no(request, reply, { code: 'bad-name', max: LIMITS.name });
      await registry.rename(hash, name);
      return { name };
    },
  );

  app.post(
    '/api/rooms/:room/seat-link',
    {
      schema: {
        operationId: 'makeSeatLink',
        tags: ['people'],
        params: z.object({ room: z.string().max(64) }),
        response: {
          201: z.object({
            url: z.string().describe('To be opened on the other device, once'),
            until: z.number().describe('When it expires, in milliseconds since 1970'),
          }),
          '4xx': errorBody,
        },
      },
    },
    async (request, reply) => {
      const { hash } = holderOf(house, request, reply);
      if (!mayAsk(house, request, hash)) return no(request, reply, { code: 'too-many', seconds: 1 });
      const room = await findRoom(house, request.params.room);
      if (room === null) return no(request, reply, { code: 'no-such-room' });
      const person = await people.idIn(room.id, hash);
      if (!(await hasSeat(house, room.id, person))) return no(request, reply, { code: 'not-seated' });
      const { key, until } = await links.make(room.id, person, hash, house.now());
      // After the #, so that it is in no log and no Referer.
      return reply.code(201).send({ url: `${baseUrl(request.raw, settings)}/seat#${key}`, until });
    },
  );

  app.post(
    '/api/seat-link',
    {
      schema: {
        operationId: 'useSeatLink',
        tags: ['people'],
        body: z.strictObject({ key: z.string().max(64).describe('What stands after # in the link') }),
        response: { 200: z.object({ room: z.string() }), '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const { hash } = holderOf(house, request, reply);
      if (!mayAsk(house, request, hash)) return no(request, reply, { code: 'too-many', seconds: 1 });
      const { key } = request.body;
      /** Whoever used it does not always hear the answer, and asks again. */
      const answerAgain = async () => {
        const room = await links.broughtTo(key, hash, house.now());
        return room === null ? no(request, reply, { code: 'no-such-link' }) : { room };
      };
      const link = await links.read(key, house.now());
      if (link === null) return answerAgain();
      if (link.holder === hash) return { room: link.room };
      // Two seats in one hand would show one player another's secrets.
      if (await hasSeat(house, link.room, await people.idIn(link.room, hash)))
        return no(request, reply, { code: 'already-seated' });
      // Written first: whatever happens in between, the old device never gets a second hand.
      const oldDevice = links.newPerson();
      await (await findRoom(house, link.room))?.shareSight(link.person, oldDevice);
      if (!(await links.use(key, link, hash, oldDevice))) return answerAgain();
      await house.members.sits(hash, link.room, link.person);
      hangUp(house, { room: link.room, person: link.person }, 'seat-moved');
      return { room: link.room };
    },
  );
}

async function hasSeat(house: House, id: string, person: string): Promise<boolean> {
  const room = await findRoom(house, id);
  if (room === null) return false;
  const { table } = await room.view(person);
  return table.seats.some((place) => place.person?.id === person);
}
