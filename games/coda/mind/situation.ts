import { type Seat, seatHand, type View } from '@cifra/kernel';
import { type Attack, type Coda, type Phase, ROUNDS } from '../rules/index.ts';
import { allMask, bit, codeOf, count, type Shade, shadeMask, shadeOf } from './codes.ts';
import type { TournamentStanding } from './tournament.ts';

/** A tile of a row as one viewer knows it. */
export type SeenTile = {
  readonly shade: Shade;
  /** Null for what the viewer cannot see. */
  readonly code: number | null;
  readonly open: boolean;
  readonly since: number;
  readonly openSince: number | null;
  readonly key: number;
  /** Codes that somebody has named for it in vain. */
  readonly banned: number;
  /** Codes that its owner has named for another’s tile while holding this one. */
  readonly named: number;
};

/** A view as a mind wants it: codes and sets of codes. */
export type Situation = {
  readonly seats: number;
  readonly me: Seat | null;
  readonly phase: Phase;
  readonly turn: Seat | null;
  readonly turns: number;
  readonly hits: number;
  readonly dashes: boolean;
  readonly dashInOpening: boolean;
  /** In a tournament how it stands (C18). */
  readonly tournament: TournamentStanding | null;
  readonly rows: readonly (readonly SeenTile[])[];
  /** The tile that the viewer has drawn. */
  readonly drawn: number | null;
  readonly pool: readonly [number, number];
  /** What the viewer cannot see: in the rows of others, in the pool, in somebody’s hand. */
  readonly unseen: number;
  readonly out: readonly Seat[];
  readonly attacks: readonly Attack[];
};

export function situationOf(view: View<Coda>): Situation {
  const { table, seats } = view;
  const me = view.viewer === 'spectator' ? null : view.viewer;
  const hand = me === null ? undefined : view.hands[seatHand(me)];
  const { dashes, dashInOpening, tournament } = table.options;
  let seen = 0;
  const rows = table.rows.map((row, seat) =>
    row.map((tile, at): SeenTile => {
      const value = (seat === me ? hand?.row[at] : undefined) ?? tile.value;
      const code = value === null ? null : codeOf(tile.colour, value);
      if (code !== null) {
        if ((seen & bit(code)) !== 0) throw new Error(`Impossible view: two tiles are ${tile.colour} ${value}`);
        seen |= bit(code);
      }
      const { open, since, openSince, key } = tile;
      const banned = namedFor(table.attacks, seat, key, tile.colour);
      const named = namedBy(view, seat, since);
      return { shade: shadeOf(tile.colour), code, open, since, openSince, key, banned, named };
    }),
  );
  const held = hand?.drawn ?? null;
  const drawn = held === null || table.drawn === null ? null : codeOf(table.drawn.colour, held);
  if (drawn !== null) seen |= bit(drawn);
  const unseen = allMask(dashes) & ~seen;
  const { phase, turn, turns, hits, out, attacks } = table;
  const situation: Situation = {
    seats,
    me,
    phase,
    turn,
    turns,
    hits,
    dashes,
    dashInOpening,
    tournament: tournament ? { points: table.points ?? [], roundsLeft: ROUNDS - (table.round ?? ROUNDS) } : null,
    rows,
    drawn,
    pool: [table.pool.dark, table.pool.light],
    unseen,
    out,
    attacks,
  };
  if (phase !== 'take' && phase !== 'arrange') checkCounts(situation, table.drawn?.colour ?? null);
  return situation;
}

function namedFor(attacks: readonly Attack[], seat: Seat, key: number, colour: 'dark' | 'light'): number {
  let named = 0;
  for (const attack of attacks)
    if (!attack.right && attack.target === seat && attack.tile === key) named |= bit(codeOf(colour, attack.value));
  return named;
}

/** A tile that came in a turn was already seen by its owner in that turn’s attacks. */
function namedBy({ table }: View<Coda>, seat: Seat, since: number): number {
  let named = 0;
  for (const { seat: attacker, target, tile, turn, value } of table.attacks) {
    if (attacker !== seat || turn < since) continue;
    const colour = table.rows[target]?.find(({ key }) => key === tile)?.colour;
    if (colour !== undefined) named |= bit(codeOf(colour, value));
  }
  return named;
}

/** What cannot be seen of a colour stands in a row, lies in the pool, or has just been drawn. */
function checkCounts({ rows, unseen, pool, dashes, drawn }: Situation, drawnColour: 'dark' | 'light' | null): void {
  for (const shade of [0, 1] as const) {
    const hidden = rows.flat().filter((tile) => tile.code === null && tile.shade === shade).length;
    const held = drawn === null && drawnColour !== null && shadeOf(drawnColour) === shade ? 1 : 0;
    const tiles = count(unseen & shadeMask(shade, dashes));
    if (tiles !== hidden + pool[shade] + held)
      throw new Error(
        `Impossible view: ${tiles} ${shade === 0 ? 'dark' : 'light'} tiles are unseen, but ${hidden} are hidden in rows, ${pool[shade]} in the pool and ${held} just drawn`,
      );
  }
}
