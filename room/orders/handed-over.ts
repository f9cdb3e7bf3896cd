import type { AnyGame, BotName, Json, MatchEntry, MatchFile, Outcome, Shape } from '@cifra/kernel';
import type { Play, RoomEntry, RoomEvent } from '../model/events.ts';
import type { Person } from '../model/person.ts';
import type { Append } from '../model/ports.ts';
import { cardOf, finishedBy } from '../state/card.ts';
import { foldRoom } from '../state/fold.ts';
import type { RoomState } from '../state/state.ts';
import { all } from './context.ts';

/** A match that was played and dealt on somebody's device, proven before. */
export type HandedOver = {
  readonly file: MatchFile<Shape> & { readonly outcome: Outcome };
  /** Whoever hands it over is the host. */
  readonly host: Person;
  /** Who sat where, by seat: somebody, or a bot. */
  readonly players: readonly (Person | BotName)[];
  readonly at: number;
};

/** The room that such a match was played in, as its log would be had it been played here: written in one step. */
export function handOver(game: AnyGame, { file, host, players, at }: HandedOver): Append {
  const { seal, options, outcome } = file;
  const [deal, ...moves] = file.entries.map((entry): RoomEvent => ({ play: playOf(entry) }));
  if (deal === undefined) throw new Error('A match file without a deal');
  const names = players.map((player) => (typeof player === 'string' ? player : player.name));
  const begun: readonly RoomEvent[] = [
    all({
      type: 'opened',
      game: game.id,
      seats: players.length,
      options: options as { [name: string]: Json },
      host: host.id,
      listed: false,
      pace: 0,
      takeover: 'nobody',
      commitment: seal.commitment,
    }),
    ...players.map((player, seat) =>
      all(typeof player === 'string' ? { type: 'botSet', seat, level: player } : { type: 'sat', seat, person: player }),
    ),
    all({ type: 'started', match: 1, nonces: seal.nonces }),
    deal,
  ];
  const ended = all({ type: 'ended', outcome, names, seal, watchers: [] });
  const steps = [begun, ...moves.map((move) => [move])];
  const last = steps.length - 1;
  const entries = steps.map(
    (events, step): RoomEntry => ({
      version: step + 1,
      at,
      by: null,
      order: null,
      events: step === last ? [...events, ended] : events,
    }),
  );
  let state: RoomState | null = null;
  for (const entry of entries) state = foldRoom(game, state, entry);
  const final = entries.at(-1);
  if (state === null || final === undefined) throw new Error('A match file without a deal');
  const finished = finishedBy(final, state);
  if (finished === undefined) throw new Error('A match that was handed over has no outcome');
  return { entries, due: null, card: cardOf(state), finished: { ...finished, dealtBy: 'device' } };
}

function playOf({ seat, command, timeout, bot, hinted, events }: MatchEntry<Shape>): Play {
  const by = seat === null ? null : timeout === true ? 'clock' : (bot ?? 'person');
  return { seat, command, by, events, ...(hinted === true ? { hinted } : {}) };
}
