import type { Grade } from '@cifra/mind-kit/review';
import type { JSX } from 'preact';
import './review.css';

export type ReviewMark = Grade | 'luck';

/** Each grade has a shape, a sign and a colour; the word always stands beside it. */
const DRAWINGS: { readonly [mark in ReviewMark]: JSX.Element } = {
  best: (
    <>
      <circle class="is-filled" cx="12" cy="12" r="11.3" />
      <path
        class="is-sign"
        d="m12 4.8 2.15 4.6 5 .6-3.7 3.45.98 4.95L12 15.95 7.57 18.4l.98-4.95L4.85 10l5-.6z"
        data-solid
      />
    </>
  ),
  good: (
    <>
      <circle class="is-drawn" cx="12" cy="12" r="10.2" />
      <path class="is-drawn" d="m7.2 12.4 3.3 3.3 6.3-7" />
    </>
  ),
  inaccuracy: (
    <>
      <rect class="is-drawn" x="1.6" y="1.6" width="20.8" height="20.8" rx="6" />
      <path class="is-drawn" d="M6 13.5c2-3.6 4-3.6 6-1.5s4 2.1 6-1.5" />
    </>
  ),
  mistake: (
    <>
      <path
        class="is-filled"
        d="M12 1.3c.9 0 1.7.5 2.1 1.2l9 16c1 1.7-.2 3.9-2.1 3.9H3c-1.9 0-3.1-2.2-2.1-3.9l9-16c.4-.7 1.2-1.2 2.1-1.2Z"
      />
      <path class="is-sign" d="M12 8.4v5.8M12 18.2v.1" />
    </>
  ),
  blunder: (
    <>
      <path class="is-filled" d="M7.5.8h9l6.7 6.7v9l-6.7 6.7h-9L.8 16.5v-9z" />
      <path class="is-sign" d="M8.7 6v7M8.7 17.4v.1M15.3 6v7M15.3 17.4v.1" />
    </>
  ),
  luck: (
    <>
      <rect class="is-drawn" x="3" y="3" width="18" height="18" rx="4.5" transform="rotate(12 12 12)" />
      <path class="is-drawn" d="M8.2 9.4v.1M15.8 8v.1M12 12v.1M8.2 16v.1M15.8 14.6v.1" />
    </>
  ),
};

/** A shape says nothing by itself: the word of its grade stands beside it. */
export function GradeMark({ mark, size }: { readonly mark: ReviewMark; readonly size?: number }) {
  return (
    <svg
      class="grade"
      data-grade={mark}
      viewBox="0 0 24 24"
      aria-hidden="true"
      {...(size === undefined ? {} : { width: size, height: size })}
    >
      {DRAWINGS[mark]}
    </svg>
  );
}
