import type { Rng, Seat, State, Viewer } from '@cifra/kernel';
import { playWorld, type TestMove, type TestWorld } from '@cifra/testkit';
import { EN } from '../lexicon/en.ts';
import { ES } from '../lexicon/es.ts';
import {
  type Clues,
  CODES,
  type Code,
  type Command,
  type Decrypto,
  type Draft,
  decrypto,
  judgeable,
  KEYWORDS,
  TEAMS,
  type Team,
  teamOf,
  whyNotClue,
} from '../rules/judge/index.ts';

type TheWorld = TestWorld<Decrypto>;
type TheState = State<Decrypto>;
type Variation = (world: TheWorld, state: TheState, viewer: Viewer, rng: Rng) => TheWorld | null;

const isRival = (viewer: Viewer, team: Team) => viewer === 'spectator' || teamOf(viewer) !== team;

function sendingTeams({ table }: TheState): readonly Team[] {
  return TEAMS.filter((team) => table.encryptors[team] !== null);
}

/** Other keywords for the rivals, under which all that they have written is judged as before. */
const otherWords: Variation = (world, state, viewer, rng) => {
  const { table } = state;
  if (table.names !== null || table.end !== null) return null;
  const teams = sendingTeams(state).filter((team) => isRival(viewer, team));
  if (teams.length === 0) return null;
  const team = rng.pick(teams);
  const words = world.script.words as readonly string[];
  const at = KEYWORDS * TEAMS.indexOf(team) + rng.below(KEYWORDS);
  const fresh = rng.pick((table.language === 'es' ? ES : EN).filter((word) => !words.includes(word)));
  const changed = words.with(at, fresh);
  const own = (list: readonly string[]) => list.slice(KEYWORDS * TEAMS.indexOf(team)).slice(0, KEYWORDS);
  const isRefused = (clue: string, list: readonly string[]) =>
    whyNotClue(clue, { language: table.language, words: own(list), used: [] }) !== null;
  const written = world.moves.filter(({ seat }) => teamOf(seat) === team).flatMap(({ command }) => cluesIn(command));
  if (written.some((clue) => isRefused(clue, words) !== isRefused(clue, changed))) return null;
  return { ...world, script: { ...world.script, words: changed } };
};

function cluesIn(command: Command): readonly string[] {
  if (command.type !== 'encrypt' && command.type !== 'jot') return [];
  return (command.clues as Clues).filter((clue) => clue !== null);
}

/** Another code for an encryptor whose code is not yet shown. */
const otherCodes: Variation = (world, { table, ...state }, viewer, rng) => {
  if (table.end !== null) return null;
  const teams = sendingTeams({ table, ...state }).filter(
    (team) => table.encryptors[team] !== viewer && table.sheet[team].at(-1)?.code === null,
  );
  if (teams.length === 0) return null;
  const team = rng.pick(teams);
  const codes = world.script[team] as readonly Code[];
  return { ...world, script: { ...world.script, [team]: codes.with(table.round - 1, rng.pick(CODES)) } };
};

/** Where the moves of the round or half being played begin. */
function beginningOf(world: TheWorld, isSame: (state: TheState) => boolean): number {
  const states = playWorld(decrypto, world)?.states ?? [];
  // The move after the last other state began it, and belongs to what was before.
  return states.findLastIndex((state) => !isSame(state)) + 1;
}

function changed(world: TheWorld, from: number, change: (move: TestMove<Decrypto>) => Command | null): TheWorld {
  const moves = world.moves.map((move, at) => {
    const command = at < from || move.timeout ? null : change(move);
    return command === null ? move : { ...move, command };
  });
  return { ...world, moves };
}

/** Other clues, noted or locked but not yet shown. */
const otherClues: Variation = (world, { table }, viewer) => {
  if (table.end !== null) return null;
  const from = beginningOf(world, (state) => state.table.round === table.round);
  const isHidden = (seat: Seat) => seat !== viewer && table.sheet[teamOf(seat)].at(-1)?.clues === null;
  return changed(world, from, ({ seat, command }) => {
    if (!isHidden(seat)) return null;
    const fresh = ['hidden river', 'second attempt', 'foreign company'];
    if (command.type === 'encrypt') return { ...command, clues: fresh };
    if (command.type === 'jot') return { ...command, clues: fresh.slice(0, 2).concat('') };
    return null;
  });
};

/** Other digits in all that the rivals have drafted and confirmed in this half. */
const otherAnswers: Variation = (world, { table }, viewer, rng) => {
  if (table.phase !== 'answers') return null;
  const from = beginningOf(world, (state) => state.table.round === table.round && state.table.half === table.half);
  const digits = rng.pick([
    [2, 3, 4, 1],
    [4, 3, 2, 1],
    [2, 1, 4, 3],
  ]);
  const other = (code: Draft) => code.map((digit) => (digit === null ? null : (digits[digit - 1] ?? null)));
  return changed(world, from, ({ seat, command }) => {
    if (!isRival(viewer, teamOf(seat))) return null;
    if (command.type === 'draft') return { ...command, code: other(command.code) };
    return command.type === 'confirm' ? { ...command, code: other(command.code) as Code } : null;
  });
};

/** Other names and verdicts of the rivals, before they are shown. */
const otherNames: Variation = (world, { table }, viewer, rng) => {
  if (table.phase !== 'names' && table.phase !== 'judging') return null;
  return changed(world, 0, ({ seat, command }) => {
    const team = teamOf(seat);
    if (!isRival(viewer, team)) return null;
    if (command.type === 'name' && table.phase === 'names')
      return { ...command, words: command.words.map((word) => `${word} ${rng.below(100)}`) };
    if (command.type === 'judge')
      return { ...command, accept: judgeable(table, team).filter(() => rng.below(2) === 0) };
    return null;
  });
};

const VARIATIONS = [otherWords, otherCodes, otherClues, otherAnswers, otherNames];

/** All that a viewer cannot know, one kind at a time. */
export function otherWorld(world: TheWorld, state: TheState, viewer: Viewer, rng: Rng): TheWorld | null {
  const first = rng.below(VARIATIONS.length);
  for (const variation of [...VARIATIONS.slice(first), ...VARIATIONS.slice(0, first)]) {
    const other = variation(world, state, viewer, rng);
    if (other !== null && other !== world) return other;
  }
  return null;
}
