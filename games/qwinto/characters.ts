import type { Character } from '@cifra/kit/character';

/** Who plays Qwinto here, from the gentlest on; how each of them thinks is in `mind/characters.ts`. */
export const characters: readonly Character[] = [
  {
    id: 'pio',
    name: 'Pío',
    animal: 'chick',
    strength: 'child',
    line: {
      en: 'Rolls all the dice, always, because it is fun.',
      es: 'Tira siempre todos los dados, porque le divierte.',
    },
  },
  {
    id: 'tula',
    name: 'Tula',
    animal: 'tortoise',
    strength: 'beginner',
    line: {
      en: 'Careful: writes a number only where it really belongs.',
      es: 'Prudente: solo apunta un número donde de verdad toca.',
    },
  },
  {
    id: 'mora',
    name: 'Mora',
    animal: 'cat',
    strength: 'casual',
    line: {
      en: 'Has an eye for numbers, and loves the purple row.',
      es: 'Tiene buen ojo, y debilidad por la fila morada.',
    },
  },
  {
    id: 'tejo',
    name: 'Tejo',
    animal: 'badger',
    strength: 'good',
    line: {
      en: 'Builds the finest sheet, and hardly looks at yours.',
      es: 'Construye la mejor hoja, y apenas mira la tuya.',
    },
  },
  {
    id: 'lia',
    name: 'Lía',
    animal: 'hare',
    strength: 'strong',
    line: {
      en: 'Races from the first roll: wants to end before you are done.',
      es: 'Corre desde la primera tirada: quiere acabar antes que tú.',
    },
  },
  {
    id: 'minerva',
    name: 'Minerva',
    animal: 'owl',
    strength: 'best',
    line: {
      en: 'Builds first, then races for the end by the sheets of all.',
      es: 'Primero construye; luego corre hacia el final mirando todas las hojas.',
    },
  },
];
