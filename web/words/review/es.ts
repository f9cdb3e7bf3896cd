import type { ReviewWords } from './en.ts';

// Nothing is not less than nothing: −0.3 is 0.
const whole = (value: number) => (Math.round(value) || 0).toLocaleString('es');
const signed = (value: number) => (value === 0 ? '0' : `${value > 0 ? '+' : '−'}${whole(Math.abs(value))}`);

export const es: ReviewWords = {
  title: 'Revisión',
  titleOf: (game) => `Revisión: ${game}`,
  about: (game, players) => `${game} · ${new Intl.ListFormat('es').format(players)}`,
  seenBy: 'La ve',
  you: 'Tú',
  others: 'Los demás',
  replay: 'Repetición',
  share: 'Compartir este momento',
  shareWhole: 'Compartir esta revisión',
  shareText: (game) => `Un momento de ${game}`,
  shareWholeText: (game) => `Una revisión de ${game}`,
  copied: 'Enlace copiado',
  toRoom: 'A la sala',
  toReview: 'A la revisión entera',
  previous: 'El momento anterior',
  next: 'El momento siguiente',

  working: 'Repasando la partida, decisión a decisión…',
  workingHelp: 'Lo hace tu propio dispositivo. No se envía nada.',
  done: (done, total) => `${done} de ${total}`,
  deeper: 'Esto es un primer vistazo; ahora, con más tiempo…',
  deepest: 'Cada decisión se ha mirado dos veces: un vistazo y otra con más tiempo.',

  ahead: 'Quién iba ganando',
  aheadAlone: 'Puntos que se podían esperar',
  outOf: { win: 'de cada 100 partidas', points: 'puntos' },
  of100: { win: 'de 100', points: 'puntos' },
  turn: (turn, isRound) => `${isRound ? 'Ronda' : 'Turno'} ${turn}`,
  turnShort: (isRound) => (isRound ? 'ronda' : 'turno'),
  curve: (who, start, low, high, end, unit) =>
    `${who}: ${unit === 'win' ? 'opciones de ganar, de cada 100' : 'puntos que se podían esperar'}. ${whole(start)} al empezar, entre ${whole(low)} y ${whole(high)} por el camino, ${whole(end)} al final.`,

  moments: (count) => (count === 1 ? 'Un momento' : `${['Ningún', 'Un', 'Dos', 'Tres'][count] ?? count} momentos`),
  noMoments: 'Ningún momento destaca: fue una partida sin sobresaltos.',
  moment: (at, count) => `Momento ${at} de ${count}`,
  grade: { best: 'La mejor', good: 'Buena', inaccuracy: 'Casi', mistake: 'Cara', blunder: 'Muy cara' },
  why: { loss: '', found: 'Hallazgo', lucky: 'Suerte', unlucky: 'Mala suerte' },
  fromTo: (from, to) => `de ${whole(from)} a ${whole(to)}`,
  foundBy: (amount) => `${whole(amount)} más que la siguiente`,
  whole,
  list: (items) => new Intl.ListFormat('es').format(items),
  signed,
  lookedLonger: (who) =>
    `Mirándolo con más calma, nuestro bot ${who === null ? 'te da la razón' : `le da la razón a ${who}`}.`,
  byClock: 'Esto lo jugó el reloj.',
  hinted: 'Con consejo.',
  byBot: (who) => `Esto lo jugó un bot por ${who ?? 'ti'}.`,
  whatCame: {
    lucky: (amount, unit, isBefore) =>
      `Lo que salió ${isBefore ? 'justo antes' : 'después'} valía ${whole(amount)}${unit === 'win' ? ' de 100' : ' puntos'}: suerte, y no cuenta en ninguna nota.`,
    unlucky: (amount, unit, isBefore) =>
      `Lo que salió ${isBefore ? 'justo antes' : 'después'} costó ${whole(amount)}${unit === 'win' ? ' de 100' : ' puntos'}: mala suerte, y no cuenta en ninguna nota.`,
  },
  byWhatCame: (isBefore) => `Por lo que salió ${isBefore ? 'justo antes' : 'después'}, no por una decisión.`,
  counting: 'Contando lo que era posible…',
  chosen: 'elegida',
  better: 'Mejor',
  options: 'Lo que se podía hacer',

  luck: 'Suerte y juego',
  addUp: 'suman el resultado',
  atStart: 'Al empezar',
  atEnd: 'Al final',
  parts: {
    chance: { label: 'Reparto y azar', help: 'lo que salió' },
    rivals: { label: 'Los demás', help: 'lo que dejaron escapar' },
    skill: { label: 'Tus decisiones', help: 'frente a lo mejor que se podía saber' },
  },
  rival: (name) => ({ label: name, help: 'lo que dejó escapar' }),
  skillOf: (name) => ({ label: `Decisiones de ${name}`, help: 'frente a lo mejor que se podía saber' }),
  evenLuck: (value, unit, isMine) =>
    `Sin suerte ni mala suerte ${isMine ? 'te habrías' : 'se habría'} quedado en ${whole(value)}${unit === 'win' ? ' de 100' : ' puntos'}.`,
  noLoss: 'Ninguna decisión fue peor que lo mejor que se podía saber.',

  tip: 'Para probar:',
  all: 'Todas las decisiones',
  columns: ['Turno', 'Jugada', 'Valía', 'Nota'],
  worth: (value, unit) => (unit === 'win' ? whole(100 * value) : whole(value)),
  opinions: {
    calibrated: 'Las opciones de ganar son la opinión de nuestro mejor bot, ajustada con lo que pasó en sus partidas.',
    mind: 'Las opciones de ganar son la opinión de nuestro mejor bot.',
    models: 'Quienes leen y quienes escuchan son nuestros bots. Las personas pueden oír otra cosa.',
  },
  opinionAlone: 'Lo que se podía esperar es la opinión de nuestro mejor bot.',
  resultAlone: (points) => `${whole(points)} puntos`,
  epsilon: 'Lo que queda a menos de 1 de 100 de la mejor cuenta como la mejor.',
  epsilonPoints: 'Lo que queda a menos de medio punto de la mejor cuenta como la mejor.',

  tryAgain: 'Probar desde aquí',
  practiceFrom: (turn) => `Práctica · ${turn}`,
  practiceHelp: 'No es un reparto limpio: lo pasado está como estaba y lo que venga es nuevo. No se guarda nada.',
  backToReview: 'Volver a la revisión',
  onceMore: 'Otra vez',

  openTitle: 'Revisar una partida guardada',
  openHelp: 'Elige una partida que hayas guardado. No sale de tu dispositivo.',
  choose: 'Elegir un archivo',
  noReview: 'Esta partida no se puede revisar.',
  notOver: 'Esta partida no ha terminado. Se revisa cuando ya no queda nada secreto.',
  doesNotVerify: 'Esta partida no sale de su propia semilla. Lo que no se repartió limpiamente no se puntúa.',
  notAMatch: 'Esto no es una partida guardada.',
};
