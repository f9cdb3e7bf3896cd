import type { Character } from '@cifra/kit/character';

/** Who plays Coda here, from the gentlest on; how each of them thinks is in `mind/characters.ts`. */
export const characters: readonly Character[] = [
  {
    id: 'pio',
    name: 'Pío',
    animal: 'chick',
    strength: 'child',
    line: {
      en: 'Looks only at open tiles, and forgets what missed and what he holds himself.',
      es: 'Solo mira lo que está abierto; olvida lo que falló y lo que tiene él.',
    },
  },
  {
    id: 'tula',
    name: 'Tula',
    animal: 'tortoise',
    strength: 'beginner',
    line: {
      en: 'Works inwards from both ends of a row, and stops after every hit.',
      es: 'Va de los extremos hacia dentro, y se planta tras cada acierto.',
    },
  },
  {
    id: 'bruno',
    name: 'Bruno',
    animal: 'bull',
    strength: 'casual',
    line: { en: 'Counts well, and goes on as long as he hits.', es: 'Cuenta bien, y sigue mientras acierte.' },
  },
  {
    id: 'corvo',
    name: 'Corvo',
    animal: 'raven',
    strength: 'good',
    line: {
      en: 'Counts every row that fits, and hears what you ask for.',
      es: 'Cuenta todas las filas que encajan, y oye lo que preguntas.',
    },
  },
  {
    id: 'zoe',
    name: 'Zoe',
    animal: 'fox',
    strength: 'strong',
    line: {
      en: 'Plays each attack to the end in her head before she dares.',
      es: 'Juega cada ataque hasta el final en su cabeza antes de atreverse.',
    },
  },
  {
    id: 'minerva',
    name: 'Minerva',
    animal: 'owl',
    strength: 'best',
    line: {
      en: 'Weighs every row you could have, and now and then she bluffs.',
      es: 'Sopesa todas las filas que puedes tener, y a veces va de farol.',
    },
  },
];
