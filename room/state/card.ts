import type { RoomEntry, RoomEvent } from '../model/events.ts';
import type { Finished, RoomCard } from '../model/ports.ts';
import { type RoomState, seatOf } from './state.ts';

/** What lists say about a room. */
export function cardOf({ table, at }: RoomState): RoomCard {
  const { game, listed, phase, match, language, timeLimit, openedAt, door } = table;
  const seats = table.seats.map(({ person, bot }) => {
    if (person !== null)
      return person.isProgram === true ? { name: person.name, isProgram: true as const } : { name: person.name };
    return bot === null ? null : { bot };
  });
  const host = table.host === null ? null : seatOf(table, table.host);
  return { game, listed, phase, match, seats, at, language, timeLimit, host, openedAt, door };
}

/** Talk, notes and plain moves leave a card as it was. */
export function changesCard(entries: readonly RoomEntry[]): boolean {
  return entries.some(({ events }) => events.some(isOnCard));
}

function isOnCard(event: RoomEvent): boolean {
  return 'fact' in event && event.to === 'all' && event.fact.type !== 'said';
}

/** The match that this entry brought to its outcome, if it did; the state is the one after it. */
export function finishedBy({ events, at, version }: RoomEntry, state: RoomState): Finished | undefined {
  const { table, dealtAt, startedAt } = state;
  const ended = events.some((event) => 'fact' in event && event.fact.type === 'ended');
  if (!ended || table.outcome === null) return undefined;
  const players = table.seats.map(({ person, bot }) => ({
    person: person?.id ?? null,
    name: person?.name ?? null,
    bot,
  }));
  const { match, game, outcome } = table;
  return { match, from: dealtAt, to: version, game, at, startedAt, outcome, players };
}
