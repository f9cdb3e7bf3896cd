import { LANGUAGES, type Language, rng as makeRng } from '@cifra/kernel';
import { expect, test } from 'vitest';
import { angles } from '../lexicon/associations/index.ts';
import { TRANSLATIONS } from '../lexicon/translations.ts';
import { readerModels } from '../mind/decoder.ts';
import { encrypt } from '../mind/encryptor.ts';
import { interceptorModels, LEVEL_SETTINGS } from '../mind/levels.ts';
import { CODES } from '../rules/judge/index.ts';

/** Written apart from the rules, with other means, so that a gap in one shows in the other. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u0302\u0304-\u036f]/g, '')
    .normalize('NFC');
}

function partsOf(text: string): readonly string[] {
  return plain(text)
    .split(/[^a-zñ0-9]+/)
    .filter((part) => part !== '');
}

/** As it sounds, roughly: silent letters and doubled ones gone, letters that sound alike made one. */
function soundOf(language: Language, word: string): string {
  const common = word.replace(/(.)\1/g, '$1');
  if (language === 'en')
    return common
      .replace(/^(k)(?=n)|^(w)(?=r)|gh(?=t)/g, '')
      .replace(/ph/g, 'f')
      .replace(/ck|c(?=[^eihy])/g, 'k');
  return common
    .replace(/h/g, '')
    .replace(/v/g, 'b')
    .replace(/z|c(?=[ei])/g, 's')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/ll/g, 'y')
    .replace(/qu|c/g, 'k');
}

const ENDING = /^(?:s|es|[aeoy]|[ao]s|[aei]r|e?d|ing|ly)?$/;

/** Forms of one word begin alike and differ in a usual ending. */
function areForms(one: string, other: string): boolean {
  let alike = 0;
  while (alike < one.length && one[alike] === other[alike]) alike++;
  return alike >= 3 && ENDING.test(one.slice(alike)) && ENDING.test(other.slice(alike));
}

function faultOf(clue: string, words: readonly string[], said: readonly string[], language: Language): string | null {
  const parts = partsOf(clue);
  const whole = parts.join('');
  if (whole.length < 2 || clue.length > 80) return 'nothing, one letter, or too long';
  if (parts.every((part) => /^\d+$/.test(part))) return 'a number';
  if (said.some((before) => partsOf(before).join('') === whole)) return 'said before';
  for (const word of words.map(plain)) {
    if (whole.includes(word) && word.length > 3) return `contains ${word}`;
    for (const part of parts) {
      if (part === word || areForms(part, word)) return `a form of ${word}`;
      if (soundOf(language, part) === soundOf(language, word)) return `sounds like ${word}`;
    }
    for (const [en, es] of TRANSLATIONS) {
      const [own, foreign] = language === 'es' ? [es, en] : [en, es];
      if (plain(own) === word && parts.includes(plain(foreign)) && plain(foreign) !== word) return `means ${word}`;
    }
  }
  return null;
}

const GAMES = 12;
const ROUNDS = 8;

test.each(LANGUAGES)('[D15, D16, D17] %s: nobody who checks apart finds an illegal clue of a bot', (language) => {
  const rng = makeRng(11);
  const keywords = [...angles(language).keys()];
  const faults: string[] = [];
  for (let game = 0; game < GAMES; game++) {
    const words = [0, 1, 2, 3].map((at) => keywords[(rng.below(keywords.length / 5) * 5 + at) % keywords.length] ?? '');
    const past: Parameters<typeof encrypt>[0]['past'][number][] = [];
    const used: string[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const code = rng.pick(CODES);
      const errand = {
        context: { language, words, used: [...used] },
        code,
        past: past.slice(-2),
        costs: { ofMiscommunication: 0.2, ofInterception: 0.3 },
        roundsLeft: ROUNDS - 1 - round,
        isWatched: round > 0,
        partners: readerModels(language),
        rivals: interceptorModels(language, 0.02, 2),
      };
      const clues = encrypt(errand, { ...LEVEL_SETTINGS.master.encryptor, pool: 40 }, rng);
      for (const clue of clues) {
        const fault = faultOf(clue, words, used, language);
        if (fault !== null) faults.push(`${clue} beside ${words.join(', ')}: ${fault}`);
        used.push(clue);
      }
      past.push({ clues, code, answer: code });
    }
  }
  expect(faults).toEqual([]);
});
