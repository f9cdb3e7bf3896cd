import type { Card } from '../rules/cards.ts';
import { PLACES } from '../rules/tiles.ts';
import type { BoardWords } from './board-words.ts';

const list = (items: readonly string[]) => new Intl.ListFormat('es').format(items);
const either = (items: readonly string[]) => new Intl.ListFormat('es', { type: 'disjunction' }).format(items);

const TAGS: { readonly [card in Card]?: ReturnType<BoardWords['tag']> } = {
  odd: { after: 'impares' },
  even: { after: 'pares' },
  pairs: { after: 'parejas' },
  sum: { before: 'suma' },
  'sum-left': { before: 'suma' },
  'sum-right': { before: 'suma' },
  'sum-centre': { before: 'suma' },
  'sum-black': { before: 'suma' },
  'sum-white': { before: 'suma' },
  'same-colour': { after: 'mismo color' },
  consecutive: { after: 'seguidas' },
};
const ONE: typeof TAGS = { odd: { after: 'impar' }, even: { after: 'par' }, pairs: { after: 'pareja' } };

export const es: BoardWords = {
  you: 'Tú',
  myRow: 'Tu fila',
  knows: (who) => (who === null ? 'Los demás saben:' : `${who} sabe:`),
  nothingKnown: 'todavía nada',
  saysYours: (who) => `${who} dice que tienes:`,
  saidYours: (who) => `Esto dijo ${who}:`,
  rowOf: (who) => `Fila de ${who}`,
  centre: 'El centro',
  myGuess: 'Tu intento',
  rows: 'Filas',
  hidden: 'oculta',
  place: (at) => `Casilla ${PLACES[at]}`,
  tile: (number, colour) => `${number} ${{ b: 'negro', w: 'blanco', g: 'verde' }[colour]}`,
  maybe: (numbers) => either(numbers),
  noted: 'anotada',
  overFour: (isOver) => (isOver ? 'mayor que 4' : '4 o menos'),
  numberOnly: (number) => `un ${number}`,
  manyPossible: (count) => `${count} fichas posibles`,
  tag: (card, isOne) => (isOne ? ONE[card] : undefined) ?? TAGS[card] ?? {},
  atPlaces: (letters) => `en ${letters.join(', ')}`,
  none: (card, number) =>
    card === 'consecutive' ? 'sin seguidas' : card === 'same-colour' ? 'sin color igual' : `sin ${number}`,
  spread: (size) => `${PLACES[size - 1]} − a`,
  answers: 'Respuestas',
  noAnswers: 'Todavía no se ha preguntado nada.',
  pile: (count) => (count === 1 ? '1 carta en el mazo' : `${count} cartas en el mazo`),
  isNew: 'nueva',
  noOne: 'no',
  tapLine: 'Toca una línea para verla en las filas.',
  failedRow: (tiles) => `No es ${tiles}`,
  left: (rows) => (rows === 1 ? 'fila posible' : 'filas posibles'),
  notAmong: (rows) => (rows === 1 ? 'no es la única posible' : `no está entre las ${rows}`),
  count: 'Contar las filas posibles',
  isOut: 'ya no tiene turnos',
  rightGuess: 'acertó',
  wrongGuess: 'falló',
  everybodyAnswers: 'responden todos',
  isAway: 'ausente',
  isStoodInFor: 'juega un bot',
  turnOf: (who) => (who === null ? 'Te toca.' : `Le toca a ${who}.`),

  cards: 'Preguntas',
  chooseCard: 'Elige una carta',
  ask: 'Preguntar',
  askNumber: (number) => `Preguntar por los ${number}`,
  whichNumber: '¿Qué número?',
  guess: 'Adivinar',
  wait: 'Un momento',
  waitHelp: 'Mientras tanto, toca una ficha y anota',
  noCards: 'No quedan cartas.',

  ways: 'Lo que puedes hacer',
  leftAt: (numbers, isSetting) =>
    isSetting
      ? 'toca la ficha que es'
      : numbers.length === 0
        ? 'no queda ninguna'
        : numbers.length > 6
          ? 'toca para tachar'
          : numbers.length === 1
            ? `solo queda ${list(numbers)}`
            : `quedan ${list(numbers)} · toca para tachar`,
  chooseTile: 'elige la ficha',
  otherPlace: (at) => `A la casilla ${PLACES[at]}`,
  undo: 'Deshacer',
  itIs: 'Es esta…',
  done: 'Listo',
  back: 'Volver',
  mine: 'tuya',
  usedAt: (at) => `en ${PLACES[at]}`,
  oneLeft: 'queda otro',
  crossed: 'tachada',
  impossible: 'imposible',
  certain: 'segura',
  owners: 'Quién tiene cada ficha',
  ownersHelp: 'una marca para toda la mesa',
  belongs: (who) => `la tiene ${who}`,
  toOwners: '¿De quién es?',
  toPlace: (at) => `Casilla ${PLACES[at]}`,
  say: 'Decir',
  sayRow: (digits) => `Decir ${digits}`,
  sayAnyway: 'Decirla aun así',
  missing: (count) => (count === 1 ? 'Falta una ficha' : `Faltan ${count} fichas`),
  pass: 'No intentarlo',
  passAsk: '¿Renuncias a tu último intento?',
  passHelp: 'Nadie te lo podrá devolver.',
  noticeOnce: 'Solo se intenta una vez.',
  noticeOnceHelp: 'Si fallas no tienes más turnos, pero sigues respondiendo.',
  noticeLoses: 'En esta mesa quien falla pierde.',
  noticeOnly: 'Es tu único intento.',
  noticeFree: 'Di la fila entera.',
  noticeFreeHelp: 'Si fallas, solo pasa el turno.',
  warn: {
    order: (tile, place, after, at) => `El ${tile} de ${PLACES[place]} no puede ir tras el ${after} de ${PLACES[at]}.`,
    orderHelp: (place, lowest) =>
      lowest > 9 ? 'La fila siempre sube.' : `La fila siempre sube: en ${PLACES[place]} cabe un ${lowest} o más.`,
    failed: 'Esta fila ya la has dicho.',
    failedHelp: 'No era.',
    contradicts: 'Esta fila no encaja con una respuesta.',
    contradictsHelp: (question, answer) => `${question} ${answer}`,
    impossible: (tile, place) => `El ${tile} no puede estar en ${PLACES[place]}.`,
    impossibleHelp: 'Ninguna fila posible lo tiene ahí.',
  },

  promptFree: 'Pregunta con una carta o adivina.',
  promptFinal: 'Alguien ha acertado: este es tu último turno.',
  promptReply: 'Tu rival ha acertado. Tienes un intento para empatar.',
  promptLast: 'No quedan cartas. Puedes intentarlo una vez o pasar.',
  promptWait: (who) => `${who} pregunta o adivina.`,
  promptWaitFinal: (who) => `A ${who} le queda un último turno.`,
  promptWaitReply: (who) => `${who} tiene un intento para empatar.`,
  promptWaitLast: (who) => `${who} puede intentarlo una vez o pasar.`,
  promptOver: 'La partida ha terminado. Todas las filas están a la vista.',

  end: {
    question: 'Pregunta',
    asked: 'Preguntas hechas',
    guesses: 'Intentos',
    all: 'Todas las preguntas y respuestas',
    noted: 'Habías anotado',
  },
};
