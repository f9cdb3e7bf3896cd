import type { TableSeat } from '@cifra/kit';
import type { RoomTable } from '@cifra/room';

type Score = { readonly name: string; readonly isMe: boolean; readonly wins: number };

/** More than so many names do not fit beside a title. */
const NAMES = 3;

/** How often each of those who sit here has won in this room, by name: seats may have moved on between matches. */
export function seriesOf({ results, seats }: Pick<RoomTable, 'results' | 'seats'>, people: Seats): readonly Score[] {
  const bots = seats.flatMap((_, seat) => (people(seat).kind === 'bot' ? [seat] : []));
  const persons = seats.flatMap((_, seat) => (people(seat).kind === 'bot' ? [] : [people(seat).name]));
  return seats.map((_, seat) => {
    const { name, isMe, kind } = people(seat);
    // A result calls a bot as the room does, not as the table does: it is known by its seat, or by being the only one.
    const isBots = (winner: number, names: readonly string[]) =>
      !persons.includes(names[winner] ?? '') && (bots.length === 1 || winner === seat);
    const isWon = ({ names, winners }: RoomTable['results'][number]) =>
      winners.some((winner) => (kind === 'bot' ? isBots(winner, names) : names[winner] === name));
    return { name, isMe, wins: results.filter(isWon).length };
  });
}

type Seats = (seat: number) => Pick<TableSeat, 'name' | 'isMe' | 'kind'>;

/** The series in a few words; null before the first result. */
export function seriesText(
  scores: readonly Score[],
  { match, played }: { readonly match: number; readonly played: number },
  words: { readonly you: string; readonly matchNumber: (match: number) => string },
): string | null {
  if (played === 0) return null;
  const told = scores.length <= NAMES ? scores : scores.filter(({ isMe }) => isMe);
  const line = told.map(({ name, isMe, wins }) => `${isMe ? words.you : name} ${wins}`).join(' · ');
  return scores.length <= NAMES ? line : [words.matchNumber(match), line].filter((part) => part !== '').join(' · ');
}
