export { type ArenaDeal, type ArenaMatch, playArenaMatch, playersRng } from './match.ts';
export { countMatch, newRecord, type PlayerRecord } from './record.ts';
export { sharersOf, winningSides } from './sides.ts';
export { quantile, RunningMean, shareInterval } from './statistics.ts';
