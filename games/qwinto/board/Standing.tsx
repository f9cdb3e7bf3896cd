import type { Table } from '../rules/index.ts';
import type { BoardWords } from '../words/board.ts';

/** The fourth fail ends the match (Q9). */
const BOXES = 4;

type Props = {
  readonly words: BoardWords;
  readonly table: Table;
  readonly seat: number;
  /** A sign is enough beside a small sheet. */
  readonly isSmall?: boolean;
};

/** Points, fails as on the paper, and whether this player is still choosing. */
export function Standing({ words, table, seat, isSmall = false }: Props) {
  const fails = table.sheets[seat]?.fails ?? 0;
  return (
    <span class="qwinto-standing">
      {table.phase === 'write' && table.turn !== null && (
        <span class="chip">
          {isSmall && <span aria-hidden="true">{table.waiting.includes(seat) ? '…' : '✓'}</span>}
          <span class={isSmall ? 'visually-hidden' : ''}>
            {table.waiting.includes(seat) ? words.choosing : words.done}
          </span>
        </span>
      )}
      <span class="qwinto-fails" role="img" aria-label={words.fails(fails)}>
        {Array.from({ length: BOXES }, (_, at) => (
          <span key={at} data-crossed={at < fails} />
        ))}
      </span>
      <span class="chip digits">{words.points(table.scores[seat] ?? 0)}</span>
    </span>
  );
}
