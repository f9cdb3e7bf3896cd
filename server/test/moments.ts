import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Sqlite, Statement } from '../store/sqlite.ts';

/**
 * What `kill -9` would leave behind, at every moment between two changes of the disk. A process that is killed loses
 * nothing that it gave to the system: a copy of the files at that moment is what the next start would find.
 */
export class Moments {
  #happened: (() => void) | null = null;

  /** Something on the disk is about to change. */
  readonly changes = (): void => this.#happened?.();

  /** Does the work and keeps a copy of the folder from before each change; tells where the copies are, in order. */
  async of(folder: string, copies: string, work: () => Promise<unknown>): Promise<readonly string[]> {
    const kept: string[] = [];
    this.#happened = () => {
      const copy = join(copies, String(kept.length));
      // The shared memory and the lock of a process that is gone say nothing.
      cpSync(folder, copy, { recursive: true, filter: (path) => !/-shm$|lock\.db/.test(path) });
      kept.push(copy);
    };
    try {
      await work();
      this.changes();
    } finally {
      this.#happened = null;
    }
    return kept;
  }

  /** The same database, whose every statement is a moment. */
  watched(database: Sqlite): Sqlite {
    const moment = <T extends readonly unknown[], R>(act: (...given: T) => R) => {
      return (...given: T): R => {
        this.changes();
        return act(...given);
      };
    };
    return {
      exec: moment((sql) => database.exec(sql)),
      close: moment(() => database.close()),
      prepare: (sql): Statement => {
        const statement = database.prepare(sql);
        if (/^select /i.test(sql)) return statement;
        return {
          run: moment((...values) => statement.run(...values)),
          get: moment((...values) => statement.get(...values)),
          all: moment((...values) => statement.all(...values)),
          iterate: (...values) => statement.iterate(...values),
          columns: () => statement.columns(),
        };
      },
    };
  }
}
