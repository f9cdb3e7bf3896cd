export { type ArenaFigures, arenaFigures } from './report.ts';
export { runArena } from './run.ts';
