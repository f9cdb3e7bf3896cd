import type { AnyGame, Refusal, Result } from '@cifra/kernel';
import type { RoomEntry } from '../model/events.ts';
import type { OrderAnswer } from '../model/handles.ts';
import type { PersonId } from '../model/person.ts';
import type { Append, Finished, Secret } from '../model/ports.ts';
import { all, type RoomDecision } from '../orders/context.ts';
import { cardOf, changesCard, finishedBy } from '../state/card.ts';
import { versionOfOrder } from '../state/completed-orders.ts';
import { dueOf } from '../state/due.ts';
import { foldRoom } from '../state/fold.ts';
import type { RoomState } from '../state/state.ts';

/** A room's state in memory, and the secret of its match beside it. */
export type RoomMemory = { readonly state: RoomState; readonly secret: Secret | null };

/** What became of an order. */
export type OrderResult =
  | { readonly type: 'done'; readonly version: number }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  /** An invariant does not hold: the room is closed with it. */
  | { readonly type: 'broke' }
  /** Nobody knows whether it was written: the same id may be sent again. */
  | { readonly type: 'not-saved' };

/** An order that waits for its turn. */
export type QueuedOrder = {
  /** Whose order it is, and under which id; null where the room itself acts. */
  readonly by: PersonId | null;
  readonly id: string | null;
  readonly decide: (memory: RoomMemory, now: number) => Result<RoomDecision>;
  readonly settle: (result: OrderResult) => void;
};

/** What a row of orders causes together: one durable step. */
export type Batch = {
  readonly entries: readonly RoomEntry[];
  readonly memory: RoomMemory;
  readonly newSecret: Secret | undefined;
  readonly finished: Finished | undefined;
  /** Earlier versions whose notes these entries replace. */
  readonly overtaken: readonly number[];
  /** By order. */
  readonly results: readonly OrderResult[];
  /** What broke the room, if anything did. */
  readonly broken: unknown;
};

/** Decides the orders one after another, each on what those before it left. Nothing is written yet. */
export function decideBatch(game: AnyGame, before: RoomMemory, orders: readonly QueuedOrder[], now: number): Batch {
  let memory = before;
  let newSecret: Secret | undefined;
  let finished: Finished | undefined;
  let broken: unknown;
  const entries: RoomEntry[] = [];
  const overtaken: number[] = [];
  const results: OrderResult[] = [];
  for (const order of orders) {
    const { state } = memory;
    const { by, id } = order;
    const earlier = by === null || id === null ? null : versionOfOrder(state.done, by, id);
    if (earlier !== null) {
      results.push({ type: 'done', version: earlier });
      continue;
    }
    // A clock that was set back must not make the log run backwards.
    const at = Math.max(now, state.at);
    try {
      const decided = order.decide(memory, at);
      if (!decided.ok) {
        results.push({ type: 'refused', refusal: decided.refusal });
        continue;
      }
      const { events, match, secret } = decided.value;
      let next = state;
      if (events.length > 0) {
        const entry: RoomEntry = { version: state.version + 1, at, by, order: id, events };
        next = foldRoom(game, state, entry, match);
        for (const version of notesBefore(state, entry)) {
          const own = entries.findIndex((one) => one.version === version);
          if (own < 0) overtaken.push(version);
          else entries[own] = { ...(entries[own] as RoomEntry), events: [] };
        }
        entries.push(entry);
        finished = finishedBy(entry, next) ?? finished;
      }
      newSecret = secret ?? newSecret;
      memory = { state: next, secret: secret ?? memory.secret };
      results.push({ type: 'done', version: next.version });
    } catch (error) {
      broken = error;
      const events = [all({ type: 'broke' })];
      const entry: RoomEntry = { version: state.version + 1, at, by: null, order: null, events };
      memory = { state: foldRoom(game, state, entry), secret: memory.secret };
      entries.push(entry);
      results.push({ type: 'broke' });
    }
  }
  return { entries, memory, newSecret, finished, overtaken, results, broken };
}

/** Where the notes stand that this entry replaces: only their latest state is kept. */
function notesBefore({ notedAt }: RoomState, { events }: RoomEntry): readonly number[] {
  let versions = NO_NOTES;
  for (const event of events) {
    if (!('fact' in event) || event.fact.type !== 'noted') continue;
    const version = notedAt[event.fact.seat] ?? 0;
    if (version > 0) versions = [...versions, version];
  }
  return versions;
}

const NO_NOTES: readonly number[] = [];

/** What the store writes for it. */
export function appendOf(game: AnyGame, { entries, memory, newSecret, finished, overtaken }: Batch): Append {
  const due = dueOf(game, memory.state);
  const card = changesCard(entries) ? cardOf(memory.state) : undefined;
  if (newSecret === undefined && card === undefined && finished === undefined && overtaken.length === 0)
    return { entries, due };
  return {
    entries,
    due,
    ...(newSecret === undefined ? {} : { secret: newSecret }),
    ...(card === undefined ? {} : { card }),
    ...(finished === undefined ? {} : { finished }),
    ...(overtaken.length === 0 ? {} : { overtaken }),
  };
}

/** As whoever gave the order is answered. */
export function answerOf(result: OrderResult): OrderAnswer {
  switch (result.type) {
    case 'done':
      return { ok: true, version: result.version };
    case 'refused':
      return { ok: false, refusal: result.refusal };
    case 'broke':
      return { ok: false, refusal: { code: 'room-broken' } };
    case 'not-saved':
      return { ok: false, refusal: { code: 'not-saved' } };
  }
}
