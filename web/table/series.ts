import type { RoomTable } from '@cifra/room';

type Score = { readonly name: string; readonly isMe: boolean; readonly wins: number };

/** More than so many names do not fit beside a title. */
const NAMES = 3;

/** How often each of those who sit here has won in this room, by name: seats may have moved on between matches. */
export function seriesOf({ results, seats }: Pick<RoomTable, 'results' | 'seats'>, people: Seats): readonly Score[] {
  return seats.map((_, seat) => {
    const { name, isMe } = people(seat);
    const wins = results.filter(({ names, winners }) => winners.some((winner) => names[winner] === name)).length;
    return { name, isMe, wins };
  });
}

type Seats = (seat: number) => { readonly name: string; readonly isMe: boolean };

/** The series in a few words; null before the first result. */
export function seriesText(
  scores: readonly Score[],
  played: number,
  words: { readonly you: string; readonly matchNumber: (match: number) => string },
): string | null {
  if (played === 0) return null;
  const told = scores.length <= NAMES ? scores : scores.filter(({ isMe }) => isMe);
  const line = told.map(({ name, isMe, wins }) => `${isMe ? words.you : name} ${wins}`).join(' · ');
  return scores.length <= NAMES
    ? line
    : [words.matchNumber(played + 1), line].filter((part) => part !== '').join(' · ');
}
