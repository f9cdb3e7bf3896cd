import type { Manifest } from '@cifra/kit/manifest';
import { characters } from './characters.ts';
import { picture } from './picture.ts';
import type { HigherLower } from './rules/types.ts';

/** The fifth game of the tests: complete, and never shipped. */
export const manifest: Manifest<HigherLower> = {
  id: 'higher-lower',
  name: { en: 'Higher, lower', es: 'Más o menos' },
  line: { en: 'Find their number before they find yours.', es: 'Encuentra su número antes que el tuyo.' },
  numbered: { letter: 'H', count: 4 },
  seats: { min: 2, max: 2 },
  usualBots: 1,
  characters,
  minutes: 2,
  weight: 'light',
  accent: { light: { colour: '#0b6170', soft: '#d9eef1' }, dark: { colour: '#6fd3e3', soft: '#12333a' } },
  picture,
  designers: ['Everybody'],
  publishers: ['Nobody'],
  load: {
    rules: async () => (await import('./rules/index.ts')).higherLower,
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
