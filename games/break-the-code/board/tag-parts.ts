import type { MarkName } from '@cifra/kit';
import type { Card } from '../rules/cards.ts';
import type { BoardWords } from '../words/board-words.ts';
import { rangeText } from '../words/spans.ts';
import type { Writing } from './writing.ts';

/** What a tag over a row shows, from left to right. */
export type TagParts = {
  /** Which places it speaks of; a bracket says it already. */
  readonly places?: string;
  readonly icon?: 'twins' | 'steps';
  readonly before?: string;
  readonly mark?: MarkName;
  readonly value?: string;
  readonly after?: string;
};

const MARKED: { readonly [card in Card]?: MarkName } = {
  black: 'moon',
  white: 'sun',
  'sum-black': 'moon',
  'sum-white': 'sun',
};
const ICON: { readonly [card in Card]?: 'twins' | 'steps' } = { 'same-colour': 'twins', consecutive: 'steps' };

export function tagParts({ card, number, answer, span }: Writing, words: BoardWords, size: number): TagParts {
  const places = span === null ? {} : { places: rangeText(span) };
  const icon = ICON[card];
  const mark = MARKED[card];
  const looks = { ...(icon === undefined ? {} : { icon }), ...(mark === undefined ? {} : { mark }) };
  if (card === 'spread') return { before: words.spread(size), value: valueText(answer) };
  if (typeof answer === 'boolean') return { before: 'c', value: answer ? '> 4' : '≤ 4' };
  if (!Array.isArray(answer))
    return { ...places, ...looks, ...words.tag(card, answer === 1), value: valueText(answer) };
  if (answer.length === 0) return { after: words.none(card, number) };
  if (card.startsWith('where'))
    return { value: String(number ?? ''), after: words.atPlaces(answer.map((place) => String(place))) };
  return { ...places, ...looks, ...words.tag(card, false) };
}

/** What is not answered yet is a question mark. */
function valueText(answer: Writing['answer']): string {
  return answer === null ? '?' : String(answer);
}
