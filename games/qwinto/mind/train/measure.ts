import { botOver, MANNERS, type Manner } from '../bot.ts';
import { unpack } from '../pack.ts';
import { references } from '../references.ts';
import { SimdNet } from '../simd-net.ts';
import { WEIGHTS } from '../weights.ts';
import { playMatch, type Seated, Tally } from './arena.ts';

/**
 * Measures a table of bots: `node …/measure.js games seat seat …` with novice, club, master, points (the master by
 * points alone), race (by the chance to win alone), heuristic or random. Seats go round from match to match.
 */
const [games, ...names] = process.argv.slice(2);
const simd = new SimdNet();
simd.load(unpack(WEIGHTS));

function seat(name: string, at: number): Seated {
  const own = `${name}#${at}`;
  if (name === 'random' || name === 'heuristic') return { name: own, bot: references[name] };
  const manner: Manner | undefined = {
    ...MANNERS,
    points: { par: 0, isDeep: true, temperature: 0 },
    race: { par: Infinity, isDeep: true, temperature: 0 },
  }[name];
  if (manner === undefined) throw new Error(`No such player: ${name}`);
  return { name: own, bot: botOver(() => simd.layers(), manner) };
}

const table = names.map(seat);
const points = new Map(table.map(({ name }) => [name, new Tally()]));
const shares = new Map(table.map(({ name }) => [name, new Tally()]));
const all = new Tally();
const turns = new Tally();
const times = new Map<string, number[]>(table.map(({ name }) => [name, []]));

/** A mean and its 95 % interval. */
function line(tally: Tally | undefined, scale = 1): string {
  return tally === undefined ? '' : `${(scale * tally.mean).toFixed(2)} ± ${(scale * tally.margin).toFixed(2)}`;
}

for (let game = 0; game < Number(games); game++) {
  const shift = game % table.length;
  const seated = table.map((_, at) => table[(at + shift) % table.length]);
  const result = playMatch(seated, `measure-${game}`, (name, milliseconds) => {
    if (game < 200) times.get(name)?.push(milliseconds);
  });
  for (const [at, { name }] of seated.entries()) {
    points.get(name)?.add(result.points[at]);
    all.add(result.points[at]);
    shares.get(name)?.add(result.winners.includes(at) ? 1 / result.winners.length : 0);
  }
  turns.add(result.turns);
  if (game % 100 === 99)
    process.stderr.write(
      `\r${game + 1}/${games} games, points ${line(all)}, wins ${line(shares.get(table[0].name), 100)} % `,
    );
}

process.stderr.write('\n');
for (const { name } of table) {
  const sorted = (times.get(name) ?? []).sort((a, b) => a - b);
  const time = `${sorted[sorted.length >> 1]?.toFixed(2)} ms median, ${sorted.at(-1)?.toFixed(1)} ms at most`;
  const tally = points.get(name);
  process.stdout.write(
    `${name}: points ${line(tally)} (deviation ${tally?.deviation.toFixed(1)}), wins ${line(shares.get(name), 100)} %, ${time}\n`,
  );
}
process.stdout.write(`all: points ${line(all)}, turns ${line(turns)}, ${games} games\n`);
