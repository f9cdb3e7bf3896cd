export { bots } from './bot.ts';
export { references } from './references.ts';
