/** Lines of words that belong together for some reason, written with commas between the lines. */
export function linesOf(text: string): readonly (readonly string[])[] {
  return text.split(',').map((line) => line.trim().split(/\s+/));
}

export function meet(a: readonly string[], b: readonly string[]): boolean {
  return a.some((one) => b.includes(one));
}

/** Does one line hold a word of each side, and not the same one? */
export function areOtherWords(
  lines: readonly (readonly string[])[],
  a: readonly string[],
  b: readonly string[],
): boolean {
  return lines.some((line) =>
    line.some((one) => a.includes(one) && line.some((other) => other !== one && b.includes(other))),
  );
}
