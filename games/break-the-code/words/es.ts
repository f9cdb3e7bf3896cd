import type { Card } from '../rules/cards.ts';
import { type Colour, colourOf, numberOf, type Tile } from '../rules/tiles.ts';
import type { Words } from './en.ts';

const COLOUR: { readonly [colour in Colour]: string } = { b: 'negro', w: 'blanco', g: 'verde' };
const tile = (number: number, colour: Colour) => `${number} ${COLOUR[colour]}`;
const named = (one: Tile) => tile(numberOf(one), colourOf(one));

const CARD: { readonly [card in Card]: (number: string) => string } = {
  'where-0': () => '¿Dónde están los 0?',
  'where-5': () => '¿Dónde están los 5?',
  'where-1-2': (number) => `¿Dónde están los ${number}?`,
  'where-3-4': (number) => `¿Dónde están los ${number}?`,
  'where-6-7': (number) => `¿Dónde están los ${number}?`,
  'where-8-9': (number) => `¿Dónde están los ${number}?`,
  consecutive: () => '¿Qué fichas vecinas suben de uno en uno?',
  'same-colour': () => '¿Qué fichas vecinas comparten color?',
  odd: () => '¿Cuántas son impares?',
  even: () => '¿Cuántas son pares?',
  black: () => '¿Cuántas son negras?',
  white: () => '¿Cuántas son blancas?',
  pairs: () => '¿Cuántas parejas del mismo número hay?',
  sum: () => '¿Cuánto suman todas?',
  'sum-left': () => '¿Cuánto suman las tres de la izquierda?',
  'sum-right': () => '¿Cuánto suman las tres de la derecha?',
  'sum-centre': () => '¿Cuánto suman sin contar los extremos?',
  'sum-black': () => '¿Cuánto suman las negras?',
  'sum-white': () => '¿Cuánto suman las blancas?',
  'c-over-4': () => '¿La ficha c es mayor que 4?',
  spread: () => '¿Cuánto va del número menor al mayor?',
};

export const es: Words = {
  name: 'Break the Code',
  tile,
  question: (card, number) => CARD[card](number),
  list: (items) => new Intl.ListFormat('es').format(items),
  yes: 'sí',
  no: 'no',
  nowhere: 'en ningún lugar',
  noGroup: 'ninguna',

  dealt: (who) => `Se reparten las fichas. ${who === null ? 'Empiezas tú' : `Empieza ${who}`}.`,
  asked: (who, question) => `${who === null ? 'Preguntas' : `${who} pregunta`}: «${question}»`,
  answered: (who, answer) => `${who ?? 'Tú'}: ${answer}.`,
  drawn: (question) => `Carta nueva: «${question}»`,
  guessed: (who, tiles, right) =>
    `${who === null ? 'Dices' : `${who} dice`} ${tiles}: ${right ? '¡es correcto!' : 'no es correcto.'}`,
  guessedInSecret: (who, right) => {
    if (who === null)
      return right ? '¡Has descifrado el código!' : 'Has intentado adivinar en secreto, has fallado y quedas fuera.';
    return right
      ? `¡${who} ha descifrado el código!`
      : `${who} ha intentado adivinar en secreto, ha fallado y queda fuera.`;
  },
  declined: (who) => (who === null ? 'Prefieres no adivinar.' : `${who} prefiere no adivinar.`),
  toReply: (who) =>
    who === null ? 'Puedes responder con un solo intento.' : `${who} puede responder con un solo intento.`,
  toFinish: (who) => `No quedan cartas: ${who === null ? 'puedes' : `${who} puede`} hacer un intento.`,
  lastRound: (who) => `Se completa la ronda: ${who === null ? 'te toca a ti' : `le toca a ${who}`}.`,
  ended: {
    guessed: 'El código está descifrado: fin de la partida.',
    'both-right': 'Los dos códigos están descifrados: fin de la partida.',
    'wrong-guess': 'Quien falla pierde: fin de la partida.',
    'all-wrong': 'Nadie ha acertado: fin de la partida.',
    'cards-out': 'Todas las preguntas están contestadas: fin de la partida.',
  },
  rowOf: (who, tiles) => `${who ?? 'Tú'}: ${tiles}.`,
  centre: (tiles) => `Centro: ${tiles}.`,

  winner: (who) => `Gana ${who}.`,
  winners: (who) => `Ganan juntos ${who}.`,
  draw: (who) => `Empate: ${who} han acertado.`,
  nobody: 'No gana nadie.',
  level: 'Empate: nadie ha descifrado el código.',

  moveAsk: (question) => `Preguntar «${question}»`,
  moveGuess: (tiles) => `Decir ${tiles}`,
  movePass: 'No adivinar',

  yourRow: (tiles) => `Tu fila: ${tiles}`,
  yourGuess: (tiles) => `Tu intento: ${tiles}`,
  yourCentre: (tiles) => `El centro, solo para ti: ${tiles}`,
  cards: (count) => `Boca arriba, con ${count} más en el mazo:`,
  questionsSoFar: 'Preguntas hasta ahora:',
  you: 'tú',
  isOut: (who) => `${who} ya no juega más turnos.`,
  toAskOrGuess: (who) => `${who}: haz una pregunta o adivina.`,
  toEndRound: (who) => `${who}: en tu último turno, haz una pregunta o adivina.`,
  over: 'La partida ha terminado.',

  options: {
    sharedCards: {
      label: 'Cartas compartidas',
      help: 'Quien pregunta por el total, por la ficha c o por la diferencia entre extremos también contesta, como en la primera edición japonesa.',
    },
    lastChance: {
      label: 'Última oportunidad',
      help: 'Cuando se acaban las cartas, cada persona que sigue en juego tiene un último intento, por orden de turno.',
    },
    oneGuess: { label: 'Un solo intento', help: 'Entre dos, quien falla un intento pierde.' },
  },

  draws: { tiles: 'Las fichas, barajadas', cards: 'Las cartas de pregunta, barajadas', first: 'Quién empieza' },

  refusals: {
    'already-guessed': () => 'Ya hiciste tu intento: no juegas más turnos.',
    'card-not-up': () => 'Esa carta no está boca arriba.',
    'no-pass-now': () => 'No puedes pasar: haz una pregunta o adivina.',
    'number-missing': ({ numbers }) => `Di un número para esta carta: ${numbers.join(' o ')}.`,
    'number-needless': () => 'Esta carta no lleva número.',
    'number-not-on-card': ({ numbers }) => `Esta carta pregunta por ${numbers.join(' o ')}.`,
    'only-guess-last': () => 'No quedan cartas: adivina o pasa.',
    'only-guess-reply': () => 'Han descifrado tu código: haz un intento o pasa.',
    'tile-count': ({ expected }) => `Un intento tiene ${expected} fichas.`,
    'tile-too-often': ({ tile: which, copies }) =>
      copies === 1 ? `Solo hay una ficha «${named(which)}».` : `Solo hay ${copies} fichas «${named(which)}».`,
  },
};
