import type { Seat } from '@cifra/kernel';
import { Icon } from '@cifra/kit';
import { reviewWords } from '../words/review/index.ts';
import type { SeatReading } from './reading.ts';

type Props = {
  readonly reading: SeatReading;
  readonly title: string;
  /** Is one moment shown instead of the whole? */
  readonly isClose: boolean;
  /** Where the match can be found by others; null for a file from one's own disk. */
  readonly place: { readonly room: string; readonly match: string } | null;
  /** From which entry the replay begins. */
  readonly entry: number;
  readonly shareText: string;
  readonly onLeaveMoment: () => void;
  readonly onSeat: (seat: Seat) => void;
  readonly onShare: () => void;
};

/** Above a review: the way back, what is shown, by whose eyes, the replay and the link. */
export function ReviewBar({ reading, title, isClose, place, entry, shareText, ...on }: Props) {
  const words = reviewWords.value;
  const { context, reel } = reading;
  const { seats } = reel.file;
  return (
    <header class="review-bar">
      <a
        class="bar-button"
        href={place === null ? '/' : `/r/${place.room}`}
        aria-label={isClose ? words.toReview : words.toRoom}
        onClick={(event) => {
          if (!isClose) return;
          event.preventDefault();
          on.onLeaveMoment();
        }}
      >
        <Icon name="back" />
      </a>
      <h1 class="review-where">{title}</h1>
      {seats > 1 && (
        <label class="review-eyes">
          <span class="visually-hidden">{words.seenBy}</span>
          <select
            class="input"
            value={String(context.seat)}
            onChange={(event) => on.onSeat(Number(event.currentTarget.value))}
          >
            {Array.from({ length: seats }, (_, one) => (
              <option key={one} value={String(one)}>
                {context.names(one)}
              </option>
            ))}
          </select>
        </label>
      )}
      {place !== null && (
        <>
          <a
            class="button review-action"
            href={`/replay/${place.room}/${place.match}#entry=${entry}&as=${context.seat}`}
          >
            <Icon name="history" /> <span>{words.replay}</span>
          </a>
          <button type="button" class="button review-action" onClick={on.onShare}>
            <Icon name="share" /> <span>{shareText}</span>
          </button>
        </>
      )}
    </header>
  );
}
