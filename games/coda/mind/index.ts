export { bots, options } from './bot.ts';
export { characters } from './characters.ts';
export { hint } from './hint.ts';
export { references } from './references.ts';
export { review } from './review.ts';
export { type Situation, situationOf } from './situation.ts';
export { why } from './why.ts';
export { type Beliefs, type PossibleDeal, Worlds, worldsOf } from './worlds.ts';
