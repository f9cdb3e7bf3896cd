export { bots, options } from './bot.ts';
export { references } from './references.ts';
export { review } from './review.ts';
export { type Candidates, ImpossibleView, type PossibleDeal, type Worlds, worldsOf } from './worlds.ts';
