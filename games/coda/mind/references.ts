import type { Bot } from '@cifra/kernel';
import { type Coda, openingSize } from '../rules/index.ts';
import { DUELLIST, searcher } from './bot.ts';
import { exploiter } from './exploiter.ts';
import { LikelihoodCache } from './likelihood-cache.ts';
import { draws, openings } from './options.ts';
import { exactGreedy, randomPlayer, shylock, simplePlayer } from './simple-players.ts';

/**
 * The master as it plays in a duel, but for the number of its rollouts and attacks: quick enough to be played out in
 * somebody else’s rollouts.
 */
const copy = searcher({ ...DUELLIST, rollouts: 24, attacks: 4, cache: new LikelihoodCache() });

/**
 * A person as we picture one who plays now and then: reasons tile by tile, notes what missed, takes what is sure, and goes
 * on after a hit half of the time.
 */
const person = simplePlayer({ remembers: true, looksAt: 'fewest', goesOn: 0.5 });

/** A simple player that takes and draws tiles as we do; ours do so by chance. */
function sensible(player: Bot<Coda>): Bot<Coda> {
  return (view, rng) => {
    switch (view.table.phase) {
      case 'take':
        return rng.pick(openings(openingSize(view.seats)));
      case 'draw':
        return rng.pick(draws(view));
      default:
        return player(view, rng);
    }
  };
}

/** Players to measure against. */
export const references = {
  random: randomPlayer,
  person,
  shylock,
  greedy: exactGreedy({ infers: false, goesOnAt: 0.5 }),
  'greedy-infers': exactGreedy({ infers: true, goesOnAt: 0.5 }),
  'sensible-greedy': sensible(exactGreedy({ infers: true, goesOnAt: 0.3 })),
  /** Plays every action out 400 times, on deals weighed by what the others chose; never bluffs. */
  'rollouts-400': searcher({
    ...DUELLIST,
    rollouts: 400,
    bluff: 0.1,
    trust: { least: 0.2, most: 0.2 },
    mayBluff: false,
    temperature: 0,
  }),
  exploiter: exploiter(copy, { worlds: 200, rollouts: 20, attacks: 4 }),
  /** Five times as slow, and much better at telling one attack from another. */
  'patient-exploiter': exploiter(copy, { worlds: 200, rollouts: 80, attacks: 6 }),
};
