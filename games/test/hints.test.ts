import { findHint, loadBots } from '@cifra/games/bots';
import { MANIFESTS } from '@cifra/games/manifests';
import { findGame } from '@cifra/games/rules';
import { type Bot, LANGUAGES, type Shape, type View } from '@cifra/kernel';
import type { HintProps } from '@cifra/kit/review';
import { playout } from '@cifra/testkit';
import { expect, test, vi } from 'vitest';

// What draws a hint stands on pieces that ask the browser for its language.
vi.stubGlobal('navigator', { languages: ['en'] });

const names = (seat: number) => `Seat ${seat}`;
const people = (seat: number): ReturnType<HintProps<Shape>['people']> => ({
  name: names(seat),
  isMe: seat === 0,
  kind: 'person',
  isAway: false,
  isStoodInFor: false,
});

test.each(MANIFESTS.filter(({ load }) => load.hint !== undefined))(
  '$id: what can be known is plain data of one view, and said in both languages',
  async ({ id, usualBots, load }) => {
    const [module, bots, listed] = [await load.hint?.(), await loadBots(id), findGame(id)];
    if (module === undefined || bots === null || listed === undefined) throw new Error(`No hints of ${id}`);
    const seats = 1 + usualBots;
    const options = listed.game.parseOptions({});
    if (!options.ok) throw new Error(options.refusal.code);
    const seen: View<Shape>[] = [];
    const player: Bot<Shape> = (view, rng) => {
      seen.push(view);
      return bots.novice(view, rng);
    };
    playout(listed.game, { seats, options: options.value, seed: 'hints', player });
    let count = 0;
    for (const view of seen.filter((_, at) => at % Math.ceil(seen.length / 12) === 0)) {
      const { version, rules, viewer, table, hands } = view;
      if (viewer === 'spectator') throw new Error('Nobody plays from outside');
      const figures = await findHint({ game: id, view: { version, rules, viewer, seats, table, hands } });
      expect(JSON.parse(JSON.stringify(figures))).toEqual(figures);
      if (figures === null) continue;
      count++;
      const said = LANGUAGES.map((language) => module.said({ view, figures, seat: viewer, names, people, language }));
      for (const sentence of said) expect(sentence).toMatch(/^[\p{Lu}\d«“¿].*[.…]$/su);
      expect(said[0]).not.toBe(said[1]);
    }
    expect(count).toBeGreaterThan(4);
  },
);
