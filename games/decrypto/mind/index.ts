export { bots } from './bot.ts';
export { references } from './references.ts';
export { options, review } from './review.ts';
