import type { Language, Who } from '@cifra/kernel';
import type { Card } from '../rules/cards.ts';
import type { EndReason } from '../rules/types.ts';
import { spanText } from './spans.ts';

/** What a card asks, inside a sentence; the number is the one that was named, the size that of a row. */
type Topic = { readonly [card in Card]: (number: string, size: number) => string };

const ASKED_EN: Topic = {
  'where-0': () => 'where the 0s are',
  'where-5': () => 'where the 5s are',
  'where-1-2': (number) => `where the ${number}s are`,
  'where-3-4': (number) => `where the ${number}s are`,
  'where-6-7': (number) => `where the ${number}s are`,
  'where-8-9': (number) => `where the ${number}s are`,
  consecutive: () => 'which neighbours rise one by one',
  'same-colour': () => 'which neighbours share a colour',
  odd: () => 'how many tiles are odd',
  even: () => 'how many tiles are even',
  black: () => 'how many tiles are black',
  white: () => 'how many tiles are white',
  pairs: () => 'how many pairs there are',
  sum: () => 'what all tiles add up to',
  'sum-left': (_, size) => `what ${spanText('sum-left', size)} add up to`,
  'sum-right': (_, size) => `what ${spanText('sum-right', size)} add up to`,
  'sum-centre': (_, size) => `what ${spanText('sum-centre', size)} add up to`,
  'sum-black': () => 'what the black tiles add up to',
  'sum-white': () => 'what the white tiles add up to',
  'c-over-4': () => 'whether c is greater than 4',
  spread: () => 'how far the highest is from the lowest',
};

const ASKED_ES: Topic = {
  'where-0': () => 'dónde están los 0',
  'where-5': () => 'dónde están los 5',
  'where-1-2': (number) => `dónde están los ${number}`,
  'where-3-4': (number) => `dónde están los ${number}`,
  'where-6-7': (number) => `dónde están los ${number}`,
  'where-8-9': (number) => `dónde están los ${number}`,
  consecutive: () => 'qué vecinas suben de una en una',
  'same-colour': () => 'qué vecinas comparten color',
  odd: () => 'cuántas fichas son impares',
  even: () => 'cuántas fichas son pares',
  black: () => 'cuántas fichas son negras',
  white: () => 'cuántas fichas son blancas',
  pairs: () => 'cuántas parejas hay',
  sum: () => 'cuánto suman todas',
  'sum-left': (_, size) => `cuánto suman ${spanText('sum-left', size)}`,
  'sum-right': (_, size) => `cuánto suman ${spanText('sum-right', size)}`,
  'sum-centre': (_, size) => `cuánto suman ${spanText('sum-centre', size)}`,
  'sum-black': () => 'cuánto suman las negras',
  'sum-white': () => 'cuánto suman las blancas',
  'c-over-4': () => 'si la c pasa de 4',
  spread: () => 'cuánto va de la menor a la mayor',
};

const en = {
  you: 'you',
  dealt: 'The tiles are dealt.',
  begins: (who: Who): string => (who === null ? 'You begin.' : `${who} begins.`),
  topic: (card: Card, number: string, size: number): string => ASKED_EN[card](number, size),
  asks: (who: Who, topic: string): string => `${who === null ? 'You ask' : `${who} asks`} ${topic}.`,
  /** One asks the other, and there is one answer. */
  askedOne: (who: Who, whom: Who, topic: string, answer: string): string =>
    `${who ?? 'You'} asked ${whom ?? 'you'} ${topic}: ${answer}.`,
  askedAll: (who: Who, topic: string, answers: string): string => `${who ?? 'You'} asked ${topic}: ${answers}.`,
  askedEarlier: (card: string, answer: string): string => `you: ${card}${card.endsWith('?') ? '' : ','} ${answer}`,
  newCard: (card: string): string => `New card: ${card}`,
  says: (who: Who, tiles: string): string => `${who === null ? 'You say' : `${who} says`} ${tiles}…`,
  wasRight: (who: Who, whose: Who): string =>
    `${who ?? 'You'} named ${whose === null ? 'your' : `${whose}’s`} row. Right!`,
  wasWrong: (who: Who, whose: Who): string =>
    `${who ?? 'You'} guessed ${whose === null ? 'your' : `${whose}’s`} row, and it was wrong.`,
  said: (tiles: string): string => `Said: ${tiles}`,
  brokeCentre: (who: Who): string => `${who === null ? 'You have' : `${who} has`} broken the code in the centre!`,
  missedCentre: (who: Who): string =>
    who === null ? 'Your guess was wrong: you are out.' : `${who} guessed the centre, was wrong and is out.`,
  roundIsCompleted: 'The round is completed.',
  stillAnswers: (who: Who): string => (who === null ? 'You still answer.' : `${who} still answers.`),
  declined: (who: Who): string => (who === null ? 'You do not guess.' : `${who} does not guess.`),
  ended: {
    guessed: 'The code is broken.',
    'both-right': 'Both codes are broken.',
    'wrong-guess': 'A wrong guess loses.',
    'all-wrong': 'Everybody was wrong.',
    'cards-out': 'All questions are answered.',
  } as { readonly [reason in EndReason]: string },
  why: {
    named: (who: Who, whose: Who, tiles: string): string =>
      `${who ?? 'You'} named ${whose === null ? 'your' : `${whose}’s`} row: ${tiles}.`,
    both: (whose: Who): string =>
      whose === null ? 'Both rows were named in the same round.' : `You and ${whose} named each other’s rows.`,
    failed: (who: Who): string => `${who ?? 'You'} guessed wrong, and here a wrong guess loses.`,
    centre: (winners: readonly Who[], tiles: string): string =>
      `${new Intl.ListFormat('en').format(winners.map((who) => who ?? 'you')).replace(/^you/, 'You')} found the centre: ${tiles}.`,
    allWrong: (tiles: string): string => `Nobody found the centre: it was ${tiles}.`,
    cardsOut: 'The questions ran out before anybody knew.',
    after: (questions: number): string => (questions === 1 ? 'After one question' : `After ${questions} questions`),
  },
};

const es: typeof en = {
  you: 'tú',
  dealt: 'Se han repartido las fichas.',
  begins: (who) => (who === null ? 'Empiezas tú.' : `Empieza ${who}.`),
  topic: (card, number, size) => ASKED_ES[card](number, size),
  asks: (who, topic) => `${who === null ? 'Preguntas' : `${who} pregunta`} ${topic}.`,
  askedOne: (who, whom, topic, answer) =>
    who === null
      ? `Preguntaste a ${whom ?? 'ti'} ${topic}: ${answer}.`
      : `${who} ${whom === null ? 'te preguntó' : `preguntó a ${whom}`} ${topic}: ${answer}.`,
  askedAll: (who, topic, answers) => `${who === null ? 'Preguntaste' : `${who} preguntó`} ${topic}: ${answers}.`,
  askedEarlier: (card, answer) => `tú: ${card}${card.endsWith('?') ? '' : ','} ${answer}`,
  newCard: (card) => `Carta nueva: ${card}`,
  says: (who, tiles) => `${who === null ? 'Dices' : `${who} dice`} ${tiles}…`,
  wasRight: (who, whose) =>
    `¡${who === null ? 'Has acertado' : `${who} ha acertado`} ${whose === null ? 'tu fila' : `la fila de ${whose}`}!`,
  wasWrong: (who, whose) =>
    `${who === null ? 'Has probado' : `${who} ha probado`} con ${whose === null ? 'tu fila' : `la fila de ${whose}`}, y no era.`,
  said: (tiles) => `Se dijo: ${tiles}`,
  brokeCentre: (who) => (who === null ? '¡Has descifrado el centro!' : `¡${who} ha descifrado el centro!`),
  missedCentre: (who) =>
    who === null ? 'Has fallado: ya no tienes turnos.' : `${who} ha intentado el centro y ha fallado.`,
  roundIsCompleted: 'Se completa la ronda.',
  stillAnswers: (who) => (who === null ? 'Sigues respondiendo.' : `${who} sigue respondiendo.`),
  declined: (who) => (who === null ? 'No lo intentas.' : `${who} no lo intenta.`),
  ended: {
    guessed: 'El código está descifrado.',
    'both-right': 'Los dos códigos están descifrados.',
    'wrong-guess': 'Quien falla pierde.',
    'all-wrong': 'Nadie ha acertado.',
    'cards-out': 'Se han acabado las preguntas.',
  },
  why: {
    named: (who, whose, tiles) =>
      `${who === null ? 'Dijiste' : `${who} dijo`} ${whose === null ? 'tu fila' : `la fila de ${whose}`}: ${tiles}.`,
    both: (whose) =>
      whose === null
        ? 'Las dos filas se dijeron en la misma ronda.'
        : `Tú y ${whose}: cada cual dijo la fila del otro.`,
    failed: (who) => `${who === null ? 'Fallaste' : `${who} falló`}, y en esta mesa quien falla pierde.`,
    centre: (winners, tiles) => {
      const [only] = winners;
      if (winners.length === 1 && only === null) return `Encontraste el centro: ${tiles}.`;
      const others = new Intl.ListFormat('es').format(winners.filter((one) => one !== null));
      if (winners.includes(null)) return `Encontraste el centro, igual que ${others}: ${tiles}.`;
      return `${others} ${winners.length === 1 ? 'encontró' : 'encontraron'} el centro: ${tiles}.`;
    },
    allWrong: (tiles) => `Nadie encontró el centro: era ${tiles}.`,
    cardsOut: 'Se acabaron las preguntas antes de que nadie lo supiera.',
    after: (questions) => (questions === 1 ? 'Tras una pregunta' : `Tras ${questions} preguntas`),
  },
};

export const storyWords: { readonly [language in Language]: typeof en } = { en, es };
export type StoryWords = typeof en;
