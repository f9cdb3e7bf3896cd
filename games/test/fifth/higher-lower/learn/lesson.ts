import type { LessonIn } from '@cifra/kernel';
import type { HigherLower } from '../rules/types.ts';

/** Four numbers and one look at one's own, to find a 7 among ten. */
export const lesson: LessonIn<HigherLower> = () => {
  const name = (number: number) => ({ type: 'name', number }) as const;
  return {
    seats: 2,
    options: { top: 10 },
    script: { first: 0, number: [9, 7] },
    steps: [
      {
        says: {
          en: 'This is your number. Only you know it; the other looks for it.',
          es: 'Este es tu número. Solo lo conoces tú; la otra persona lo busca.',
        },
        move: null,
        hint: { en: 'Read on.', es: 'Sigue leyendo.' },
      },
      {
        says: {
          en: 'Theirs lies between 1 and 10. The middle tells the most: name the 5.',
          es: 'El suyo está entre 1 y 10. La mitad es lo que más dice: di el 5.',
        },
        move: name(5),
        hint: { en: 'Name the 5.', es: 'Di el 5.' },
        others: [{ seat: 1, command: name(5) }],
      },
      {
        says: { en: 'Higher. Now the middle is 8.', es: 'Es mayor. Ahora la mitad es 8.' },
        move: name(8),
        hint: { en: 'Name the 8.', es: 'Di el 8.' },
        others: [{ seat: 1, command: name(8) }],
      },
      {
        says: { en: 'Lower: 6 or 7. Try the 6.', es: 'Es menor: 6 o 7. Prueba con el 6.' },
        move: name(6),
        hint: { en: 'Name the 6.', es: 'Di el 6.' },
        others: [{ seat: 1, command: name(10) }],
      },
      {
        says: { en: 'Only the 7 is left. Name it.', es: 'Solo queda el 7. Dilo.' },
        move: name(7),
        hint: { en: 'Name the 7.', es: 'Di el 7.' },
      },
    ],
    end: { en: 'Found: you have won.', es: 'Encontrado: has ganado.' },
  };
};
