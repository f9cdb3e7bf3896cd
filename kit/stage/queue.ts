import type { Shape, View } from '@cifra/kernel';
import { type Beat, holdOf } from './beat.ts';

/** The table after one beat; without a beat it is only how the table stands. */
export type Scene<G extends Shape> = { readonly view: View<G>; readonly beat: Beat | null };

/** What is shown, since when, and what waits to be shown after it. */
export type StageQueue<G extends Shape> = {
  readonly shown: Scene<G>;
  /** `NOT_DRAWN` until the page has drawn it. */
  readonly since: number;
  readonly waiting: readonly Scene<G>[];
  /** What waits takes too long to tell: after what is shown now it is told as a summary. */
  readonly isFarBehind: boolean;
  /** The beats that were shown or passed over since the viewer last acted, oldest first. */
  readonly recent: readonly Beat[];
  /** The viewer has acted: `recent` stays until the next beat, which begins anew, so that no sentence gives way to none. */
  readonly hasActed: boolean;
};

/** Set a moment ago, and not on the screen yet: its time has not begun, however busy the page is. */
const NOT_DRAWN = Number.POSITIVE_INFINITY;

/** Whoever is further behind than this, in milliseconds, is brought up to date with a summary. */
const FAR_BEHIND = 8_000;

/** Stories reach back no further than this. */
const RECENT = 80;

export function beginStage<G extends Shape>(view: View<G>, now: number): StageQueue<G> {
  return { shown: { view, beat: null }, since: now, waiting: [], isFarBehind: false, recent: [], hasActed: false };
}

/** What happened is put behind what waits; if that takes too long to tell, it will be a summary. What is shown keeps its time. */
export function pushed<G extends Shape>(queue: StageQueue<G>, scenes: readonly Scene<G>[], now: number): StageQueue<G> {
  const longer = advanced({ ...queue, waiting: [...queue.waiting, ...scenes] }, now);
  return { ...longer, isFarBehind: longer.isFarBehind || behind(longer, now) > FAR_BEHIND };
}

/** Shows the next scene if the shown one had its time, and so on. */
export function advanced<G extends Shape>(queue: StageQueue<G>, now: number): StageQueue<G> {
  let at = queue;
  while (at.waiting.length > 0 && endOf(at) <= now) at = next(at, now);
  return at;
}

/** The page has drawn what is shown: its time begins. */
export function drawn<G extends Shape>(queue: StageQueue<G>, now: number): StageQueue<G> {
  return isDrawn(queue) ? queue : { ...queue, since: now };
}

export function isDrawn<G extends Shape>({ since }: StageQueue<G>): boolean {
  return since !== NOT_DRAWN;
}

/** A tap: what is shown had its time. */
export function skipped<G extends Shape>(queue: StageQueue<G>, now: number): StageQueue<G> {
  return queue.waiting.length === 0 ? { ...queue, since: Number.NEGATIVE_INFINITY } : next(queue, now);
}

/** Straight to how the table stands now, or to the next climax on the way there. */
export function caughtUp<G extends Shape>(queue: StageQueue<G>, now: number): StageQueue<G> {
  return passedTo(queue, queue.waiting.findIndex(isClimax), now);
}

/** On to this one of those that wait; -1 is the last. It stays in sight: it is what just happened. */
function passedTo<G extends Shape>(queue: StageQueue<G>, at: number, now: number): StageQueue<G> {
  const end = at === -1 ? queue.waiting.length : at + 1;
  const passed = queue.waiting.slice(0, end);
  const shown = passed.at(-1);
  if (shown === undefined) return queue;
  const beats = passed.flatMap(({ beat }) => (beat === null ? [] : [beat]));
  return { ...shownNow(shown, now), waiting: queue.waiting.slice(end), isFarBehind: false, ...told(queue, beats) };
}

function isClimax<G extends Shape>({ beat }: Scene<G>): boolean {
  return beat?.isClimax === true;
}

/** The viewer acts: what was in sight had its time, so that what comes of it is seen at once, and is told as something new. */
export function acted<G extends Shape>(queue: StageQueue<G>, now: number): StageQueue<G> {
  const at = queue.waiting.length === 0 ? skipped(queue, now) : passedTo(queue, -1, now);
  return { ...at, hasActed: true };
}

/**
 * How many events have a part that is still to be shown; the beats of one event share its view. A reveal that is under
 * way is one of them: a log beside it must not tell how it ends.
 */
export function unseenIn<G extends Shape>(queue: StageQueue<G>, now: number): number {
  const { shown, waiting } = queue;
  const isUnderWay = shown.beat?.weight === 'reveal' && endOf(queue) > now;
  return new Set([...(isUnderWay ? [shown] : []), ...waiting].map(({ view }) => view)).size;
}

/** When what is shown has had its time. */
export function nextAt<G extends Shape>(queue: StageQueue<G>): number {
  return endOf(queue);
}

/** Has everything been shown, and for long enough? Then bots may go on. */
export function isSettled<G extends Shape>(queue: StageQueue<G>, now: number): boolean {
  return queue.waiting.length === 0 && endOf(queue) <= now;
}

/** On to what comes next: to the next scene, or to how the table stands where that is too far off. */
function next<G extends Shape>(queue: StageQueue<G>, now: number): StageQueue<G> {
  const [shown, ...waiting] = queue.waiting;
  if (shown === undefined) return queue;
  if (queue.isFarBehind) return passedTo(queue, queue.waiting.findLastIndex(isClimax), now);
  return {
    ...shownNow(shown, now),
    waiting,
    isFarBehind: false,
    ...told(queue, shown.beat === null ? [] : [shown.beat]),
  };
}

/** A scene's time begins when it is really seen: a page that was held back tells nothing faster for it. */
function shownNow<G extends Shape>(shown: Scene<G>, now: number) {
  return { shown, since: shown.beat === null ? now : NOT_DRAWN };
}

/** What can be told with these beats as well. */
function told<G extends Shape>({ recent, hasActed }: StageQueue<G>, shown: readonly Beat[]) {
  const beats = shown.filter(({ isUntold }) => isUntold !== true);
  if (beats.length === 0) return { recent, hasActed };
  return { recent: [...(hasActed ? [] : recent), ...beats].slice(-RECENT), hasActed: false };
}

function endOf<G extends Shape>({ shown, since }: StageQueue<G>): number {
  return since + timeOf(shown);
}

/** How long the waiting scenes take to be told. */
function behind<G extends Shape>(queue: StageQueue<G>, now: number): number {
  if (queue.waiting.length === 0) return 0;
  const told = queue.waiting.slice(0, -1).reduce((sum, scene) => sum + timeOf(scene), 0);
  return Math.min(timeOf(queue.shown), Math.max(0, endOf(queue) - now)) + told;
}

function timeOf<G extends Shape>({ beat }: Scene<G>): number {
  return beat === null ? 0 : holdOf(beat);
}
