import { options as breakTheCodeOptions } from '@cifra/break-the-code/mind';
import { options as codaOptions } from '@cifra/coda/mind';
import { findGame } from '@cifra/games/rules';
import type { Bot, Shape } from '@cifra/kernel';
import { type Evaluate, fitMonotone, type Prediction, policyOf } from '@cifra/mind-kit';
import { playArenaMatch } from '@cifra/mind-kit/arena';
import { options as qwintoOptions } from '@cifra/qwinto/mind';
import { type MatchPrediction, report } from './clustered.ts';

const MINDS: { readonly [game: string]: Evaluate<Shape> } = {
  'break-the-code': breakTheCodeOptions as unknown as Evaluate<Shape>,
  coda: codaOptions as unknown as Evaluate<Shape>,
  qwinto: qwintoOptions as unknown as Evaluate<Shape>,
};

/** `npm run bench -- calibration <game> [matches] [seats] [seed]`: what masters said of their best move, and what came of it. */
export async function run([
  id = '',
  matches = '250',
  seats = '2',
  seed = 'calibration',
]: readonly string[]): Promise<void> {
  const evaluate = Object.hasOwn(MINDS, id) ? MINDS[id] : undefined;
  const listed = findGame(id);
  if (evaluate === undefined || listed === undefined) {
    console.error(`npm run bench -- calibration <${Object.keys(MINDS).join(' | ')}> [matches] [seats] [seed]`);
    process.exitCode = 2;
    return;
  }
  const chances: MatchPrediction[] = [];
  const values: Prediction[] = [];
  for (let at = 0; at < Number(matches); at++) {
    const said: { readonly player: number; readonly chance: number; readonly value: number }[] = [];
    const players = Array.from(
      { length: Number(seats) },
      (_, player): Bot<Shape> =>
        policyOf(
          (view, rng) => {
            const options = evaluate(view, rng);
            const best = options.reduce((one, other) => (other.value > one.value ? other : one));
            if (best.chance !== null) said.push({ player, chance: best.chance, value: best.value });
            return options;
          },
          { temperature: 0 },
        ),
    );
    const parsed = listed.game.parseOptions({});
    if (!parsed.ok) throw new Error(parsed.refusal.code);
    const { sharers, sides } = playArenaMatch(
      listed.game,
      players,
      { options: parsed.value, seed: `${seed}/${at}` },
      at,
    );
    for (const { player, chance, value } of said) {
      const came = sharers.includes(player) ? 1 / sides : 0;
      chances.push({ match: at, said: chance, came });
      values.push({ said: value, came });
    }
  }
  console.log(`${id}, ${seats} seats, ${matches} matches, ${chances.length} positions, seed "${seed}"`);
  for (const line of report(chances)) console.log(line);
  const pairs = fitMonotone(values).map(([value, chance]) => `[${value.toFixed(3)}, ${chance.toFixed(3)}]`);
  console.log(`fitted to the values: ${pairs.join(', ')}`);
}
