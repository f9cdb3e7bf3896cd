import { type ArenaFigures, arenaFigures, runArena } from '@cifra/cli/arena';
import { runDecrypto } from './decrypto.ts';
import { runForeign } from './decrypto-foreign.ts';
import { type BenchLine, LINES } from './lines.ts';

const GAMES = [...new Set(LINES.map(({ game }) => game)), 'decrypto'];
const USAGE = `npm run bench -- minds [matches a line] [${GAMES.join(' | ')} …]`;

/** `npm run bench -- minds [matches] [game …]`: the table of the strongest bots, seats alternating, one seed for all. */
export async function run(args: readonly string[]): Promise<void> {
  const [first = '', ...rest] = args;
  const matches = /^\d+$/.test(first) ? Number(first) : 1000;
  const asked = /^\d+$/.test(first) ? rest : args;
  const unknown = asked.find((game) => !GAMES.includes(game));
  if (matches < 1 || unknown !== undefined) {
    console.error(unknown === undefined ? USAGE : `There are no lines for “${unknown}”.\n${USAGE}`);
    process.exitCode = 2;
    return;
  }
  const isAsked = (game: string) => asked.length === 0 || asked.includes(game);
  console.log(`${matches} matches a line, all cores, seed "bench"; ± is a 95 % interval.\n`);
  for (const line of LINES) if (isAsked(line.game)) await runLine(line, matches);
  if (isAsked('decrypto')) {
    await runDecrypto(Math.max(1, Math.round(matches / 10)));
    runForeign(Math.max(1, Math.round(matches / 10)));
  }
}

async function runLine(line: BenchLine, matches: number): Promise<void> {
  const counted = (done: number) =>
    process.stderr.isTTY && process.stderr.write(`\r${line.what} ${done}/${matches}   `);
  const { game, players, options = {} } = line;
  const figures = arenaFigures(await runArena({ game, players, options, seed: 'bench', matches, onMatch: counted }));
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  console.log(`${line.what.padEnd(62)} ${result(line, figures)}`);
}

function result({ by, aim, players }: BenchLine, figures: ArenaFigures): string {
  const [first] = figures.players;
  // Of the exploiter's match it is the master whose time counts.
  const master = by === 'exploited' ? figures.players[1] : first;
  if (first === undefined || master === undefined) throw new Error('A line has players');
  const { value, spread, digits } = figureOf(by, players.length, figures);
  const isReached = by === 'exploited' ? value <= aim : value >= aim;
  return (
    `${value.toFixed(digits).padStart(6)} ± ${spread.toFixed(digits)}  (aim ${by === 'exploited' ? '≤' : '≥'} ${aim}${isReached ? ', reached' : ''})` +
    `  ms a decision: median ${master.msMedian.toFixed(1)}, worst ${master.msWorst.toFixed(0)}`
  );
}

function figureOf(by: BenchLine['by'], seats: number, { players }: ArenaFigures) {
  const [first] = players;
  if (first === undefined) throw new Error('A line has players');
  if (by === 'points') {
    const value = players.reduce((sum, { points }) => sum + (points ?? 0), 0) / players.length;
    return { value, spread: first.pointsPlusMinus, digits: 1 };
  }
  const scale = by === 'over-equal' ? seats : 1;
  return { value: first.share * scale, spread: first.plusMinus * scale, digits: 3 };
}
