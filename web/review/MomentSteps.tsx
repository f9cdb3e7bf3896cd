import { Icon } from '@cifra/kit';
import { reviewWords } from '../words/review/index.ts';

type Props = {
  readonly count: number;
  /** Null where there is none. */
  readonly previous: (() => void) | null;
  readonly next: (() => void) | null;
  readonly onTry: () => void;
};

/** From one moment to the next, and playing on from this one. */
export function MomentSteps({ count, previous, next, onTry }: Props) {
  const words = reviewWords.value;
  return (
    <nav class="moment-steps" aria-label={words.moments(count)}>
      <button
        type="button"
        class="bar-button"
        aria-label={words.previous}
        disabled={previous === null}
        onClick={() => previous?.()}
      >
        <Icon name="back" />
      </button>
      <button
        type="button"
        class="bar-button"
        aria-label={words.next}
        disabled={next === null}
        onClick={() => next?.()}
      >
        <Icon name="forward" />
      </button>
      <button type="button" class="button primary large moment-try" onClick={onTry}>
        <Icon name="again" /> {words.tryAgain}
      </button>
    </nav>
  );
}
