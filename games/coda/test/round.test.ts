import { seatHand, view } from '@cifra/kernel';
import { playout } from '@cifra/testkit';
import { describe, expect, test } from 'vitest';
import { AttackFinder, type PlayerModel } from '../mind/attack-finder.ts';
import { allMask, codeOf } from '../mind/codes.ts';
import { playOut } from '../mind/rollout.ts';
import { loadNow } from '../mind/rollout-setup.ts';
import { NONE, RolloutState } from '../mind/rollout-state.ts';
import { situationOf } from '../mind/situation.ts';
import { Worlds } from '../mind/worlds.ts';
import { type Coda, coda } from '../rules/index.ts';
import { extras } from './extras.ts';

function optionsOf(raw: object): Coda['Options'] {
  const parsed = coda.parseOptions(raw);
  if (!parsed.ok) throw new Error(parsed.refusal.code);
  return parsed.value;
}

const { states: SOME } = playout(coda, { seats: 2, seed: 'deal', options: optionsOf({}), extras });
const PLAYING = SOME.find(({ table }) => table.phase === 'attack');
if (PLAYING === undefined) throw new Error('No state of this match waits for an attack');
const TABLE = situationOf(view(coda, PLAYING, 0));

/** A new round by chance for two: each seat takes as many dark tiles as it says. */
function dealNew(state: RolloutState, darks: readonly number[], first: number): void {
  loadNow(state, { ...TABLE, rows: [[], []], unseen: allMask(false), drawn: null, hits: 0, out: [], turn: first }, []);
  for (const [seat, dark] of darks.entries())
    for (let at = 0; at < 4; at++) {
      state.draw(at < dark ? 0 : 1, seat);
      state.insert(seat, state.drawn, true, 0);
    }
  state.drawn = NONE;
}

describe('rounds for rollouts', () => {
  test.each([2, 3, 4])('do what the rules do, at every attack, stop and opening of %i seats', (seats) => {
    const round = new RolloutState();
    let compared = 0;
    for (let at = 0; at < 12; at++) {
      const plan = { seats, seed: `round-${at}`, options: optionsOf({ tournament: true }), extras };
      const { states, world } = playout(coda, plan);
      for (const [step, move] of world.moves.entries()) {
        const state = states[step];
        const next = states[step + 1];
        if (state === undefined || next === undefined || next.table.round !== state.table.round) continue;
        const { command, seat } = move;
        const truth = state.table.rows.map((row, owner) =>
          row.map(({ colour }, place) => codeOf(colour, state.hands[seatHand(owner)]?.row[place] ?? 0)),
        );
        round.dice.seed(7);
        loadNow(round, situationOf(view(coda, state, seat)), truth);
        if (command.type === 'attack') {
          // With an empty pool the rules ask which tile to open, and a rollout takes any.
          if (next.table.phase === 'open') continue;
          const shade = state.table.rows[command.seat]?.[command.place]?.colour ?? 'dark';
          round.attack(command.seat, command.place, codeOf(shade, command.value));
        } else if (command.type === 'stop') round.stop();
        else if (command.type === 'open') round.openOwn(command.place);
        else continue;
        compared++;
        for (const [owner, row] of next.table.rows.entries()) {
          const length = round.lengthOf(owner);
          const seen = Array.from({ length }, (_, place) => [
            round.codeAt(owner, place),
            !round.isHidden(owner, place),
          ]);
          const values = next.hands[seatHand(owner)]?.row ?? [];
          expect(seen).toEqual(row.map(({ colour, open }, place) => [codeOf(colour, values[place] ?? 0), open]));
          const gained = (next.table.points?.[owner] ?? 0) - (state.table.points?.[owner] ?? 0);
          expect(round.points[owner]).toBe(gained);
        }
        if (next.table.turn !== null) expect(round.turn).toBe(next.table.turn);
        else expect(round.winner).toBe(next.table.winner);
      }
    }
    expect(compared).toBeGreaterThan(200);
  });

  test('a quick look finds the exact chance of the best attack in a duel', () => {
    const round = new RolloutState();
    const look = new AttackFinder(round);
    let compared = 0;
    for (let at = 0; at < 20; at++) {
      const { states } = playout(coda, { seats: 2, seed: `look-${at}`, options: optionsOf({}), extras });
      for (const state of states.filter(({ table }) => table.phase === 'attack')) {
        const seat = state.table.turn ?? 0;
        const worlds = new Worlds(situationOf(view(coda, state, seat)));
        const truth = state.table.rows.map((row, owner) =>
          row.map(({ colour }, place) => codeOf(colour, state.hands[seatHand(owner)]?.row[place] ?? 0)),
        );
        loadNow(round, worlds.situation, truth);
        look.from(seat, { kind: 'exact', infers: false, goesOnAt: 0 });
        const rival = 1 - seat;
        const chances = (state.table.rows[rival] ?? []).flatMap(({ open }, place) =>
          open ? [] : [...worlds.chancesOf(rival, place)],
        );
        expect(Math.abs(look.chance - Math.max(...chances))).toBeLessThan(1e-12);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(100);
  });

  test('half of each colour is a better opening than any, and one colour alone a worse', () => {
    const round = new RolloutState();
    const look = new AttackFinder(round);
    round.dice.seed(11);
    const model: PlayerModel = { kind: 'exact', infers: true, goesOnAt: 0.3 };
    const share = (darks: number) => {
      const rounds = 4000;
      let won = 0;
      for (let at = 0; at < rounds; at++) {
        const me = at % 2;
        const other = round.dice.below(5);
        dealNew(round, me === 0 ? [darks, other] : [other, darks], (at >> 1) % 2);
        if (playOut(round, look, [model, model]) === me) won++;
      }
      return won / rounds;
    };
    expect(share(2)).toBeGreaterThan(0.55);
    expect(share(0)).toBeLessThan(0.46);
  });

  test('what somebody names is taken not to be theirs: always where that is true, of a bluff by most', () => {
    const round = new RolloutState();
    const believed = { bluff: 0, honest: 0 };
    for (let at = 0; at < 200; at++) {
      round.dice.seed(1 + at);
      dealNew(round, [4, 0], 0);
      round.turn = 0;
      round.draw(0, 0);
      // Neither can hit: the rival has light tiles alone.
      const held = round.codeAt(0, at % 4);
      const code = at % 2 === 0 ? held : (round.pool[0] ?? 0);
      round.attack(1, 0, code);
      if (((round.inferred[0] ?? 0) & (1 << code)) !== 0) believed[at % 2 === 0 ? 'bluff' : 'honest']++;
    }
    expect(believed.honest).toBe(100);
    expect(believed.bluff).toBeGreaterThan(50);
    expect(believed.bluff).toBeLessThan(90);
  });
});
