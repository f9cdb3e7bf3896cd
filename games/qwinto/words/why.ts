import type { ReasonWords } from '@cifra/kit/manifest';
import type { BotReason } from '@cifra/mind-kit';

/** What a bot says when it is asked why. */
export const reasons: ReasonWords = {
  en: ({ code, number, off, percent, points, next }: BotReason): string =>
    ({
      'all-dice': 'I always roll all of them. It is more fun!',
      'likely-place': 'With these dice a number most likely belongs somewhere on my sheet.',
      'has-place': `${number} has a place on my sheet: ${off} off at most.`,
      'fits-nowhere': `${number} fits nowhere on my sheet.`,
      'belongs-elsewhere': `${number} belongs nowhere: the best place would be ${off} off.`,
      'liked-row': `${number} can stand in the row that I like best.`,
      belongs: `That is where ${number} belongs on my sheet.`,
      'no-fail': `${number} did not really belong there, but a fail is worse.`,
      'would-spoil': `${number} would have spoiled a row: the best place was ${off} off.`,
      'nothing-else': 'Nothing else came near.',
      wins: `I reckoned ${percent} % to win with it, and ${next} % with the next best.`,
      points: `I expected to end with ${points} points with it, and ${next} with the next best.`,
    })[code] ?? '',
  es: ({ code, number, off, percent, points, next }: BotReason): string =>
    ({
      'all-dice': 'Siempre los tiro todos. ¡Es más divertido!',
      'likely-place': 'Con estos dados es más fácil que el número tenga su sitio en mi hoja.',
      'has-place': `El ${number} tiene sitio en mi hoja: a ${off} como mucho del suyo.`,
      'fits-nowhere': `El ${number} no cabe en ningún sitio de mi hoja.`,
      'belongs-elsewhere': `El ${number} no pega en ningún sitio: el mejor estaba a ${off} del suyo.`,
      'liked-row': `El ${number} cabe en la fila que más me gusta.`,
      belongs: `Ahí es donde le toca al ${number} en mi hoja.`,
      'no-fail': `Ahí no le tocaba mucho al ${number}, pero un fallo es peor.`,
      'would-spoil': `El ${number} me habría estropeado una fila: el mejor sitio estaba a ${off} del suyo.`,
      'nothing-else': 'Nada más se le acercaba.',
      wins: `Calculé un ${percent} % de ganar con eso, y un ${next} % con lo siguiente mejor.`,
      points: `Esperaba acabar con ${points} puntos con eso, y con ${next} con lo siguiente mejor.`,
    })[code] ?? '',
};
