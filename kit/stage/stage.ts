import { followEach, type Game, type Seen, type Shape, type View } from '@cifra/kernel';
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { Beat, Staging } from './beat.ts';
import {
  acted,
  advanced,
  beginStage,
  caughtUp,
  drawn,
  isDrawn,
  isSettled,
  nextAt,
  pushed,
  type Scene,
  skipped,
  unseenIn,
} from './queue.ts';
import { whenDrawn } from './when-drawn.ts';

/** What the stage needs of a browser; a test has its own. */
export type StageClock = {
  readonly now: () => number;
  /** Calls back once; what it returns takes that back. */
  readonly after: (ms: number, then: () => void) => () => void;
  /** Calls back once, when what was set is on the screen; what it returns takes that back. */
  readonly whenDrawn: (then: () => void) => () => void;
};

/** A page's own clock. */
export const BROWSER_CLOCK: StageClock = {
  now: () => performance.now(),
  after: (ms, then) => {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
  whenDrawn,
};

/** For a board that has no beats: it changes at once. */
export const AT_ONCE: Staging<Shape> = { beats: () => [], story: () => null };

export type StageOptions = {
  readonly clock: StageClock;
  /** A beat begins to be shown: its sound, its sentence for those who listen. */
  readonly onBeat?: (beat: Beat) => void;
  /** Everything up to this version was shown for long enough. */
  readonly onSettled?: (version: number) => void;
};

/**
 * Shows a match at the pace of reading: the log arrives at once, what people see of it follows beat by beat. Live play,
 * replay and lesson each feed one.
 */
export class Stage<G extends Shape> {
  readonly #game: Game<G>;
  readonly #staging: Staging<G>;
  readonly #options: StageOptions;
  readonly #queue;
  readonly #scene;
  readonly #recent = signal<readonly Beat[]>([]);
  readonly #isBehind = signal(false);
  readonly #unseen = signal(0);
  readonly #isSettled = signal(true);
  /** How the table really stands, shown or not. */
  #latest: View<G>;
  #cancel: (() => void) | null = null;

  constructor(game: Game<G>, staging: Staging<G>, view: View<G>, options: StageOptions) {
    this.#game = game;
    this.#staging = staging;
    this.#options = options;
    this.#latest = view;
    const first = beginStage(view, options.clock.now());
    this.#queue = { now: first };
    this.#scene = signal<Scene<G>>(first.shown);
    queueMicrotask(() => options.onSettled?.(view.version));
  }

  /** What is shown now. */
  get scene(): ReadonlySignal<Scene<G>> {
    return this.#scene;
  }

  /** What has happened since the viewer last acted. */
  get recent(): ReadonlySignal<readonly Beat[]> {
    return this.#recent;
  }

  /** Is there more to show than what is shown? */
  get isBehind(): ReadonlySignal<boolean> {
    return this.#isBehind;
  }

  /** How many of the last events are not shown to their end yet: a log beside the stage leaves them out. */
  get unseen(): ReadonlySignal<number> {
    return this.#unseen;
  }

  /** Has everything been shown, and for long enough? */
  get isSettled(): ReadonlySignal<boolean> {
    return this.#isSettled;
  }

  get latest(): View<G> {
    return this.#latest;
  }

  /** Something happened: its beats are put behind those that wait. */
  follow(seen: Seen<G>): void {
    const scenes: Scene<G>[] = [];
    let before = this.#latest;
    for (const [at, after] of followEach(this.#game, before, seen).entries()) {
      const event = seen.events[at];
      const beats = event === undefined ? [] : this.#staging.beats({ before, event, after });
      // The table changes with the first beat of an event; the others tell more of the same.
      if (beats.length === 0) scenes.push({ view: after, beat: null });
      else scenes.push(...beats.map((beat) => ({ view: after, beat })));
      before = after;
    }
    this.#latest = before;
    this.#set(pushed(this.#queue.now, scenes, this.#now()));
  }

  /** A view that says nothing about how it came about: nothing of it can be told. */
  reset(view: View<G>): void {
    this.#latest = view;
    this.#set(beginStage(view, this.#now()));
  }

  /** A tap: on to the next beat. */
  skip(): void {
    this.#set(skipped(this.#queue.now, this.#now()));
  }

  catchUp(): void {
    this.#set(caughtUp(this.#queue.now, this.#now()));
  }

  /** The viewer acts, and is never held up. */
  act(): void {
    this.#set(acted(this.#queue.now, this.#now()));
  }

  close(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  #now(): number {
    return this.#options.clock.now();
  }

  #set(queue: ReturnType<typeof beginStage<G>>): void {
    const { shown } = queue;
    const isNew = shown !== this.#queue.now.shown;
    this.#queue.now = queue;
    batch(() => {
      this.#scene.value = shown;
      this.#recent.value = queue.recent;
      this.#isBehind.value = queue.waiting.length > 0;
      this.#unseen.value = unseenIn(queue, this.#now());
    });
    if (isNew && shown.beat !== null) this.#options.onBeat?.(shown.beat);
    this.#await();
  }

  /** Wakes up when the next scene is due, or when the last one has had its time. */
  #await(): void {
    this.close();
    const now = this.#now();
    const queue = this.#queue.now;
    if (!isDrawn(queue)) {
      this.#isSettled.value = false;
      this.#cancel = this.#options.clock.whenDrawn(() => this.#set(drawn(this.#queue.now, this.#now())));
      return;
    }
    this.#isSettled.value = isSettled(queue, now);
    if (this.#isSettled.value) {
      this.#options.onSettled?.(queue.shown.view.version);
      return;
    }
    const due = nextAt(queue);
    this.#cancel = this.#options.clock.after(Math.max(0, due - now), () => {
      this.#cancel = null;
      this.#set(advanced(this.#queue.now, this.#now()));
    });
  }
}
