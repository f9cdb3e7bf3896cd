import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { LAST_BACKUP } from './own-files.ts';

/** Beside the data, for whoever asks later whether there is a copy. */
const note = z.object({ file: z.string(), at: z.number(), bytes: z.number() });

/** The last copy that was made of a house; `isThere` where the file still stands at its place, seen from the house. */
export type LastBackup = z.infer<typeof note> & { readonly isThere: boolean };

export function noteBackup(folder: string, file: string, bytes: number, at: number): void {
  const path = join(folder, LAST_BACKUP);
  try {
    writeFileSync(`${path}.part`, `${JSON.stringify({ file: resolve(file), at, bytes })}\n`, { mode: 0o600 });
    renameSync(`${path}.part`, path);
  } catch {
    // The copy is whole all the same: a folder that takes no note is no reason to call it a failure.
  }
}

/** Null where nobody has ever made one, or its note cannot be read. */
export function lastBackup(folder: string): LastBackup | null {
  try {
    const read = note.parse(JSON.parse(readFileSync(join(folder, LAST_BACKUP), 'utf8')));
    return { ...read, isThere: existsSync(read.file) };
  } catch {
    return null;
  }
}
