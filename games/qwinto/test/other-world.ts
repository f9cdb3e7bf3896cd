import type { Rng, State, Viewer } from '@cifra/kernel';
import type { TestWorld } from '@cifra/testkit';
import { CELLS, type Command, type Qwinto, whyNotWrite } from '../rules/index.ts';

/** Another's choice, made but not yet shown, is the only secret: let it be another one (Q5). */
export function otherWorld(
  world: TestWorld<Qwinto>,
  state: State<Qwinto>,
  viewer: Viewer,
  rng: Rng,
): TestWorld<Qwinto> | null {
  const { table } = state;
  if (table.phase !== 'write' || table.waiting.length === 0) return null;
  const hidden = table.sheets.flatMap((_, seat) => (seat === viewer || table.waiting.includes(seat) ? [] : [seat]));
  if (hidden.length === 0) return null;
  const seat = rng.pick(hidden);
  const at = world.moves.findLastIndex((move) => move.seat === seat);
  const command = rng.pick(choices(state, seat));
  return { ...world, moves: world.moves.with(at, { seat, command }) };
}

function choices({ table }: State<Qwinto>, seat: number): readonly Command[] {
  const rows = (['orange', 'yellow', 'purple'] as const).filter((row) => table.dice?.[row] !== undefined);
  const cells = rows.flatMap((row) => CELLS[row].map((column) => ({ type: 'write', row, column }) as const));
  const sheet = table.sheets[seat];
  const fitting = cells.filter(
    ({ row, column }) => sheet !== undefined && whyNotWrite(sheet, row, column, table.number ?? 0) === null,
  );
  return [...fitting, { type: 'skip' }];
}
