/** A moment of a review, or the whole of it. */
export type ReviewAddress = {
  readonly seat?: number | undefined;
  /** Whoever opens it sat there: it speaks to them. Never in a link that is sent to others. */
  readonly isMine?: boolean;
  /** The decision to look at: the number of its entry. */
  readonly move?: number | undefined;
};

/** Where the review of a finished match stands. */
export function reviewLink(room: string, match: number | string, address: ReviewAddress = {}): string {
  return `/review/${room}/${match}${reviewHash(address)}`;
}

export function reviewHash({ seat, isMine = false, move }: ReviewAddress): string {
  const parts = [
    ...(seat === undefined ? [] : [`${isMine ? 'mine' : 'seat'}=${seat}`]),
    ...(move === undefined ? [] : [`move=${move}`]),
  ];
  return parts.length === 0 ? '' : `#${parts.join('&')}`;
}

/** What an address says, as far as it fits the match; anything else is left out. */
export function readReviewHash(hash: string, seats: number, entries: number): ReviewAddress {
  const asked = new URLSearchParams(hash.slice(1));
  const mine = within(asked.get('mine'), seats);
  return {
    seat: mine ?? within(asked.get('seat'), seats),
    isMine: mine !== undefined,
    move: within(asked.get('move'), entries),
  };
}

function within(text: string | null, end: number): number | undefined {
  const number = /^\d{1,6}$/.test(text ?? '') ? Number(text) : end;
  return number < end ? number : undefined;
}
