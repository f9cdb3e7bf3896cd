import type { Level } from '@cifra/kernel';
import { language } from '@cifra/kit';
import type { RoomCard, SeenLog } from '@cifra/room';

/** What went wrong, in the person's language, and a code for the page to act on. */
export type Trouble = {
  readonly code: string;
  readonly message: string;
  /** It lies at the house or the way there, not at what was asked for: the same may succeed in a moment. */
  readonly mayPass: boolean;
};
export type Reply<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly trouble: Trouble };

export type ListedRoom = RoomCard & { readonly id: string; readonly url: string };
/** A room as the house tells it to one of its players. */
export type MyRoom = ListedRoom & { readonly mine?: { readonly seat: number; readonly isToAct: boolean } | null };
export type OpenRoom = {
  readonly game: string;
  readonly seats?: number;
  readonly options?: object;
  readonly listed?: boolean;
  readonly sit?: { readonly name?: string };
  readonly bots?: readonly Level[];
  readonly start?: { readonly nonce: string };
};

const UNREACHABLE: Trouble = { code: 'unreachable', message: '', mayPass: true };

async function ask<T>(method: string, path: string, body?: unknown): Promise<Reply<T>> {
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

/** What a house says of itself; an older one leaves both out. */
export type HouseInfo = { readonly version?: string; readonly source?: string | null };

export const api = {
  house: () => ask<HouseInfo>('GET', '/health'),
  openRoom: (room: OpenRoom) => ask<{ readonly id: string }>('POST', '/api/rooms', room),
  listRooms: () => ask<readonly ListedRoom[]>('GET', '/api/rooms'),
  room: (room: string) => ask<MyRoom>('GET', `/api/rooms/${encodeURIComponent(room)}`),
  log: (room: string) => ask<SeenLog>('GET', `/api/rooms/${encodeURIComponent(room)}/log`),
  me: () => ask<{ readonly name: string }>('GET', '/api/me'),
  rename: (name: string) => ask<{ readonly name: string }>('PUT', '/api/me', { name }),
  seatLink: (room: string) =>
    ask<{ readonly url: string; readonly until: number }>('POST', `/api/rooms/${room}/seat-link`),
  useSeatLink: (key: string) => ask<{ readonly room: string }>('POST', '/api/seat-link', { key }),
  matches: (room: string) =>
    ask<readonly { readonly match: number; readonly file: string }[]>('GET', `/api/rooms/${room}/matches`),
  matchFile: (path: string) => ask<unknown>('GET', path),
};
