import type { MoveQuestion } from '@cifra/games/bots';
import type { MatchFile, Refusal, Shape } from '@cifra/kernel';
import type { GameFigures, MatchReview } from '@cifra/mind-kit/review';
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { DepthProgress, ReviewReport, ReviewRequest } from '../device/review-messages.ts';

export type RunningReview = {
  /** The latest one: quick first, then deep. */
  readonly review: ReadonlySignal<MatchReview | null>;
  /** The quick one, to tell where a longer look has changed its mind. */
  readonly quick: ReadonlySignal<MatchReview | null>;
  /** Null when there is nothing more to look at. */
  readonly progress: ReadonlySignal<DepthProgress | null>;
  readonly refusal: ReadonlySignal<Refusal | null>;
  readonly insights: ReadonlySignal<ReadonlyMap<number, GameFigures | null>>;
  /** Asks for what could be known at a moment, once. */
  readonly look: (version: number) => void;
  /** What a bot does there. */
  readonly think: (question: MoveQuestion) => Promise<{ readonly type: string }>;
};

/** A review that a worker makes while the page stays free: it has the file, and nobody else is asked. */
export function useReview(file: MatchFile<Shape>): RunningReview {
  const review = useSignal<MatchReview | null>(null);
  const quick = useSignal<MatchReview | null>(null);
  const progress = useSignal<DepthProgress | null>({ depth: 'quick', done: 0, total: file.entries.length - 1 });
  const refusal = useSignal<Refusal | null>(null);
  const insights = useSignal<ReadonlyMap<number, GameFigures | null>>(new Map());
  const ask = useRef<(request: ReviewRequest) => void>(() => {});
  const asked = useRef(new Set<number>());
  const asks = useRef(0);
  const thoughts = useRef(new Map<number, (command: { readonly type: string }) => void>());
  useEffect(() => {
    const worker = new Worker(new URL('../device/worker.ts', import.meta.url), { type: 'module', name: 'review' });
    ask.current = (request) => worker.postMessage(request);
    worker.addEventListener('message', ({ data }: MessageEvent<ReviewReport>) => {
      switch (data.type) {
        case 'refused':
          refusal.value = data.refusal;
          return;
        case 'progress':
          progress.value = data.progress;
          return;
        case 'review':
          review.value = data.review;
          if (data.review.depth === 'quick') quick.value = data.review;
          else progress.value = null;
          return;
        case 'insight':
          insights.value = new Map(insights.value).set(data.version, data.insight);
          return;
        case 'move':
          thoughts.current.get(data.id)?.(data.command);
          thoughts.current.delete(data.id);
      }
    });
    worker.addEventListener('error', () => {
      // What there is already stays; without anything the page says that it could not be made.
      if (review.value === null) refusal.value = { code: 'no-review' };
      progress.value = null;
    });
    ask.current({ type: 'review', file });
    return () => worker.terminate();
  }, [file]);
  return {
    review,
    quick,
    progress,
    refusal,
    insights,
    look: (version) => {
      if (asked.current.has(version)) return;
      asked.current.add(version);
      ask.current({ type: 'insight', version });
    },
    think: (question) =>
      new Promise((done) => {
        const id = asks.current++;
        thoughts.current.set(id, done);
        ask.current({ type: 'move', id, question });
      }),
  };
}
