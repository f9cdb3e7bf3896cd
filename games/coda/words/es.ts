import type { Who } from '@cifra/kernel';
import type { Colour, Value } from '../rules/tiles.ts';
import type { Words } from './en.ts';

const COLOUR: { readonly [colour in Colour]: string } = { dark: 'oscura', light: 'clara' };
const value = (named: Value) => (named === 'dash' ? 'guion' : String(named));
const many = (count: number, colour: Colour) => `${count} ${COLOUR[colour]}${count === 1 ? '' : 's'}`;
const nth = (place: number) => `la ficha ${place + 1}`;
const rowOf = (who: Who) => (who === null ? 'tu fila' : `la fila de ${who}`);

export const es: Words = {
  name: 'Coda',
  colour: COLOUR,
  sign: { dark: 'O', light: 'C' },
  dash: '–',
  list: (items) => new Intl.ListFormat('es').format(items),

  shuffled: (round, who) =>
    `${round === null ? 'Las fichas están mezcladas' : `Ronda ${round}`}: cada cual elige colores. ${who === null ? 'Empiezas tú' : `Empieza ${who}`}.`,
  took: (who) => (who === null ? 'Ya has elegido.' : `${who} ya ha elegido.`),
  dealt: 'Las filas están repartidas.',
  readied: (who) => (who === null ? 'Has ordenado tu fila de salida.' : `${who} ha ordenado su fila de salida.`),
  rowsShown: 'Todas las filas están listas.',
  arranged: (who) => `${who === null ? 'Colocas' : `${who} coloca`} un guion de la salida.`,
  turned: (who) => (who === null ? 'Te toca.' : `Le toca a ${who}.`),
  drew: (who, colour) => `${who === null ? 'Robas' : `${who} roba`} una ficha ${COLOUR[colour]}.`,
  chose: (who) => `${who === null ? 'Piensas' : `${who} piensa`} en la ficha robada.`,
  attacked: (who, whose, place, named, right) => {
    const tile = whose === null ? `tu ficha ${place + 1}` : `${nth(place)} de ${whose}`;
    const says = who === null ? 'Dices' : `${who} dice`;
    const [hits, misses] = who === null ? ['aciertas', 'fallas'] : ['acierta', 'falla'];
    return `${says} que ${tile} es un ${value(named)}: ${right ? hits : misses}.`;
  },
  stopped: (who) => (who === null ? 'Te plantas.' : `${who} se planta.`),
  timeUp: (who) => `${who === null ? 'Se te' : `A ${who} se le`} ha acabado el tiempo.`,
  asked: (who) => `${who === null ? 'Eliges' : `${who} elige`} un sitio para la ficha robada.`,
  joinedHidden: (who, colour, place) =>
    `La ficha ${COLOUR[colour]} entra oculta en ${rowOf(who)}, como ficha ${place + 1}.`,
  joinedOpen: (who, colour, place, named) =>
    `La ficha robada se abre: ${value(named)} (${COLOUR[colour]}) entra en ${rowOf(who)} como ficha ${place + 1}.`,
  owed: (who) =>
    `No había ficha robada: ${who === null ? 'tienes que abrir una de las tuyas' : `${who} tiene que abrir una de las suyas`}.`,
  revealed: (who, place, named) =>
    who === null ? `Abres tu ficha ${place + 1}: ${value(named)}.` : `${who} abre ${nth(place)}: ${value(named)}.`,
  wentOut: (who) =>
    who === null ? 'Ya no tienes fichas ocultas y quedas fuera.' : `${who} ya no tiene fichas ocultas y queda fuera.`,
  won: (who, row) => `Solo ${who === null ? 'tú conservas' : `${who} conserva`} fichas ocultas: ${row}.`,
  bonus: (who, points) =>
    `${who === null ? 'Recibes' : `${who} recibe`} 5 puntos por la ronda y ${points} por las fichas ocultas.`,
  winner: (who) => `Gana ${who}.`,
  winners: (who) => `Comparten la victoria ${who}.`,
  points: (who, points) => `${who} ${points}`,

  moveTake: (dark) => `Tomar ${many(dark, 'dark')} y el resto claras`,
  moveReady: (slots) => (slots.length === 0 ? 'Listo' : `Listo, con un guion como ${slots.map(nth).join(' y ')}`),
  movePlace: (slot) => `Poner la ficha como número ${slot + 1} de la fila`,
  moveDraw: (colour) => `Robar una ficha ${COLOUR[colour]}`,
  moveAttack: (whose, place, named) => `Atacar a ${whose}, ficha ${place + 1}: ${value(named)}`,
  moveStop: 'Plantarte',
  moveOpen: (place) => `Abrir ${nth(place)} de tu fila`,
  moveTimeUp: 'Se acabó el tiempo',

  you: 'tú',
  out: 'fuera',
  pool: (dark, light) => `Montón: ${many(dark, 'dark')}, ${many(light, 'light')}`,
  round: (round) => `Ronda ${round} de 3`,
  lastAttack: 'Último ataque',
  drawn: (who, tile) => `${who} ha robado ${tile}`,
  expects: {
    take: (who) => `Falta que elija colores: ${who}.`,
    arrange: (who) => `Ordenando las filas de salida: ${who}.`,
    draw: (who) => `${who}: roba una ficha.`,
    attack: (who) => `${who}: ataca.`,
    goOn: (who) => `${who}: vuelve a atacar o plántate.`,
    place: (who) => `${who}: di dónde va la ficha.`,
    open: (who) => `${who}: abre una de tus fichas.`,
    over: () => 'La partida ha terminado.',
  },

  options: {
    dashes: {
      label: 'Guiones',
      help: 'El juego avanzado: un guion oscuro y uno claro que pueden ir en cualquier sitio.',
    },
    dashInOpening: { label: 'Guiones en la salida', help: 'Con guiones: puede haber uno entre las primeras fichas.' },
    clock: {
      label: 'Reloj',
      help: 'Un minuto y veinte segundos por decisión; llegar tarde cuenta como fallo o, tras un acierto, como plantarse.',
    },
    memory: { label: 'De memoria', help: 'Solo se puede leer el último ataque y no hay notas.' },
    tournament: { label: 'Torneo', help: 'Tres rondas por puntos, con premio por las fichas que siguen ocultas.' },
  },

  draws: {
    first: 'Quién empieza',
    timeUp: 'Se acabó el tiempo: la ficha que se abrió por sorteo',
    place: (number: number) => `lugar ${number}`,
    pile: (colour: Colour, round: number | null) =>
      `${round === null ? 'Las' : `Ronda ${round}: las`} fichas ${colour === 'dark' ? 'oscuras' : 'claras'}, barajadas`,
  },

  refusals: {
    'already-placed': () => 'Ya has dicho dónde va la ficha robada.',
    'attack-first': () => 'Ataca al menos una vez antes de plantarte.',
    'colour-gone': ({ colour }) => `No queda ninguna ficha ${COLOUR[colour]} en el montón.`,
    'no-dashes': () => 'Esta partida se juega sin guiones.',
    'no-such-opponent': () => 'En ese sitio no hay nadie.',
    'no-such-tile': () => 'En ese sitio no hay ninguna ficha.',
    'not-now-arrange': () => 'Todavía se ordenan las filas de salida: di que la tuya está lista.',
    'not-now-attack': () => 'Ataca una ficha oculta de otra persona; si aciertas, puedes plantarte.',
    'not-now-draw': () => 'Primero roba una ficha.',
    'not-now-open': () => 'Tu ataque ha fallado: abre una de tus fichas ocultas.',
    'not-now-place': () => 'Di dónde va la ficha robada.',
    'not-now-take': () => 'Primero elige cuántas de tus fichas son oscuras.',
    'nothing-to-place': () => 'No tienes ninguna ficha cuyo sitio puedas elegir.',
    'others-first': () => 'Tu fila está lista; faltan otras personas.',
    'own-tile': () => 'Ataca a otra persona, no a ti.',
    'tile-already-open': () => 'Esa ficha ya está abierta.',
    'too-many': ({ most }) => `Tomas ${most} fichas en total.`,
    'wrong-slots': ({ dashes, last }) =>
      dashes === 0
        ? 'No tienes ningún guion que colocar: tu fila está lista como está.'
        : `Di un lugar de 0 a ${last} para ${dashes === 1 ? 'tu guion' : 'cada uno de tus guiones, primero el oscuro y en lugares distintos'}.`,
    'wrong-slot': ({ slots }) =>
      `La ficha no puede ir ahí. Puede ser la número ${slots.map((slot) => slot + 1).join(', ')} de tu fila.`,
  },
};
