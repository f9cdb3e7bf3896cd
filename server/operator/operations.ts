import { accept, type Result, refuse } from '@cifra/kernel';
import { People } from '../identity/people.ts';
import type { Settings } from '../settings.ts';
import { VERSION } from '../source.ts';
import { IN_MEMORY } from '../store/embedded.ts';
import type { HouseData } from '../store/house-data.ts';
import type { PeopleCount } from '../store/people-records.ts';
import { backUpHere } from './backup-here.ts';
import { type LastBackup, lastBackup } from './last-backup.ts';
import { type NamedBan, PeopleOperations, type RunningPeople } from './people-operations.ts';
import type { OperatorRequest } from './requests.ts';
import { RoomOperations, type Running } from './room-operations.ts';

export type Pruned = {
  readonly isDryRun: boolean;
  readonly rooms: readonly string[];
  readonly bytes: number;
  readonly people: readonly string[];
};
export type HouseStatus = {
  readonly isRunning: boolean;
  readonly version: string;
  readonly bytes: number;
  /** What the disk does not take, or has failed to keep. */
  readonly trouble: string | null;
  readonly lostSince: HouseData['lostSince'];
  readonly inMemory: number;
  readonly connections: number;
  readonly people: PeopleCount;
  readonly bans: readonly NamedBan[];
  /** Null where there is none; `elsewhere` where the data are in no folder that `cifra backup` copies. */
  readonly backup: LastBackup | 'elsewhere' | null;
};

/** What opens the operator's page; and where a running house listens, which whoever asks need not know. */
export type OperatorToken = {
  readonly token: string;
  readonly listening: Pick<Settings, 'host' | 'port' | 'publicUrl'> | null;
};

type RunningHouse = Running &
  RunningPeople & {
    readonly settings: Settings;
    /** Asks whoever opened the house to close it. */
    readonly askToStop: () => void;
  };

/** Rooms that are deleted in one durable step; between two of them others have their turn. */
const AT_ONCE = 20;

/** Everything that an operator may ask, of a running house or of the data of a stopped one. */
export class Operations {
  readonly #data: HouseData;
  readonly #running: RunningHouse | null;
  readonly #rooms: RoomOperations;
  readonly #people: PeopleOperations;
  readonly #folder: string | null;
  readonly #now: () => number;
  #copying: Promise<Result<object>> | null = null;

  /** `folder` where the data are in one, and not in memory or in a database that others keep. */
  constructor(data: HouseData, running: RunningHouse | null, folder: string | null, now: () => number) {
    this.#data = data;
    this.#folder = folder;
    this.#running = running;
    this.#now = now;
    this.#rooms = new RoomOperations(data, running, now);
    this.#people = new PeopleOperations(data, new People(data.registry, true), running, now);
  }

  async carryOut(request: OperatorRequest): Promise<Result<object>> {
    switch (request.do) {
      case 'status':
        return accept(await this.status());
      case 'operator-token': {
        const { registry } = this.#data;
        const token = await (request.renew ? registry.renewOperatorToken() : registry.operatorToken());
        const { host, port, publicUrl } = this.#running?.settings ?? {};
        const listening =
          host === undefined || port === undefined ? null : { host, port, publicUrl: publicUrl ?? null };
        return accept<OperatorToken>({ token, listening });
      }
      case 'rooms': {
        const { do: _, ...filter } = request;
        return accept(await this.#rooms.list(filter));
      }
      case 'close-room':
        return this.#rooms.close(request.room);
      case 'unlist':
        return this.#rooms.setHidden(request.room, true);
      case 'relist':
        return this.#rooms.setHidden(request.room, false);
      case 'prune':
        return accept(await this.prune(request));
      case 'people':
        return this.#people.list(request.name, request.room);
      case 'bans':
        return accept(await this.#people.bans());
      case 'ban':
        return this.#people.ban(request.who);
      case 'unban':
        return this.#people.unban(request.who);
      case 'export-person':
        return this.#people.export(request.person);
      case 'forget-person':
        return this.#people.forget(request.person);
      case 'back-up':
        return this.#backUp();
      case 'stop':
        // A stopped one is what was asked for.
        this.#running?.askToStop();
        return accept({ stopping: this.#running !== null });
    }
  }

  /** One at a time: whoever asks meanwhile is answered with the one under way. */
  #backUp(): Promise<Result<object>> {
    const folder = this.#folder;
    if (folder === null) {
      const isDatabase = this.#running?.settings.database != null;
      return Promise.resolve(isDatabase ? refuse('copied-by-postgres') : refuse('no-data', { path: IN_MEMORY }));
    }
    this.#copying ??= backUpHere(folder, this.#now()).finally(() => {
      this.#copying = null;
    });
    return this.#copying;
  }

  async status(): Promise<HouseStatus> {
    const { store, lostSince } = this.#data;
    return {
      isRunning: this.#running !== null,
      version: VERSION,
      bytes: store.bytes(),
      trouble: (store.broken ?? store.failing)?.message ?? null,
      lostSince,
      inMemory: this.#running?.rooms.size ?? 0,
      connections: this.#running?.connections.size ?? 0,
      people: await this.#people.count(),
      bans: (await this.#people.bans()).bans,
      backup: this.#folder === null ? 'elsewhere' : lastBackup(this.#folder),
    };
  }

  /** Deletes what is older than it is kept. A room is deleted as a whole or not yet: cut short, the rest is for next time. */
  async prune(keep: { rooms: number; empty: number; people: number; dryRun: boolean }): Promise<Pruned> {
    const rooms = await this.#rooms.old(keep);
    const people = await this.#people.notSeenFor(keep.people);
    if (!keep.dryRun) {
      for (let at = 0; at < rooms.length; at += AT_ONCE)
        await Promise.all(rooms.slice(at, at + AT_ONCE).map(({ id }) => this.#rooms.close(id)));
      for (const { person } of people) await this.#data.records.forget(person);
    }
    return {
      isDryRun: keep.dryRun,
      rooms: rooms.map(({ id }) => id),
      bytes: rooms.reduce((sum, { bytes }) => sum + bytes, 0),
      people: people.map(({ person }) => person),
    };
  }
}

/** A sentence of an operator's program that we do not know. */
export function notUnderstood(): Result<never> {
  return refuse('bad-request', { field: 'do', expected: 'known' });
}
