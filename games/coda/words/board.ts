import type { Language } from '@cifra/kernel';
import type { Colour, Value } from '../rules/tiles.ts';

/** What stands below a hidden tile. */
type Remark = { readonly kind: 'sure' | 'possible' | 'crossed'; readonly values: readonly Value[] };

const value = (named: Value, dash: string) => (named === 'dash' ? dash : String(named));

const en = {
  dash: 'dash',
  tile: (colour: Colour, named: Value | null, place: number, isOpen: boolean): string =>
    `tile ${place + 1}, ${colour}, ${named === null ? 'hidden' : value(named, 'dash')}${isOpen ? ', open' : ''}`,
  myRow: 'My row',
  rowOf: (who: string) => `Row of ${who}`,
  isOut: 'out',
  hidden: (count: number) => (count === 1 ? '1 hidden' : `${count} hidden`),
  pool: 'Pool',
  poolOf: (colour: Colour, count: number): string => `${count} ${colour}`,
  draw: (colour: Colour): string => `Draw a ${colour} tile`,
  drawn: 'Drawn tile',
  drawnBy: (who: string) => `${who} holds a drawn tile`,
  takeTitle: 'Choose your colours',
  take: (dark: number, light: number): string => `${dark} dark, ${light} light`,
  took: 'You have chosen. The others are still choosing.',
  slot: (place: number): string => `Put it at place ${place + 1}`,
  sayPlace: 'Place the drawn tile',
  sayPlaceHelp: 'Tap a gap in your row. Nobody sees which, nor whether you had a choice.',
  placeSaid: (place: number): string => `the drawn tile will stand here, as tile ${place + 1}`,
  padTitle: (who: string, place: number) => `What is tile ${place + 1} of ${who}?`,
  chooseTile: 'Tap a hidden tile of another player.',
  noteTile: 'Tap a hidden tile to take notes.',
  number: (named: Value): string => value(named, 'Dash'),
  chooseNumber: 'Choose a number',
  chooseToCross: 'Choose a number to cross out',
  isSeen: 'seen elsewhere',
  impossible: 'impossible',
  certain: 'certain',
  remark: ({ kind, values }: Remark): string => {
    const named = values.map((one) => value(one, 'dash'));
    if (kind === 'crossed') return `crossed out: ${new Intl.ListFormat('en').format(named)}`;
    const list = new Intl.ListFormat('en', { type: 'disjunction' }).format(named);
    return kind === 'sure' ? `certainly ${list}` : `can be ${list}`;
  },
  drawnTile: (colour: Colour, named: Value | null): string =>
    `drawn tile, ${colour}, ${named === null ? 'hidden' : value(named, 'dash')}`,
  isCrossed: 'crossed out',
  attack: (named: Value): string => `Attack: it is ${value(named, 'a dash')}`,
  crossOut: (named: Value): string => `Cross out ${value(named, 'dash')}`,
  uncross: (named: Value): string => `Not crossed out after all: ${value(named, 'dash')}`,
  cancel: 'Another tile',
  close: 'Close',
  stop: 'Stop and keep the tile hidden',
  stopEmptyHanded: 'Stop and end your turn',
  confirmOpen: (colour: Colour, named: Value): string =>
    `Open this tile for everybody? Your ${colour} ${value(named, 'dash')} cannot be hidden again.`,
  confirmPlace: (place: number): string =>
    `Shall the drawn tile stand at place ${place + 1} when it joins your row? You cannot change that afterwards.`,
  points: (points: number) => (points === 1 ? '1 point' : `${points} points`),
  round: (round: number) => `Round ${round} of 3`,
  promptTake: 'Choose how many of your tiles are dark.',
  promptArrange: 'Choose a place for your dash; nobody sees that you have one.',
  promptReady: 'Your row is dealt. Say that you are ready.',
  ready: 'Ready',
  placeAgain: 'Place again',
  promptDraw: 'Draw a tile of either colour.',
  promptAttack: 'Attack: tap a hidden tile and name its number.',
  promptMore: 'Right! Attack again, or stop.',
  promptPlace: 'Choose a place for the drawn tile.',
  promptOpen: 'Wrong. Open one of your own hidden tiles.',
  promptOthers: 'The others are still choosing.',
  promptWait: (who: string) => `It is ${who}’s turn.`,
  promptOver: 'The match is over.',
};

const COLOUR_ES: { readonly [colour in Colour]: string } = { dark: 'oscura', light: 'clara' };
const es: typeof en = {
  dash: 'guion',
  tile: (colour, named, place, isOpen) =>
    `ficha ${place + 1}, ${COLOUR_ES[colour]}, ${named === null ? 'oculta' : value(named, 'guion')}${isOpen ? ', abierta' : ''}`,
  myRow: 'Mi fila',
  rowOf: (who) => `Fila de ${who}`,
  isOut: 'fuera',
  hidden: (count) => (count === 1 ? '1 oculta' : `${count} ocultas`),
  pool: 'Montón',
  poolOf: (colour, count) => `${count} ${COLOUR_ES[colour]}${count === 1 ? '' : 's'}`,
  draw: (colour) => `Robar una ficha ${COLOUR_ES[colour]}`,
  drawn: 'Ficha robada',
  drawnBy: (who) => `${who} tiene una ficha robada`,
  takeTitle: 'Elige tus colores',
  take: (dark, light) => `${dark} ${dark === 1 ? 'oscura' : 'oscuras'}, ${light} ${light === 1 ? 'clara' : 'claras'}`,
  took: 'Ya has elegido. Falta el resto.',
  slot: (place) => `Ponerla en el lugar ${place + 1}`,
  sayPlace: 'Colocar la ficha robada',
  sayPlaceHelp: 'Toca un hueco de tu fila. Nadie ve cuál ni si podías elegir.',
  placeSaid: (place) => `aquí irá la ficha robada, como ficha ${place + 1}`,
  padTitle: (who, place) => `¿Qué es la ficha ${place + 1} de ${who}?`,
  chooseTile: 'Toca una ficha oculta de otra persona.',
  noteTile: 'Toca una ficha oculta para tomar notas.',
  number: (named) => value(named, 'Guion'),
  chooseNumber: 'Elige un número',
  chooseToCross: 'Elige un número para tachar',
  isSeen: 'ya se ve en otro lugar',
  impossible: 'imposible',
  certain: 'seguro',
  remark: ({ kind, values }) => {
    const named = values.map((one) => value(one, 'guion'));
    if (kind === 'crossed') return `tachado: ${new Intl.ListFormat('es').format(named)}`;
    const list = new Intl.ListFormat('es', { type: 'disjunction' }).format(named);
    return kind === 'sure' ? `seguro: ${list}` : `puede ser ${list}`;
  },
  drawnTile: (colour, named) =>
    `ficha robada, ${COLOUR_ES[colour]}, ${named === null ? 'oculta' : value(named, 'guion')}`,
  isCrossed: 'tachado',
  attack: (named) => `Atacar: es ${named === 'dash' ? 'un guion' : `el ${named}`}`,
  crossOut: (named) => `Tachar ${value(named, 'guion')}`,
  uncross: (named) => `Destachar ${value(named, 'guion')}`,
  cancel: 'Otra ficha',
  close: 'Cerrar',
  stop: 'Parar y guardar la ficha oculta',
  stopEmptyHanded: 'Parar y terminar tu turno',
  confirmOpen: (colour, named) =>
    `¿Abrir esta ficha para todo el mundo? Tu ${value(named, 'guion')} ${colour === 'dark' ? 'oscuro' : 'claro'} ya no se podrá ocultar.`,
  confirmPlace: (place) =>
    `¿Irá la ficha robada al lugar ${place + 1} cuando entre en tu fila? Después no se puede cambiar.`,
  points: (points) => (points === 1 ? '1 punto' : `${points} puntos`),
  round: (round) => `Ronda ${round} de 3`,
  promptTake: 'Elige cuántas de tus fichas son oscuras.',
  promptArrange: 'Elige un lugar para tu guion; nadie ve que lo tienes.',
  promptReady: 'Ya tienes tu fila. Di que estás listo.',
  ready: 'Listo',
  placeAgain: 'Colocar otra vez',
  promptDraw: 'Roba una ficha de cualquier color.',
  promptAttack: 'Ataca: toca una ficha oculta y di su número.',
  promptMore: '¡Acierto! Ataca otra vez o para.',
  promptPlace: 'Elige un lugar para la ficha robada.',
  promptOpen: 'Fallo. Abre una de tus fichas ocultas.',
  promptOthers: 'Falta que elija el resto.',
  promptWait: (who) => `Le toca a ${who}.`,
  promptOver: 'La partida ha terminado.',
};

export const boardWords: { readonly [language in Language]: typeof en } = { en, es };
export type BoardWords = typeof en;
