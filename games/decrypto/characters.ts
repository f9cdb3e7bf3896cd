import type { Character } from '@cifra/kit/character';

/** Who plays Decrypto here, from the gentlest on; how each of them thinks is in `mind/characters.ts`. */
export const characters: readonly Character[] = [
  {
    id: 'pio',
    name: 'Pío',
    animal: 'chick',
    strength: 'child',
    line: {
      en: 'Says the first thing that comes to mind, and forgets yours after a round.',
      es: 'Dice lo primero que se le ocurre, y olvida lo tuyo en una ronda.',
    },
  },
  {
    id: 'tula',
    name: 'Tula',
    animal: 'tortoise',
    strength: 'beginner',
    line: {
      en: 'Speaks plainly, and remembers the last two rounds.',
      es: 'Habla claro, y se acuerda de las dos últimas rondas.',
    },
  },
  {
    id: 'bruno',
    name: 'Bruno',
    animal: 'bull',
    strength: 'casual',
    line: {
      en: 'Thinks only of his partner, never of who else is listening.',
      es: 'Solo piensa en su pareja, nunca en quién más escucha.',
    },
  },
  {
    id: 'zoe',
    name: 'Zoe',
    animal: 'fox',
    strength: 'good',
    line: {
      en: 'Weighs what the partner understands against what rivals overhear.',
      es: 'Sopesa lo que entiende su pareja y lo que oyen los rivales.',
    },
  },
  {
    id: 'corvo',
    name: 'Corvo',
    animal: 'raven',
    strength: 'strong',
    line: {
      en: 'Forgets none of your clues, and compares each with all the others.',
      es: 'No olvida ninguna pista tuya, y compara cada una con todas.',
    },
  },
  {
    id: 'minerva',
    name: 'Minerva',
    animal: 'owl',
    strength: 'best',
    line: {
      en: 'Listens as well, and shows every word from another side.',
      es: 'Escucha igual de bien, y enseña cada palabra por otro lado.',
    },
  },
];
