import { BOT_NAME, LANGUAGES, type Refusal } from '@cifra/kernel';
import {
  CHANNELS,
  DOORS,
  GATHERINGS,
  LIMITS,
  type News,
  REACTIONS,
  type RoomOrder,
  TAKEOVERS,
  TIME_LIMITS,
} from '@cifra/room';
import * as z from 'zod/mini';

// Schemas that are compiled by eval would not run under our content security policy.
z.config({ jitless: true });

/** Raised when an older client could misread what is sent; such a client is told to reload. */
export const PROTOCOL = 6;

/**
 * The largest message that a client may send, in bytes of UTF-8. Every order that a room or a game can take fits, even
 * written in ASCII with six bytes a sign: the longest is a pasted list of words.
 */
export const MAX_MESSAGE = 131_072;

const seat = z.int().check(z.gte(0), z.lte(15));
const nonce = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const text = (max: number) => z.string().check(z.maxLength(max));
const personId = z.string().check(z.minLength(1), z.maxLength(64));
const orderId = z.string().check(z.minLength(1), z.maxLength(LIMITS.orderId));

/** The orders of a room. A command and options are the game's own, and the game parses them. */
export const roomOrder: z.ZodMiniType<RoomOrder> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('sit'), seat: z.exactOptional(seat), name: z.exactOptional(text(LIMITS.name)) }),
  z.strictObject({ type: z.literal('leave') }),
  z.strictObject({ type: z.literal('allow'), person: personId }),
  z.strictObject({ type: z.literal('decline'), person: personId }),
  z.strictObject({ type: z.literal('ban'), person: personId }),
  z.strictObject({ type: z.literal('lift-ban'), person: personId }),
  z.strictObject({ type: z.literal('rename') }),
  z.strictObject({ type: z.literal('kick'), seat }),
  z.strictObject({ type: z.literal('bot'), seat, level: z.nullable(z.string().check(z.regex(BOT_NAME))) }),
  z.strictObject({ type: z.literal('swap'), seats: z.tuple([seat, seat]) }),
  z.strictObject({ type: z.literal('resize'), seats: z.int().check(z.gte(1), z.lte(16)) }),
  z.strictObject({ type: z.literal('configure'), options: z.unknown() }),
  z.strictObject({
    type: z.literal('settings'),
    pace: z.exactOptional(z.int().check(z.gte(0), z.lte(10_000))),
    listed: z.exactOptional(z.boolean()),
    takeover: z.exactOptional(z.enum(TAKEOVERS)),
    language: z.exactOptional(z.enum(LANGUAGES)),
    door: z.exactOptional(z.enum(DOORS)),
    hints: z.exactOptional(z.boolean()),
  }),
  z.strictObject({ type: z.literal('time-limit'), timeLimit: z.nullable(z.literal(TIME_LIMITS)) }),
  z.strictObject({ type: z.literal('gather'), gathering: z.enum(GATHERINGS) }),
  z.strictObject({ type: z.literal('give-time') }),
  z.strictObject({ type: z.literal('start'), nonce: z.exactOptional(nonce) }),
  z.strictObject({ type: z.literal('claim-host') }),
  z.strictObject({ type: z.literal('ready'), ready: z.boolean(), nonce: z.exactOptional(nonce) }),
  z.strictObject({ type: z.literal('play'), command: z.unknown() }),
  z.strictObject({ type: z.literal('say'), to: z.enum(CHANNELS), text: text(LIMITS.say) }),
  z.strictObject({ type: z.literal('note'), text: text(LIMITS.note) }),
  z.strictObject({ type: z.literal('hint') }),
  z.strictObject({ type: z.literal('stand-in'), seat }),
  z.strictObject({ type: z.literal('pause') }),
  z.strictObject({ type: z.literal('resume') }),
  z.strictObject({
    type: z.literal('rematch'),
    rotate: z.exactOptional(z.boolean()),
    nonce: z.exactOptional(nonce),
  }),
  z.strictObject({ type: z.literal('to-lobby') }),
]);

/** From a page that nobody sees, because it lies behind others. */
const hidden = z.exactOptional(z.literal(true));

/** What a client says. One connection is about one room, named in its address. */
export const clientMessage = z.discriminatedUnion('type', [
  /** The first message: who I am called, and the last thing that I have of this room. */
  z.strictObject({
    type: z.literal('hello'),
    protocol: z.int(),
    name: z.exactOptional(text(LIMITS.name)),
    seen: z.exactOptional(
      z.strictObject({
        version: z.int().check(z.gte(0)),
        viewer: z.union([seat, z.literal('spectator')]),
        /** When it was written. A page of before does not say. */
        at: z.exactOptional(z.number()),
      }),
    ),
    hidden,
  }),
  /** The same id again is the same order: it happens once and is answered again. */
  z.strictObject({ type: z.literal('order'), id: orderId, order: roomOrder }),
  /** The page has shown its person the match up to this version; bots wait for that, for a short while. */
  z.strictObject({ type: z.literal('shown'), version: z.int().check(z.gte(0)) }),
  /** A face at the table: told to whoever is there, never logged. */
  z.strictObject({ type: z.literal('react'), reaction: z.enum(REACTIONS) }),
  /** Is anybody there? */
  z.strictObject({ type: z.literal('ping'), hidden }),
]);
export type ClientMessage = z.infer<typeof clientMessage>;

/** Is it small enough to be sent? */
export function fits(message: ClientMessage): boolean {
  const text = JSON.stringify(message);
  // No sign is longer than three bytes for each of its units.
  if (text.length * 3 <= MAX_MESSAGE) return true;
  let bytes = 0;
  for (const sign of text) {
    const point = sign.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x1_0000 ? 3 : 4;
  }
  return bytes <= MAX_MESSAGE;
}

/** A client's message from its text; null where it is none. */
export function readClientMessage(text: string): ClientMessage | null {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return null;
  }
  // Nearly every message is a move: its few fields are looked at here, a tenth of the work of the schema, which they fit.
  if (isMove(raw)) return raw;
  const parsed = clientMessage.safeParse(raw);
  return parsed.success ? parsed.data : null;
}

type PlayMessage = {
  readonly type: 'order';
  readonly id: string;
  readonly order: Extract<RoomOrder, { type: 'play' }>;
};

function isMove(raw: unknown): raw is PlayMessage {
  if (!hasOnly(raw, ORDER_FIELDS) || raw.type !== 'order' || !hasOnly(raw.order, PLAY_FIELDS)) return false;
  const { id, order } = raw;
  return order.type === 'play' && typeof id === 'string' && id.length >= 1 && id.length <= LIMITS.orderId;
}

const ORDER_FIELDS: readonly string[] = ['type', 'id', 'order'];
const PLAY_FIELDS: readonly string[] = ['type', 'command'];

/** Is it an object with these fields, all of them and no others? */
function hasOnly(raw: unknown, fields: readonly string[]): raw is { readonly [field: string]: unknown } {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return false;
  let count = 0;
  for (const field in raw) {
    if (!fields.includes(field)) return false;
    count++;
  }
  return count === fields.length;
}

const refusal = z.looseObject({ code: z.string() });
const version = z.int().check(z.gte(0));

/** What happened, as the viewer may know it; what is inside is folded by the room's and the game's own code. */
const entry = z.object({ version, at: z.number(), events: z.array(z.unknown()) });
const view = z.looseObject({
  version,
  me: z.string(),
  access: z.object({ viewer: z.union([z.int(), z.literal('spectator')]), audiences: z.array(z.string()) }),
  table: z.looseObject({ game: z.string() }),
  hand: z.looseObject({}),
  match: z.nullable(z.looseObject({ version })),
});

/** Why a connection ends; each is worded in `words/`. */
export const BYES = [
  'bad-message',
  'no-such-room',
  'too-fast',
  'too-slow',
  'other-protocol',
  'seat-moved',
  'stopping',
  'not-allowed',
  'other-tab',
] as const;
export type Bye = (typeof BYES)[number];

/** What a client is told. `now` is the room's own clock, so that a client can show how much time is left. */
export const serverMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('fresh'), now: z.number(), view }),
  z.object({ type: z.literal('news'), now: z.number(), entries: z.array(entry) }),
  z.object({ type: z.literal('presence'), here: z.array(z.boolean()), watchers: z.int() }),
  z.object({ type: z.literal('reacted'), seat, reaction: z.enum(REACTIONS) }),
  z.object({ type: z.literal('done'), id: orderId, version }),
  z.object({ type: z.literal('refused'), id: orderId, refusal }),
  /** With the version that everybody has been told, so that even a lost last message is noticed. */
  z.object({ type: z.literal('pong'), now: z.number(), version: z.exactOptional(version) }),
  /** The connection ends; with `stopping` and `too-slow` a client comes back by itself. */
  z.object({ type: z.literal('bye'), code: z.enum(BYES) }),
]);

/** The same in types; the entries and views are the room's own. */
export type ServerMessage =
  | News
  | { readonly type: 'done'; readonly id: string; readonly version: number }
  | { readonly type: 'refused'; readonly id: string; readonly refusal: Refusal }
  | { readonly type: 'pong'; readonly now: number; readonly version?: number }
  | { readonly type: 'bye'; readonly code: Bye };
