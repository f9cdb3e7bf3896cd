import type { Seat } from '@cifra/kernel';
import type { RoomView } from '@cifra/room';

/** Who says what to another match, as one person sees it. */
export type AgainState = {
  /** My own answer; null for whoever only watches. */
  readonly mine: 'open' | 'yes' | null;
  /** The others who have said yes. */
  readonly yes: readonly Seat[];
  /** The others who are still to say. */
  readonly waiting: readonly Seat[];
  /** Nobody who is here is still to say: those who are away can be done without. */
  readonly canGoWithout: boolean;
  /** May change seats and options. */
  readonly isHost: boolean;
  readonly rotates: boolean;
};

export function againOf({ table, me }: Pick<RoomView, 'table' | 'me'>, here: readonly boolean[]): AgainState {
  const mine = table.seats.find(({ person }) => person?.id === me);
  const others = table.seats.flatMap(({ person, bot }, seat) =>
    person !== null && bot === null && person.id !== me ? [seat] : [],
  );
  const hasSaidYes = (seat: Seat) => table.seats[seat]?.ready === true;
  const waiting = others.filter((seat) => !hasSaidYes(seat));
  return {
    mine: mine === undefined ? null : mine.ready ? 'yes' : 'open',
    yes: others.filter(hasSaidYes),
    waiting,
    canGoWithout: waiting.every((seat) => here[seat] !== true),
    isHost: table.host === me,
    rotates: table.next?.rotate === true,
  };
}
