import type { Language } from '@cifra/kernel';

const list = (language: Language) => (items: readonly string[]) => new Intl.ListFormat(language).format(items);

const en = {
  heard: 'What do those who listen think your words are?',
  thinks: (word: string) => `They think of “${word}”`,
  right: 'They have it',
  unheard: 'Not a clue so far',
  known: (words: readonly string[]) =>
    `Those who listen may know ${list('en')(words.map((word) => `“${word}”`))}: go another way there.`,
  unknown: 'Those who listen know none of your words yet.',
  codes: 'Which code is likely?',
  likely: (code: string, chance: number) =>
    `${code} is likeliest: ${chance} of 100, by all that stands under each number.`,
  opinion: 'Readers and listeners are our bots. People may hear differently.',
};

type Words = typeof en;

const es: Words = {
  heard: '¿Qué palabras creen que tienes quienes escuchan?',
  thinks: (word) => `Piensan en «${word}»`,
  right: 'La tienen',
  unheard: 'Aún sin pistas',
  known: (words) =>
    `Quienes escuchan quizá sepan ${list('es')(words.map((word) => `«${word}»`))}: ve ahí por otro lado.`,
  unknown: 'Quienes escuchan aún no saben ninguna de tus palabras.',
  codes: '¿Qué código es probable?',
  likely: (code, chance) => `Lo más probable es ${code}: ${chance} de 100, por todo lo dicho bajo cada número.`,
  opinion: 'Quienes leen y escuchan son nuestros bots. La gente puede oír otra cosa.',
};

export const hintWords: { readonly [language in Language]: Words } = { en, es };
