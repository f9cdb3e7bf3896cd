import { findManifest } from '@cifra/games/manifests';
import type { RoomView } from '@cifra/room';
import { useEffect } from 'preact/hooks';
import type { LoadedGame } from '../../games/load-game.ts';
import { afterMatch } from './standing.ts';
import { keepStanding, standingIn } from './suited.ts';

/** A match against bots alone that is over says who suits its person next time. */
export function useCompany(id: string, { table, me }: RoomView, { game }: LoadedGame): void {
  const { outcome, match, seats } = table;
  useEffect(() => {
    const seat = seats.findIndex(({ person }) => person?.id === me);
    const team = game.teams(seats.length).find((members) => members.includes(seat)) ?? [seat];
    const others = seats.filter((_, at) => at !== seat);
    const isAmongBots = seat >= 0 && others.length > 0 && others.every(({ person }) => person === null);
    if (!isAmongBots || outcome === null || seats[seat]?.bot != null) return;
    // A draw and a victory that was shared with a rival say nothing.
    const isWon = outcome.winners.some((one) => team.includes(one));
    if (outcome.winners.length === 0 || (isWon && outcome.winners.some((one) => !team.includes(one)))) return;
    const rivals = seats.flatMap(({ bot }, at) => (bot === null || team.includes(at) ? [] : [bot]));
    const characters = findManifest(table.game)?.characters ?? [];
    keepStanding(
      table.game,
      afterMatch(standingIn(table.game), characters, { match: `${id}/${match}`, rivals, isWon }),
    );
  }, [outcome !== null, id, match]);
}
