import { allMask, bit, DASH_DARK } from './codes.ts';
import type { Decision } from './past.ts';
import { NONE, PILE, ROW, type Round } from './round.ts';
import type { Situation } from './situation.ts';
import type { World } from './worlds.ts';

function begin(round: Round, seats: number, dashes: boolean): void {
  round.seats = seats;
  round.dashes = dashes;
  round.all = allMask(dashes);
  round.open = 0;
  round.drawn = NONE;
  round.winner = NONE;
  round.hits = 0;
  round.named = 0;
  round.left = seats;
  round.points.fill(0);
  round.own.fill(0);
  round.length.fill(0);
  round.hiddenLeft.fill(0);
}

/** Every tile of a set goes into the pool, in any order. */
function fillPool(round: Round, tiles: number): void {
  for (let shade = 0; shade < 2; shade++) {
    let at = 0;
    for (let code = shade; code < 26; code += 2) if ((tiles & bit(code)) !== 0) round.pool[shade * PILE + at++] = code;
    round.poolLeft[shade] = at;
  }
  round.shufflePool();
}

type Standing = { readonly hidden: boolean; readonly banned: number; readonly inferred: number };

function stand(round: Round, seat: number, at: number, code: number, { hidden, banned, inferred }: Standing): void {
  const i = seat * ROW + at;
  round.code[i] = code;
  round.hidden[i] = hidden ? 1 : 0;
  round.banned[i] = banned;
  round.inferred[i] = inferred;
  if (hidden) round.hiddenLeft[seat] = (round.hiddenLeft[seat] ?? 0) + 1;
  else round.open |= bit(code);
}

/** The round as it stands, in one of the worlds that are possible. */
export function loadNow(round: Round, situation: Situation, world: World): void {
  begin(round, situation.seats, situation.dashes);
  round.turn = situation.turn ?? 0;
  round.hits = situation.hits;
  round.left = situation.seats - situation.out.length;
  let rest = situation.unseen;
  for (const [seat, row] of situation.rows.entries()) {
    round.length[seat] = row.length;
    let own = 0;
    for (const [at, { open, banned, named }] of row.entries()) {
      const code = world[seat]?.[at] ?? 0;
      stand(round, seat, at, code, { hidden: !open, banned, inferred: named });
      own |= bit(code);
    }
    round.own[seat] = own;
    rest &= ~own;
  }
  if (situation.drawn !== null) {
    round.drawn = situation.drawn;
    round.own[round.turn] = (round.own[round.turn] ?? 0) | bit(situation.drawn);
    round.named = namedThisTurn(situation);
  }
  fillPool(round, rest);
}

function namedThisTurn({ attacks, turn, turns, rows }: Situation): number {
  let named = 0;
  for (const attack of attacks) {
    if (attack.seat !== turn || attack.turn !== turns) continue;
    const shade = rows[attack.target]?.find(({ key }) => key === attack.tile)?.shade ?? 0;
    named |= bit(attack.value === 'dash' ? DASH_DARK + shade : 2 * attack.value + shade);
  }
  return named;
}

/** The rows as they were when somebody decided: to be looked at, not to be played on. */
export function loadThen(round: Round, situation: Situation, { rows, held, seat }: Decision, world: World): void {
  begin(round, situation.seats, situation.dashes);
  for (const [owner, row] of rows.entries()) {
    round.length[owner] = row.length;
    for (const [at, tile] of row.entries()) stand(round, owner, at, world[owner]?.[tile.place] ?? 0, tile);
  }
  let own = 0;
  for (const place of held) own |= bit(world[seat]?.[place] ?? 0);
  round.own[seat] = own;
}

/** A new round by chance: each seat takes as many dark tiles as it says. */
export function dealNew(round: Round, seats: number, dashes: boolean, darks: readonly number[], first: number): void {
  begin(round, seats, dashes);
  fillPool(round, round.all);
  for (let seat = 0; seat < seats; seat++)
    for (let at = 0; at < (seats === 4 ? 3 : 4); at++) {
      round.draw(at < (darks[seat] ?? 2) ? 0 : 1, seat);
      round.insert(seat, round.drawn, true, 0);
    }
  round.drawn = NONE;
  round.turn = first;
}
