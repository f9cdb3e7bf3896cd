import type { Character } from '@cifra/kit/character';

/** Who plays Break the Code here, from the gentlest on; how each of them thinks is in `mind/characters.ts`. */
export const characters: readonly Character[] = [
  {
    id: 'pio',
    name: 'Pío',
    animal: 'chick',
    strength: 'child',
    line: {
      en: 'Remembers only your last five answers, and guesses when waiting gets long.',
      es: 'Solo recuerda tus cinco últimas respuestas, y se lanza cuando se aburre.',
    },
  },
  {
    id: 'tula',
    name: 'Tula',
    animal: 'tortoise',
    strength: 'beginner',
    line: {
      en: 'Takes notes tile by tile, and guesses when hardly anything is left open.',
      es: 'Anota ficha por ficha, y se lanza cuando casi no le quedan dudas.',
    },
  },
  {
    id: 'bruno',
    name: 'Bruno',
    animal: 'bull',
    strength: 'casual',
    line: {
      en: 'Loves sums, and guesses boldly as soon as he has a hunch.',
      es: 'Le encantan las sumas, y se lanza en cuanto tiene una corazonada.',
    },
  },
  {
    id: 'corvo',
    name: 'Corvo',
    animal: 'raven',
    strength: 'good',
    line: {
      en: 'Counts every row that is left, and guesses when it is certain.',
      es: 'Cuenta todas las filas que quedan, y responde cuando está seguro.',
    },
  },
  {
    id: 'zoe',
    name: 'Zoe',
    animal: 'fox',
    strength: 'strong',
    line: {
      en: 'Also thinks of what you learn from her questions.',
      es: 'Piensa también en lo que tú aprendes de sus preguntas.',
    },
  },
  {
    id: 'minerva',
    name: 'Minerva',
    animal: 'owl',
    strength: 'best',
    line: {
      en: 'Looks a question further, and reads what your questions give away.',
      es: 'Mira una pregunta más allá, y lee lo que delatan las tuyas.',
    },
  },
];
