import type { Manifest } from '@cifra/kit/manifest';
import { picture } from './picture.ts';
import type { Decrypto } from './rules/types.ts';

/** What everybody else needs to know of Decrypto; what is not cheap to know is loaded when it is wanted. */
export const manifest: Manifest<Decrypto> = {
  id: 'decrypto',
  name: { en: 'Decrypto', es: 'Decrypto' },
  line: {
    en: 'Clues that your team understands and the others do not.',
    es: 'Pistas que tu equipo entienda y el otro no.',
  },
  numbered: { letter: 'D', count: 22 },
  seats: { min: 3, max: 8 },
  usualBots: 3,
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
  load: {
    rules: async () => (await import('./rules/index.ts')).decrypto,
    words: async () => (await import('./words/text.ts')).tellings,
    mind: () => import('./mind/index.ts'),
    board: async () => (await import('./board/index.tsx')).board,
    lesson: async () => (await import('./learn/lesson.ts')).lesson,
    rulesPage: {
      en: async () => (await import('./learn/rules.en.tsx')).Rules,
      es: async () => (await import('./learn/rules.es.tsx')).Rules,
    },
  },
};
