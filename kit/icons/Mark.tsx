/** Our own three marks, on a field of 24 by 24. None can be mistaken for a digit or a dash. */
const MARKS = {
  moon: <path fill="currentColor" d="M15.4 2.7a9.9 9.9 0 1 0 6 13.2 8.3 8.3 0 0 1-6-13.2z" />,
  sun: (
    <g fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round">
      <circle cx="12" cy="12" r="4.3" />
      <path d="M12 1.9v1.9M12 20.2v1.9M1.9 12h1.9M20.2 12h1.9M4.9 4.9l1.3 1.3M17.8 17.8l1.3 1.3M4.9 19.1l1.3-1.3M17.8 6.2l1.3-1.3" />
    </g>
  ),
  leaf: <path fill="currentColor" d="M3.2 20.8C2 9.2 9 3 20.8 3.2 21 15 14.8 21.6 6.3 20.2l4.6-6.3-5.7 4.3z" />,
} as const;
export type MarkName = keyof typeof MARKS;

/** The mark of a tile's colour; it says nothing by itself: its tile or the text beside it does. */
export function Mark({ name }: { readonly name: MarkName }) {
  return (
    <svg class="mark" viewBox="0 0 24 24" aria-hidden="true">
      {MARKS[name]}
    </svg>
  );
}
