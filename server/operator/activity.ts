import type { AnswerTimesSummary } from '../answer-times.ts';
import type { House } from '../house.ts';

/** A sample is taken every so often, and a day of them is kept, in memory. */
export const SAMPLE_MS = 300_000;
const DAY = 288;

export type ActivitySample = AnswerTimesSummary & {
  readonly at: number;
  readonly rooms: number;
  readonly connections: number;
  /** Since the sample before. */
  readonly moves: number;
  readonly refusals: number;
};

type Watched = Pick<House, 'rooms' | 'connections' | 'counts' | 'refusals' | 'answerTimes' | 'now'>;

/** What a day in the house looked like. */
export class Activity {
  readonly #house: Watched;
  readonly startedAt: number;
  #samples: readonly ActivitySample[] = [];
  #moves = 0;
  #refusals = 0;

  constructor(house: Watched) {
    this.#house = house;
    this.startedAt = house.now();
    this.sample();
  }

  get samples(): readonly ActivitySample[] {
    return this.#samples;
  }

  sample(): void {
    const { rooms, connections, counts, refusals, answerTimes, now } = this.#house;
    const times = answerTimes.take();
    this.#samples = [
      ...this.#samples,
      {
        at: now(),
        rooms: rooms.size,
        connections: connections.size,
        moves: counts.entriesAppended - this.#moves,
        refusals: refusals.total - this.#refusals,
        ...times,
      },
    ].slice(-DAY);
    this.#moves = counts.entriesAppended;
    this.#refusals = refusals.total;
  }
}
