import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { accept, type Result, refuse } from '@cifra/kernel';
import { DATABASE } from '../store/embedded.ts';
import { type Contents, contentsOf } from './contents.ts';
import { copyDatabase, putInPlace } from './copy.ts';
import { noteBackup } from './last-backup.ts';
import { isOwnFile } from './own-files.ts';

export type Backup = Contents & { readonly file: string };

/** One consistent file of a house, running or stopped. Under the final name there is never half a file. */
export async function backUp(folder: string, file: string, { force }: { force: boolean }): Promise<Result<Backup>> {
  const source = join(folder, DATABASE);
  if (!existsSync(source)) return refuse('no-data', { path: folder });
  if (isOwnFile(folder, file)) return refuse('onto-itself', { path: file });
  // A folder cannot be replaced, and a device must not be: root would find a file in its place.
  if (existsSync(file) && !statSync(file).isFile()) return refuse('not-a-plain-file', { path: file });
  if (existsSync(file) && !force) return refuse('file-exists', { path: file });
  const part = partOf(file);
  try {
    dropLeftovers(file);
    await copyDatabase(source, part);
    const contents = await contentsOf(part);
    if (!contents.ok) {
      rmSync(part, { force: true });
      return refuse(contents.refusal.code, { path: source });
    }
    putInPlace(part, file);
    noteBackup(folder, file, contents.value.bytes, Date.now());
    return accept({ file, ...contents.value });
  } catch (error) {
    rmSync(part, { force: true });
    return refuse('not-copied', { path: file, reason: reasonOf(error) });
  }
}

/** Where a copy grows: each process has a name of its own, so that two at once do not write into one file. */
function partOf(file: string): string {
  return `${resolve(file)}.${process.pid}.part`;
}

/** What processes have left that were killed over it. */
function dropLeftovers(file: string): void {
  const folder = dirname(resolve(file));
  for (const name of readdirSync(folder)) {
    const pid = /^\.(\d+)\.part(-journal)?$/.exec(
      name.startsWith(basename(file)) ? name.slice(basename(file).length) : '',
    )?.[1];
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(folder, name), { force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The system's code where it has one, else what SQLite says. */
export function reasonOf(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (/^E[A-Z]+$/.test(code)) return code;
  return /full/i.test(message) ? 'ENOSPC' : message;
}
