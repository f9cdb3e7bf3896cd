import { loadBots, loadReviewer } from '@cifra/games/bots';
import { findGame, GAMES } from '@cifra/games/rules';
import {
  type AnyGame,
  type Bot,
  canonical,
  type MatchEntry,
  rng as makeRng,
  type Seat,
  type Shape,
  type State,
  seatHand,
  type View,
} from '@cifra/kernel';
import { type MatchReview, type Reviewer, reviewDecisions, reviewMatch } from '@cifra/mind-kit/review';
import { matchFile, often, type Playout, playout, playWorld, type SecrecyKit, type TestWorld } from '@cifra/testkit';
import { describe, expect, test } from 'vitest';
import { otherWorld as otherBreakTheCode } from '../break-the-code/test/other-world.ts';
import { otherWorld as otherCoda } from '../coda/test/other-world.ts';
import { otherWorld as otherDecrypto } from '../decrypto/test/other-world.ts';
import { otherWorld as otherQwinto } from '../qwinto/test/other-world.ts';

const IDS = ['break-the-code', 'coda', 'decrypto', 'qwinto'] as const;
type Id = (typeof IDS)[number];

type OtherWorld = SecrecyKit<Shape>['otherWorld'];
const OTHER_WORLDS: { readonly [id in Id]: OtherWorld } = {
  'break-the-code': otherBreakTheCode as unknown as OtherWorld,
  coda: otherCoda as unknown as OtherWorld,
  decrypto: otherDecrypto as unknown as OtherWorld,
  qwinto: otherQwinto as unknown as OtherWorld,
};

async function of(id: string): Promise<{ game: AnyGame; reviewer: Reviewer<Shape>; master: Bot<Shape> }> {
  const [listed, reviewer, bots] = [findGame(id), await loadReviewer(id), await loadBots(id)];
  if (listed === undefined || reviewer === null || bots === null) throw new Error(`${id} cannot be reviewed`);
  return { game: listed.game, reviewer, master: bots.master };
}

function usual(game: AnyGame): object {
  const options = game.parseOptions({});
  if (!options.ok) throw new Error(options.refusal.code);
  return options.value;
}

function reviewed(game: AnyGame, reviewer: Reviewer<Shape>, match: Playout<Shape>): MatchReview {
  const review = reviewMatch(game, reviewer, matchFile(game, match), { depth: 'quick' });
  if (!review.ok) throw new Error(JSON.stringify(review.refusal));
  return review.value;
}

function seatCounts({ seats: { min, max } }: AnyGame): readonly number[] {
  return Array.from({ length: max - min + 1 }, (_, at) => min + at);
}

const TABLES = GAMES.flatMap(({ game }) => seatCounts(game).map((seats) => ({ id: game.id, seats })));

describe('skill and luck', () => {
  test.each(TABLES)('add up for every seat: $id, $seats seats, any options, time-outs', async ({ id, seats }) => {
    const { game, reviewer } = await of(id);
    const review = reviewed(game, reviewer, playout(game, { seats, seed: `adds-${seats}`, timeouts: 0.05 }));
    expect(review.seats).toHaveLength(seats);
    for (const { expected, result, skill, luck, accuracy } of review.seats) {
      expect(Math.abs(result - expected - skill - luck.chance - luck.rivals)).toBeLessThan(1e-9);
      expect(skill).toBeLessThanOrEqual(0);
      expect(accuracy ?? 0).toBeGreaterThanOrEqual(0);
      expect(accuracy ?? 0).toBeLessThanOrEqual(100);
    }
    for (const [seat, { skill }] of review.seats.entries()) {
      const losses = review.decisions.filter((one) => one.seat === seat).map(({ loss }) => loss);
      expect(Math.abs(skill + losses.reduce((sum, loss) => sum + loss, 0))).toBeLessThan(1e-9);
      expect(review.moments.filter((moment) => moment.seat === seat).length).toBeLessThanOrEqual(3);
    }
    if (review.unit === 'win')
      for (const { chances } of review.curve)
        for (const chance of chances) expect(chance >= -1e-12 && chance <= 1 + 1e-12).toBe(true);
    for (const { options, value, bestValue, loss, command, best } of review.decisions) {
      expect(options.length).toBeLessThanOrEqual(12);
      expect(options.map((one) => one.value)).toEqual(options.map((one) => one.value).toSorted((a, b) => b - a));
      if (loss > 0) expect(loss).toBe((bestValue ?? 0) - (value ?? 0));
      else expect(best).toEqual(command);
    }
  });
});

test('where sides are not alike, to begin so is no luck: Decrypto with a lone interceptor', async () => {
  const { game, reviewer } = await of('decrypto');
  const { seats, decisions } = reviewed(game, reviewer, playout(game, { seats: 3, seed: 'unlike' }));
  const [white, black, other] = seats.map(({ expected }) => expected);
  expect(white).toBe(other);
  expect((white ?? 0) + (black ?? 0)).toBeCloseTo(1, 12);
  expect(white).toBe(decisions.find(({ bestValue, seat }) => bestValue !== null && seat !== 1)?.bestValue);
});

/** What this seat is told of its decisions, to the last digit. */
function gradesOf(game: AnyGame, reviewer: Reviewer<Shape>, world: TestWorld<Shape>, seat: Seat): readonly string[] {
  const played = playWorld(game, world);
  if (played === null) throw new Error('This is no legal match');
  const entries = played.entries.map(({ events }, at): MatchEntry<Shape> => {
    const move = world.moves[at - 1];
    const by = { seat: move?.seat ?? null, command: move?.command ?? null, events };
    return move?.timeout ? { ...by, timeout: true } : by;
  });
  const own = entries.map((entry, at) => (at === 0 || entry.seat === seat ? entry : { ...entry, command: null }));
  return [...reviewDecisions(game, reviewer, own, 'quick')].map(canonical);
}

/** Compares grades in worlds that a seat cannot tell apart: how many there were, and the first that differs. */
function compareWorlds(
  { id, seats }: TableOf,
  game: AnyGame,
  reviewerIn: (world: TestWorld<Shape>) => Reviewer<Shape>,
) {
  let compared = 0;
  for (let at = 0; at < often(1, 3); at++) {
    const rng = makeRng(at * 31 + 7 + seats);
    const { world, states } = playout(game, { seats, seed: `${id}-review-${at}` });
    for (let cut = 0; cut < often(1, 2); cut++) {
      const from = rng.below(Math.min(states.length - 1, 16));
      for (let seat = 0; seat < seats; seat++) {
        // Where there is something to hide: in some games only now and then.
        for (let later = 0; later < 16; later++) {
          const length = 1 + ((from + later) % (states.length - 1));
          const real = { ...world, moves: world.moves.slice(0, length) };
          const other = OTHER_WORLDS[id](real, states[length] as State<Shape>, seat, rng);
          if (other === null || canonical(other) === canonical(real)) continue;
          // Now and then a fixed word of the other world's clues is none that its team may say.
          if (playWorld(game, other) === null) continue;
          const [a, b] = [real, other].map((one) => gradesOf(game, reviewerIn(one), one, seat));
          if (a === undefined || b === undefined || a.length === 0) continue;
          compared++;
          if (canonical(a) !== canonical(b)) return { compared, differs: `seat ${seat} after ${length} moves` };
          break;
        }
      }
    }
  }
  return { compared, differs: null };
}

type TableOf = { readonly id: Id; readonly seats: number };
/** Alone nothing is hidden but what nobody knows. */
const COMPANIES = TABLES.filter((table): table is TableOf => table.seats > 1);

describe('grades come from the seat’s own information alone', () => {
  test.each(COMPANIES)(
    'another world that the seat cannot tell apart changes no digit: $id, $seats seats',
    async (table) => {
      const { game, reviewer } = await of(table.id);
      const { compared, differs } = compareWorlds(table, game, () => reviewer);
      expect(differs).toBeNull();
      expect(compared).toBeGreaterThan(0);
    },
  );

  test.each(COMPANIES)('a reviewer that peeks is caught: $id, $seats seats', async (table) => {
    const { game, reviewer } = await of(table.id);
    const peeking = (world: TestWorld<Shape>): Reviewer<Shape> => ({
      ...reviewer,
      judge: ({ command }) => ({ options: [{ command, value: hash(canonical([world.script, world.moves])) }] }),
      figures: () => null,
    });
    expect(compareWorlds(table, game, peeking).differs).not.toBeNull();
  });
});

function hash(text: string): number {
  return [...text].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 1_000_003, 7) / 1_000_003;
}

describe('what is graded', () => {
  test.each([
    { id: 'break-the-code', seats: 2 },
    { id: 'break-the-code', seats: 3 },
    { id: 'coda', seats: 2 },
    { id: 'decrypto', seats: 4 },
    { id: 'qwinto', seats: 1 },
    { id: 'qwinto', seats: 2 },
  ])('a match that the mind itself played has nearly no loss: $id, $seats seats', async ({ id, seats }) => {
    const { game, reviewer, master } = await of(id);
    const { decisions, unit } = reviewed(
      game,
      reviewer,
      playout(game, { seats, seed: 'by-the-mind', options: usual(game), player: master }),
    );
    const lost = decisions.reduce((sum, { loss }) => sum + loss, 0) / seats;
    expect(lost).toBeLessThan(unit === 'win' ? 0.1 : 1);
  });

  test.each(IDS)('a planted blunder is found: %s', async (id) => {
    const { game, reviewer, master } = await of(id);
    const seats = id === 'decrypto' ? 4 : 2;
    let planted: number | null = null;
    const player: Bot<Shape> = (seen, rng) => {
      const blunder =
        planted === null && seen.version > PLANTED_AFTER[id] ? BLUNDERS[id](seen, () => master(seen, rng)) : null;
      if (blunder === null || game.check(seen, blunder) !== null) return master(seen, rng);
      planted = seen.version;
      return blunder;
    };
    const match = playout(game, { seats, seed: 'planted', options: usual(game), player });
    const { decisions, moments } = reviewed(game, reviewer, match);
    const decision = decisions.find(({ version }) => version === planted);
    expect(['inaccuracy', 'mistake', 'blunder']).toContain(decision?.grade);
    expect(decision?.best).not.toEqual(decision?.command);
    expect(moments).toContainEqual(expect.objectContaining({ version: planted, seat: decision?.seat, why: 'loss' }));
  });
});

const PLANTED_AFTER: { readonly [id in Id]: number } = { 'break-the-code': 3, coda: 3, decrypto: 4, qwinto: 8 };

type Command = { readonly type: string; readonly [field: string]: unknown };

/** Moves that are bad whatever the mind thinks of them; null where there is none now. */
const BLUNDERS: { readonly [id in Id]: (seen: View<Shape>, usual: () => Command) => Command | null } = {
  // Nobody else can hold one's own tiles.
  'break-the-code': (seen) => {
    const hand = seen.hands[seatHand(Number(seen.viewer))] as { readonly tiles?: readonly string[] } | undefined;
    return { type: 'guess', tiles: hand?.tiles ?? [] };
  },
  // The first of several tiles cannot be the highest number. (One's own numbers would be a bluff, and no bad one.)
  coda: (seen) => {
    const { phase, rows } = seen.table as { phase: string; rows: readonly (readonly { open: boolean }[])[] };
    const { row, drawn } = seen.hands[seatHand(Number(seen.viewer))] as { row: readonly number[]; drawn: unknown };
    const seat = 1 - Number(seen.viewer);
    const length = rows[seat]?.length ?? 0;
    const isThere =
      phase === 'attack' && length > 3 && !row.includes(11) && drawn !== 11 && rows[seat]?.[0]?.open === false;
    return isThere ? { type: 'attack', seat, place: 0, value: 11 } : null;
  },
  // Clues that are right for the digits beside them.
  decrypto: (seen, usual) => {
    if ((seen.table as { phase: string }).phase !== 'clues') return null;
    const { clues } = usual() as unknown as { readonly clues: readonly string[] };
    return { type: 'encrypt', clues: [...clues.slice(1), ...clues.slice(0, 1)] };
  },
  // A fail in one's own turn although the number could be written.
  qwinto: (seen, usual) => {
    const { phase, turn } = seen.table as { phase: string; turn: number | null };
    return phase === 'write' && turn === seen.viewer && usual().type === 'write' ? { type: 'skip' } : null;
  },
};

test('the one good move is praised where most would have missed it, and not after a hint', () => {
  const { game } = findGame('qwinto') ?? { game: null };
  if (game === null) throw new Error('No Qwinto');
  const { entries } = matchFile(game, playout(game, { seats: 2, seed: 'praised' }));
  const made = entries.slice(0, 12);
  const praisedIn = (some: readonly MatchEntry<Shape>[], usual: Bot<Shape>) => {
    const reviewer: Reviewer<Shape> = {
      opinion: () => 'mind',
      unit: () => 'win',
      judge: ({ command }) => ({
        options: [
          { command, value: 0.9 },
          { command: { type: 'other' }, value: 0.5 },
        ],
      }),
      figures: () => null,
      usual,
    };
    return [...reviewDecisions(game, reviewer, some, 'quick')].filter(({ found }) => found !== undefined).length;
  };
  const commandAt = new Map(made.map(({ command }, at) => [at, command]));
  expect(praisedIn(made, () => ({ type: 'other' }))).toBe(made.length - 1);
  expect(praisedIn(made, ({ version }) => commandAt.get(version) ?? { type: 'other' })).toBe(0);
  const hinted = made.map((entry) => (entry.seat === null ? entry : { ...entry, hinted: true as const }));
  expect(praisedIn(hinted, () => ({ type: 'other' }))).toBe(0);
});

test('what is no finished, provable match is refused with a code', async () => {
  const { game, reviewer } = await of('qwinto');
  const file = matchFile(game, playout(game, { seats: 2, seed: 'refused' }));
  const unfinished = { ...file, entries: file.entries.slice(0, -1), outcome: null };
  expect(reviewMatch(game, reviewer, unfinished, { depth: 'quick' })).toMatchObject({ refusal: { code: 'not-over' } });
  const forged = { ...file, entries: file.entries.toSpliced(3, 1) };
  expect(reviewMatch(game, reviewer, forged, { depth: 'quick' })).toMatchObject({
    refusal: { code: 'does-not-verify', entry: expect.any(Number) },
  });
});

test('progress is told, and goes up to the end', async () => {
  const { game, reviewer } = await of('qwinto');
  const file = matchFile(game, playout(game, { seats: 2, seed: 'progress' }));
  const told: number[] = [];
  reviewMatch(game, reviewer, file, { depth: 'quick', onProgress: ({ done, total }) => told.push(done / total) });
  expect(told).toEqual(told.toSorted((a, b) => a - b));
  expect(told.at(-1)).toBe(1);
});
