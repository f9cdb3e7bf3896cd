import { DUELLIST, searcher } from './bot.ts';
import { exploiter } from './exploiter.ts';
import { LikelihoodCache } from './likelihood-cache.ts';
import { exactGreedy, randomPlayer, shylock } from './simple-players.ts';

/**
 * The master as it plays in a duel, but for the number of its rollouts and attacks: quick enough to be played out in
 * somebody else’s rollouts.
 */
const copy = searcher({ ...DUELLIST, rollouts: 24, attacks: 4, cache: new LikelihoodCache() });

/** Players to measure against. */
export const references = {
  random: randomPlayer,
  shylock,
  greedy: exactGreedy({ infers: false, goesOnAt: 0.5 }),
  'greedy-infers': exactGreedy({ infers: true, goesOnAt: 0.5 }),
  exploiter: exploiter(copy, { worlds: 200, rollouts: 20, attacks: 4 }),
  /** Five times as slow, and much better at telling one attack from another. */
  'patient-exploiter': exploiter(copy, { worlds: 200, rollouts: 80, attacks: 6 }),
};
