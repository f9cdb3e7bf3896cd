import { act, LANGUAGES, rng as makeRng, open, type Shape, type State, sealedChance, view } from '@cifra/kernel';
import { seedBytes } from '@cifra/testkit';
import { describe, expect, test } from 'vitest';
import { loadBots } from '../bots.ts';
import { MANIFESTS } from '../manifests.ts';

const explained = MANIFESTS.filter(({ load }) => load.why !== undefined);

describe.each(explained.map((manifest) => [manifest.id, manifest] as const))(
  'why, in %s',
  (id, { load, characters, seats: { min } }) => {
    test('every character answers at its moves, in both languages, the same when it is asked twice', async () => {
      const [game, mind, words] = await Promise.all([load.rules(), load.mind(), load.why?.()]);
      const bots = await loadBots(id);
      const options = game.parseOptions({});
      if (bots === null || !options.ok || words === undefined || mind.why === undefined)
        throw new Error(`${id} cannot say why`);
      const answered = new Map<string, number>();
      for (const seats of [Math.max(2, min), Math.max(2, min) + 1]) {
        const chance = sealedChance(seedBytes(`${id} why ${seats}`));
        const rng = makeRng(seats);
        let state: State<Shape> = open(game, seats, options.value, chance).state;
        for (let moves = 0; game.outcome(state.table) === null && moves < 60; moves++) {
          const seat = rng.pick(game.toAct(state.table));
          const who = characters[moves % characters.length]?.id ?? 'club';
          const seen = view(game, state, seat);
          const command = bots[who]?.(seen, rng);
          if (command === undefined) throw new Error(`No ${who}`);
          const reason = mind.why(seen, command, who);
          if (reason !== null) {
            expect(mind.why(seen, command, who)).toEqual(reason);
            for (const language of LANGUAGES) {
              expect(words[language](reason)).toMatch(/^[A-Z¡“«0-9].{8,}[.!]$/);
              expect(words[language](reason)).not.toMatch(/undefined|NaN/);
            }
            answered.set(who, (answered.get(who) ?? 0) + 1);
          }
          const step = act(game, state, seat, command, chance);
          if (!step.ok) throw new Error(step.refusal.code);
          state = step.value.state;
        }
      }
      for (const { id: who } of characters) expect([who, (answered.get(who) ?? 0) > 0]).toEqual([who, true]);
    });
  },
);
