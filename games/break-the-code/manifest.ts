import type { Manifest } from '@cifra/kit/manifest';
import { characters } from './characters.ts';
import { picture } from './picture.ts';
import type { BreakTheCode } from './rules/types.ts';

/** What everybody else needs to know of Break the Code; what is not cheap to know is loaded when it is wanted. */
export const manifest: Manifest<BreakTheCode> = {
  id: 'break-the-code',
  name: { en: 'Break the Code', es: 'Break the Code' },
  line: {
    en: 'Ask the right questions and name the hidden tiles.',
    es: 'Haz las preguntas justas y nombra las fichas ocultas.',
  },
  numbered: { letter: 'B', count: 14 },
  seats: { min: 2, max: 4 },
  usualBots: 1,
  characters,
  minutes: 20,
  weight: 'medium',
  accent: {
    light: { colour: '#1f7048', soft: '#dcefe3' },
    dark: { colour: '#5fd39a', soft: '#17342a' },
  },
  picture,
  designers: ['Ryohei Kurahashi'],
  publishers: ['Jelly Jelly Games', 'IELLO', 'Devir', 'Bureau de Juegos'],
  load: {
    rules: async () => (await import('./rules/index.ts')).breakTheCode,
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
