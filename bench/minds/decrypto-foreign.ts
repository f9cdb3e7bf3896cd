import {
  angles,
  CODES,
  type DecoderRole,
  LEVEL_SETTINGS,
  mindDecoder,
  mindEncoder,
  type ProtocolScene,
} from '@cifra/decrypto/mind/arena';
import { LANGUAGES, type Language, LEVELS, type Level, rng as makeRng } from '@cifra/kernel';
import { shuffled } from '@cifra/mind-kit';
import { shareInterval } from '@cifra/mind-kit/arena';
import { Foreign } from './foreign.ts';
import { OWN_WORDS } from './own-words.ts';

const ROUNDS = 8;
const SEED = 9_000_000;

type Tally = { turns: number; read: number; heard: number; fits: number[] };
type Line = { readonly what: string; readonly isPartner: boolean; readonly hasOwnWords: boolean };

const LINES: readonly Line[] = [
  { what: 'foreign reader and interceptor', isPartner: false, hasOwnWords: false },
  { what: 'foreign partner', isPartner: true, hasOwnWords: false },
  { what: 'a table’s own words', isPartner: false, hasOwnWords: true },
];

/** Each level's clues before readers who share no table with it: all eight rounds, of which the second and later count. */
export function runForeign(games: number): void {
  console.log(`\nDecrypto by WordNet, ${games} games a line, rounds 2 to 8, seeds from ${SEED}; ± is a 95 % interval:`);
  for (const { what, isPartner, hasOwnWords } of LINES)
    for (const language of LANGUAGES) {
      const words = hasOwnWords ? OWN_WORDS[language] : [...angles(language).keys()];
      const foreign = new Foreign(language, words);
      for (const level of LEVELS) {
        const tally: Tally = { turns: 0, read: 0, heard: 0, fits: [] };
        for (let game = 0; game < games; game++)
          play(language, level, words, foreign, isPartner ? foreign.reader : mindDecoder, SEED + game, tally);
        console.log(`${`${language} ${level}: ${what}`.padEnd(48)} ${figures(tally)}`);
      }
    }
}

function play(
  language: Language,
  level: Level,
  words: readonly string[],
  foreign: Foreign,
  partner: DecoderRole,
  seed: number,
  tally: Tally,
): void {
  const rng = makeRng(seed);
  const keywords = shuffled(words, rng).slice(0, 4);
  const encoder = mindEncoder(LEVEL_SETTINGS[level]);
  const past: ProtocolScene['past'][number][] = [];
  for (const [at, code] of shuffled(CODES, rng).slice(0, ROUNDS).entries()) {
    const used = past.flatMap(({ clues }) => clues.filter((clue) => clue !== null));
    const common = { past, codes: CODES, round: at + 1, miscommunications: 0, intercepted: 0, rng };
    const scene = { ...common, context: { language, words: keywords, used } };
    const clues = encoder(scene, code);
    if (at > 0) {
      tally.turns++;
      tally.read += Number(foreign.reader(scene, clues).join() === code.join());
      tally.heard += Number(foreign.interceptor({ ...common, language }, clues).join() === code.join());
      tally.fits.push(...clues.map((clue) => foreign.fits(clue)));
    }
    past.push({ clues, code, answer: partner(scene, clues) });
  }
}

function figures({ turns, read, heard, fits }: Tally): string {
  const share = (count: number) => `${(count / turns).toFixed(3)} ± ${shareInterval(count / turns, turns).toFixed(3)}`;
  const median = fits.toSorted((one, other) => one - other)[fits.length >> 1] ?? 0;
  return `read ${share(read)} (aim ≥ 0.60), heard ${share(heard)} (aim ≤ 0.45), a clue fits ${median} words at the median`;
}
