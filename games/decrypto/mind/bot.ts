import type { Bot, Bots, Rng, View } from '@cifra/kernel';
import {
  type Command,
  clueContext,
  type Decrypto,
  DIGITS,
  judgeable,
  type Named,
  seatHandIn,
  teamHandIn,
} from '../rules/judge/index.ts';
import { agreeOn } from './agree.ts';
import { partnerModels } from './decoder.ts';
import { encrypt } from './encryptor.ts';
import type { EncryptorTask } from './encryptor-task.ts';
import { beliefOf, halfIn, heardFrom, listenerTo, pastOf } from './half.ts';
import { LEVEL_SETTINGS, type LevelSettings, simulatedInterceptors } from './levels.ts';
import { isNearMiss } from './near-miss.ts';
import { impossible, readSituation, type Situation, tokenState } from './situation.ts';
import { sourceOf } from './source.ts';
import { tokenCosts } from './token-costs.ts';

export function botOf(settings: LevelSettings): Bot<Decrypto> {
  return (view, rng) => {
    const situation = readSituation(view);
    switch (situation.table.phase) {
      case 'clues':
        return { type: 'encrypt', clues: cluesFor(view, situation, settings, rng) };
      case 'answers': {
        const { draft } = teamHandIn(view, situation.team);
        return {
          type: 'confirm',
          code: agreeOn(beliefOf(halfIn(situation), settings), draft, settings.temperature, rng),
        };
      }
      case 'names':
        return { type: 'name', words: namesFor(situation, settings) };
      case 'judging':
        return judgementOf(situation);
      case 'over':
        throw impossible('the match is over');
    }
  };
}

function cluesFor(
  view: View<Decrypto>,
  { seat, team, table }: Situation,
  { encryptor, fears }: LevelSettings,
  rng: Rng,
) {
  return encrypt(encryptorTask(view, { seat, team, table }, fears), encryptor, rng);
}

/** What an encryptor has to weigh, against so many ways to listen. */
export function encryptorTask(
  view: View<Decrypto>,
  { seat, team, table }: Pick<Situation, 'seat' | 'team' | 'table'>,
  fears: number,
): EncryptorTask {
  const { code } = seatHandIn(view, seat);
  if (code === null) throw impossible(`seat ${seat} is to encrypt and has no code`);
  const tokens = tokenState(table, team);
  return {
    context: clueContext(view, table, team),
    code,
    past: pastOf(table, team),
    costs: tokenCosts(tokens),
    roundsLeft: tokens.roundsLeft,
    isWatched: table.round > 1,
    partners: partnerModels(table.language, teamHandIn(view, team).words),
    rivals: simulatedInterceptors(table.language, fears),
  };
}

/** The likeliest keyword for each number, each word once, the surest first (D13). */
function namesFor(situation: Situation, settings: LevelSettings): readonly string[] {
  const { keywords } = sourceOf(situation.table.language, 'both');
  const chances = listenerTo(heardFrom(situation), settings).keywords();
  const named = new Map<number, number>();
  while (named.size < DIGITS.length) {
    let best = { digit: 0, at: -1, chance: -1 };
    for (const digit of DIGITS)
      if (!named.has(digit))
        for (const [at, chance] of (chances[digit - 1] ?? []).entries())
          if (chance > best.chance && ![...named.values()].includes(at)) best = { digit, at, chance };
    named.set(best.digit, best.at);
  }
  return DIGITS.map((digit) => keywords[named.get(digit) ?? -1] ?? '');
}

/** Only what is really near is accepted (D14). */
export function judgementOf({ table, team, rivals, words }: Situation): Command {
  const named: Named | undefined = table.names?.[rivals];
  const accept = judgeable(table, team).filter((at) =>
    isNearMiss(table.language, named?.words[at] ?? '', words[at] ?? ''),
  );
  return { type: 'judge', accept };
}

export const bots: Bots<Decrypto> = {
  novice: botOf(LEVEL_SETTINGS.novice),
  club: botOf(LEVEL_SETTINGS.club),
  master: botOf(LEVEL_SETTINGS.master),
};
