import { language, remember, remembered } from '@cifra/kit';
import type { Trouble } from '../connection/api.ts';

/** A day in steps of minutes; moves and refusals are those since the step before. */
export type ActivityPoint = {
  readonly at: number;
  readonly rooms: number;
  readonly connections: number;
  readonly moves: number;
  readonly refusals: number;
  readonly median: number | null;
  readonly slowest: number | null;
};

export type OperatorRoom = {
  readonly id: string;
  readonly game: string;
  readonly phase: string;
  readonly match: number;
  readonly at: number;
  readonly listed: boolean;
  readonly isHidden: boolean;
  readonly seats: readonly (string | null)[];
  readonly here: number | null;
  readonly matches: number;
  readonly bytes: number;
};

export type HouseBan = {
  readonly kind: 'person' | 'address';
  readonly value: string;
  readonly name: string | null;
  readonly at: number;
};

export type HouseBackup = {
  readonly file: string;
  readonly at: number;
  readonly bytes: number;
  readonly isThere: boolean;
};

export type Keep = { readonly rooms: number; readonly empty: number; readonly people: number };

/** What was deleted, or would be. */
export type TidiedUp = {
  readonly rooms: readonly string[];
  readonly people: readonly string[];
  readonly bytes: number;
};

/** All that the operator's page shows. */
export type HouseReport = {
  readonly version: string;
  readonly now: number;
  readonly startedAt: number;
  readonly trouble: string | null;
  readonly lostSince: { readonly from: number | null; readonly until: number } | null;
  readonly inMemory: number;
  readonly connections: number;
  readonly roomsWithPeople: number;
  readonly memory: number;
  readonly storage: {
    readonly used: number;
    readonly most: number;
    readonly free: number | null;
    /** Nothing new is begun; matches are played to their end. */
    readonly isFull: boolean;
  };
  readonly refusals: {
    readonly total: number;
    readonly busiest: { readonly address: string; readonly count: number } | null;
    readonly byCode: readonly {
      readonly code: string;
      readonly name: string;
      readonly count: number;
      readonly addresses: number;
    }[];
  };
  readonly people: { readonly known: number; readonly lately: number };
  readonly bans: readonly HouseBan[];
  readonly backup: HouseBackup | 'elsewhere' | null;
  /** After so many days what is quiet, empty or away is deleted; 0 keeps it. */
  readonly keep: Keep;
  readonly samples: readonly ActivityPoint[];
  readonly rooms: readonly OperatorRoom[];
};

export type HouseAction =
  | { readonly do: 'close-room' | 'unlist' | 'relist'; readonly room: string }
  | { readonly do: 'ban' | 'unban'; readonly who: string }
  | { readonly do: 'back-up' | 'stop' };

const KEY = 'cifra.house';

/** The token comes behind the `#` of the operator's link; it is kept, and taken out of sight. */
export function operatorToken(): string | null {
  const given = location.hash.slice(1);
  if (given === '') return remembered(KEY) || null;
  remember(KEY, given);
  history.replaceState(history.state, '', location.pathname);
  return given;
}

export function forgetToken(): void {
  remember(KEY, '');
}

type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly trouble: Trouble };

type Pruning = Keep & { readonly do: 'prune'; readonly dryRun: boolean };

async function ask<T>(token: string, action?: HouseAction | Pruning): Promise<Answer<T>> {
  try {
    const response = await fetch('/api/house', {
      method: action === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'accept-language': language.value,
        ...(action === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(action === undefined ? {} : { body: JSON.stringify(action) }),
    });
    const value: unknown = await response.json().catch(() => null);
    if (response.ok && value !== null) return { ok: true, value: value as T };
    const { code = '', message = '' } = (value ?? {}) as Partial<Trouble>;
    return { ok: false, trouble: { code, message, mayPass: response.status >= 500 } };
  } catch {
    return { ok: false, trouble: { code: 'unreachable', message: '', mayPass: true } };
  }
}

export const houseApi = {
  report: (token: string) => ask<HouseReport>(token),
  act: (token: string, action: HouseAction) => ask<object>(token, action),
  backUp: (token: string) => ask<{ readonly file: string; readonly bytes: number }>(token, { do: 'back-up' }),
  prune: (token: string, keep: Keep, dryRun: boolean) => ask<TidiedUp>(token, { do: 'prune', ...keep, dryRun }),
};
