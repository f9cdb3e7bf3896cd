import { words } from '../../words/index.ts';

/** What a column of seats is called; of three, one plays alone. */
export function teamName(team: number, seats: number): string {
  const { room, lobby } = words.value;
  return seats === 3 && team === 1 ? room.interceptor : lobby.team[team === 0 ? 0 : 1];
}
