import type { Json, Rng, View } from '@cifra/kernel';
import type { Depth, GameFigures, Judgement, ReviewedMove, Reviewer } from '@cifra/mind-kit/review';
import { COLOURS, type Coda, type Command } from '../rules/index.ts';
import { bots, DUELLIST, type LevelSettings, MASTER } from './bot.ts';
import { codeNamed, namedValue, shadeOf } from './codes.ts';
import { dealsInsight } from './insight.ts';
import { chanceOf, commandOf } from './options.ts';
import { type Action, isSameAction, search } from './search.ts';
import { type Situation, situationOf } from './situation.ts';
import { Worlds } from './worlds.ts';

type Move = ReviewedMove<Coda>;

/** How many rollouts of each action: enough for a first look, and for a long one. Two seats cost less. */
const ROLLOUTS: { readonly [depth in Depth]: { readonly duel: number; readonly table: number } } = {
  quick: { duel: 1_600, table: 160 },
  full: { duel: 6_000, table: 2_000 },
};
/** Every action is played out to the end, for what it is worth is asked, not only which is best. */
const PATIENCE = Number.POSITIVE_INFINITY;
/** Standard errors of a difference between two actions on the same deals, within which nothing is told apart. */
const DOUBT = 1.5;
const OF_ATTACKS = 0.5;

export const review: Reviewer<Coda> = {
  opinion: () => 'calibrated',
  unit: () => 'win',
  usual: bots.club,
  judge: (move, depth, rng) => {
    const action = actionOf(move);
    return action === null ? null : judged(move, action, depth, rng);
  },
  figures: ({ view, command }) =>
    command.type === 'attack' || command.type === 'stop' ? figures(view, command) : null,
  insight: ({ view }) => (view.table.rows.some((row) => row.length > 0) ? dealsInsight(view) : null),
};

/** What is searched: attacks, stopping, opening one's own. Draws and slots are not told apart by rollouts. */
function actionOf({ view: { table }, command }: Move): Action | null {
  switch (command.type) {
    case 'attack': {
      const shade = shadeOf(table.rows[command.seat]?.[command.place]?.colour ?? COLOURS[0]);
      const { seat, place, value } = command;
      return { type: 'attack', seat, place, code: codeNamed(shade, value) };
    }
    case 'stop':
      return { type: 'stop' };
    case 'open':
      return { type: 'open', place: command.place };
    case 'take':
    case 'ready':
    case 'place':
    case 'draw':
    case 'time-up':
      return null;
  }
}

function judged({ view, command }: Move, made: Action, depth: Depth, rng: Rng): Judgement<Command> {
  const rollouts = ROLLOUTS[depth][view.seats === 2 ? 'duel' : 'table'];
  const master: LevelSettings = view.seats === 2 ? DUELLIST : MASTER;
  const found = search(situationOf(view), { ...master, rollouts, patience: PATIENCE, mayBluff: false }, rng, made);
  // A bluff that was made is judged; nobody is told that they should have made one.
  const chance = (share: number) => chanceOf(view, share) ?? Math.min(1, Math.max(0, share));
  const options = found.map(({ action, value }) => ({
    command: isSameAction(action, made) ? command : commandOf(action),
    value: chance(value),
  }));
  const best = found[0];
  // How often each of two attacks hits is counted, not played out.
  const isCounted = made.type === 'attack' && best?.action.type === 'attack';
  const doubt = (DOUBT * Math.SQRT1_2 * (isCounted ? OF_ATTACKS : 1)) / Math.sqrt(rollouts);
  return { options, noise: best === undefined ? 0 : chance(best.value) - chance(best.value - doubt) };
}

/** By the exact count of deals, every one of them as likely as any other: no conclusions from what others chose. */
function figures(view: View<Coda>, command: Command): GameFigures {
  const worlds = new Worlds(situationOf(view));
  const best = likeliestAttack(worlds);
  const tile = command.type === 'attack' ? worlds.situation.rows[command.seat]?.[command.place] : undefined;
  const chance =
    command.type === 'attack' && tile !== undefined
      ? (worlds.chancesOf(command.seat, command.place)[codeNamed(tile.shade, command.value)] ?? 0)
      : null;
  return { deals: worlds.count, chance, best };
}

/** Of all attacks that could be made. */
function likeliestAttack(worlds: Worlds): GameFigures | null {
  let best: { seat: number; place: number; value: Json; chance: number } | null = null;
  for (const { seat, place } of hiddenOf(worlds.situation))
    for (const [code, chance] of worlds.chancesOf(seat, place).entries())
      if (chance > (best?.chance ?? 0)) best = { seat, place, value: namedValue(code), chance };
  return best;
}

function hiddenOf({ rows, me }: Situation): readonly { readonly seat: number; readonly place: number }[] {
  return rows.flatMap((row, seat) =>
    seat === me ? [] : row.flatMap(({ open }, place) => (open ? [] : [{ seat, place }])),
  );
}
