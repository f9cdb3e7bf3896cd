import type { ReasonWords } from '@cifra/kit/manifest';
import type { BotReason } from '@cifra/mind-kit';

const rowsEn = (count: unknown) => (count === 1 ? 'one row' : `${count} rows`);
const filas = (count: unknown) => (count === 1 ? 'una fila' : `${count} filas`);

/** What a bot says when it is asked why. */
export const reasons: ReasonWords = {
  en: ({ code, left, after, asked, percent }: BotReason): string =>
    ({
      'liked-card': `I like that question. By my notes ${left} rows could be there.`,
      'any-card': `By my notes ${left} rows could be there, and this card could still tell me something.`,
      'row-known': 'By my notes the next row was clear already, so I took any card, for the others.',
      'last-turn': 'It was my last chance, so I said what I had.',
      'few-tiles': `Only ${left} tiles were left that I had not found in a row.`,
      impatient: `I had asked ${asked} times and could not wait any longer.`,
      sure: 'Only one row was left: I was sure.',
      'few-rows': `Only ${rowsEn(left)} were left by my notes, so I tried one.`,
      'tells-most': 'Of all cards this one told me most about the rows together.',
      splits: `${left} rows were possible; after this answer ${after === 1 ? 'about one is' : `about ${after} are`} left.`,
      denies: `${left} rows were possible. Another card would have told me more, but counting what you learn and what comes next, this one was better.`,
      'centre-chance': `I gave it ${percent} %, and waiting longer was riskier.`,
      'worth-a-guess': `${left} rows were left: a guess was worth more than another question.`,
    })[code] ?? '',
  es: ({ code, left, after, asked, percent }: BotReason): string =>
    ({
      'liked-card': `Me gusta esa pregunta. Según mis notas podían ser ${left} filas.`,
      'any-card': `Según mis notas podían ser ${left} filas, y esta carta aún podía decirme algo.`,
      'row-known':
        'Según mis notas la fila siguiente ya estaba clara, así que cogí una carta cualquiera, por las demás.',
      'last-turn': 'Era mi última oportunidad, así que dije lo que tenía.',
      'few-tiles': `Solo quedaban ${left} fichas que no había situado en ninguna fila.`,
      impatient: `Había preguntado ${asked} veces y no podía esperar más.`,
      sure: 'Solo quedaba una fila: lo tenía claro.',
      'few-rows': `Según mis notas solo quedaban ${filas(left)}, y probé una.`,
      'tells-most': 'De todas las cartas era la que más me decía de las filas en conjunto.',
      splits: `Eran posibles ${left} filas; con esta respuesta ${after === 1 ? 'queda más o menos una' : `quedan unas ${after}`}.`,
      denies: `Eran posibles ${left} filas. Otra carta me habría dicho más, pero contando lo que tú aprendes y lo que viene después, era mejor esta.`,
      'centre-chance': `Le daba un ${percent} %, y esperar era más arriesgado.`,
      'worth-a-guess': `Quedaban ${left} filas: valía más arriesgarse que preguntar otra vez.`,
    })[code] ?? '',
};
