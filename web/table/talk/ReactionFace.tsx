import type { Reaction } from '@cifra/room';

/** Eyes and mouth of each, on a field of 32 by 32; what is filled stands apart. */
const DRAWN: { readonly [reaction in Reaction]: { readonly lines: string; readonly filled?: string } } = {
  bravo: { lines: 'M9 13q2-3 4 0M19 13q2-3 4 0', filled: 'M9 18h14q-1 7-7 7t-7-7z' },
  wow: { lines: 'M8 10q3-3 5-1M19 9q3-2 5 1M11 14v1M21 14v1', filled: 'M16 18a3 4 0 1 0 .1 0z' },
  laugh: { lines: 'M8 14l5-2-5-2M24 14l-5-2 5-2', filled: 'M8 18h16q-1 8-8 8t-8-8z' },
  hmm: { lines: 'M9 11h5M19 9l5 1M11 15v.1M21 15v.1M12 22q4-3 9-1' },
  ouch: { lines: 'M9 11l4 3M13 11l-4 3M19 11l4 3M23 11l-4 3M11 23q2-4 5-1t5-1' },
  thanks: {
    lines: 'M9 13q2-3 4 0M19 13q2-3 4 0M10 19q6 6 12 0',
    filled: 'M7 17a2 1.4 0 1 0 .1 0zM25 17a2 1.4 0 1 0 .1 0z',
  },
};

/** A small face of our own; it says nothing by itself. */
export function ReactionFace({ reaction }: { readonly reaction: Reaction }) {
  const { lines, filled } = DRAWN[reaction];
  return (
    <svg class="reaction-face" viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="14.5" />
      {filled !== undefined && <path class="filled" d={filled} />}
      <path d={lines} />
    </svg>
  );
}
