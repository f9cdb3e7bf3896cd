import type { Language, Who } from '@cifra/kernel';
import type { Clues, Team } from '../rules/table.ts';

/** The viewer's own team, the rivals, or neither. */
type Side = { readonly team: Team; readonly isOurs: boolean | null };
type Gained = { readonly team: Team; readonly kind: 'interception' | 'miss'; readonly count: number };

type Outcome = {
  readonly isDecoded: boolean;
  readonly isIntercepted: boolean;
  readonly isNear: boolean;
  readonly gained: readonly Gained[];
  readonly side: Side;
  /** Who intercepts. */
  readonly rival: string;
  readonly isAgainstOne: boolean;
};
type Meaning = Outcome & {
  readonly isFirstRound: boolean;
  readonly code: string;
  readonly answer: string | null;
};

const TEAM_EN = { white: 'White', black: 'Black' } as const;
const TEAM_ES = { white: 'Blanco', black: 'Negro' } as const;
const OTHER = { white: 'black', black: 'white' } as const;

const listEn = (items: readonly string[]) => new Intl.ListFormat('en').format(items);
const listEs = (items: readonly string[]) => new Intl.ListFormat('es').format(items);

const en = {
  team: TEAM_EN as { readonly [team in Team]: string },
  began: (round: number, writers: readonly Who[]): string =>
    `Round ${round}. ${listEn(writers.map((who) => who ?? 'You').toSorted((a) => (a === 'You' ? -1 : 0)))} ${writers.length === 1 && writers[0] !== null ? 'writes' : 'write'}.`,
  locked: (who: Who): string => (who === null ? 'Your clues are locked.' : `${who} has locked.`),
  late: (who: Who): string =>
    who === null ? 'Your time is up: what you wrote counts.' : `${who}’s time is up: what is written counts.`,
  sandRuns: 'The sand runs.',
  clues: ({ team, isOurs }: Side, clues: Clues): string => {
    const list = listEn(clues.map((clue) => (clue === null ? 'a blank' : `“${clue}”`)));
    return `${isOurs === true ? 'Your team’s' : `${TEAM_EN[team]}’s`} clues: ${list}.`;
  },
  cluesSaid: ({ team, isOurs }: Side): string =>
    `${isOurs === true ? 'Your team’s' : `${TEAM_EN[team]}’s`} clues are said aloud.`,
  naming: (points: number): string =>
    `Level at ${points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0'}: each team names the other’s words.`,
  named: (white: number, black: number): string => `White named ${white} right, Black ${black}.`,

  headline: ({ isDecoded, isIntercepted, isNear, side, rival, isAgainstOne }: Outcome): string => {
    const team = TEAM_EN[side.team];
    if (side.isOurs === true) {
      if (isIntercepted) return isDecoded ? `${rival} intercepted you` : `Missed, and intercepted`;
      if (!isDecoded) return 'Your team misread it';
      return isNear ? `Decoded. ${rival} was one digit away.` : 'Decoded!';
    }
    if (side.isOurs === false) {
      if (isIntercepted) return isDecoded ? 'Code intercepted!' : 'Intercepted, and they misread it!';
      if (!isDecoded) return isAgainstOne ? 'They misread it!' : `${team} misread its own code`;
      return isNear ? 'One digit away!' : isAgainstOne ? 'They understood each other' : `${team} decoded it`;
    }
    if (isIntercepted) return isDecoded ? `${rival} intercepts!` : `${rival} intercepts, ${team} misreads it`;
    if (!isDecoded) return `${team} misreads its own code`;
    return isNear ? `Decoded. ${rival} was one digit away.` : `${team} decodes it`;
  },
  meaning: ({ isFirstRound, isAgainstOne, isDecoded, gained, side, code, answer, rival }: Meaning): string => {
    const said = isDecoded
      ? ''
      : answer === null
        ? `No answer; it was ${code}. `
        : `The answer was ${answer}, the code ${code}. `;
    if (gained.length === 0) return isFirstRound ? 'In round 1 nobody intercepts.' : 'No token in this half.';
    if (isAgainstOne) {
      const all = gained.at(-1)?.count ?? 0;
      const whose = side.isOurs === false ? 'you' : rival;
      return `${said}${gained.length === 1 ? 'A light' : 'Two lights'} for ${whose}: ${all} of 2.`;
    }
    return (
      said +
      gained
        .map(
          ({ team, kind, count }) =>
            `${TEAM_EN[team]}’s ${count === 1 ? 'first' : 'second'} ${kind === 'miss' ? 'miss' : 'interception'}.`,
        )
        .join(' ')
    );
  },

  /** Why it ended: with two tokens, by points, by names, together, or after five rounds. */
  ended: {
    interceptions: ({ team, isOurs }: Side, round: number): string =>
      `${isOurs === true ? 'Your' : `${TEAM_EN[team]}’s`} second interception came in round ${round}.`,
    miscommunications: ({ team, isOurs }: Side, round: number): string =>
      `${isOurs === null ? TEAM_EN[OTHER[team]] : isOurs ? 'Your rivals' : 'Your team'} misread a second code in round ${round}.`,
    points: (white: number, black: number): string =>
      `Tie-break: interceptions less misses are ${signed(white)} for White and ${signed(black)} for Black.`,
    names: (white: number, black: number): string =>
      `Tie-break: White named ${white} of the other’s words, Black ${black}.`,
    shared: (count: number): string => `Level to the end: both named ${count} words. Both win.`,
    survived: (tokens: number): string =>
      `Five rounds, and ${tokens === 0 ? 'no light' : 'only one light'} for the interceptor.`,
    alone: (round: number): string => `The second light came in round ${round}.`,
  },
  lastClues: (clues: Clues, code: string): string =>
    `${listEn(clues.map((clue) => (clue === null ? '–' : `“${clue}”`)))} was ${code}.`,
};

function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
}

const es: typeof en = {
  team: TEAM_ES,
  began: (round, writers) => {
    const [first, ...rest] = writers;
    if (writers.includes(null)) {
      const others = [first, ...rest].filter((who) => who !== null && who !== undefined);
      return `Ronda ${round}. ${others.length === 0 ? 'Escribes tú.' : `Escribes tú, y ${listEs(others)} también.`}`;
    }
    return `Ronda ${round}. ${writers.length === 1 ? 'Escribe' : 'Escriben'} ${listEs(writers.map((who) => who ?? ''))}.`;
  },
  locked: (who) => (who === null ? 'Has entregado tus pistas.' : `${who} ha entregado sus pistas.`),
  late: (who) =>
    who === null ? 'Se te acabó el tiempo: cuenta lo escrito.' : `A ${who} se le acabó el tiempo: cuenta lo escrito.`,
  sandRuns: 'Corre la arena.',
  clues: ({ team, isOurs }, clues) => {
    const list = listEs(clues.map((clue) => (clue === null ? 'una en blanco' : `«${clue}»`)));
    return `Pistas de ${isOurs === true ? 'tu equipo' : TEAM_ES[team]}: ${list}.`;
  },
  cluesSaid: ({ team, isOurs }) =>
    `Se dicen en voz alta las pistas de ${isOurs === true ? 'tu equipo' : TEAM_ES[team]}.`,
  naming: (points) => `Empate a ${signed(points)}: cada equipo dice las palabras del otro.`,
  named: (white, black) => `Blanco acierta ${white}; Negro, ${black}.`,

  headline: ({ isDecoded, isIntercepted, isNear, side, rival, isAgainstOne }) => {
    const team = TEAM_ES[side.team];
    if (side.isOurs === true) {
      if (isIntercepted) return isDecoded ? `${rival} intercepta a tu equipo` : `Fallo, y ${rival} intercepta`;
      if (!isDecoded) return 'Tu equipo no se entiende';
      return isNear ? `Descifrado. ${rival} se quedó a una cifra.` : '¡Descifrado!';
    }
    if (side.isOurs === false) {
      if (isIntercepted) return isDecoded ? '¡Código interceptado!' : '¡Interceptado, y no se entienden!';
      if (!isDecoded) return isAgainstOne ? '¡No se entienden!' : `${team} no se entiende`;
      if (isNear) return '¡A una cifra!';
      return isAgainstOne ? 'Se entienden' : `${team} se entiende`;
    }
    if (isIntercepted) return isDecoded ? `¡${rival} intercepta!` : `${rival} intercepta y ${team} falla`;
    if (!isDecoded) return `${team} no se entiende`;
    return isNear ? `Descifrado. ${rival} se quedó a una cifra.` : `${team} lo descifra`;
  },
  meaning: ({ isFirstRound, isAgainstOne, isDecoded, gained, side, code, answer, rival }) => {
    const said = isDecoded
      ? ''
      : answer === null
        ? `Sin respuesta; era ${code}. `
        : `La respuesta fue ${answer}; el código, ${code}. `;
    if (gained.length === 0)
      return isFirstRound ? 'En la primera ronda nadie intercepta.' : 'Nadie gana ficha en esta mitad.';
    if (isAgainstOne) {
      const all = gained.at(-1)?.count ?? 0;
      const whose = side.isOurs === false ? 'ti' : rival;
      return `${said}${gained.length === 1 ? 'Una luz' : 'Dos luces'} para ${whose}: ${all} de 2.`;
    }
    return (
      said +
      gained
        .map(({ team, kind, count }) =>
          kind === 'miss'
            ? `${count === 1 ? 'Primer' : 'Segundo'} fallo de ${TEAM_ES[team]}.`
            : `${count === 1 ? 'Primera' : 'Segunda'} intercepción de ${TEAM_ES[team]}.`,
        )
        .join(' ')
    );
  },

  ended: {
    interceptions: ({ team, isOurs }, round) =>
      `La segunda intercepción de ${isOurs === true ? 'tu equipo' : TEAM_ES[team]} llegó en la ronda ${round}.`,
    miscommunications: ({ team, isOurs }, round) =>
      `${isOurs === null ? TEAM_ES[OTHER[team]] : isOurs ? 'El equipo rival' : 'Tu equipo'} falló su segundo código en la ronda ${round}.`,
    points: (white, black) =>
      `Desempate: intercepciones menos fallos dan ${signed(white)} a Blanco y ${signed(black)} a Negro.`,
    names: (white, black) => `Desempate: Blanco acertó ${white} de las palabras del otro; Negro, ${black}.`,
    shared: (count) => `Empate hasta el final: ${count} palabras acertadas cada uno. Ganan los dos equipos.`,
    survived: (tokens) => `Cinco rondas, y ${tokens === 0 ? 'ninguna luz' : 'solo una luz'} para quien intercepta.`,
    alone: (round) => `La segunda luz llegó en la ronda ${round}.`,
  },
  lastClues: (clues, code) => `${listEs(clues.map((clue) => (clue === null ? '–' : `«${clue}»`)))} era ${code}.`,
};

export const storyWords: { readonly [language in Language]: typeof en } = { en, es };
export type StoryWords = typeof en;
