import { act, type Bot, type Outcome, open, rng, sealedChance, seedFrom, view } from '@cifra/kernel';
import { type Coda, coda, type Options } from '../../rules/index.ts';
import { bots } from '../bot.ts';
import { references } from '../references.ts';

/**
 * Measures one player against others: `node …/measure/main.js matches player rival seats [option …]`, with a level or
 * a reference by name. The player takes every seat in turn on the same deals, so luck of the deal evens out.
 */
const [matches = '100', player = 'master', rival = 'greedy-infers', seats = '2', ...switches] = process.argv.slice(2);

const PLAYERS: { readonly [name: string]: Bot<Coda> } = { ...bots, ...references };

function named(name: string): Bot<Coda> {
  const found = PLAYERS[name];
  if (found === undefined) throw new Error(`No such player: ${name}. There are ${Object.keys(PLAYERS).join(', ')}`);
  return found;
}

const times: number[] = [];

/** Only the player who is measured is timed, by what it computes and not by the clock on the wall. */
function timed(bot: Bot<Coda>): Bot<Coda> {
  return (seen, dice) => {
    const before = process.cpuUsage();
    const command = bot(seen, dice);
    const { user, system } = process.cpuUsage(before);
    if (seen.table.phase === 'attack') times.push((user + system) / 1000);
    return command;
  };
}

function play(table: readonly Bot<Coda>[], options: Options, deal: number): Outcome {
  const chance = sealedChance(Buffer.from(seedFrom(`measure-${deal}`), 'hex'));
  const dice = rng(deal);
  let { state } = open(coda, table.length, options, chance);
  for (;;) {
    const outcome = coda.outcome(state.table);
    if (outcome !== null) return outcome;
    const [seat = 0] = coda.toAct(state.table);
    const bot = table[seat];
    if (bot === undefined) throw new Error(`Nobody sits at ${seat}`);
    const step = act(coda, state, seat, bot(view(coda, state, seat), dice), chance);
    if (!step.ok) throw new Error(step.refusal.code);
    state = step.value.state;
  }
}

const options = coda.parseOptions(Object.fromEntries(switches.map((name) => [name, true])));
if (!options.ok) throw new Error(JSON.stringify(options.refusal));
const size = Number(seats);
const measured = timed(named(player));
let won = 0;
for (let match = 0; match < Number(matches); match++) {
  const mine = match % size;
  const table = Array.from({ length: size }, (_, seat) => (seat === mine ? measured : named(rival)));
  const { winners } = play(table, options.value, Math.floor(match / size));
  if (winners.includes(mine)) won += 1 / winners.length;
  if (match % 10 === 9)
    process.stderr.write(`\r${match + 1}/${matches} matches, ${((100 * won) / (match + 1)).toFixed(1)} % `);
}

const share = won / Number(matches);
const margin = 1.96 * Math.sqrt((share * (1 - share)) / Number(matches));
times.sort((a, b) => a - b);
const quantile = (part: number) => (times[Math.floor(part * (times.length - 1))] ?? 0).toFixed(1);
process.stdout.write(
  `\n${player} against ${rival}, ${seats} seats: ${(100 * share).toFixed(1)} ± ${(100 * margin).toFixed(1)} %, ` +
    `${(share * size).toFixed(2)} of an equal share; an attack takes ${quantile(0.5)} ms at the median, ` +
    `${quantile(0.95)} ms at 95 of 100, ${quantile(1)} ms at most.\n`,
);
