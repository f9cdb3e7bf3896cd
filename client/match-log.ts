import type { RoomView, SeenLog, SeenRoomEntry } from '@cifra/room';

const LENGTH = 2000;

/** A place in the history of a room. With the time it says which history: a house may be set back to a copy. */
type HistoryPoint = Pick<RoomView, 'version' | 'at'>;

/** Nothing was heard yet. */
const NOTHING: HistoryPoint = { version: 0, at: 0 };

/**
 * The match so far: what was heard over the connection, and before that what the house remembers. A view that came whole
 * says nothing about how it came about, so then the house is asked.
 */
export class MatchLog {
  readonly #ask: () => Promise<SeenLog | null>;
  readonly #changed: (entries: readonly SeenRoomEntry[]) => void;
  #entries: readonly SeenRoomEntry[] = [];
  /** Up to here the log has no gap. */
  #heardTo = NOTHING;

  /** `ask` reads the house's log; null where it cannot be had now, and then it is asked for again. */
  constructor(ask: () => Promise<SeenLog | null>, changed: (entries: readonly SeenRoomEntry[]) => void) {
    this.#ask = ask;
    this.#changed = changed;
  }

  /** An entry that the session followed. */
  add(entry: SeenRoomEntry): void {
    // A match has a log of its own: with its deal the former one is put away.
    const isDeal = entry.events.some((event) => 'fact' in event && event.fact.type === 'started');
    const kept = isDeal ? [] : this.#entries;
    if (entry.version === this.#heardTo.version + 1) this.#heardTo = entry;
    this.#set([...kept.slice(1 - LENGTH), entry]);
  }

  /** The view that the session has now: where the log does not reach it, the rest is asked for. */
  async reach(view: RoomView): Promise<void> {
    if (view.match === null || (view.version === this.#heardTo.version && view.at === this.#heardTo.at)) return;
    const before = new Set(this.#entries);
    this.#heardTo = view;
    const log = await this.#ask();
    if (log === null) {
      // With the next sign of the house it is asked again.
      this.#heardTo = NOTHING;
      return;
    }
    const later = this.#entries.filter((entry) => entry.version > log.version && !before.has(entry));
    this.#set([...log.entries, ...later]);
  }

  #set(entries: readonly SeenRoomEntry[]): void {
    this.#entries = entries;
    this.#changed(entries);
  }
}
