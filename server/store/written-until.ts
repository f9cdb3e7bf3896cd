import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const WRITTEN_UNTIL = 'written-until';

/**
 * A small file beside the database that says up to when it was written. A write-ahead log that was cut short, by a disk
 * or by whoever copied it, is read without a word up to the cut: this file is how the next start finds out.
 */
export class WrittenUntil {
  readonly #path: string;

  constructor(folder: string) {
    this.#path = join(folder, WRITTEN_UNTIL);
  }

  /** Call it when what was written until then is on disk. Never half a number: a file takes its place as a whole. */
  say(at: number): void {
    try {
      writeFileSync(`${this.#path}.new`, `${at}\n`, { mode: 0o600 });
      renameSync(`${this.#path}.new`, this.#path);
    } catch {
      // A disk that is full is named by what could not be saved; this is only a second look.
    }
  }

  /** The data were put there on purpose, whatever was written before. */
  forget(): void {
    rmSync(this.#path, { force: true });
  }

  /** Null where nothing was said yet. */
  read(): number | null {
    try {
      const at = Number(readFileSync(this.#path, 'utf8'));
      return Number.isSafeInteger(at) && at > 0 ? at : null;
    } catch {
      return null;
    }
  }
}
