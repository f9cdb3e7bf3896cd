import type { Character } from '@cifra/kit/character';

/** Who plays Higher, lower here, from the gentlest on; how each of them thinks is in `mind/characters.ts`. */
export const characters: readonly Character[] = [
  {
    id: 'pio',
    name: 'Pío',
    animal: 'chick',
    strength: 'child',
    line: { en: 'Names any number that is left.', es: 'Dice cualquier número que quede.' },
  },
  {
    id: 'minerva',
    name: 'Minerva',
    animal: 'owl',
    strength: 'best',
    line: { en: 'Halves what is left.', es: 'Parte por la mitad lo que queda.' },
  },
];
