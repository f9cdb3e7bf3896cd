import type { ReasonWords } from '@cifra/kit/manifest';
import type { BotReason } from '@cifra/mind-kit';

/** What a bot says when it is asked why. */
export const reasons: ReasonWords = {
  en: ({ code, number, off, percent, points, next, more }: BotReason): string =>
    ({
      'all-dice': 'I always roll all of them. It is more fun!',
      'likely-place': 'With these dice a number most likely belongs somewhere on my sheet.',
      'has-place':
        off === 0 ? `${number} has its place on my sheet.` : `${number} has a place on my sheet, at most ${off} off.`,
      'fits-nowhere': `${number} fits nowhere on my sheet.`,
      'belongs-elsewhere': `${number} belongs nowhere: the best place would be ${off} off.`,
      'liked-row': `${number} can stand in the row that I like best.`,
      belongs: `That is where ${number} belongs on my sheet.`,
      'no-fail': `${number} did not really belong there, but a fail is worse.`,
      'would-spoil': `${number} would have spoiled a row: the best place was ${off} off.`,
      'nothing-else': 'Nothing else came near.',
      wins: `I reckoned ${percent} % to win with it, and ${next} % with the next best.`,
      'wins-even': `It hardly mattered: I reckoned ${percent} % to win either way.`,
      'wins-less': `I reckoned ${percent} % to win. Something else came to ${next} %: I do not always take the best.`,
      points: `I expected to end with about ${points} points, ${more} more than with anything else.`,
      'points-even': `It hardly mattered: I expected about ${points} points either way.`,
      'points-less': `I expected about ${points} points. Something else promised ${more} more: I do not always take the best.`,
    })[code] ?? '',
  es: ({ code, number, off, percent, points, next, more }: BotReason): string =>
    ({
      'all-dice': 'Siempre los tiro todos. ¡Es más divertido!',
      'likely-place': 'Con estos dados es más fácil que el número tenga su sitio en mi hoja.',
      'has-place':
        off === 0
          ? `El ${number} tiene justo su sitio en mi hoja.`
          : `El ${number} tiene sitio en mi hoja, a ${off} como mucho del suyo.`,
      'fits-nowhere': `El ${number} no cabe en ningún sitio de mi hoja.`,
      'belongs-elsewhere': `El ${number} no pega en ningún sitio: el mejor estaba a ${off} del suyo.`,
      'liked-row': `El ${number} cabe en la fila que más me gusta.`,
      belongs: `Ahí es donde le toca al ${number} en mi hoja.`,
      'no-fail': `Ahí no le tocaba mucho al ${number}, pero un fallo es peor.`,
      'would-spoil': `El ${number} me habría estropeado una fila: el mejor sitio estaba a ${off} del suyo.`,
      'nothing-else': 'Nada más se le acercaba.',
      wins: `Calculé un ${percent} % de ganar con eso, y un ${next} % con lo siguiente mejor.`,
      'wins-even': `Daba casi igual: calculaba un ${percent} % de ganar de todos modos.`,
      'wins-less': `Calculé un ${percent} % de ganar. Otra cosa llegaba al ${next} %: no siempre elijo lo mejor.`,
      points: `Esperaba acabar con unos ${points} puntos, ${String(more).replace('.', ',')} más que con cualquier otra cosa.`,
      'points-even': `Daba casi igual: esperaba unos ${points} puntos de todos modos.`,
      'points-less': `Esperaba unos ${points} puntos. Otra cosa prometía ${String(more).replace('.', ',')} más: no siempre elijo lo mejor.`,
    })[code] ?? '',
};
