import { createHmac } from 'node:crypto';
import { findGame } from '@cifra/games/rules';
import type { BotName, Outcome, Seat } from '@cifra/kernel';
import type { Finished, RoomId } from '@cifra/room';
import type { MemberMatch, Memberships } from '../store/memberships.ts';

export const RESULTS = ['won', 'lost', 'shared'] as const;
export type MatchResultFor = (typeof RESULTS)[number];

/** A finished match as one of its players remembers it. */
export type PlayedMatch = {
  readonly room: RoomId;
  readonly finished: Finished;
  readonly seat: Seat;
  readonly result: MatchResultFor;
  /** Who the others are, by seat: the same name for the same person in every room, and for nobody but the asker. */
  readonly keys: readonly (string | null)[];
};

/** How it stands between somebody and one of those they have played with. */
export type Score = {
  readonly key: string;
  readonly name: string | null;
  readonly bot: BotName | null;
  readonly game: string;
  readonly matches: number;
  readonly won: number;
  readonly lost: number;
  /** How many of them were on one's own side. */
  readonly asPartner: number;
  /** The last few, the newest first. */
  readonly last: readonly MatchResultFor[];
};

const LAST = 5;
/** So many matches are read at a time. */
const PAGE = 200;

function sideOf(game: string, seats: number, seat: Seat): readonly Seat[] {
  const teams = findGame(game)?.game.teams(seats) ?? [];
  return teams.find((team) => team.includes(seat)) ?? [seat];
}

export function resultFor({ winners }: Outcome, game: string, seats: number, seat: Seat): MatchResultFor {
  if (!winners.includes(seat)) return winners.length === 0 ? 'shared' : 'lost';
  const side = sideOf(game, seats, seat);
  return seats > side.length && winners.some((winner) => !side.includes(winner)) ? 'shared' : 'won';
}

/** The matches that somebody has finished, found by their key. */
export class History {
  readonly #memberships: Memberships;
  readonly #secret: string;

  constructor(memberships: Memberships, secret: string) {
    this.#memberships = memberships;
    this.#secret = secret;
  }

  /** The newest first, at most so many, and older than that. */
  async matches(holder: string, { before = Number.MAX_SAFE_INTEGER, limit }: { before?: number; limit: number }) {
    const found: PlayedMatch[] = [];
    for (let until = before; found.length < limit; ) {
      const page = await this.#memberships.finished(holder, until, PAGE);
      const holders = await this.#memberships.holders([...new Set(page.map(({ room }) => room))]);
      found.push(...page.flatMap((match) => this.#played(holder, match, holders)));
      const last = page.at(-1);
      if (last === undefined || page.length < PAGE) break;
      until = last.finished.at;
    }
    return found.slice(0, limit);
  }

  #played(
    holder: string,
    { room, person, finished }: MemberMatch,
    holders: ReadonlyMap<string, string>,
  ): readonly PlayedMatch[] {
    const { game, players, outcome } = finished;
    const seat = players.findIndex((player) => player.person === person);
    if (seat < 0) return [];
    const keys = players.map((player, at) => {
      if (at === seat) return null;
      if (player.person === null) return player.bot === null ? null : `bot ${game} ${player.bot}`;
      const known = holders.get(`${room} ${player.person}`);
      // Somebody whom the house has forgotten, or a program, is known in this room alone.
      return this.#nameFor(holder, known ?? `${room} ${player.person}`);
    });
    return [{ room, finished, seat, keys, result: resultFor(outcome, game, players.length, seat) }];
  }

  #nameFor(holder: string, other: string): string {
    return createHmac('sha256', this.#secret).update(`${holder} met ${other}`).digest('base64url').slice(0, 16);
  }
}

/** With whom one has played most, first. */
export function scoresOf(matches: readonly PlayedMatch[]): readonly Score[] {
  const scores = new Map<string, Score>();
  for (const { finished, seat, keys, result } of matches) {
    const { game, players, outcome } = finished;
    const side = sideOf(game, players.length, seat);
    for (const [at, key] of keys.entries()) {
      if (key === null) continue;
      const { name = null, bot = null } = players[at] ?? {};
      const fresh = {
        key,
        name,
        bot: name === null ? bot : null,
        game,
        matches: 0,
        won: 0,
        lost: 0,
        asPartner: 0,
        last: [],
      };
      const before: Score = scores.get(key) ?? fresh;
      const isPartner = side.includes(at);
      const hasWon = outcome.winners.includes(seat);
      const haveTheyWon = outcome.winners.includes(at);
      scores.set(key, {
        ...before,
        matches: before.matches + 1,
        won: before.won + (hasWon && (isPartner || !haveTheyWon) ? 1 : 0),
        lost: before.lost + (!hasWon && (isPartner || haveTheyWon) ? 1 : 0),
        asPartner: before.asPartner + (isPartner ? 1 : 0),
        last: before.last.length < LAST ? [...before.last, result] : before.last,
      });
    }
  }
  return [...scores.values()].sort((a, b) => b.matches - a.matches || (a.key < b.key ? -1 : 1));
}
