import { botOver, MANNERS, type Manner } from '../bot.ts';
import { unpack } from '../pack.ts';
import { references } from '../references.ts';
import { SimdNet } from '../simd-net.ts';
import { WEIGHTS } from '../weights.ts';
import { playMatch, type Seated, Tally } from './arena.ts';
import { Luck } from './luck.ts';

/**
 * Measures a table of bots: `node …/measure.js games seat seat …` with novice, club, master, points (the master by
 * points alone), race (by the chance to win at every end), heuristic or random. Seats go round from match to match.
 */
const [games, ...names] = process.argv.slice(2);
const net = unpack(WEIGHTS);

const MORE: { readonly [name: string]: Manner } = {
  ...MANNERS,
  points: { par: 0, isDeep: true, temperature: 0 },
  race: { par: Number.POSITIVE_INFINITY, isDeep: true, temperature: 0 },
};

function quickLayers() {
  const simd = new SimdNet();
  simd.load(net);
  return () => simd.layers();
}

/** One player of the table, with everything that is counted about it. */
class Line {
  readonly name: string;
  readonly seated: Seated;
  readonly points = new Tally();
  readonly withoutLuck = new Tally();
  readonly shares = new Tally();
  readonly times: number[] = [];

  constructor(name: string, at: number) {
    this.name = `${name}#${at}`;
    this.seated = { name: this.name, bot: this.#bot(name) };
  }

  #bot(name: string) {
    if (name === 'random' || name === 'heuristic') return references[name];
    if (MORE[name] === undefined) throw new Error(`No such player: ${name}`);
    return botOver(quickLayers(), MORE[name]);
  }

  toString(): string {
    const sorted = this.times.sort((a, b) => a - b);
    const time = `${sorted[sorted.length >> 1]?.toFixed(2)} ms median, ${sorted.at(-1)?.toFixed(1)} ms at most`;
    return (
      `${this.name}: points ${show(this.points)} (deviation ${this.points.deviation.toFixed(1)}), ` +
      `luck taken out ${show(this.withoutLuck)}, wins ${show(this.shares, 100)} %, ${time}\n`
    );
  }
}

/** A mean and its 95 % interval. */
function show(tally: Tally, scale = 1): string {
  return `${(scale * tally.mean).toFixed(2)} ± ${(scale * tally.margin).toFixed(2)}`;
}

const lines = names.map((name, at) => new Line(name, at));
const all = new Tally();
const turns = new Tally();
const luck = new Luck(quickLayers(), lines.length);
const started = process.cpuUsage().user;

for (let game = 0; game < Number(games); game++) {
  const seated = lines.map((_, at) => lines[(at + game) % lines.length]);
  luck.sums.fill(0);
  const players = seated.map((line) => line.seated);
  const onDecision = (name: string, milliseconds: number) => {
    if (game < 200) lines.find((line) => line.name === name)?.times.push(milliseconds);
  };
  const { points, winners, turns: length } = playMatch(players, `measure-${game}`, onDecision, luck);
  for (const [at, line] of seated.entries()) {
    line.points.add(points[at]);
    line.withoutLuck.add(points[at] - luck.sums[at]);
    line.shares.add(winners.includes(at) ? 1 / winners.length : 0);
  }
  all.add(points.reduce((sum, one, at) => sum + one - luck.sums[at], 0) / lines.length);
  turns.add(length);
  const [first] = lines;
  if (game % 20 === 19)
    process.stderr.write(`\r${game + 1}/${games} games, mean ${show(all)}, wins ${show(first.shares, 100)} % `);
}

process.stderr.write('\n');
for (const line of lines) process.stdout.write(`${line}`);
const seconds = (process.cpuUsage().user - started) / 1e6 / Number(games);
process.stdout.write(
  `all: mean, luck taken out, ${show(all)}, turns ${show(turns)}, ${games} games, ${seconds.toFixed(2)} s of work each\n`,
);
