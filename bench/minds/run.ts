import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type ArenaFigures, arenaFigures, runArena } from '@cifra/cli/arena';
import { runDecrypto } from './decrypto.ts';
import { runForeign } from './decrypto-foreign.ts';
import { type Aim, type BenchLine, LINES } from './lines.ts';

const GAMES = [...new Set(LINES.map(({ game }) => game))];
const USAGE = `npm run bench -- minds [matches a line] [${GAMES.join(' | ')} …] [--only TEXT] [--seed TEXT] [--threads N]`;

type Asked = {
  readonly matches: number;
  readonly games: readonly string[];
  readonly only: string;
  readonly seed: string;
  readonly threads: number;
};

/**
 * `npm run bench -- minds [matches] [game …]`: the table of the strongest bots and of the gentlest, seats alternating, one
 * seed for all; only lines that hold a text, where one is given.
 */
export async function run(args: readonly string[]): Promise<void> {
  const asked = askedBy(args);
  if (asked === null) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  const { matches, games, only, seed, threads } = asked;
  console.log(`${matches} matches a line, cores: ${threads}, seed "${seed}"; ± is a 95 % interval.\n`);
  for (const line of LINES)
    if (games.includes(line.game) && line.what.toLowerCase().includes(only)) await runLine(line, asked);
  if (!games.includes('decrypto')) return;
  const rounds = Math.max(1, Math.round(matches / 10));
  if ('the benchmark’s protocol'.includes(only)) await runDecrypto(rounds);
  if ('foreign readers'.includes(only)) runForeign(rounds);
}

/** Null where something was asked for that there is not. */
function askedBy(args: readonly string[]): Asked | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { only: { type: 'string' }, seed: { type: 'string' }, threads: { type: 'string' } },
    });
    const [first = '', ...rest] = positionals;
    const matches = /^\d+$/.test(first) ? Number(first) : 1000;
    const games = /^\d+$/.test(first) ? rest : positionals;
    const threads = Number(values.threads ?? availableParallelism());
    if (matches < 1 || !Number.isInteger(threads) || threads < 1 || games.some((game) => !GAMES.includes(game)))
      return null;
    const { only = '', seed = 'bench' } = values;
    return { matches, games: games.length === 0 ? GAMES : games, only: only.toLowerCase(), seed, threads };
  } catch {
    return null;
  }
}

async function runLine(line: BenchLine, { matches, seed, threads }: Asked): Promise<void> {
  const counted = (done: number) =>
    process.stderr.isTTY && process.stderr.write(`\r${line.what} ${done}/${matches}   `);
  const { game, players, options = {} } = line;
  const figures = arenaFigures(await runArena({ game, players, options, seed, matches, threads, onMatch: counted }));
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  console.log(`${line.what.padEnd(62)} ${result(line, figures)}`);
}

function result(line: BenchLine, figures: ArenaFigures): string {
  const master = figures.players[Math.max(0, line.players.indexOf('master'))];
  if (master === undefined) throw new Error('A line has players');
  const { value, spread, digits } = figureOf(line, figures);
  const plusMinus = spread === null ? '' : ` ± ${spread.toFixed(digits)}`;
  return (
    `${value.toFixed(digits).padStart(6)}${plusMinus}  (${aimText(line.aim)}: ${verdict(line.aim, value, spread ?? 0)})` +
    `  ms a decision: median ${master.msMedian.toFixed(1)}, worst ${master.msWorst.toFixed(0)}`
  );
}

function aimText({ least, most }: Aim): string {
  if (least !== undefined && most !== undefined) return `aim ${least} to ${most}`;
  return most === undefined ? `aim ≥ ${least}` : `aim ≤ ${most}`;
}

/** So many matches may not tell which side of its aim a figure is on. */
function verdict(
  { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY }: Aim,
  value: number,
  spread: number,
) {
  if (value >= least && value <= most) return 'reached';
  return value + spread >= least && value - spread <= most ? 'within its interval' : 'missed';
}

function figureOf({ by, players }: BenchLine, { matches, players: each }: ArenaFigures) {
  const [first] = each;
  if (first === undefined) throw new Error('A line has players');
  if (by === 'points') return { value: first.points ?? 0, spread: first.pointsPlusMinus, digits: 1 };
  if (by === 'turns') return { value: first.decisions / matches, spread: null, digits: 1 };
  const scale = by === 'over-equal' ? players.length : 1;
  return { value: first.share * scale, spread: first.plusMinus * scale, digits: 3 };
}
