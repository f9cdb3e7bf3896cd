import { findGame } from '@cifra/games/rules';
import type { RoomView } from '@cifra/room';

/** Whom the match waits for. */
export function awaitedIn({ table, match }: Pick<RoomView, 'table' | 'match'>): readonly number[] {
  const game = table.phase === 'playing' && match !== null ? findGame(table.game)?.game : undefined;
  return match === null ? [] : (game?.toAct(match.table) ?? []);
}
