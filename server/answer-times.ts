import { createHistogram } from 'node:perf_hooks';

/** Median and 99th percentile in milliseconds; null where nothing was measured. */
export type AnswerTimesSummary = { readonly median: number | null; readonly slowest: number | null };

/** How long orders took from their arrival to their answer. */
export class AnswerTimes {
  readonly #histogram = createHistogram();

  record(ms: number): void {
    this.#histogram.record(Math.max(1, Math.round(ms * 1_000)));
  }

  /** Since it was last taken. */
  take(): AnswerTimesSummary {
    const histogram = this.#histogram;
    const ms = (percentile: number) => Math.round(histogram.percentile(percentile) / 100) / 10;
    const summary = histogram.count === 0 ? { median: null, slowest: null } : { median: ms(50), slowest: ms(99) };
    histogram.reset();
    return summary;
  }
}
