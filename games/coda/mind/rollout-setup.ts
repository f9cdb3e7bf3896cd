import { allMask, bit, CODES, codeNamed, shadeOfCode } from './codes.ts';
import type { PastDecision } from './past-decisions.ts';
import { DOUBT, NONE, PILE, ROW, type RolloutState } from './rollout-state.ts';
import type { Situation } from './situation.ts';
import type { PossibleDeal } from './worlds.ts';

function begin(state: RolloutState, seats: number, dashes: boolean): void {
  state.seats = seats;
  state.dashes = dashes;
  state.all = allMask(dashes);
  state.open = 0;
  state.drawn = NONE;
  state.winner = NONE;
  state.hits = 0;
  state.named = 0;
  state.left = seats;
  state.points.fill(0);
  state.own.fill(0);
  state.length.fill(0);
  state.hiddenLeft.fill(0);
}

/** Every tile of a set goes into the pool, in any order. */
function fillPool(state: RolloutState, tiles: number): void {
  state.poolLeft.fill(0);
  for (let code = 0; code < CODES; code++) {
    if ((tiles & bit(code)) === 0) continue;
    const shade = shadeOfCode(code);
    const at = state.poolLeft[shade] ?? 0;
    state.pool[shade * PILE + at] = code;
    state.poolLeft[shade] = at + 1;
  }
  state.shufflePool();
}

type PlacedTile = { readonly hidden: boolean; readonly banned: number; readonly inferred: number };

function stand(
  state: RolloutState,
  seat: number,
  at: number,
  code: number,
  { hidden, banned, inferred }: PlacedTile,
): void {
  const i = seat * ROW + at;
  state.code[i] = code;
  state.hidden[i] = hidden ? 1 : 0;
  state.banned[i] = banned;
  state.inferred[i] = inferred;
  if (hidden) state.hiddenLeft[seat] = (state.hiddenLeft[seat] ?? 0) + 1;
  else state.open |= bit(code);
}

/** The round as it stands, in one of the worlds that are possible. */
export function loadNow(state: RolloutState, situation: Situation, world: PossibleDeal): void {
  begin(state, situation.seats, situation.dashes);
  state.turn = situation.turn ?? 0;
  state.hits = situation.hits;
  state.left = situation.seats - situation.out.length;
  let rest = situation.unseen;
  for (const [seat, row] of situation.rows.entries()) {
    state.length[seat] = row.length;
    let own = 0;
    for (const [at, { open, banned, named }] of row.entries()) {
      const code = world[seat]?.[at] ?? 0;
      stand(state, seat, at, code, { hidden: !open, banned, inferred: named });
      own |= bit(code);
    }
    state.own[seat] = own;
    doubt(state, seat, own);
    rest &= ~own;
  }
  if (situation.drawn !== null) {
    state.drawn = situation.drawn;
    state.own[state.turn] = (state.own[state.turn] ?? 0) | bit(situation.drawn);
    state.named = namedThisTurn(situation);
  }
  fillPool(state, rest);
}

/** Of what somebody has named while holding it, some is not believed. */
function doubt(state: RolloutState, seat: number, own: number): void {
  const base = seat * ROW;
  const end = base + (state.length[seat] ?? 0);
  let bluffs = 0;
  for (let i = base; i < end; i++) bluffs |= (state.inferred[i] ?? 0) & own;
  for (; bluffs !== 0; bluffs &= bluffs - 1)
    if (state.dice.unit() < DOUBT)
      for (let i = base; i < end; i++) state.inferred[i] = (state.inferred[i] ?? 0) & ~(bluffs & -bluffs);
}

function namedThisTurn({ attacks, turn, turns, rows }: Situation): number {
  let named = 0;
  for (const attack of attacks) {
    if (attack.seat !== turn || attack.turn !== turns) continue;
    const shade = rows[attack.target]?.find(({ key }) => key === attack.tile)?.shade ?? 0;
    named |= bit(codeNamed(shade, attack.value));
  }
  return named;
}

/** The rows as they were when somebody decided: to be looked at, not to be played on. */
export function loadThen(
  state: RolloutState,
  situation: Situation,
  { rows, held, seat }: PastDecision,
  world: PossibleDeal,
): void {
  begin(state, situation.seats, situation.dashes);
  for (const [owner, row] of rows.entries()) {
    state.length[owner] = row.length;
    for (const [at, tile] of row.entries()) stand(state, owner, at, world[owner]?.[tile.place] ?? 0, tile);
  }
  let own = 0;
  for (const place of held) own |= bit(world[seat]?.[place] ?? 0);
  state.own[seat] = own;
}
