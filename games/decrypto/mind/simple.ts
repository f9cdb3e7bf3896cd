import type { Bot, Bots, Rng, Seat, View } from '@cifra/kernel';
import {
  CODES,
  type Code,
  type Command,
  clueContext,
  type Decrypto,
  gatheredClues,
  otherTeam,
  seatHandIn,
  teamHandIn,
  teamOf,
  whyNotClue,
} from '../rules/index.ts';
import { SAMPLE_CLUES } from '../rules/samples.ts';
import { keyOf } from '../rules/text.ts';
import { judgeable } from '../rules/waiting.ts';
import { affinityIn } from './affinity.ts';

/** How many of the things that come to mind a clue is chosen from. */
const CHOICE = 6;

/**
 * Gives a clue that comes to mind, reads clues by what comes to mind, and follows a draft that somebody has begun.
 * The heat says how often a less likely code is answered.
 */
export function simple(heat: number): Bot<Decrypto> {
  return (view, rng) => {
    const { viewer, table } = view;
    if (viewer === 'spectator') throw new Error('A bot plays from a seat');
    switch (table.phase) {
      case 'clues':
        return { type: 'encrypt', clues: encrypt(view, viewer, rng) };
      case 'answers':
        return { type: 'confirm', code: answer(view, viewer, heat, rng) };
      case 'names':
        return { type: 'name', words: nameWords(view, viewer) };
      case 'judging':
        return judge(view, viewer);
      case 'over':
        throw new Error('The match is over');
    }
  };
}

function encrypt(view: View<Decrypto>, seat: Seat, rng: Rng): readonly string[] {
  const { table } = view;
  const team = teamOf(seat);
  const context = clueContext(view, table, team);
  const affinity = affinityIn(table.language);
  const clues: string[] = [];
  for (const digit of seatHandIn(view, seat).code ?? []) {
    const keyword = context.words[digit - 1] ?? '';
    const fits = (clue: string) => whyNotClue(clue, { ...context, used: [...context.used, ...clues] }) === null;
    const mine = affinity.associations(keyword).filter(fits).slice(0, CHOICE);
    // A keyword of the table's own that we know nothing about: something neutral rather than nothing.
    const [neutral = ''] = mine.length > 0 ? [] : SAMPLE_CLUES[table.language].filter(fits);
    clues.push(mine.length > 0 ? rng.pick(mine) : neutral);
  }
  return clues;
}

/** A code for the half being played: one's own team's by its keywords, the rivals' by what they said before. */
function answer(view: View<Decrypto>, seat: Seat, heat: number, rng: Rng): Code {
  const { table } = view;
  const team = teamOf(seat);
  const half = table.half ?? team;
  const { draft, words } = teamHandIn(view, team);
  const affinity = affinityIn(table.language);
  const clues = table.sheet[half].at(-1)?.clues ?? [];
  const gathered = gatheredClues(table, half);
  const worth = (clue: string | null | undefined, digit: number): number => {
    if (clue == null) return 0;
    const before = (gathered[digit - 1] ?? []).map((other) => affinity.between(clue, other));
    const echo = before.reduce((most, one) => Math.max(most, one), 0);
    return half === team ? affinity.of(clue, words[digit - 1] ?? '') + echo / 4 : echo;
  };
  // What somebody has dialled stands: people lead, and a bot completes and agrees.
  const open = CODES.filter((code) => draft.every((digit, at) => digit === null || digit === code[at]));
  const codes = open.length === 0 ? CODES : open;
  const scores = codes.map((code) => code.reduce((sum, digit, at) => sum + worth(clues[at], digit), 0));
  const best = Math.max(...scores);
  const weights = scores.map((score) => Math.exp((score - best) / heat));
  let dice = rng.unit() * weights.reduce((sum, weight) => sum + weight, 0);
  const at = weights.findIndex((weight) => {
    dice -= weight;
    return dice < 0;
  });
  return codes[Math.max(at, 0)] ?? codes[0] ?? [1, 2, 3];
}

/** For each digit the keyword that comes to mind for the clues gathered under it (D13). */
function nameWords(view: View<Decrypto>, seat: Seat): readonly string[] {
  const { table } = view;
  const affinity = affinityIn(table.language);
  const taken = new Set(teamHandIn(view, teamOf(seat)).words);
  return gatheredClues(table, otherTeam(teamOf(seat))).map((clues) => {
    let named = { keyword: '', worth: 0 };
    for (const keyword of affinity.keywords) {
      const worth = clues.reduce((sum, clue) => sum + affinity.of(clue, keyword), 0);
      if (worth > named.worth && !taken.has(keyword)) named = { keyword, worth };
    }
    taken.add(named.keyword);
    return named.keyword;
  });
}

/** A near miss begins like the keyword (D14). */
function judge(view: View<Decrypto>, seat: Seat): Command {
  const { table } = view;
  const team = teamOf(seat);
  const { words } = teamHandIn(view, team);
  const named = table.names?.[otherTeam(team)].words ?? [];
  const begin = (word: string | undefined) => keyOf(word ?? '').slice(0, 4);
  const accept = judgeable(table, team).filter((at) => begin(named[at]) === begin(words[at]));
  return { type: 'judge', accept };
}

export const bots: Bots<Decrypto> = { novice: simple(0.25), club: simple(0.15), master: simple(0.08) };
