import type { BotName } from '@cifra/kernel';
import { language } from '@cifra/kit';
import type { RoomCard, SeenLog } from '@cifra/room';
import { isDeviceRoom } from '../device/room-id.ts';

/** What went wrong, in the person's language, and a code for the page to act on. */
export type Trouble = {
  readonly code: string;
  readonly message: string;
  /** It lies at the house or the way there, not at what was asked for: the same may succeed in a moment. */
  readonly mayPass: boolean;
};
export type Reply<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly trouble: Trouble };

/** With how many are there now, where a list says so. */
export type ListedRoom = RoomCard & { readonly id: string; readonly url: string; readonly here?: number };
/** A room as it is told to one of its players. */
export type MyRoom = ListedRoom & {
  readonly mine?: { readonly seat: number; readonly isToAct: boolean } | null;
  /** It is on this device, not in the house; so many people play around it. */
  readonly isHere?: true;
  readonly people?: number;
};
/** A match of mine that goes on, or a room that waits. */
export type RunningRoom = RoomCard & {
  readonly id: string;
  readonly mine: { readonly seat: number; readonly isToAct: boolean; readonly isStoodInFor: boolean };
  readonly endsAt: number | null;
  readonly clockSeconds: number | null;
  /** Until when it stands, because somebody has days off. */
  readonly holidayUntil: number | null;
  readonly isPaused: boolean;
  readonly toAct: readonly number[];
  readonly isMuted: boolean;
  /** It is on this device, not in the house. */
  readonly isHere?: true;
};
export type MatchEnd = 'won' | 'lost' | 'shared';
export type FinishedMatch = {
  readonly room: string;
  readonly match: number;
  readonly game: string;
  readonly at: number;
  readonly startedAt: number | null;
  readonly seat: number;
  readonly result: MatchEnd;
  readonly scores: readonly number[] | null;
  readonly players: readonly {
    readonly name: string | null;
    readonly bot: string | null;
    readonly key: string | null;
  }[];
  readonly file: string;
  /** A device deals to its own people. */
  readonly dealtBy: 'house' | 'device';
};
/** How it stands with somebody. */
export type Standing = {
  readonly key: string;
  readonly name: string | null;
  readonly bot: string | null;
  readonly game: string;
  readonly matches: number;
  readonly won: number;
  readonly lost: number;
  readonly asPartner: number;
  readonly last: readonly MatchEnd[];
};
export type MatchesOfMine = {
  readonly running: readonly RunningRoom[];
  readonly finished: readonly FinishedMatch[];
  readonly people: readonly Standing[];
  readonly more: boolean;
};
export type MatchFilter = {
  readonly game?: string;
  readonly with?: string;
  readonly before?: number;
  readonly limit?: number;
};
export type OpenRoom = {
  readonly game: string;
  readonly seats?: number;
  readonly options?: object;
  readonly listed?: boolean;
  readonly sit?: { readonly name?: string };
  readonly bots?: readonly BotName[];
  readonly pace?: number;
};
/** A new room, and the promise of its first deal. */
export type NewRoom = { readonly id: string; readonly commitment: string };

const UNREACHABLE: Trouble = { code: 'unreachable', message: '', mayPass: true };

/** A room of this device answers where the house answers for its own. */
async function askHere<T>(path: string): Promise<Reply<T>> {
  const { readHere } = await import('../device/device.ts');
  const answer = await readHere(path);
  if (answer === null) return { ok: false, trouble: { code: 'no-such-page', message: '', mayPass: false } };
  return answer.ok
    ? { ok: true, value: answer.value as T }
    : { ok: false, trouble: { code: answer.code, message: '', mayPass: false } };
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<Reply<T>> {
  const room = /^\/api\/rooms\/([^/]+)/.exec(path)?.[1];
  if (room !== undefined && isDeviceRoom(room)) return askHere(path);
  try {
    const response = await fetch(path, {
      method,
      headers: {
        'accept-language': language.value,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    // A proxy whose house restarts, or a network that wants one to sign in first, answers in its own words.
    const value: unknown = await response.json().catch(() => null);
    if (response.ok) return value === null ? { ok: false, trouble: UNREACHABLE } : { ok: true, value: value as T };
    const { code = `http-${response.status}`, message = '' } = (value ?? {}) as Partial<Trouble>;
    return { ok: false, trouble: { code, message, mayPass: response.status >= 500 || response.status === 429 } };
  } catch {
    return { ok: false, trouble: UNREACHABLE };
  }
}

/** How I am called. */
/** Days on which my slow clocks stand, and how many I have left. */
export type MyHoliday = {
  readonly holiday: { readonly from: number; readonly until: number } | null;
  readonly left: number;
  readonly season: number;
};

export type NoticeState = {
  readonly isOn: boolean;
  readonly channels: readonly {
    readonly id: string;
    readonly kind: 'push' | 'mail' | 'webhook';
    readonly address: string;
    readonly isConfirmed: boolean;
  }[];
  readonly pushKey: string;
  readonly hasMail: boolean;
};

function query(filter: MatchFilter): URLSearchParams {
  return new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)]));
}

/** What a house says of itself; an older one leaves both out. */
export type HouseInfo = { readonly version?: string; readonly source?: string | null };

export const api = {
  house: () => ask<HouseInfo>('GET', '/health'),
  openRoom: (room: OpenRoom) => ask<NewRoom>('POST', '/api/rooms', room),
  listRooms: () => ask<readonly ListedRoom[]>('GET', '/api/rooms?limit=100'),
  room: (room: string) => ask<MyRoom>('GET', `/api/rooms/${encodeURIComponent(room)}`),
  code: (room: string, method: 'GET' | 'POST' | 'DELETE' = 'GET') =>
    ask<{ readonly code: string | null }>(method, `/api/rooms/${room}/code`),
  join: (code: string) => ask<{ readonly room: string }>('POST', '/api/join', { code }),
  /** A match that was played on this device comes into the house. */
  handOver: (match: object) => ask<{ readonly room: string; readonly match: number }>('POST', '/api/me/matches', match),
  myMatches: (filter: MatchFilter = {}) => ask<MatchesOfMine>('GET', `/api/me/matches?${query(filter)}`),
  holiday: () => ask<MyHoliday>('GET', '/api/me/holiday'),
  takeHoliday: (days: { readonly from: number; readonly until: number }) =>
    ask<MyHoliday>('PUT', '/api/me/holiday', days),
  endHoliday: () => ask<MyHoliday>('DELETE', '/api/me/holiday'),
  notices: () => ask<NoticeState>('GET', '/api/me/notices'),
  setNotices: (wish: { readonly isOn: boolean; readonly timeZone: string }) =>
    ask<NoticeState>('PUT', '/api/me/notices', wish),
  addPush: (box: object) => ask<NoticeState>('POST', '/api/me/notices/push', box),
  addMail: (address: string) => ask<NoticeState>('POST', '/api/me/notices/mail', { address }),
  addWebhook: (url: string) => ask<NoticeState>('POST', '/api/me/notices/webhook', { url }),
  removeChannel: (id: string) => ask<NoticeState>('DELETE', `/api/me/notices/${id}`),
  confirmMail: (token: string) => ask<{ readonly address: string }>('POST', '/api/notices/confirm', { token }),
  muteRoom: (room: string, isMuted: boolean) =>
    ask<{ readonly isMuted: boolean }>('PUT', `/api/rooms/${room}/notices`, { isMuted }),
  forgetMe: () => ask<{ readonly forgotten: boolean }>('DELETE', '/api/me'),
  deviceLink: () =>
    ask<{ readonly url: string; readonly link: string; readonly until: number }>('POST', '/api/me/device-link'),
  deviceLinkState: (link: string) =>
    ask<{ readonly number: string | null; readonly isUsed: boolean }>('POST', '/api/me/device-link/state', { link }),
  confirmDevice: (link: string, number: string, isMine: boolean) =>
    ask<{ readonly done: boolean }>('POST', '/api/me/device-link/confirm', { link, number, isMine }),
  openDeviceLink: (link: string) => ask<{ readonly number: string }>('POST', '/api/device/open', { link }),
  takeKey: (link: string) => ask<{ readonly done: boolean }>('POST', '/api/device/take', { link }),
  log: (room: string) => ask<SeenLog>('GET', `/api/rooms/${encodeURIComponent(room)}/log`),
  me: () => ask<{ readonly name: string }>('GET', '/api/me'),
  rename: (name: string) => ask<{ readonly name: string }>('PUT', '/api/me', { name }),
  seatLink: (room: string) =>
    ask<{ readonly url: string; readonly until: number }>('POST', `/api/rooms/${room}/seat-link`),
  useSeatLink: (key: string) => ask<{ readonly room: string }>('POST', '/api/seat-link', { key }),
  matches: (room: string) =>
    ask<
      readonly {
        readonly match: number;
        readonly file: string;
        readonly at: number;
        readonly players: readonly { readonly name: string | null; readonly bot: string | null }[];
      }[]
    >('GET', `/api/rooms/${room}/matches`),
  matchFile: (path: string) => ask<unknown>('GET', path),
};
