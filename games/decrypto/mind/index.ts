export { bots } from './bot.ts';
