import type { Seat } from '@cifra/kernel';
import { KEYWORDS } from '../rules/table.ts';

/** What somebody has written about one of the rivals' words; of several the latest counts, also where it is empty. */
type Entry = { readonly text: string; readonly turn: number };

/** One seat's notes: an entry for each of the rivals' words. */
type Entries = readonly Entry[];

/** What the team thinks that each of the rivals' words is, and who wrote it; null where nobody has. */
export type Guesses = readonly { readonly text: string; readonly by: Seat | null }[];

type SeatNotes = { readonly seat: Seat; readonly text: string };

const NOTHING: Entries = Array.from({ length: KEYWORDS }, () => ({ text: '', turn: 0 }));

/** Notes are the player's own text: whatever stands there, the board must open. */
function readEntries(text: string): Entries {
  try {
    const raw: unknown = JSON.parse(text);
    return Array.isArray(raw) ? NOTHING.map((none, at) => entryOf(raw[at]) ?? none) : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** A text alone is a note from before teams shared them. */
function entryOf(raw: unknown): Entry | null {
  if (typeof raw === 'string') return { text: raw, turn: 0 };
  if (!Array.isArray(raw)) return null;
  const [text, turn]: readonly unknown[] = raw;
  return typeof text === 'string' && Number.isSafeInteger(turn) ? { text, turn: Number(turn) } : null;
}

/** The team's guesses: of each word what was written last. Turns are counted, not timed: devices disagree about the time. */
export function sharedGuesses(notes: readonly SeatNotes[]): Guesses {
  const all = notes.map(({ seat, text }) => ({ seat, entries: readEntries(text) }));
  return NOTHING.map((none, at) => {
    let best = { ...none, by: null as Seat | null };
    for (const { seat, entries } of all) {
      const entry = entries[at] ?? none;
      if (entry.turn > best.turn || (best.text === '' && entry.turn === best.turn)) best = { ...entry, by: seat };
    }
    return { text: best.text, by: best.text === '' ? null : best.by };
  });
}

/** A word that was changed here stays as it is; of the others the house's counts. */
export function mergedGuesses(here: Guesses, kept: Guesses, theirs: Guesses): Guesses {
  return here.map((guess, at) => (guess.text === kept[at]?.text ? (theirs[at] ?? guess) : guess));
}

/** My notes with what I have changed since the house's state, each change a turn after all that are known; null where none is. */
export function writtenNotes(mine: Seat, notes: readonly SeatNotes[], here: Guesses): string | null {
  const shared = sharedGuesses(notes);
  if (here.every(({ text }, at) => text === shared[at]?.text)) return null;
  const own = readEntries(notes.find(({ seat }) => seat === mine)?.text ?? '');
  const latest = notes.flatMap(({ text }) => readEntries(text).map(({ turn }) => turn));
  const turn = Math.max(0, ...latest) + 1;
  return JSON.stringify(
    own.map((entry, at) => {
      const text = here[at]?.text ?? '';
      return text === shared[at]?.text ? [entry.text, entry.turn] : [text, turn];
    }),
  );
}
