import { MASTER, searcher } from './bot.ts';
import { exploiter } from './exploiter.ts';
import { Memory } from './memory.ts';
import { exactGreedy, randomPlayer, shylock } from './simple-players.ts';

/** A copy that is quick enough to be played out in somebody else’s rollouts. */
const quickCopy = searcher({ ...MASTER, worlds: 24, listed: 0, rollouts: 6, attacks: 3, memory: new Memory() });

/** Players to measure against. */
export const references = {
  random: randomPlayer,
  shylock,
  greedy: exactGreedy({ infers: false, goesOnAt: 0.5 }),
  'greedy-infers': exactGreedy({ infers: true, goesOnAt: 0.5 }),
  exploiter: exploiter(quickCopy, { worlds: 200, rollouts: 20, attacks: 4 }),
};
