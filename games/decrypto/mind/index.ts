export { bots } from './bot.ts';
export { characters } from './characters.ts';
export { hint } from './hint.ts';
export { references } from './references.ts';
export { options, review } from './review.ts';
export { advise, why } from './why.ts';
