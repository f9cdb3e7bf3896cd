import type { Manifest } from '@cifra/kit/manifest';
import { characters } from './characters.ts';
import { picture } from './picture.ts';
import type { Coda } from './rules/types.ts';

/** What everybody else needs to know of Coda; what is not cheap to know is loaded when it is wanted. */
export const manifest: Manifest<Coda> = {
  id: 'coda',
  name: { en: 'Coda', es: 'Coda' },
  line: {
    en: 'Your row hides a code. Open theirs before they open yours.',
    es: 'Tu fila esconde un código. Abre la suya antes de que abran la tuya.',
  },
  numbered: { letter: 'C', count: 18 },
  seats: { min: 2, max: 4 },
  usualBots: 1,
  characters,
  minutes: 15,
  weight: 'light',
  accent: {
    light: { colour: '#464bb0', soft: '#e4e5f8' },
    dark: { colour: '#a7acff', soft: '#262a4d' },
  },
  picture,
  designers: ['Eiji Wakasugi', 'Gakken'],
  publishers: ['Gakken', 'Desyllas Games'],
  load: {
    rules: async () => (await import('./rules/index.ts')).coda,
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
