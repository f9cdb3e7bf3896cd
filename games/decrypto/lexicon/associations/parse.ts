/** What comes to mind for a keyword, from two independent angles, each strongest first. */
export interface Angles {
  /** What it is: kinds, parts, uses, places. */
  readonly a: readonly string[];
  /** What is told and felt about it: scenes, feelings, people, stories. */
  readonly b: readonly string[];
}

function listOf(text = ''): readonly string[] {
  return text.split(',').map((association) => association.trim());
}

/** Reads lines of `keyword: a, a, a | b, b, b`. */
export function parseAngles(text: string): ReadonlyMap<string, Angles> {
  return new Map(
    text
      .trim()
      .split('\n')
      .map((line) => {
        const [keyword = '', rest = ''] = line.split(': ');
        const [a, b] = rest.split(' | ');
        return [keyword, { a: listOf(a), b: listOf(b) }];
      }),
  );
}

/** Both angles in one list without repeats: in turn from each, so that the strongest of both come first. */
export function merged({ a, b }: Angles): readonly string[] {
  const longer = a.length > b.length ? a : b;
  return [...new Set(longer.flatMap((_, i) => [...a.slice(i, i + 1), ...b.slice(i, i + 1)]))];
}
