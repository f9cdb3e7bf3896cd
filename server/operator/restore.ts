import { constants, copyFileSync, existsSync, linkSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { accept, type Result, refuse } from '@cifra/kernel';
import { DATABASE, lockFolder, makeFolder } from '../store/embedded.ts';
import { intoOneFile, openAsItIs, type Sqlite } from '../store/sqlite.ts';
import { WrittenUntil } from '../store/written-until.ts';
import { reasonOf } from './backup.ts';
import { type Contents, contentsOf } from './contents.ts';
import { copyDatabase, putInPlace } from './copy.ts';

/** What going back to a copy will do. */
export type RestorePlan = {
  readonly file: string;
  readonly folder: string;
  readonly contents: Contents;
  /** What is in the folder now: a house, something that cannot be read, or nothing. */
  readonly replaces: Contents | 'unreadable' | null;
};

export type Restored = Contents & {
  readonly folder: string;
  /** Where what was there before is kept. */
  readonly kept: string | null;
};

/** Looks at everything and changes nothing. */
export async function planRestore(file: string, folder: string): Promise<Result<RestorePlan>> {
  const contents = await contentsOf(file);
  if (!contents.ok) return contents;
  const there = join(folder, DATABASE);
  if (resolve(there) === resolve(file)) return refuse('onto-itself', { path: file });
  if (!existsSync(there)) return accept({ file, folder, contents: contents.value, replaces: null });
  // Said before anything else: `--force` does not help against a house that is open.
  const free = await isFree(folder);
  if (!free.ok) return free;
  const replaced = await contentsOf(there);
  return accept({ file, folder, contents: contents.value, replaces: replaced.ok ? replaced.value : 'unreadable' });
}

/** Puts the copy in place; what was there is kept beside it. Cut short at any moment, the folder holds one or the other. */
export async function restore({ file, folder, contents }: RestorePlan): Promise<Result<Restored>> {
  let lock: Sqlite;
  try {
    makeFolder(resolve(folder));
    lock = await lockFolder(folder);
  } catch (error) {
    return cannotUse(folder, error);
  }
  const there = join(folder, DATABASE);
  const arriving = `${there}.restoring`;
  try {
    await copyDatabase(file, arriving);
    const kept = existsSync(there) ? await keepAside(there) : null;
    // What lies beside a database that is not there any more would be read into the new one.
    for (const rest of ['-wal', '-shm', '-journal']) rmSync(there + rest, { force: true });
    putInPlace(arriving, there);
    new WrittenUntil(folder).forget();
    return accept({ folder, ...contents, kept });
  } catch (error) {
    rmSync(arriving, { force: true });
    return refuse('not-copied', { path: there, reason: reasonOf(error) });
  } finally {
    lock.close();
  }
}

async function isFree(folder: string): Promise<Result<null>> {
  try {
    (await lockFolder(folder)).close();
    return accept(null);
  } catch (error) {
    return cannotUse(folder, error);
  }
}

function cannotUse(path: string, error: unknown): Result<never> {
  if (error instanceof Error && /locked/.test(error.message)) return refuse('data-in-use', { path });
  return refuse('data-folder', { path, reason: reasonOf(error) });
}

/** A second name for what is there, with everything that was beside it merged, or beside the second name too. */
async function keepAside(path: string): Promise<string> {
  const kept = freeName(path.slice(0, -'.db'.length));
  try {
    const database = await openAsItIs(path);
    intoOneFile(database);
    database.close();
  } catch {
    // It cannot be read; it is kept as it is.
  }
  for (const rest of ['', '-wal'])
    if (existsSync(path + rest) && (rest === '' || statSync(path + rest).size > 0))
      secondName(path + rest, kept + rest);
  return kept;
}

function freeName(stem: string): string {
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '');
  for (let at = 1; ; at++) {
    const name = `${stem}-before-${stamp}${at === 1 ? '' : `-${at}`}.db`;
    if (!existsSync(name)) return name;
  }
}

function secondName(path: string, name: string): void {
  try {
    linkSync(path, name);
  } catch {
    // Not every disk knows two names of one file.
    copyFileSync(path, name, constants.COPYFILE_EXCL);
  }
}
