export { bots, options } from './bot.ts';
export { characters } from './characters.ts';
export { hint } from './hint.ts';
export { references } from './references.ts';
export { review } from './review.ts';
export { why } from './why.ts';
