import type { DepthProgress } from '../device/review-messages.ts';
import { reviewWords } from '../words/review/index.ts';

/** How far the longer look is; the line stays when it is done, so that nothing moves. */
export function Working({ progress }: { readonly progress: DepthProgress | null }) {
  const words = reviewWords.value;
  return (
    <p class="review-working" data-done={progress === null}>
      <span>{progress === null ? words.deepest : words.deeper}</span>
      <progress max={progress?.total ?? 1} value={progress?.done ?? 1} aria-label={words.deeper} />
    </p>
  );
}
