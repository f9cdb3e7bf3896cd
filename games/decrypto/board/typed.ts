import type { Clues, Code } from '../rules/table.ts';

/** What somebody is typing belongs to one code of one match: nothing of it may turn up in another. */
export type TypedKey = {
  readonly path: string;
  readonly round: number;
  readonly code: Code;
  readonly words: readonly string[];
};

/** Its place among what this device remembers. */
export function typedPlace({ path }: TypedKey): string {
  return `cifra.decrypto.clues${path}`;
}

export function typedText(key: TypedKey, lines: readonly string[]): string {
  return JSON.stringify({ mark: markOf(key), lines });
}

/** What was typed here last, or else what the house has. */
export function typedBefore(key: TypedKey, text: string | null, written: Clues): readonly string[] {
  const kept = readTyped(text);
  if (kept !== null && kept.mark === markOf(key) && kept.lines.length === written.length) return kept.lines;
  return written.map((clue) => clue ?? '');
}

function markOf({ round, code, words }: TypedKey): string {
  return [round, ...code, ...words].join('/');
}

/** Whatever stands there, the board must open. */
function readTyped(text: string | null): { readonly mark: string; readonly lines: readonly string[] } | null {
  try {
    const raw: unknown = JSON.parse(text ?? 'null');
    if (typeof raw !== 'object' || raw === null || !('mark' in raw) || !('lines' in raw)) return null;
    const { mark, lines } = raw;
    if (typeof mark !== 'string' || !Array.isArray(lines)) return null;
    return lines.every((line) => typeof line === 'string') ? { mark, lines } : null;
  } catch {
    return null;
  }
}
