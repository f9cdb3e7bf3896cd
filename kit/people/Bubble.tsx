import type { ComponentChildren } from 'preact';

type Props = {
  /** Whose turn it tells: a `Face`, or nothing where the face looks over a rack. */
  readonly face?: ComponentChildren;
  /** What happened, in one sentence. */
  readonly line: ComponentChildren;
  /** What else is worth knowing. */
  readonly detail?: ComponentChildren;
};

/** The last whole turn, beside whoever played it; it stays until the next one, and keeps its height. */
export function Bubble({ face, line, detail }: Props) {
  return (
    <div class="bubble-row">
      {face}
      <p class="bubble">
        <span>{line}</span>
        {detail !== undefined && <small>{detail}</small>}
      </p>
    </div>
  );
}
