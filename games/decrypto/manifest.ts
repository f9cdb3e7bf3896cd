import type { Manifest } from '@cifra/kit/manifest';
import { characters } from './characters.ts';
import { picture } from './picture.ts';
import type { Decrypto } from './rules/types.ts';

const WEAKER_IN_SPANISH = {
  en: 'With Spanish words the bots play a little weaker: they know less of what people think of.',
  es: 'Con palabras en español los bots juegan algo peor que en inglés: saben menos de lo que la gente asocia.',
};

/** What everybody else needs to know of Decrypto; what is not cheap to know is loaded when it is wanted. */
export const manifest: Manifest<Decrypto> = {
  id: 'decrypto',
  name: { en: 'Decrypto', es: 'Decrypto' },
  line: {
    en: 'Clues that your team understands and the others do not.',
    es: 'Pistas que tu equipo entienda y el otro no.',
  },
  numbered: { letter: 'D', count: 23 },
  seats: { min: 3, max: 8 },
  usualBots: 3,
  characters,
  minutes: 30,
  weight: 'medium',
  accent: {
    light: { colour: '#8a5400', soft: '#f6e7c8' },
    dark: { colour: '#ffb938', soft: '#3a2c10' },
  },
  picture,
  designers: ['Thomas Dagenais-Lespérance'],
  publishers: ['Le Scorpion Masqué'],
  // Words are guessed in the language that one reads.
  firstOptions: (language) => ({ language }),
  // The sand would run while the device is on its way to the other encryptor (D19).
  sharedOptions: { timer: 'off' },
  botsNote: ({ language }) => (language === 'es' ? WEAKER_IN_SPANISH : null),
  load: {
    rules: async () => (await import('./rules/judge/index.ts')).decrypto,
    table: async () => (await import('./rules/table.ts')).decrypto,
    words: async () => (await import('./words/text.ts')).tellings,
    mind: () => import('./mind/index.ts'),
    company: async () => (await import('./mind/company.ts')).company,
    why: async () => (await import('./words/why.ts')).reasons,
    board: async () => (await import('./board/index.tsx')).board,
    review: async () => (await import('./review/index.tsx')).review,
    hint: async () => (await import('./review/hint.tsx')).hint,
    lesson: async () => (await import('./learn/lesson.ts')).lesson,
    rulesPage: {
      en: async () => (await import('./learn/rules.en.tsx')).Rules,
      es: async () => (await import('./learn/rules.es.tsx')).Rules,
    },
  },
};
