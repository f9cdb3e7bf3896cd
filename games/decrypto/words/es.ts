import type { Words } from './en.ts';

const list = (items: readonly string[]) => new Intl.ListFormat('es').format(items);

export const es: Words = {
  name: 'Decrypto',
  team: { white: 'Blanco', black: 'Negro' },
  list,
  quote: (text) => `«${text}»`,
  blank: 'en blanco',
  nothing: 'nada',

  dealt: 'Se han repartido las palabras clave.',
  roundBegan: (round, who) => {
    const others = who.filter((one) => one !== null);
    if (!who.includes(null)) return `Ronda ${round}: ${who.length === 1 ? 'escribe' : 'escriben'} ${list(others)}.`;
    return `Ronda ${round}: escribes tú${others.length === 0 ? '' : `, y ${list(others)} también`}.`;
  },
  locked: (who) => (who === null ? 'Has entregado tus tres pistas.' : `${who} ha entregado sus tres pistas.`),
  lockedLate: (who) =>
    `${who === null ? 'Se te acabó' : `A ${who} se le acabó`} el tiempo: cuenta lo que ${who === null ? 'hayas' : 'haya'} escrito.`,
  cluesShown: (team, clues) => `Pistas de ${team}: ${clues}.`,
  lockedSaid: (who) => (who === null ? 'Dirás las pistas en voz alta.' : `${who} dirá las pistas en voz alta.`),
  cluesSaid: (team) => `${team} dice sus pistas en voz alta.`,
  written: (who, round, clues) =>
    `${who === null ? 'Apuntas' : `${who} apunta`} lo que se dijo en la ronda ${round}: ${clues}.`,
  said: 'dicha',
  timedOut: (who) => `${who === null ? 'Se te acabó' : `A ${who} se le acabó`} el tiempo.`,
  answered: (team) => `${team} ya ha decidido.`,
  intercepted: (team, code) => `${team} intercepta con ${code}.`,
  triedToIntercept: (team, code) => `${team} prueba con ${code} y no intercepta.`,
  answeredRight: (team, code) => `${team} responde ${code} y acierta.`,
  answeredWrong: (team, said, code) => `${team} responde ${said}; el código era ${code}.`,
  namingBegan: 'Los equipos van empatados: cada uno dice las palabras clave del otro.',
  named: (team) => `${team} ya ha dicho las palabras del rival.`,
  namesShown: (team, words) => `${team} dice ${words}.`,
  judged: (team) => `${team} ya ha juzgado las que casi aciertan.`,
  acceptedNames: (team, words) => `${team} da por ${words.length === 1 ? 'buena' : 'buenas'} ${list(words)}.`,
  wordsWere: (team, words) => `${team} tenía ${words}.`,

  won: {
    interceptions: (who) => `Ganan ${who} con dos fichas de intercepción.`,
    miscommunications: (who) => `Ganan ${who}: el rival tiene dos fallos.`,
    points: (who) => `Ganan ${who} en el desempate por puntos.`,
    names: (who) => `Ganan ${who} en el desempate por decir más palabras clave.`,
    shared: (who) => `Comparten la victoria ${who}.`,
    survived: (who) => `Ganan ${who}: cinco rondas sin que el interceptor reúna dos fichas.`,
  },
  wonAlone: (who) => `Gana ${who} con dos fichas.`,

  moveEncrypt: (clues) => `Dar las pistas ${clues}`,
  moveJot: (clues) => `Escribir ${clues} y seguir`,
  moveSpeak: 'Decir las pistas en voz alta',
  moveWrite: (clues) => `Apuntar ${clues}`,
  moveDraft: (code) => `Proponer ${code}`,
  moveConfirm: (code) => `Confirmar ${code}`,
  moveName: (words) => `Decir ${words}`,
  moveJudge: (words) => `Aceptar ${words}`,
  timeUp: 'Se acabó el tiempo',
  wordNumber: (number) => `la palabra ${number}`,

  round: (round) => `Ronda ${round}`,
  tokens: (interceptions, miscommunications) => `intercepciones ${interceptions}, fallos ${miscommunications}`,
  line: (round, clues) => `${round}. ${clues}`,
  lineAnswer: (code) => `respuesta ${code}`,
  lineInterception: (code) => `intercepción ${code}`,
  lineCode: (code) => `código ${code}`,
  gathered: (digit, clues) => `para el ${digit}: ${clues}`,
  yourWords: (words) => `Tus palabras clave: ${words}`,
  yourCode: (code) => `Tu código: ${code}`,
  yourClues: (clues) => `Tus pistas: ${clues}`,
  yourDraft: (code) => `Propuesta de tu equipo: ${code}`,
  confirmedBy: (who) => `confirmada por ${who}`,
  members: (team, who) => `${team}: ${who}`,
  you: 'tú',
  toWrite: (who) => `Falta que escriba sus pistas: ${who}.`,
  cluesOf: { white: 'las pistas del equipo blanco', black: 'las pistas del equipo negro' },
  toAnswer: (clues, who) => `Se descifran ${clues}. Falta que confirme: ${who}.`,
  toName: (who) => `Hay que decir las palabras del rival. Puede hablar: ${who}.`,
  toJudge: (who) => `Hay que juzgar las que casi aciertan: ${who}.`,
  over: 'La partida ha terminado.',

  options: {
    timer: {
      label: 'Reloj de arena',
      help: 'Cuando alguien entrega sus pistas, la otra persona que cifra tiene estos segundos.',
    },
    answerLimit: {
      label: 'Tiempo de respuesta',
      help: 'Segundos para cada respuesta o intercepción.',
    },
    language: {
      label: 'Idioma de las palabras',
      help: 'El idioma de las palabras clave y de las reglas de las pistas.',
    },
    ownWords: {
      label: 'Palabras propias',
      help: 'Una lista de al menos nueve palabras para jugar con ellas en vez de las nuestras; cuantas más sean, menos se adivinan las del rival.',
    },
    strictNames: {
      label: 'Palabras exactas',
      help: 'En el desempate solo cuentan las palabras exactas, no las que casi aciertan.',
    },
    spoken: {
      label: 'Pistas de viva voz',
      help: 'En una llamada o alrededor de una mesa: quien cifra puede decir las pistas y escribirlas después, o nunca. Sin bots: no oyen.',
    },
  },

  draws: {
    words: 'Las palabras clave, en el orden en que se repartieron',
    first: (team: string) => `${team}: quién da las primeras pistas`,
    place: (number: number) => `jugador ${number} del equipo`,
    code: (team: string, round: number) => `${team}: el código de la ronda ${round}`,
  },

  refusals: {
    'already-answered': () => 'Tu equipo ya ha decidido.',
    'already-confirmed': () => 'Ya has confirmado este código.',
    'already-judged': () => 'Tu equipo ya ha juzgado.',
    'already-named': () => 'Tu equipo ya ha dicho las palabras.',
    'bad-own-word': ({ word }) => `«${word}» no puede ser una palabra clave.`,
    'bots-do-not-hear': () => 'Con pistas de viva voz solo juegan personas: un bot no oye lo que se dice.',
    'bots-know-too-few': ({ known, of, strange }) =>
      `Los bots no pueden jugar con estas palabras: conocen ${known} de ${of}, y no ${list(strange.map((word) => `«${word}»`))}. Con otras personas sí se puede.`,
    'clue-code': ({ clue }) => `«${clue}» es tu propio código.`,
    'clue-empty': () => 'Una pista necesita letras.',
    'clue-form': ({ clue }) => `«${clue}»: habla del significado, no de letras, longitud, rima o lugar.`,
    'clue-keyword': ({ word, keyword }) => `«${word}» delata tu palabra clave «${keyword}».`,
    'clue-letter': () => 'Una sola letra no es una pista.',
    'clue-number': ({ clue }) => `«${clue}» podría ser una cifra del código.`,
    'clue-repeated': ({ clue }) => `Tu equipo ya dio la pista «${clue}».`,
    'clue-sound': ({ word, keyword }) => `«${word}» suena como tu palabra clave «${keyword}».`,
    'clue-translation': ({ word, keyword }) => `«${word}» es tu palabra clave «${keyword}» en otro idioma.`,
    'clue-unseen': () => 'En esta pista hay signos que nadie puede ver.',
    'clues-locked': () => 'Tus pistas están entregadas: ya no cambian.',
    'digit-twice': ({ digit }) => `Un código no repite cifras: hay otro ${digit}.`,
    'encryptor-is-silent': () => 'Son tus propias pistas: tu equipo las descifra sin ti.',
    'judged-twice': () => 'Nombra cada palabra una sola vez.',
    'name-unseen': () => 'En estas palabras hay signos que nadie puede ver.',
    'no-interception-yet': () => 'En la primera ronda nadie intercepta.',
    'not-now-answers': () => 'Ahora se descifran las pistas.',
    'not-now-clues': () => 'Ahora se escriben las pistas.',
    'not-now-judging': () => 'Ahora se juzgan las palabras que casi aciertan.',
    'not-now-names': () => 'Ahora se dicen las palabras clave.',
    'not-said-by-you': ({ round }) => `En la ronda ${round} no dijiste ninguna pista en voz alta.`,
    'not-said-yet': () => 'Dilas antes: se pueden apuntar cuando haya empezado su mitad.',
    'not-spoken': () => 'En esta mesa las pistas se escriben.',
    'not-the-encryptor': () => 'En esta ronda no te toca cifrar.',
    'not-to-judge': ({ at }) => `No hay nada que juzgar en la palabra ${at + 1}.`,
    'nothing-to-judge': () => 'Tu equipo no tiene nada que juzgar.',
    'own-words-too-long': ({ max }) => `Una lista propia puede tener ${max} caracteres en total; esta tiene más.`,
    'too-few-own-words': ({ min, different }) =>
      `Una lista propia necesita ${min} palabras distintas; esta tiene ${different}.`,
  },
};
