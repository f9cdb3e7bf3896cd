import { z } from 'zod';
import type { House } from '../house.ts';
import { hashOf, newKey } from '../keys.ts';
import type { Api } from './api.ts';
import { baseUrl, isSecure } from './origin.ts';
import { errorBody, no } from './refusals.ts';
import { holderOf, mayAsk } from './requester.ts';

const link = z.string().max(64).describe('What stands after # in the link');

/** Carries everything that a key has to another device: docs/links.md tells it step by step. */
export function deviceRoutes(app: Api, house: House): void {
  const { transfer, settings, now } = house;

  app.post(
    '/api/me/device-link',
    {
      schema: {
        operationId: 'makeDeviceLink',
        tags: ['people'],
        response: { 201: z.object({ url: z.string(), link: z.string(), until: z.number() }), '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const { hash } = holderOf(house, request, reply);
      if (!mayAsk(house, request, hash)) return no(request, reply, { code: 'too-many', seconds: 1 });
      const made = await transfer.make(hash, now());
      // After the #, so that it is in no log and no Referer.
      return reply.code(201).send({ ...made, url: `${baseUrl(request.raw, settings)}/device#${made.link}` });
    },
  );

  app.post(
    '/api/me/device-link/state',
    {
      schema: {
        operationId: 'deviceLinkState',
        tags: ['people'],
        body: z.strictObject({ link }),
        response: {
          200: z.object({
            number: z.string().nullable().describe('What the other device shows, once it has opened the link'),
            isUsed: z.boolean(),
          }),
          '4xx': errorBody,
        },
      },
    },
    async (request, reply) => {
      const { hash } = holderOf(house, request, reply);
      const found = await transfer.read(request.body.link, now());
      if (found !== null && found.holder !== hash) return no(request, reply, { code: 'no-such-link' });
      return { number: found?.number ?? null, isUsed: found === null };
    },
  );

  app.post(
    '/api/me/device-link/confirm',
    {
      schema: {
        operationId: 'confirmDevice',
        tags: ['people'],
        body: z.strictObject({ link, number: z.string().max(4), isMine: z.boolean() }),
        response: { 200: z.object({ done: z.boolean() }), '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const { hash, key } = holderOf(house, request, reply);
      if (!mayAsk(house, request, hash)) return no(request, reply, { code: 'too-many', seconds: 1 });
      const { link: given, number, isMine } = request.body;
      if (!isMine) {
        await transfer.cancel(given, hash, now());
        return { done: false };
      }
      if (await transfer.confirm(given, { holder: hash, key, number }, now())) return { done: true };
      return no(request, reply, { code: 'no-such-link' });
    },
  );

  app.post(
    '/api/device/open',
    {
      schema: {
        operationId: 'openDeviceLink',
        tags: ['people'],
        body: z.strictObject({ link }),
        response: { 200: z.object({ number: z.string() }), '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const { hash } = holderOf(house, request, reply);
      if (!mayAsk(house, request, hash)) return no(request, reply, { code: 'too-many', seconds: 1 });
      const found = await transfer.read(request.body.link, now());
      if (found?.holder === hash) return no(request, reply, { code: 'same-device' });
      const number = await transfer.open(request.body.link, hash, now());
      return number === null ? no(request, reply, { code: 'no-such-link' }) : { number };
    },
  );

  app.post(
    '/api/device/take',
    {
      schema: {
        operationId: 'takeKey',
        tags: ['people'],
        body: z.strictObject({ link }),
        response: {
          200: z.object({ done: z.boolean().describe('False until the other device has said yes') }),
          '4xx': errorBody,
        },
      },
    },
    async (request, reply) => {
      const { hash } = house.people.holder(request.headers);
      const found = await transfer.read(request.body.link, now());
      if (found?.guest !== hash) return no(request, reply, { code: 'no-such-link' });
      const key = await transfer.take(request.body.link, hash, now());
      if (key === null) return { done: false };
      await bringAlong(house, hash, hashOf(key));
      reply.header('set-cookie', house.people.cookie(key, isSecure(request.raw, settings)));
      return { done: true };
    },
  );
}

/** What this device has played until now is not lost: it becomes the other key's too, unless that sits there already. */
async function bringAlong(house: House, from: string, to: string): Promise<void> {
  const known = new Set((await house.memberships.of(to)).map(({ room }) => room));
  for (const { room, person } of await house.memberships.of(from)) {
    // Two seats in one hand would show one player another's secrets.
    if (known.has(room)) continue;
    await house.registry.adopt(room, { holder: to, person }, { holder: from, person: newKey().slice(0, 16) });
    await house.memberships.add(to, room, person, house.now());
  }
  house.members.forget();
  // This browser has said that it may be called, and goes on being called.
  await house.notices.adopt(from, to);
  house.caller.changed();
}
