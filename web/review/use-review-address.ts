import type { MatchFile, Seat, Shape } from '@cifra/kernel';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { copyText } from '../browser/copy-text.ts';
import { readReviewHash, reviewHash } from '../browser/review-link.ts';
import type { Places } from '../table/people/people.ts';
import { reviewWords } from '../words/review/index.ts';

/** Which seat reads the review and which moment was picked, as the address of the page says. */
export type ReviewAddress = {
  readonly seat: Signal<Seat>;
  /** The reader's own seat, where that is known. */
  readonly mine: Seat | undefined;
  /** The version of the picked decision; null while the whole is read. */
  readonly picked: Signal<number | null>;
  readonly go: (to: number | null) => void;
  /** Passes on a link to a moment, or to the whole. */
  readonly share: (move: number | null, game: string) => Promise<void>;
  readonly isCopied: Signal<boolean>;
};

export function useReviewAddress(file: MatchFile<Shape>, places: Places): ReviewAddress {
  const asked = useMemo(() => readReviewHash(location.hash, file.seats, file.entries.length), [file]);
  const firstPerson = places.seats.findIndex(({ person }) => person !== null);
  const seat = useSignal(asked.seat ?? Math.max(0, firstPerson));
  const picked = useSignal<number | null>(asked.move ?? null);
  const isCopied = useSignal(false);
  const mine = asked.isMine === true ? asked.seat : undefined;
  // A link to another moment that is opened in this very page.
  useEffect(() => {
    const follow = () => {
      const { seat: to, move } = readReviewHash(location.hash, file.seats, file.entries.length);
      if (to !== undefined) seat.value = to;
      picked.value = move ?? null;
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [file, picked, seat]);
  const go = (to: number | null) => {
    picked.value = to;
    isCopied.value = false;
    const address = { seat: seat.value, isMine: seat.value === mine, move: to ?? undefined };
    history.replaceState(null, '', reviewHash(address) || location.pathname);
    if (to !== null) scrollTo({ top: 0 });
  };
  const share = async (move: number | null, game: string) => {
    const { shareWholeText, shareText } = reviewWords.value;
    const url = `${location.origin}${location.pathname}${reviewHash({ seat: seat.value, move: move ?? undefined })}`;
    if (!('share' in navigator)) isCopied.value = await copyText(url);
    // Somebody may think better of it.
    else
      await navigator
        .share({ title: 'Cifra', text: (move === null ? shareWholeText : shareText)(game), url })
        .catch(() => undefined);
  };
  return { seat, mine, picked, go, share, isCopied };
}
