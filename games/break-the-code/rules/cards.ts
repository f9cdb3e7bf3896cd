/** The question cards (B3), each one once. */
export const CARDS = [
  'where-0',
  'where-5',
  'where-1-2',
  'where-3-4',
  'where-6-7',
  'where-8-9',
  'consecutive',
  'same-colour',
  'odd',
  'even',
  'black',
  'white',
  'pairs',
  'sum',
  'sum-left',
  'sum-right',
  'sum-centre',
  'sum-black',
  'sum-white',
  'c-over-4',
  'spread',
] as const;
export type Card = (typeof CARDS)[number];

/** How many lie face up at the start (B3). */
export const FACE_UP = 6;

const NUMBERS: { readonly [card in Card]?: readonly [number, number] } = {
  'where-1-2': [1, 2],
  'where-3-4': [3, 4],
  'where-6-7': [6, 7],
  'where-8-9': [8, 9],
};

/** The two numbers of which the asker names one (B6); none on the other cards. */
export function numbersOf(card: Card): readonly number[] {
  return NUMBERS[card] ?? [];
}

/** A question as it is put: a card, and a number on the four cards that need one. */
export type Question = { readonly card: Card; readonly number?: number };

/** Every question there is: seventeen cards as they are, four with either number. */
export const QUESTIONS: readonly Question[] = CARDS.flatMap(questionsOf);

export function questionsOf(card: Card): readonly Question[] {
  const numbers = numbersOf(card);
  return numbers.length === 0 ? [{ card }] : numbers.map((number) => ({ card, number }));
}

/** What the asker answers too under `sharedCards`, as in the first Japanese edition. */
export const SHARED: readonly Card[] = ['sum', 'c-over-4', 'spread'];
