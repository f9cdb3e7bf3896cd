export { arenaFigures } from './report.ts';
export { runArena } from './run.ts';
