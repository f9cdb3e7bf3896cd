import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { openAsItIs } from '../store/sqlite.ts';

/**
 * Copies a database, also one that a house is writing to at this moment, into one whole file: what was committed when
 * the copy began, and nothing later. The copy is on disk when this resolves.
 */
export async function copyDatabase(from: string, to: string): Promise<void> {
  rmSync(to, { force: true });
  // Seeds of running matches are in it. SQLite takes an empty file for a new one.
  closeSync(openSync(to, 'wx', 0o600));
  const database = await openAsItIs(from);
  try {
    database.prepare('vacuum into ?').run(to);
  } finally {
    database.close();
  }
  syncPath(to);
}

/** Puts a whole file in its place: at every moment there is the old one or the new one. */
export function putInPlace(from: string, to: string): void {
  renameSync(from, to);
  syncPath(dirname(to));
}

function syncPath(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
