export { LINES, type Line, measure, type Tally } from './arena.ts';
export { bots } from './bot.ts';
export { references } from './references.ts';
