import type { Language } from '@cifra/kernel';
import type { Colour, Value } from '../rules/tiles.ts';

const ORDINAL = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDING: { readonly [rule: string]: string } = { one: 'st', two: 'nd', few: 'rd' };
const nth = (place: number) => `${place + 1}${ENDING[ORDINAL.select(place + 1)] ?? 'th'}`;
const sayEn = (value: Value) =>
  value === 'dash' ? 'the dash' : value === 8 || value === 11 ? `an ${value}` : `a ${value}`;
const sayEs = (value: Value) => (value === 'dash' ? 'el guion' : `un ${value}`);

const en = {
  exact: 'Deals and hits are counted exactly.',
  count: (value: number) => value.toLocaleString('en'),
  you: 'You',
  note: (deals: number, isCounted: boolean) =>
    deals === 1
      ? 'Only one deal was possible: everything could be known'
      : isCounted
        ? `${deals} deals possible: in how many each number stood there`
        : `${deals.toLocaleString('en')} deals possible: of every 100, how many had each number`,
  inAll: 'for sure',
  rest: (share: number) => `and ${share}`,
  standing: (count: number) => `${count} standing`,
  drawn: (colour: Colour, value: Value) => `drawn: ${colour} ${value === 'dash' ? 'dash' : value}`,
  hit: 'How likely was a hit?',
  attack: (who: string | null, place: number, value: Value) =>
    `${who === null ? 'The' : `${who}’s`} ${nth(place)} is ${sayEn(value)}`,
  of: (deals: number) => `of ${deals.toLocaleString('en')}`,
  worth: 'Chance to win',
  of100: 'of 100',
  stop: 'Stop',
  open: (place: number) => `Open your ${nth(place)}`,
  outcome: {
    hit: (chance: string) => `The attack hit; that was so in ${chance}.`,
    never: 'It could not hit in any deal.',
    missed: (chance: string) => `It would have hit in ${chance}. This time it did not: luck, and not in the grade.`,
  },
  headline: {
    sure: 'There was a certain hit',
    impossible: 'That number could not be there',
    likelier: 'Another tile was likelier to fall',
    otherNumber: 'Another number was likelier there',
    stop: 'It was better to stop',
    goOn: 'It was better to go on',
    otherTile: 'Another attack was worth more',
    best: 'The best attack',
    alike: 'No attack was clearly better',
    bestStop: 'Right to stop',
    open: 'Another tile was better to open',
    bestOpen: 'The right tile to open',
    other: 'As good as any other',
    bluff: 'A bluff',
  },
  summary: {
    attack: (chance: string, best: string) => `An attack that hits in ${chance}; the likeliest, in ${best}.`,
    asLikely: (chance: string) => `No attack hits more often than this one (${chance}); another one won more matches.`,
    best: (chance: string) => `An attack that hits in ${chance}.`,
    stop: (best: string) => `Stopped; the likeliest attack hit in ${best}.`,
    goOn: (chance: string) => `Went on with an attack that hits in ${chance}.`,
    bluff: (best: string) =>
      `Named a number of the own row: it cannot hit, but whoever believes it looks for that number elsewhere. The likeliest attack hit in ${best}.`,
    open: 'Opened one of the own tiles.',
    other: 'There was nothing to weigh.',
  },
  percent: (chance: number) => `${Math.round(100 * chance)} of 100`,
  always: 'every deal',
  tips: {
    sure: 'before you guess, look for a tile that can only be one number: between two open ones there is often no room for a second.',
    stop: 'a hit may be enough. When the next attack is less than even, stop and keep your drawn tile hidden.',
    goOn: 'when the next attack hits more often than not, going on is usually worth the drawn tile.',
    likelier: 'start from the ends: the smallest and the largest tile of a row have the fewest numbers left.',
  },
};

type Words = typeof en;

const es: Words = {
  exact: 'Los repartos y los aciertos se cuentan con exactitud.',
  count: (value) => value.toLocaleString('es'),
  you: 'Tú',
  note: (deals, isCounted) =>
    deals === 1
      ? 'Solo un reparto era posible: se podía saber todo'
      : isCounted
        ? `${deals} repartos posibles: en cuántos era cada número`
        : `${deals.toLocaleString('es')} repartos posibles: de cada 100, cuántos tenían cada número`,
  inAll: 'seguro',
  rest: (share) => `y ${share}`,
  standing: (count) => `${count} en pie`,
  drawn: (colour, value) => `robada: ${value === 'dash' ? 'guion' : value} ${colour === 'dark' ? 'oscuro' : 'claro'}`,
  hit: '¿Qué opciones había de acertar?',
  attack: (who, place, value) => `La ${place + 1}.ª${who === null ? '' : ` de ${who}`} es ${sayEs(value)}`,
  of: (deals) => `de ${deals.toLocaleString('es')}`,
  worth: 'Opciones de ganar',
  of100: 'de 100',
  stop: 'Plantarse',
  open: (place) => `Abrir tu ${place + 1}.ª`,
  outcome: {
    hit: (chance) => `El ataque acertó; era así en ${chance}.`,
    never: 'No podía acertar en ningún reparto.',
    missed: (chance) => `Habría acertado en ${chance}. Esta vez no: es azar y no cuenta en la nota.`,
  },
  headline: {
    sure: 'Había un acierto seguro',
    impossible: 'Ese número no podía estar ahí',
    likelier: 'Otra ficha tenía más opciones de caer',
    otherNumber: 'Ahí era más probable otro número',
    stop: 'Era mejor plantarse',
    goOn: 'Era mejor seguir',
    otherTile: 'Otro ataque valía más',
    best: 'El mejor ataque',
    alike: 'Ningún ataque era claramente mejor',
    bestStop: 'Bien plantado',
    open: 'Era mejor abrir otra ficha',
    bestOpen: 'La ficha que había que abrir',
    other: 'Tan buena como cualquier otra',
    bluff: 'Un farol',
  },
  summary: {
    attack: (chance, best) => `Un ataque que acierta en ${chance}; el más probable, en ${best}.`,
    asLikely: (chance) => `Ninguno acierta más que este (${chance}), pero otro ganaba más partidas.`,
    best: (chance) => `Un ataque que acierta en ${chance}.`,
    stop: (best) => `Se plantó; el ataque más probable acertaba en ${best}.`,
    goOn: (chance) => `Siguió con un ataque que acierta en ${chance}.`,
    bluff: (best) =>
      `Nombró un número de su propia fila: no puede acertar, pero quien se lo crea lo buscará en otra parte. El ataque más probable acertaba en ${best}.`,
    open: 'Abrió una de sus fichas.',
    other: 'No había nada que sopesar.',
  },
  percent: (chance) => `${Math.round(100 * chance)} de 100`,
  always: 'todos los repartos',
  tips: {
    sure: 'antes de probar, busca una ficha que solo pueda ser un número: entre dos abiertas muchas veces no cabe otro.',
    stop: 'un acierto puede bastar. Si el siguiente ataque no llega a la mitad, plántate y tu ficha robada queda oculta.',
    goOn: 'si el siguiente ataque acierta más veces que falla, casi siempre vale la pena arriesgar la ficha robada.',
    likelier:
      'empieza por los extremos: la ficha más baja y la más alta de una fila son las que menos números admiten.',
  },
};

export const reviewWords: { readonly [language in Language]: Words } = { en, es };
