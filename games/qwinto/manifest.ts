import type { Manifest } from '@cifra/kit/manifest';
import { characters } from './characters.ts';
import { picture } from './picture.ts';
import type { Qwinto } from './rules/types.ts';

/** What everybody else needs to know of Qwinto; what is not cheap to know is loaded when it is wanted. */
export const manifest: Manifest<Qwinto> = {
  id: 'qwinto',
  name: { en: 'Qwinto', es: 'Qwinto' },
  line: {
    en: 'Three dice, three rows, and one number for everybody.',
    es: 'Tres dados, tres filas y un número para todo el mundo.',
  },
  numbered: { letter: 'Q', count: 13 },
  seats: { min: 1, max: 6 },
  usualBots: 1,
  characters,
  minutes: 15,
  weight: 'light',
  accent: {
    light: { colour: '#7a3f9f', soft: '#f0e3f7' },
    dark: { colour: '#cf9bf0', soft: '#34223f' },
  },
  picture,
  designers: ['Bernhard Lach', 'Uwe Rapp'],
  publishers: ['Nürnberger-Spielkarten-Verlag'],
  load: {
    rules: async () => (await import('./rules/index.ts')).qwinto,
    words: async () => (await import('./words/text.ts')).tellings,
    mind: () => import('./mind/index.ts'),
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
