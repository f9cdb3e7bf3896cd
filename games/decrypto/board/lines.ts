import type { Refusal } from '@cifra/kernel';

/**
 * Why each line may not be given, line by line, while others may still be empty. The rules name the first line that
 * they refuse, so each one is shown to them behind those before it that they let pass.
 */
export function refusalsByLine(
  lines: readonly string[],
  whyNot: (clues: readonly string[]) => Refusal | null,
): readonly (Refusal | null)[] {
  const passed: string[] = [];
  return lines.map((line) => {
    if (line.trim() === '') return null;
    const shown = [...passed, line];
    const refusal = whyNot([...shown, ...Array.from({ length: lines.length - shown.length }, () => '')]);
    if (refusal !== null && refusal.at === passed.length) return refusal;
    passed.push(line);
    return null;
  });
}

/** The first line that keeps the clues from being given: empty or refused; -1 where all three may go. */
export function firstUnready(lines: readonly string[], refusals: readonly (Refusal | null)[]): number {
  return lines.findIndex((line, at) => line.trim() === '' || refusals[at] != null);
}
