import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { DATABASE, LOCK } from '../store/embedded.ts';
import { WRITTEN_UNTIL } from '../store/written-until.ts';

/** In the data folder, for its owner alone: who may read the data may look after the house. */
export const CONTROL_SOCKET = 'house.sock';
export const LAST_BACKUP = 'last-backup.json';

const NAMES = [DATABASE, `${DATABASE}-wal`, `${DATABASE}-shm`, LOCK, WRITTEN_UNTIL, LAST_BACKUP, CONTROL_SOCKET];

/** Is it the house, or what keeps others off it while it runs? Copies may stand beside it. */
export function isOwnFile(folder: string, file: string): boolean {
  return NAMES.some((name) => real(join(folder, name)) === real(file));
}

function real(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  const place = dirname(resolve(path));
  return join(existsSync(place) ? realpathSync(place) : place, basename(path));
}
