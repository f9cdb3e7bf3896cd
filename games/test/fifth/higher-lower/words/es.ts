import type { Words } from './en.ts';

export const es: Words = {
  name: 'Más o menos',
  dealt: (first) => `Cada cual esconde un número. Empieza ${first}.`,
  named: (who, number, answer) =>
    `${who} dice ${number}: ${{ higher: 'es mayor', lower: 'es menor', right: 'acierta' }[answer]}.`,
  turned: (who) => `Le toca a ${who}.`,
  move: (number) => `Decir ${number}`,
  won: (who) => `${who} ha encontrado el número.`,
  range: (who, from, to) => `${who}: del ${from} al ${to}`,
  mine: (number) => `Mi número: ${number}`,
  ask: (from, to) => `Di un número del ${from} al ${to}.`,
  wait: (who) => `${who} tiene que decir un número.`,
  over: 'La partida ha terminado.',
  choose: '¿Qué número es?',
  first: 'Quién empieza',
  drawn: (who) => `El número de ${who}`,
  option: { label: 'Tope', help: 'El número más alto que se puede esconder.' },
  refusals: {
    'not-your-turn': () => 'No te toca.',
    'impossible-number': (from, to) => `Está entre ${from} y ${to}.`,
  },
};
