export { bots, MASTER, type Style, searcher } from './bot.ts';
export { exactGreedy, randomPlayer, shylock } from './references.ts';
export { type Situation, situationOf } from './situation.ts';
export { type Beliefs, type World, Worlds, worldsOf } from './worlds.ts';
