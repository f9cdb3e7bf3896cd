import type { AnyGame, Bot, Shape } from '@cifra/kernel';
import { countMatch, newRecord, playArenaMatch, RunningMean, shareInterval } from '@cifra/mind-kit/arena';
import { qwinto, type Table } from '../../rules/index.ts';
import { bots } from '../bot.ts';
import { references } from '../references.ts';
import { trainedAccumulators } from '../value.ts';
import { Luck } from './luck.ts';

/**
 * Points with the luck of the dice taken out, which `cifra simulate` does not know: `node …/measure.js games player
 * player …`, with levels and references by name. Seats go round from match to match.
 */
const [games, ...names] = process.argv.slice(2);
const known: { readonly [name: string]: unknown } = { ...bots, ...references };

const players = names.map((name) => {
  if (!Object.hasOwn(known, name))
    throw new Error(`No such player: ${name}. There are ${Object.keys(known).join(', ')}`);
  return known[name] as Bot<Shape>;
});
const records = names.map(newRecord);
const withoutLuck = names.map(() => new RunningMean());
const luck = new Luck(trainedAccumulators(), names.length);

for (let at = 0; at < Number(games); at++) {
  luck.sums.fill(0);
  const match = playArenaMatch(
    qwinto as unknown as AnyGame,
    players,
    { options: {}, seed: `measure-${at}` },
    at,
    ({ seat, command, state }) => {
      if (command.type === 'roll' || command.type === 'reroll')
        luck.add(state.table as Table, seat, command.type === 'reroll');
    },
  );
  countMatch(records, match);
  for (const [player, mean] of withoutLuck.entries())
    mean.add((match.scores?.[player] ?? 0) - luck.sums[(player + at) % players.length]);
}

for (const [player, { name, matches, share, points }] of records.entries()) {
  const wins = share / matches;
  process.stdout.write(
    `${name}: points ${show(points)} (deviation ${points.deviation.toFixed(1)}), luck taken out ` +
      `${show(withoutLuck[player])}, wins ${(100 * wins).toFixed(1)} ± ${(100 * shareInterval(wins, matches)).toFixed(1)} %\n`,
  );
}

/** A mean and its 95 % interval. */
function show(mean: RunningMean): string {
  return `${mean.mean.toFixed(2)} ± ${mean.interval.toFixed(2)}`;
}
