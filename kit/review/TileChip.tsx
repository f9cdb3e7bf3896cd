import type { MarkName } from '../icons/Mark.tsx';
import './review.css';

/** A tile small enough for a line of text. */
export function TileChip({
  mark,
  value,
  label,
}: {
  readonly mark: MarkName;
  readonly value: string;
  readonly label?: string;
}) {
  return (
    <span
      class="tile-chip digits"
      data-mark={mark}
      {...(label === undefined ? {} : { role: 'img', 'aria-label': label })}
    >
      {value === '–' ? <i class="is-dash" /> : value}
    </span>
  );
}
