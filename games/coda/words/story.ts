import type { Language, Who } from '@cifra/kernel';
import type { Colour, Value } from '../rules/tiles.ts';

const listEn = (items: readonly string[]) => new Intl.ListFormat('en').format(items);
const listEs = (items: readonly string[]) => new Intl.ListFormat('es').format(items);

const ORDINAL = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDING: { readonly [rule: string]: string } = { one: 'st', two: 'nd', few: 'rd' };
const nth = (place: number) => `${place + 1}${ENDING[ORDINAL.select(place + 1)] ?? 'th'}`;
const named = (value: Value) => (value === 'dash' ? 'dash' : String(value));
const aNumber = (value: Value) => `${value === 8 || value === 11 ? 'an' : 'a'} ${named(value)}`;
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const en = {
  dealt: 'The rows are dealt.',
  begins: (who: Who): string => (who === null ? 'You begin.' : `${who} begins.`),
  tileOf: (who: Who, colour: Colour, value: Value): string =>
    `${who === null ? 'your' : `${who}’s`} ${colour} ${named(value)}`,
  placeOf: (who: Who, place: number): string => `${who === null ? 'your' : `${who}’s`} ${nth(place)}`,
  /** A tile of whoever acts. */
  own: (who: Who, colour: Colour, value: Value): string =>
    `${who === null ? 'your' : 'their'} ${colour} ${named(value)}`,

  draws: (who: Who, colour: Colour): string => `${who === null ? 'You draw' : `${who} draws`} a ${colour} tile.`,
  names: (who: Who, place: string, value: Value): string =>
    who === null ? `You look at ${place}: ${aNumber(value)}?` : `${who} looks at ${place}: is it ${aNumber(value)}?`,
  hits: (_who: Who, tile: string): string => `Right! ${upper(tile)} falls.`,
  misses: (_who: Who, value: Value): string => `Wrong: it is not ${aNumber(value)}.`,
  joinsHidden: (who: Who, place: number): string =>
    who === null
      ? `You stop: your tile goes in hidden, as your ${nth(place)}.`
      : `${who} stops: the tile goes in hidden, as the ${nth(place)}.`,
  falls: (tile: string): string => `${upper(tile)} falls.`,
  stops: (who: Who): string => (who === null ? 'You stop.' : `${who} stops.`),
  late: (who: Who): string => (who === null ? 'Your time is up.' : `${who}’s time is up.`),
  out: (who: Who): string => (who === null ? 'You are out.' : `${who} is out.`),
  wins: (who: Who): string => (who === null ? 'You are the last one standing.' : `${who} is the last one standing.`),

  missed: (place: string, value: Value): string => `missed ${place} (${aNumber(value)})`,
  opened: (who: Who, tiles: readonly string[]): string => `${who ?? 'You'} opened ${listEn(tiles)}.`,
  openedEarlier: (who: Who, tiles: readonly string[]): string => `${who ?? 'you'} opened ${listEn(tiles)}`,
  openedThenStopped: (who: Who, tiles: readonly string[]): string =>
    `${who ?? 'You'} opened ${listEn(tiles)}, then stopped.`,
  openedThenMissed: (who: Who, tiles: readonly string[], missed: string, fell: string | null): string =>
    `${who ?? 'You'} opened ${listEn(tiles)}, then ${missed}${fell === null ? '' : `: ${fell} fell`}.`,
  onlyMissed: (who: Who, missed: string, fell: string | null): string =>
    `${who ?? 'You'} ${missed}${fell === null ? '' : `: ${fell} fell`}.`,
  ranLate: (who: Who, fell: string | null): string =>
    `${who === null ? 'Your time was up' : `${who}’s time was up`}${fell === null ? '' : `: ${fell} fell`}.`,
  joinedHidden: (who: Who, place: number): string =>
    `${who === null ? 'Your' : 'Their'} tile went in hidden: the ${nth(place)}.`,

  lastTile: {
    opened: (who: Who, whose: Who, colour: Colour, value: Value): string =>
      `${who ?? 'You'} opened ${whose === null ? 'your' : `${whose}’s`} last tile: a ${colour} ${named(value)}.`,
    gaveUp: (who: Who, colour: Colour | null, value: Value | null): string =>
      `${who ?? 'You'} had to open ${who === null ? 'your' : 'their'} own last tile${colour === null || value === null ? '' : `, a ${colour} ${named(value)}`}.`,
  },
  left: (who: Who, count: number): string =>
    `${who === null ? 'You' : who} still had ${count === 1 ? 'one tile' : `${count} tiles`} standing.`,
  summed: (parts: readonly (readonly [Who, number])[]): string =>
    `Points: ${parts.map(([who, points]) => `${who ?? 'you'} ${points}`).join(', ')}.`,
};

const COLOUR: { readonly [colour in Colour]: { readonly number: string; readonly tile: string } } = {
  dark: { number: 'oscuro', tile: 'oscura' },
  light: { number: 'claro', tile: 'clara' },
};
const nthEs = (place: number) => `${place + 1}.ª`;
const namedEs = (value: Value) => (value === 'dash' ? 'guion' : String(value));
const coloured = (colour: Colour, value: Value) => `${namedEs(value)} ${COLOUR[colour].number}`;

const es: typeof en = {
  dealt: 'Las filas están repartidas.',
  begins: (who) => (who === null ? 'Empiezas tú.' : `Empieza ${who}.`),
  tileOf: (who, colour, value) =>
    who === null ? `tu ${coloured(colour, value)}` : `el ${coloured(colour, value)} de ${who}`,
  placeOf: (who, place) => (who === null ? `tu ${nthEs(place)}` : `la ${nthEs(place)} de ${who}`),
  own: (who, colour, value) => `${who === null ? 'tu' : 'su'} ${coloured(colour, value)}`,

  draws: (who, colour) => `${who === null ? 'Robas' : `${who} roba`} una ${COLOUR[colour].tile}.`,
  names: (who, place, value) =>
    who === null ? `Miras ${place}: ¿un ${namedEs(value)}?` : `${who} mira ${place}: ¿es un ${namedEs(value)}?`,
  hits: (who, tile) => `¡${who === null ? 'Aciertas' : 'Acierta'}! Cae ${tile}.`,
  misses: (who, value) => `${who === null ? 'Fallas' : 'Falla'}: no es un ${namedEs(value)}.`,
  joinsHidden: (who, place) =>
    who === null
      ? `Te plantas: tu ficha entra oculta, es tu ${nthEs(place)}`
      : `${who} se planta: su ficha entra oculta, es la ${nthEs(place)}`,
  falls: (tile) => `Cae ${tile}.`,
  stops: (who) => (who === null ? 'Te plantas.' : `${who} se planta.`),
  late: (who) => (who === null ? 'Se te acaba el tiempo.' : `A ${who} se le acaba el tiempo.`),
  out: (who) => (who === null ? 'Quedas fuera.' : `${who} queda fuera.`),
  wins: (who) => (who === null ? 'Eres la última persona en pie.' : `Solo ${who} sigue en pie.`),

  missed: (place, value) => `con ${place} (un ${namedEs(value)})`,
  opened: (who, tiles) => `${who === null ? 'Abriste' : `${who} abrió`} ${listEs(tiles)}.`,
  openedEarlier: (who, tiles) => `${who === null ? 'abriste' : `${who} abrió`} ${listEs(tiles)}`,
  openedThenStopped: (who, tiles) =>
    `${who === null ? 'Abriste' : `${who} abrió`} ${listEs(tiles)}${tiles.length > 1 ? ',' : ''} y ${who === null ? 'te plantaste' : 'se plantó'}.`,
  openedThenMissed: (who, tiles, missed, fell) =>
    `${who === null ? 'Abriste' : `${who} abrió`} ${listEs(tiles)}${tiles.length > 1 ? ',' : ''} y luego ${who === null ? 'fallaste' : 'falló'} ${missed}${fell === null ? '' : `: cayó ${fell}`}.`,
  onlyMissed: (who, missed, fell) =>
    `${who === null ? 'Fallaste' : `${who} falló`} ${missed}${fell === null ? '' : `: cayó ${fell}`}.`,
  ranLate: (who, fell) =>
    `${who === null ? 'Se te acabó el tiempo' : `A ${who} se le acabó el tiempo`}${fell === null ? '' : `: cayó ${fell}`}.`,
  joinedHidden: (who, place) => `${who === null ? 'Tu' : 'Su'} robada entró oculta: es la ${nthEs(place)}`,

  lastTile: {
    opened: (who, whose, colour, value) =>
      `${who === null ? 'Abriste' : `${who} abrió`} ${whose === null ? 'tu última ficha' : `la última de ${whose}`}: un ${coloured(colour, value)}.`,
    gaveUp: (who, colour, value) =>
      `${who === null ? 'Tuviste que abrir tu última ficha' : `${who} tuvo que abrir su última ficha`}${colour === null || value === null ? '' : `: un ${coloured(colour, value)}`}.`,
  },
  left: (who, count) =>
    `${who === null ? 'Te' : `A ${who} le`} ${count === 1 ? 'quedaba una ficha' : `quedaban ${count} fichas`} en pie.`,
  summed: (parts) => `Puntos: ${parts.map(([who, points]) => `${who ?? 'tú'} ${points}`).join(', ')}.`,
};

export const storyWords: { readonly [language in Language]: typeof en } = { en, es };
export type StoryWords = typeof en;
