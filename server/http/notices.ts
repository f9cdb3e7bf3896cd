import { LANGUAGES } from '@cifra/kernel';
import { z } from 'zod';
import { findRoom, type House } from '../house.ts';
import { hashOf, isKey, newKey } from '../keys.ts';
import { isTimeZone, readWishes, type Wishes } from '../notices/wishes.ts';
import type { NoticeChannel } from '../store/notice-records.ts';
import type { Api } from './api.ts';
import { addressOf } from './origin.ts';
import { errorBody, languageFor, no } from './refusals.ts';
import { holderOf, mayAsk } from './requester.ts';

/** Devices, an address and a hook or two. */
const MOST_CHANNELS = 12;
/** A letter or a hook asks somebody else: that costs more than a request to us. */
const ASKING_COST = 60;
const MAIL = /^[^\s@<>"',;:\\()[\]]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i;

const channel = z.object({
  id: z.string(),
  kind: z.string(),
  address: z.string().describe('Of a browser only the name of its push service'),
  isConfirmed: z.boolean(),
});
const state = z.object({
  isOn: z.boolean(),
  timeZone: z.string(),
  channels: z.array(channel),
  pushKey: z.string().describe('For `PushManager.subscribe`'),
  hasMail: z.boolean().describe('Can this house send mail?'),
});

function shown({ id, kind, address, confirmed }: NoticeChannel): z.infer<typeof channel> {
  const place = kind === 'push' ? new URL(address).host : address;
  return { id, kind, address: place, isConfirmed: confirmed !== null };
}

/** Nobody fills a stranger's box through the house: one letter that was lost can be sent again, and no more than that. */
function secondsUntilLetter({ limits, monotonicNow }: House, from: string, to: string): number {
  const at = monotonicNow();
  const buckets = [limits.letters.of(from, at), limits.lettersTo.of(hashOf(to.toLowerCase()), at)];
  const seconds = Math.max(...buckets.map((bucket) => bucket.secondsUntil(at, 1)));
  if (seconds === 0) for (const bucket of buckets) bucket.take(at);
  return seconds;
}

/** Somebody's wishes and channels, as they read and change them. */
type MyNotices = {
  readonly read: (hash: string) => Promise<z.infer<typeof state>>;
  readonly wishesOf: (hash: string) => Promise<Wishes>;
  readonly hasRoom: (one: Pick<NoticeChannel, 'holder' | 'id'>) => Promise<boolean>;
  /** False where they have too many. */
  readonly add: (one: NoticeChannel) => Promise<boolean>;
};

function myNoticesIn({ notices, senders, caller }: House): MyNotices {
  const wishesOf: MyNotices['wishesOf'] = async (hash) => readWishes(await notices.wishes(hash));
  const hasRoom: MyNotices['hasRoom'] = async ({ holder, id }) => {
    const known = await notices.channels(holder);
    return known.length < MOST_CHANNELS || known.some((one) => one.id === id);
  };
  return {
    wishesOf,
    hasRoom,
    read: async (hash) => {
      const { isOn, timeZone } = await wishesOf(hash);
      const channels = (await notices.channels(hash)).map(shown);
      return { isOn, timeZone, channels, pushKey: senders.publicKey, hasMail: senders.hasMail };
    },
    add: async (one) => {
      if (!(await hasRoom(one))) return false;
      await notices.putChannel(one);
      caller.changed();
      return true;
    },
  };
}

/** How somebody wants to be called when it is their turn: nothing is sent before they have said yes. */
export function noticeRoutes(app: Api, house: House): void {
  const mine = myNoticesIn(house);
  wishRoutes(app, house, mine);
  pushRoute(app, house, mine);
  mailRoutes(app, house, mine);
  webhookRoute(app, house, mine);
  removeRoute(app, house, mine);
  muteRoute(app, house);
}

/** Whether they want to be called at all, and where they are. */
function wishRoutes(app: Api, house: House, { read, wishesOf }: MyNotices): void {
  const { notices, caller } = house;

  app.get(
    '/api/me/notices',
    { schema: { operationId: 'readNotices', tags: ['people'], response: { 200: state, '4xx': errorBody } } },
    async (request, reply) => read(holderOf(house, request, reply).hash),
  );

  app.put(
    '/api/me/notices',
    {
      schema: {
        operationId: 'setNotices',
        tags: ['people'],
        body: z.strictObject({
          isOn: z.boolean(),
          timeZone: z.string().max(60),
          language: z.enum(LANGUAGES).optional(),
        }),
        response: { 200: state, '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const { hash } = holderOf(house, request, reply);
      if (!mayAsk(house, request, hash)) return no(request, reply, { code: 'too-many', seconds: 1 });
      const { isOn, timeZone, language = languageFor(request) } = request.body;
      if (!isTimeZone(timeZone)) return no(request, reply, { code: 'bad-time-zone' });
      const wishes = { ...(await wishesOf(hash)), isOn, timeZone, language };
      await notices.setWishes(hash, JSON.stringify(wishes));
      caller.changed();
      return read(hash);
    },
  );
}

/** A browser, which has asked its person already. */
function pushRoute(app: Api, house: House, { read, add }: MyNotices): void {
  const { now } = house;

  app.post(
    '/api/me/notices/push',
    {
      schema: {
        operationId: 'addPush',
        tags: ['people'],
        body: z.strictObject({
          endpoint: z.url().max(1_000),
          keys: z.strictObject({
            p256dh: z.string().regex(/^[\w-]{80,100}$/),
            auth: z.string().regex(/^[\w-]{20,30}$/),
          }),
        }),
        response: { 200: state, '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const { hash } = holderOf(house, request, reply);
      if (!mayAsk(house, request, hash)) return no(request, reply, { code: 'too-many', seconds: 1 });
      const { endpoint, keys } = request.body;
      if (!/^https?:$/.test(new URL(endpoint).protocol)) return no(request, reply, { code: 'bad-hook' });
      // The browser has asked its person already.
      const one = { id: hashOf(endpoint), holder: hash, kind: 'push', address: endpoint, body: keys } as const;
      if (!(await add({ ...one, confirmed: now(), made: now() })))
        return no(request, reply, { code: 'too-many-channels' });
      return read(hash);
    },
  );
}

/** An address for letters, which is used once its owner has confirmed it. */
function mailRoutes(app: Api, house: House, { read, hasRoom, add }: MyNotices): void {
  const { notices, senders, caller, now } = house;

  app.post(
    '/api/me/notices/mail',
    {
      config: { cost: ASKING_COST },
      schema: {
        operationId: 'addMail',
        tags: ['people'],
        body: z.strictObject({ address: z.string().max(200) }),
        response: { 200: state, '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const { hash } = holderOf(house, request, reply);
      if (!mayAsk(house, request, hash)) return no(request, reply, { code: 'too-many', seconds: 1 });
      const address = request.body.address.trim();
      if (!senders.hasMail) return no(request, reply, { code: 'no-mail' });
      if (!MAIL.test(address)) return no(request, reply, { code: 'bad-mail' });
      const one = { id: hashOf(`${hash} ${address}`), holder: hash, kind: 'mail', address } as const;
      if ((await notices.channel(one.id))?.confirmed != null) return read(hash);
      if (!(await hasRoom(one))) return no(request, reply, { code: 'too-many-channels' });
      const seconds = secondsUntilLetter(house, addressOf(request.raw, house.settings), address);
      if (seconds > 0) {
        house.counts.limited++;
        return no(request, reply, { code: 'too-many-letters', minutes: Math.ceil(seconds / 60), seconds });
      }
      const token = newKey();
      if (!(await senders.askToConfirm(address, `${one.id}.${token}`, { language: languageFor(request) })))
        return no(request, reply, { code: 'not-sent' });
      await add({ ...one, body: { token: hashOf(token) }, confirmed: null, made: now() });
      return read(hash);
    },
  );

  app.post(
    '/api/notices/confirm',
    {
      config: { cost: 5 },
      schema: {
        operationId: 'confirmMail',
        tags: ['people'],
        body: z.strictObject({ token: z.string().max(100).describe('What stands after # in the link') }),
        response: { 200: z.object({ address: z.string() }), '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const [id = '', token = ''] = request.body.token.split('.');
      const found = isKey(id) && isKey(token) ? await notices.channel(id) : null;
      if (found === null || found.body.token !== hashOf(token)) return no(request, reply, { code: 'no-such-link' });
      await notices.putChannel({ ...found, confirmed: found.confirmed ?? now() });
      caller.changed();
      return { address: found.address };
    },
  );
}

/** Another program, which is tried at once. */
function webhookRoute(app: Api, house: House, { read, add }: MyNotices): void {
  const { senders, now } = house;

  app.post(
    '/api/me/notices/webhook',
    {
      config: { cost: ASKING_COST },
      schema: {
        operationId: 'addWebhook',
        tags: ['people'],
        body: z.strictObject({ url: z.string().max(1_000) }),
        response: { 200: state, '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const { hash } = holderOf(house, request, reply);
      if (!mayAsk(house, request, hash)) return no(request, reply, { code: 'too-many', seconds: 1 });
      const { url } = request.body;
      const isAddress = URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
      if (!isAddress || !(await senders.tryHook(url, { language: languageFor(request) })))
        return no(request, reply, { code: 'bad-hook' });
      const one = { id: hashOf(`${hash} ${url}`), holder: hash, kind: 'webhook', address: url, body: {} } as const;
      if (!(await add({ ...one, confirmed: now(), made: now() })))
        return no(request, reply, { code: 'too-many-channels' });
      return read(hash);
    },
  );
}

/** One of them less. */
function removeRoute(app: Api, house: House, { read }: MyNotices): void {
  const { notices, caller } = house;

  app.delete(
    '/api/me/notices/:channel',
    {
      schema: {
        operationId: 'removeChannel',
        tags: ['people'],
        params: z.object({ channel: z.string().max(64) }),
        response: { 200: state, '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const { hash } = holderOf(house, request, reply);
      if (!mayAsk(house, request, hash)) return no(request, reply, { code: 'too-many', seconds: 1 });
      await notices.removeChannel(request.params.channel, hash);
      caller.changed();
      return read(hash);
    },
  );
}

/** One match alone is left out, or not any more. */
function muteRoute(app: Api, house: House): void {
  const { memberships, caller } = house;

  app.put(
    '/api/rooms/:room/notices',
    {
      schema: {
        operationId: 'muteRoom',
        tags: ['people'],
        params: z.object({ room: z.string().max(64) }),
        body: z.strictObject({ isMuted: z.boolean() }),
        response: { 200: z.object({ isMuted: z.boolean() }), '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const { hash } = holderOf(house, request, reply);
      if (!mayAsk(house, request, hash)) return no(request, reply, { code: 'too-many', seconds: 1 });
      const room = await findRoom(house, request.params.room);
      if (room === null) return no(request, reply, { code: 'no-such-room' });
      if (!(await memberships.mute(hash, room.id, request.body.isMuted)))
        return no(request, reply, { code: 'not-seated' });
      caller.changed();
      return { isMuted: request.body.isMuted };
    },
  );
}
