import type { ComponentChildren } from 'preact';

type Props = {
  /** Whose turn it tells: a `Face`, or nothing where the face looks over a rack. */
  readonly face?: ComponentChildren;
  /** What happened, in one sentence. */
  readonly line: ComponentChildren;
  /** What else is worth knowing. */
  readonly detail?: ComponentChildren;
  /** How long the sentence is: a board writes a long one smaller, so that none of it is cut. */
  readonly chars?: number;
};

/** What fits into a phone's bubble in one line, and in two. */
const ONE_LINE = 34;
const TWO_LINES = 74;

/** The last whole turn, beside whoever played it; it stays until the next one, and keeps its height. */
export function Bubble({ face, line, detail, chars = 0 }: Props) {
  const length = chars > TWO_LINES ? 'long' : chars > ONE_LINE ? 'middle' : 'short';
  return (
    <div class="bubble-row">
      {face}
      <p class="bubble" data-length={length}>
        <span>{line}</span>
        {detail !== undefined && <small>{detail}</small>}
      </p>
    </div>
  );
}
