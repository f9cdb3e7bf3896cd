import { type Language, rng as makeRng, type Rng } from '@cifra/kernel';
import { shuffled } from '@cifra/mind-kit';
import { angles } from '../lexicon/associations/index.ts';
import { type ClueContext, CODES, type Code, DIGITS, isSameCode } from '../rules/judge/index.ts';
import type { OwnRound } from './decoder.ts';

/** What the three roles of the benchmark know when they act. */
export type ProtocolScene = {
  readonly context: ClueContext;
  readonly past: readonly OwnRound[];
  /** Codes that may still come: none comes twice here. */
  readonly codes: readonly Code[];
  readonly round: number;
  readonly miscommunications: number;
  readonly intercepted: number;
  readonly rng: Rng;
};

export type EncoderRole = (scene: ProtocolScene, code: Code) => readonly string[];
export type DecoderRole = (scene: ProtocolScene, clues: readonly string[]) => Code;
export type InterceptorRole = (
  scene: Omit<ProtocolScene, 'context'> & { readonly language: Language },
  clues: readonly string[],
) => Code;

export type Trio = {
  readonly encoder: EncoderRole;
  readonly decoder: DecoderRole;
  readonly interceptor: InterceptorRole;
};

export type ProtocolTally = {
  games: number;
  turns: number;
  miscommunications: number;
  interceptions: number;
  survived: number;
};

const ROUNDS = 8;
const TOKENS_TO_END = 2;

/** The benchmark's protocol: up to eight turns, no code twice, two interceptions or two miscommunications lose. */
export function play(language: Language, { encoder, decoder, interceptor }: Trio, seed: number): ProtocolTally {
  const rng = makeRng(seed);
  const words = shuffled(angles(language).keys(), rng).slice(0, DIGITS.length);
  const codes = shuffled(CODES, rng);
  const past: OwnRound[] = [];
  const used: string[] = [];
  let [miscommunications, intercepted] = [0, 0];
  for (let round = 1; round <= ROUNDS && Math.max(miscommunications, intercepted) < TOKENS_TO_END; round++) {
    const code = codes[round - 1] ?? [1, 2, 3];
    const open = CODES.filter((one) => !past.some((before) => isSameCode(before.code, one)));
    const common = { past, codes: open, round, miscommunications, intercepted, rng };
    const scene = { ...common, context: { language, words, used } };
    const clues = encoder(scene, code);
    const answer = decoder(scene, clues);
    if (!isSameCode(answer, code)) miscommunications++;
    if (isSameCode(interceptor({ ...common, language }, clues), code)) intercepted++;
    past.push({ clues, code, answer });
    used.push(...clues);
  }
  const survived = Math.max(miscommunications, intercepted) < TOKENS_TO_END ? 1 : 0;
  return { games: 1, turns: past.length, miscommunications, interceptions: intercepted, survived };
}
