/**
 * What a player has noted on a board, mark by mark. Every mark has a count of its own: positive where it stands, negative
 * where it was rubbed out, and of two the greater one is later. So the sheets of several tabs and devices merge.
 */
export type Marks = { readonly [mark: string]: number };

/** Notes are the player's own text: whatever stands there, the board must open. */
export function readMarks(text: string): Marks {
  try {
    const raw: unknown = JSON.parse(text);
    if (typeof raw !== 'object' || raw === null) return {};
    return Object.fromEntries(Object.entries(raw).filter(([, count]) => Number.isInteger(count)));
  } catch {
    return {};
  }
}

/** Of each mark the later state; where both are as late, it stands. */
export function mergedMarks(one: Marks, other: Marks): Marks {
  const all: { [mark: string]: number } = { ...one };
  for (const [mark, count] of Object.entries(other)) {
    const mine = all[mark] ?? 0;
    if (Math.abs(count) > Math.abs(mine) || (Math.abs(count) === Math.abs(mine) && count > mine)) all[mark] = count;
  }
  return all;
}

export function isSameMarks(one: Marks, other: Marks): boolean {
  const marks = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...marks].every((mark) => one[mark] === other[mark]);
}

export function hasMark(marks: Marks, mark: string): boolean {
  return (marks[mark] ?? 0) > 0;
}

/** Set where it did not stand, rubbed out where it did: later than everything before. */
export function toggledMark(marks: Marks, mark: string): Marks {
  const latest = Math.max(0, ...Object.values(marks).map(Math.abs));
  return { ...marks, [mark]: hasMark(marks, mark) ? -(latest + 1) : latest + 1 };
}
