import type { Json, Language } from '@cifra/kernel';
import type { ReasonWords } from '@cifra/kit/manifest';
import type { BotReason } from '@cifra/mind-kit';

type Sure = 'sure' | 'likely' | 'hardly';

/** The sentences of a bot, now and afterwards. */
type Sentences = {
  readonly quote: (text: string) => string;
  readonly list: (items: readonly string[]) => string;
  /** What a clue sounds like: straight, or by way of another word. */
  readonly sounds: (clue: string, word: string, digit: string, isOver: boolean) => string;
  readonly leads: (clue: string, via: string, word: string, digit: string, isOver: boolean) => string;
  readonly like: (clue: string, via: string, word: string, digit: string, isOver: boolean) => string;
  readonly says: (digits: string, sure: Sure, isOver: boolean) => string;
  readonly blind: (digits: string, isOver: boolean) => string;
  readonly unknown: (clues: string, isOver: boolean) => string;
  readonly strange: (words: string, isOver: boolean) => string;
  readonly agrees: (digits: string) => string;
  readonly givesWay: (digits: string, own: string) => string;
  readonly meant: (clue: string, word: string) => string;
  readonly wrote: (meant: string, read: number, heard: number) => string;
  readonly wroteForPartner: (meant: string, read: number) => string;
  readonly wroteFirst: (meant: string, read: number) => string;
  readonly named: string;
  readonly accepted: string;
  readonly acceptedNothing: string;
};

const en: Sentences = {
  quote: (text) => `“${text}”`,
  list: (items) => new Intl.ListFormat('en').format(items),
  sounds: (clue, word, digit, isOver) => `${clue} ${isOver ? 'sounded' : 'sounds'} like ${word}: ${digit}.`,
  leads: (clue, via, word, digit, isOver) =>
    `${clue} ${isOver ? 'sounded' : 'sounds'} like ${via}, and that like ${word}: ${digit}.`,
  like: (clue, via, word, digit, isOver) =>
    `${clue} ${isOver ? 'sounded' : 'sounds'} like ${word}, as ${via} did: ${digit}.`,
  says: (digits, sure, isOver) =>
    isOver
      ? { sure: 'I was sure.', likely: 'I thought so, no more.', hardly: 'I was half guessing.' }[sure]
      : `I would say ${digits}${{ sure: ', and I am sure', likely: ', I think', hardly: ', but I am half guessing' }[sure]}.`,
  blind: (digits, isOver) =>
    isOver ? 'No clue told me anything: I guessed.' : `No clue tells me anything. I would guess ${digits}.`,
  unknown: (clues, isOver) => (isOver ? `I did not know ${clues}.` : `I do not know ${clues}.`),
  strange: (words, isOver) => (isOver ? `I did not know our word ${words}.` : `I do not know our word ${words}.`),
  agrees: (digits) => `${digits} was dialled already, and I thought the same.`,
  givesWay: (digits, own) => `${digits} was dialled already, and I do not argue. I would have said ${own}.`,
  meant: (clue, word) => `${clue} for ${word}`,
  wrote: (meant, read, heard) =>
    `${meant}: I reckoned that my team would read it at ${read} %, and the others at ${heard} %.`,
  wroteForPartner: (meant, read) =>
    `${meant}: I reckoned that my team would read it at ${read} %. Of the others I do not think.`,
  wroteFirst: (meant, read) =>
    `${meant}: nobody may intercept in round 1, so I spoke plainly. My team would read it at ${read} %, I reckoned.`,
  named: 'Those words fitted best what they had said under each number.',
  accepted: 'It was our word, but for its form or a slip of the pen.',
  acceptedNothing: 'Those were other words than ours.',
};

const es: Sentences = {
  quote: (text) => `«${text}»`,
  list: (items) => new Intl.ListFormat('es').format(items),
  sounds: (clue, word, digit, isOver) => `${clue} ${isOver ? 'me sonó' : 'suena'} a ${word}: ${digit}.`,
  leads: (clue, via, word, digit, isOver) =>
    `${clue} ${isOver ? 'me sonó' : 'suena'} a ${via}, y eso a ${word}: ${digit}.`,
  like: (clue, via, word, digit, isOver) =>
    `${clue} ${isOver ? 'me sonó' : 'suena'} a ${word}, igual que ${via}: ${digit}.`,
  says: (digits, sure, isOver) =>
    isOver
      ? { sure: 'Lo tenía claro.', likely: 'Me parecía que sí, nada más.', hardly: 'Iba medio a ciegas.' }[sure]
      : `Yo diría ${digits}${{ sure: ', lo tengo claro', likely: ', creo', hardly: ', pero voy medio a ciegas' }[sure]}.`,
  blind: (digits, isOver) =>
    isOver ? 'Ninguna pista me decía nada: fui a ciegas.' : `Ninguna pista me dice nada. A ciegas, ${digits}.`,
  unknown: (clues, isOver) => (isOver ? `No conocía ${clues}.` : `No conozco ${clues}.`),
  strange: (words, isOver) =>
    isOver ? `No conocía nuestra palabra ${words}.` : `No conozco nuestra palabra ${words}.`,
  agrees: (digits) => `Ya estaba puesto ${digits}, y yo pensaba lo mismo.`,
  givesWay: (digits, own) => `Ya estaba puesto ${digits}, y yo no discuto. Habría dicho ${own}.`,
  meant: (clue, word) => `${clue} por ${word}`,
  wrote: (meant, read, heard) =>
    `${meant}: contaba con que mi equipo lo leyera al ${read} % y los otros al ${heard} %.`,
  wroteForPartner: (meant, read) =>
    `${meant}: contaba con que mi equipo lo leyera al ${read} %. En los otros no pienso.`,
  wroteFirst: (meant, read) =>
    `${meant}: en la ronda 1 nadie intercepta, así que hablé claro. Contaba con que mi equipo lo leyera al ${read} %.`,
  named: 'Eran las palabras que mejor casaban con lo que dijeron en cada número.',
  accepted: 'Era nuestra palabra, salvo por la forma o un desliz.',
  acceptedNothing: 'No eran nuestras palabras, sino otras.',
};

const SENTENCES: { readonly [language in Language]: Sentences } = { en, es };

function texts(value: Json | undefined): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

function told(language: Language, reason: BotReason): string {
  const to = SENTENCES[language];
  const { code, digits, sure, clue, digit, word, via, unknown, strange, isOver, own, read, heard, meant } = reason;
  const is = (value: Json | undefined) => String(value ?? '');
  const quoted = (value: Json | undefined) => to.quote(is(value));
  const over = isOver === true;
  const unheard = [
    ...(texts(unknown).length > 0 ? [to.unknown(to.list(texts(unknown).map(to.quote)), over)] : []),
    ...(texts(strange).length > 0 ? [to.strange(to.list(texts(strange).map(to.quote)), over)] : []),
  ];
  const all = (...sentences: readonly string[]) => [...sentences, ...unheard].join(' ');
  const says = () => to.says(is(digits), sure as Sure, over);
  const pairs = Array.isArray(meant) ? (meant as readonly { clue: string; word: string }[]) : [];
  const written = () => to.list(pairs.map((pair) => to.meant(to.quote(pair.clue), pair.word)));
  switch (code) {
    case 'reads':
    case 'hears': {
      if (via === null) return all(to.sounds(quoted(clue), is(word), is(digit), over), says());
      const by = code === 'reads' ? to.leads : to.like;
      return all(by(quoted(clue), quoted(via), is(word), is(digit), over), says());
    }
    case 'blind':
      return all(to.blind(is(digits), over));
    case 'agrees':
      return to.agrees(is(digits));
    case 'gives-way':
      return to.givesWay(is(digits), is(own));
    case 'wrote':
      return all(to.wrote(written(), Number(read), Number(heard)));
    case 'wrote-for-partner':
      return all(to.wroteForPartner(written(), Number(read)));
    case 'wrote-first':
      return all(to.wroteFirst(written(), Number(read)));
    case 'named':
      return to.named;
    case 'accepted':
      return to.accepted;
    default:
      return to.acceptedNothing;
  }
}

/** What a bot says when it is asked why, and to its partner before. */
export const reasons: ReasonWords = {
  en: (reason) => told('en', reason),
  es: (reason) => told('es', reason),
};
