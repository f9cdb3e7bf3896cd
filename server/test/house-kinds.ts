import { join } from 'node:path';
import type { RoomEntry, Secret } from '@cifra/room';
import type { RunningServer, Settings } from '../index.ts';
import { openSqlite } from '../store/sqlite.ts';
import { openTestHouse, temporaryFolder } from './house.ts';
import { askDatabase, TestPostgres } from './postgres.ts';
import { TcpProxy } from './tcp-proxy.ts';

type Truth = { readonly log: readonly RoomEntry[]; readonly secret: Secret };

/** A house of a test, and what its store has of a room, with all its secrets. */
export type KnownHouse = Pick<RunningServer, 'url' | 'port' | 'stop'> & {
  readonly houses: readonly RunningServer[];
  truthOf(room: string): Promise<Truth>;
};

export type HouseKind = {
  readonly name: string;
  /** Some suites are long: in `npm test` they run there with a part of their cases. */
  readonly isShort: boolean;
  open(changes?: Partial<Settings>, logTo?: { write(line: string): void }): Promise<KnownHouse>;
};

const ENTRIES = 'select body from entries where room = (select id from rooms where name = $1) order by version';
const SECRET = 'select match, seed, salt from secrets where room = (select id from rooms where name = $1)';

async function openInFolder(...[changes, logTo]: Parameters<HouseKind['open']>): Promise<KnownHouse> {
  const data = changes?.data ?? temporaryFolder();
  const house = await openTestHouse({ ...changes, data }, logTo);
  const truthOf = async (room: string) => {
    const database = await openSqlite(join(data, 'cifra.db'));
    const rows = database.prepare(ENTRIES.replace('$1', '?')).all(room) as { body: string }[];
    const secret = database.prepare(SECRET.replace('$1', '?')).get(room) as Secret;
    database.close();
    return { log: rows.map(({ body }) => JSON.parse(body) as RoomEntry), secret };
  };
  return { ...house, houses: [house], truthOf };
}

/** Processes over a PostgreSQL of its own, behind a proxy that takes them in turn, connection by connection. */
async function openOnPostgres(
  processes: number,
  ...[changes, logTo]: Parameters<HouseKind['open']>
): Promise<KnownHouse> {
  const postgres = await TestPostgres.start();
  const database = await postgres.database();
  const houses = await Promise.all(
    Array.from({ length: processes }, () => openTestHouse({ ...changes, database, databasePool: 5 }, logTo)),
  );
  const proxy = await TcpProxy.open(...houses.map(({ port }) => port));
  return {
    url: proxy.url,
    port: proxy.port,
    houses,
    truthOf: async (room) => {
      const rows = await askDatabase<{ body: string }>(database, ENTRIES, [room]);
      const [secret] = await askDatabase<Secret>(database, SECRET, [room]);
      return { log: rows.map(({ body }) => JSON.parse(body) as RoomEntry), secret: secret as Secret };
    },
    stop: async () => {
      await proxy.close();
      await Promise.all(houses.map((house) => house.stop()));
      await postgres.stop();
    },
  };
}

// `npm run siege -- cluster` runs them all at full length.
const isLong = process.env.CIFRA_TESTS === 'cluster';

const FOLDER: HouseKind = { name: 'a folder', isShort: false, open: openInFolder };

export const THREE_PROCESSES: HouseKind = {
  name: 'three processes over PostgreSQL',
  isShort: !isLong,
  open: openOnPostgres.bind(null, 3),
};

export const POSTGRES: HouseKind = { name: 'PostgreSQL', isShort: !isLong, open: openOnPostgres.bind(null, 1) };

let chosen: HouseKind = FOLDER;

/** For suites that run once for each file: a file that imports another one chooses first. */
export function chooseHouse(kind: HouseKind): void {
  chosen = kind;
}

export function chosenHouse(): HouseKind {
  return chosen;
}

/** The same suites run against every one of these. */
export const HOUSE_KINDS: readonly HouseKind[] = isLong
  ? [FOLDER, POSTGRES, THREE_PROCESSES]
  : [FOLDER, THREE_PROCESSES];
