import type { Language } from '@cifra/kernel';

const list = (language: Language) => (items: readonly string[]) => new Intl.ListFormat(language).format(items);

const en = {
  list: list('en'),
  round: (round: number) => `Round ${round}`,
  words: (isMine: boolean): string => (isMine ? 'Your words and clues' : 'Their words and clues'),
  read: (of: number) => `read by your side, of ${of}`,
  heard: (of: number) => `overheard, of ${of}`,
  rivals: 'What the rivals had said',
  unheard: 'nothing yet',
  nobody: 'round 1: nobody listens',
  of: (count: number, all: number) => `${count} of ${all}`,
  readWord: 'read',
  heardWord: 'overheard',
  what: 'What else could be written?',
  written: 'Written',
  instead: 'Our bots would write',
  because: {
    read: 'What makes the difference: the own side reads ours more surely.',
    heard: 'What makes the difference: the rivals overhear ours less surely.',
    leak: 'What makes the difference: ours give the rivals less of a lead on the words.',
  },
  taken: (guesses: readonly string[]) => `Before this, our listeners took ${list('en')(guesses)}.`,
  takenFor: (digit: number, word: string) => `word ${digit} for “${word}”`,
  which: 'Which code was likely?',
  of100: 'of 100',
  sheet: 'Which codes did the open sheet allow?',
  allowed: (open: number, isOverheard: boolean): string =>
    isOverheard
      ? open === 1
        ? 'To our listeners only one of the 24 codes goes with all that was said before.'
        : `To our listeners ${open} of the 24 codes go with what was said before.`
      : open === 1
        ? 'To our readers, who know the words, only one of the 24 codes fits.'
        : `To our readers, who know the words, ${open} of the 24 codes fit.`,
  meant: 'meant',
  clues: (clues: readonly string[]) => list('en')(clues.map((clue) => `“${clue}”`)),
  blank: 'left blank',
  headline: {
    loud: (clue: string, isAll: boolean) => (isAll ? `“${clue}” told everybody` : `“${clue}” told the rivals much`),
    unread: (clue: string, isAll: boolean) =>
      isAll ? `Nobody would have read “${clue}”` : `“${clue}” was hard to read`,
    better: 'Our bots would write other clues',
    read: 'Harder to read than they had to be',
    heard: 'Easier to overhear than they had to be',
    leak: 'They led the rivals towards the words',
    best: 'Clues for your side alone',
    bestOverheard: 'Nothing better to write, and still overheard',
    bestPlain: 'Nothing better to write',
    code: (code: string) => `${code} was likelier`,
    bestCode: 'The likeliest code',
    alikeCode: 'No code was clearly likelier',
    agreed: 'Said by the whole team',
  },
  summary: {
    clues: (clues: string, heard: string | null) => (heard === null ? `${clues}.` : `${clues}: ${heard} overheard.`),
    allHeard: (clues: string) => `${clues}: all overheard.`,
    decoded: (code: string) => `The own side’s clues, read as ${code}.`,
    intercepted: (code: string) => `The rivals’ clues, heard as ${code}.`,
    other: '',
  },
  tips: {
    loud: 'a clue that fits the ones before it helps the rivals most. Look at all that stands under a number before you add to it.',
    unread:
      'a clue nobody reads costs as much as one that everybody reads. Start from the keyword and take one step, not two.',
    code: 'compare each clue with everything said under a number, not only with the last round.',
  },
};

type Words = typeof en;

const es: Words = {
  list: list('es'),
  round: (round) => `Ronda ${round}`,
  words: (isMine) => (isMine ? 'Tus palabras y pistas' : 'Sus palabras y pistas'),
  read: (of) => `las lee tu equipo, de ${of}`,
  heard: (of) => `las pillan, de ${of}`,
  rivals: 'Lo que habían dicho los rivales',
  unheard: 'nada aún',
  nobody: 'ronda 1: nadie escucha',
  of: (count, all) => `${count} de ${all}`,
  readWord: 'la leen',
  heardWord: 'la pillan',
  what: '¿Qué más se podía escribir?',
  written: 'Escrito',
  instead: 'Nuestros bots escribirían',
  because: {
    read: 'Lo que cambia: el propio equipo entiende las nuestras con más seguridad.',
    heard: 'Lo que cambia: al rival le cuesta más pillar las nuestras.',
    leak: 'Lo que cambia: las nuestras acercan menos al rival a las palabras.',
  },
  taken: (guesses) => `Antes de esto, quienes escuchan creían que ${list('es')(guesses)}.`,
  takenFor: (digit, word) => `la ${digit} era «${word}»`,
  which: '¿Qué código era probable?',
  of100: 'de cada 100',
  sheet: '¿Qué códigos permitía la hoja abierta?',
  allowed: (open, isOverheard) =>
    isOverheard
      ? open === 1
        ? 'Para nuestros bots que escuchan, solo uno de los 24 códigos encaja con lo dicho antes.'
        : `Para nuestros bots que escuchan, ${open} de los 24 códigos encajan con lo dicho antes.`
      : open === 1
        ? 'Para nuestros bots que leen, que conocen las palabras, solo encaja uno de los 24 códigos.'
        : `Para nuestros bots que leen, que conocen las palabras, encajan ${open} de los 24 códigos.`,
  meant: 'el de verdad',
  clues: (clues) => list('es')(clues.map((clue) => `«${clue}»`)),
  blank: 'en blanco',
  headline: {
    loud: (clue, isAll) => (isAll ? `«${clue}» lo decía todo` : `«${clue}» le decía mucho al rival`),
    unread: (clue, isAll) => (isAll ? `«${clue}» no la habría entendido nadie` : `«${clue}» costaba entenderla`),
    better: 'Nuestros bots escribirían otras',
    read: 'Más difíciles de entender de lo necesario',
    heard: 'Más fáciles de pillar de lo necesario',
    leak: 'Llevaban al rival hacia las palabras',
    best: 'Pistas solo para tu equipo',
    bestOverheard: 'No había nada mejor, y aun así se oyó',
    bestPlain: 'No había nada mejor que escribir',
    code: (code) => `${code} era más probable`,
    bestCode: 'El código más probable',
    alikeCode: 'Ningún código era claramente más probable',
    agreed: 'Lo dijo todo el equipo',
  },
  summary: {
    clues: (clues, heard) => (heard === null ? `${clues}.` : `${clues}: pillan ${heard}.`),
    allHeard: (clues) => `${clues}: las pillan todas.`,
    decoded: (code) => `Las pistas del propio equipo, leídas como ${code}.`,
    intercepted: (code) => `Las pistas rivales, entendidas como ${code}.`,
    other: '',
  },
  tips: {
    loud: 'la pista que encaja con las anteriores es la que más ayuda al rival. Mira todo lo que hay bajo un número antes de añadir otra.',
    unread: 'una pista que nadie lee cuesta tanto como la que leen todos. Parte de la palabra y da un paso, no dos.',
    code: 'compara cada pista con todo lo dicho bajo un número, no solo con la última ronda.',
  },
};

export const reviewWords: { readonly [language in Language]: Words } = { en, es };
