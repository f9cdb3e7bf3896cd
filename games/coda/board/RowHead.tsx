import type { Seat } from '@cifra/kernel';
import type { Table } from '../rules/types.ts';
import type { BoardWords } from '../words/board.ts';

/** Whose row it is, how much of it is still hidden, and the points of a tournament. */
export function RowHead({
  table,
  seat,
  name,
  words,
}: {
  readonly table: Table;
  readonly seat: Seat;
  readonly name: string;
  readonly words: BoardWords;
}) {
  const row = table.rows[seat] ?? [];
  return (
    <h2>
      {name}
      {table.out.includes(seat) ? (
        <span class="chip">{words.isOut}</span>
      ) : (
        row.length > 0 && <span class="chip">{words.hidden(row.filter(({ open }) => !open).length)}</span>
      )}
      {table.points !== undefined && <span class="chip">{words.points(table.points[seat] ?? 0)}</span>}
    </h2>
  );
}
