export { bots } from './bot.ts';
export { references } from './references.ts';
export { type Candidates, ImpossibleView, type World, type Worlds, worldsOf } from './worlds.ts';
