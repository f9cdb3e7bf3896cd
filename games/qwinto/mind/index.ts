export { bots, options } from './bot.ts';
export { references } from './references.ts';
export { review } from './review.ts';
