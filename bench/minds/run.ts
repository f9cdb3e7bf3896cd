import { arenaFigures, runArena } from '@cifra/cli/arena';
import { runDecrypto } from './decrypto.ts';

/** A line of the table: who meets whom, and what is aimed at. */
type Line = {
  readonly what: string;
  readonly game: string;
  readonly players: readonly string[];
  /** What of the first player's figures counts: its share, its share over the equal one, or its mean points. */
  readonly by: 'share' | 'over-equal' | 'points' | 'exploited';
  readonly aim: number;
};

const LINES: readonly Line[] = [
  {
    what: 'Break the Code, 2: against the public helper’s rule',
    game: 'break-the-code',
    players: ['master', 'public-helper'],
    by: 'share',
    aim: 0.66,
  },
  {
    what: 'Break the Code, 2: against greedy entropy at two',
    game: 'break-the-code',
    players: ['master', 'greedy-entropy'],
    by: 'share',
    aim: 0.6,
  },
  {
    what: 'Break the Code, 3: against greedy entropy',
    game: 'break-the-code',
    players: ['master', 'greedy-entropy', 'greedy-entropy'],
    by: 'over-equal',
    aim: 1.5,
  },
  {
    what: 'Break the Code, 4: against greedy entropy',
    game: 'break-the-code',
    players: ['master', 'greedy-entropy', 'greedy-entropy', 'greedy-entropy'],
    by: 'over-equal',
    aim: 1.5,
  },
  { what: 'Coda, 2: against Shylock’s rule', game: 'coda', players: ['master', 'shylock'], by: 'share', aim: 0.8 },
  {
    what: 'Coda, 2: against exact greedy with inference',
    game: 'coda',
    players: ['master', 'greedy-infers'],
    by: 'share',
    aim: 0.7,
  },
  {
    what: 'Coda, 2: an exploiter with a copy of our policy',
    game: 'coda',
    players: ['exploiter', 'master'],
    by: 'exploited',
    aim: 0.53,
  },
  {
    what: 'Coda, 3: against exact greedy',
    game: 'coda',
    players: ['master', 'greedy', 'greedy'],
    by: 'over-equal',
    aim: 1.6,
  },
  {
    what: 'Coda, 4: against exact greedy',
    game: 'coda',
    players: ['master', 'greedy', 'greedy', 'greedy'],
    by: 'over-equal',
    aim: 1.6,
  },
  { what: 'Qwinto, 2: mean of self-play', game: 'qwinto', players: ['master', 'master'], by: 'points', aim: 84 },
  { what: 'Qwinto, alone', game: 'qwinto', players: ['master'], by: 'points', aim: 78 },
  {
    what: 'Qwinto, 2: against the simple heuristic',
    game: 'qwinto',
    players: ['master', 'heuristic'],
    by: 'share',
    aim: 0.9,
  },
];

/** `npm run bench -- minds [matches a line]`: the table of the strongest bots, seats alternating, one seed for all. */
export async function run(args: readonly string[]): Promise<void> {
  const matches = Number(args[0] ?? 1000);
  if (!Number.isInteger(matches) || matches < 1) throw new Error('npm run bench -- minds [matches a line]');
  console.log(`${matches} matches a line, all cores, seed "bench"; ± is a 95 % interval.\n`);
  for (const line of LINES) {
    const counted = (done: number) =>
      process.stderr.isTTY && process.stderr.write(`\r${line.what} ${done}/${matches}   `);
    const figures = arenaFigures(await runArena({ ...line, options: {}, seed: 'bench', matches, onBout: counted }));
    if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
    const [first] = figures.players;
    if (first === undefined) continue;
    const ours = line.by === 'exploited' ? figures.players[1] : first;
    const points = figures.players.reduce((sum, player) => sum + (player.points ?? 0), 0) / figures.players.length;
    const scale = line.by === 'over-equal' ? line.players.length : 1;
    const value = line.by === 'points' ? points : first.share * scale;
    const reached = line.by === 'exploited' ? value <= line.aim : value >= line.aim;
    const spread = line.by === 'points' ? '' : ` ± ${(first.plusMinus * scale).toFixed(3)}`;
    console.log(
      `${line.what.padEnd(54)} ${value.toFixed(line.by === 'points' ? 1 : 3).padStart(6)}${spread}  (aim ${line.by === 'exploited' ? '≤' : '≥'} ${line.aim}${reached ? ', reached' : ''})` +
        `  ms a decision: median ${ours?.msMedian.toFixed(1)}, worst ${ours?.msWorst.toFixed(0)}`,
    );
  }
  runDecrypto(Math.max(1, Math.round(matches / 10)));
}
