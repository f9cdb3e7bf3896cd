import type { Language } from '@cifra/kernel';

const count = (language: Language) => (value: number) => value.toLocaleString(language);

const en = {
  exact: 'Rows are counted exactly.',
  count: count('en'),
  note: (isCentre: boolean) => `Of every 100 ${isCentre ? 'deals' : 'rows'} still possible, this many had …`,
  rest: (share: number) => `others ${share}`,
  none: (numbers: readonly number[]) => numbers.map((number) => `no ${number}s`).join(', '),
  left: (rows: number): string => (rows === 1 ? 'the only row left' : 'rows possible'),
  rowOf: (who: string) => `${who}’s row`,
  yourRow: 'Your row',
  howMany: 'How many rows were left?',
  before: 'Before the question',
  beforeGuess: 'Before the guess',
  made: (who: string, what: string) => `${who}: “${what}”`,
  better: (what: string) => `Better: “${what}”`,
  about: (_rows: number): string => 'about',
  normal: (rows: string, got: string, isMore: boolean) =>
    `About ${rows} was normal (the mark). It came to ${got}: ${isMore ? 'bad luck' : 'luck'}, and not in the grade.`,
  /** Where the better question leaves more rows. */
  notByRows: {
    duel: 'Rows are not everything: what counts is how soon the rest can be told apart by the cards that stay.',
    crowd: 'Rows are not everything: everybody hears the answer, and it may tell the others even more.',
  },
  cards: 'The cards that lay there, and what each one leaves',
  leaves: (_rows: number | null): string => 'leaves about',
  uncounted: 'too many deals to count here',
  guesses: 'Which row?',
  wins: 'wins of 100',
  guess: (row: string) => `It is ${row}`,
  ask: (what: string) => `Ask “${what}”`,
  pass: 'Pass',
  oneIn: (rows: number) => `1 in ${rows}`,
  drain: 'Rows still possible',
  afterEach: 'before each turn',
  drainHelp: 'Height: how many halvings until it was known.',
  known: (turn: number) => `From turn ${turn} on it could be known for sure.`,
  headline: {
    toldMore: (what: string) => `“${what}” told more`,
    worthMore: (what: string) => `“${what}” was worth more`,
    tooEarly: 'It was too early to guess',
    timeToGuess: 'It was time to guess',
    otherRow: 'Another row was likelier',
    known: 'It could be known for sure',
    bestAsk: 'No card told more',
    goodAsk: 'No question was worth more',
    bestGuess: 'The right moment to guess',
    bestPass: 'Right to pass',
    pass: 'A guess was better than passing',
  },
  summary: {
    asked: (what: string, before: string, after: string) => `“${what}”: from ${before} rows to ${after}.`,
    instead: (what: string, better: string, leaves: string) =>
      `“${what}” was asked; “${better}” leaves about ${leaves} ${leaves === '1' ? 'row' : 'rows'}.`,
    better: (what: string, better: string) => `“${what}” was asked; “${better}” won more often.`,
    named: 'The one row left was named.',
    guessed: (rows: number) => (rows === 1 ? 'Not the one row that was left.' : `A guess with ${rows} rows left.`),
    passed: (rows: number) => (rows === 1 ? 'Passed with one row left.' : `Passed with ${rows} rows left.`),
    waited: (rows: number) =>
      rows === 1 ? 'Another question, with one row left.' : `Another question with ${rows} rows left.`,
  },
  tips: {
    ask: 'before you ask, think of how many different answers a card can get. The more there are, the more it tells.',
    early: 'count the rows before you guess. With ten left, nine guesses of ten are wrong.',
    late: 'when only a few rows are left, a guess can win at once; another question gives your rival another turn.',
    lateAmongMany: 'when you nearly know it, say it: after the first right guess the others have only that round left.',
  },
};

type Words = typeof en;

const es: Words = {
  exact: 'Las filas se cuentan con exactitud.',
  count: count('es'),
  note: (isCentre) => `De cada 100 ${isCentre ? 'repartos posibles, cuántos' : 'filas posibles, cuántas'} llevaban…`,
  rest: (share) => `resto ${share}`,
  none: (numbers) => (numbers.length === 1 ? `sin ${numbers[0]}` : `ni ${numbers.join(' ni ')}`),
  left: (rows) => (rows === 1 ? 'la única posible' : 'posibles'),
  rowOf: (who) => `La fila de ${who}`,
  yourRow: 'Tu fila',
  howMany: '¿Cuántas filas quedaban?',
  before: 'Antes de preguntar',
  beforeGuess: 'Antes del intento',
  made: (who, what) => `${who}: «${what}»`,
  better: (what) => `Mejor: «${what}»`,
  about: (rows) => (rows === 1 ? 'cerca de' : 'unas'),
  normal: (rows, got, isMore) =>
    `${rows === '1' ? 'Lo normal era una' : `Lo normal eran unas ${rows}`} (la raya). ${got === '1' ? 'Quedó' : 'Quedaron'} ${got}: ${isMore ? 'mala suerte' : 'suerte'}, y no cuenta en la nota.`,
  notByRows: {
    duel: 'Las filas no lo son todo: cuenta en cuánto tiempo se distinguen las demás con las cartas que quedan.',
    crowd: 'Las filas no lo son todo: la respuesta la oyen todos, y a los demás puede decirles aún más.',
  },
  cards: 'Las cartas que había: filas que deja cada una',
  leaves: (rows) => (rows === 1 ? 'deja cerca de' : 'deja unas'),
  uncounted: 'demasiados repartos para contarlos aquí',
  guesses: '¿Qué fila?',
  wins: 'ganas de cada 100',
  guess: (row) => `Es ${row}`,
  ask: (what) => `Preguntar «${what}»`,
  pass: 'Pasar',
  oneIn: (rows) => `1 de ${rows}`,
  drain: 'Filas que aún eran posibles',
  afterEach: 'antes de cada turno',
  drainHelp: 'Altura: cuántas mitades faltaban para saberla.',
  known: (turn) => `Desde el turno ${turn} se podía saber con seguridad.`,
  headline: {
    toldMore: (what) => `«${what}» decía más`,
    worthMore: (what) => `«${what}» valía más`,
    tooEarly: 'Era pronto para arriesgar',
    timeToGuess: 'Era hora de arriesgar',
    otherRow: 'Había otra fila más probable',
    known: 'Ya se podía saber',
    bestAsk: 'Ninguna carta decía más',
    goodAsk: 'Ninguna pregunta valía más',
    bestGuess: 'El momento justo para arriesgar',
    bestPass: 'Bien pasado',
    pass: 'Era mejor probar que pasar',
  },
  summary: {
    asked: (what, before, after) => `«${what}»: de ${before} filas a ${after}.`,
    instead: (what, better, leaves) =>
      `Se preguntó «${what}»; «${better}» deja ${leaves === '1' ? 'una fila' : `unas ${leaves} filas`}.`,
    better: (what, better) => `Se preguntó «${what}»; «${better}» ganaba más veces.`,
    named: 'Se dijo la única fila posible.',
    guessed: (rows) => (rows === 1 ? 'No era la única fila posible.' : `Un intento con ${rows} filas posibles.`),
    passed: (rows) => (rows === 1 ? 'Se pasó con una sola fila posible.' : `Se pasó con ${rows} filas posibles.`),
    waited: (rows) =>
      rows === 1 ? 'Otra pregunta, con una sola fila posible.' : `Otra pregunta con ${rows} filas posibles.`,
  },
  tips: {
    ask: 'antes de preguntar, piensa cuántas respuestas distintas puede tener una carta. Cuantas más, más dice.',
    early: 'cuenta las filas antes de arriesgar. Con diez posibles, nueve intentos de diez fallan.',
    late: 'cuando quedan pocas filas, un intento puede ganar al momento; otra pregunta le da otro turno al rival.',
    lateAmongMany: 'si ya casi lo sabes, dilo: tras el primer acierto, a los demás solo les queda esa ronda.',
  },
};

export const reviewWords: { readonly [language in Language]: Words } = { en, es };
