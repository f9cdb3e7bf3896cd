import type { RoomEntry } from '../model/events.ts';
import type { PersonId } from '../model/person.ts';
import type { RoomTable } from '../model/table.ts';

/** So many orders of one person are remembered, and of so many people. */
const ORDERS = 16;
const PEOPLE = 64;

/** An order that was carried out, so that its retry is answered and not repeated. */
type CompletedOrder = { readonly id: string; readonly version: number };

/** The last orders of each person that were carried out. */
export type CompletedOrders = readonly { readonly person: PersonId; readonly orders: readonly CompletedOrder[] }[];

type Room = {
  readonly table: RoomTable;
  readonly sat: { readonly [person: PersonId]: number };
  readonly done: CompletedOrders;
};

/** The version that this very order caused, if it was carried out before. */
export function versionOfOrder(done: CompletedOrders, by: PersonId, id: string): number | null {
  for (const { person, orders } of done) {
    if (person !== by) continue;
    for (const order of orders) if (order.id === id) return order.version;
  }
  return null;
}

/** With the order of an entry, which may push out older ones. */
export function withOrder(room: Room, { by, order, version }: RoomEntry): CompletedOrders {
  const { done } = room;
  if (by === null || order === null) return done;
  const at = done.findIndex(({ person }) => person === by);
  const before = done[at]?.orders ?? [];
  const kept = before.length < ORDERS ? before : before.slice(1 - ORDERS);
  const own = { person: by, orders: [...kept, { id: order, version }] };
  if (at >= 0) return done.with(at, own);
  const next = [...done, own];
  return next.length > PEOPLE ? next.filter((one) => one !== firstToForget(room, next)) : next;
}

/** Who has been silent longest; of those who play or are the host only where nobody else is left. */
function firstToForget({ table, sat }: Room, done: CompletedOrders): CompletedOrders[number] | undefined {
  const needed = new Set([table.host, ...Object.keys(sat), ...table.seats.map(({ person }) => person?.id)]);
  const strangers = done.filter(({ person }) => !needed.has(person));
  const lastOf = (one: CompletedOrders[number]) => one.orders.at(-1)?.version ?? 0;
  return (strangers.length > 0 ? strangers : done).reduce((silent, one) =>
    lastOf(one) < lastOf(silent) ? one : silent,
  );
}
