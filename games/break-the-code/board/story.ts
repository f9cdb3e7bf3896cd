import type { Seat } from '@cifra/kernel';
import type { Story, StoryContext } from '@cifra/kit/stage';
import { numberOf } from '../rules/tiles.ts';
import type { Asked } from '../rules/types.ts';
import { en } from '../words/en.ts';
import { es } from '../words/es.ts';
import { shortCard } from '../words/short-cards.ts';
import { type StoryWords, storyWords } from '../words/story.ts';
import { answerShort, digitsText } from '../words/text.ts';
import type { CodeBeat, Show } from './beats.ts';

/** A turn from the viewer's side: while it goes on what happens now, afterwards the whole of it in a sentence. */
export function story(beats: readonly CodeBeat[], context: StoryContext): Story | null {
  const last = beats.at(-1);
  if (last === undefined) return null;
  const later = laterTold(last.show, last.by, context);
  return { by: last.by, ...told(last.show, last.by, context), ...(later === null ? {} : { later }) };
}

/** What the viewer's own question brought, where one other person answers; among more the table of answers shows it. */
function laterTold(show: Show, by: Seat | null, { viewer, language }: StoryContext): string | null {
  const words = storyWords[language];
  const [answer, ...more] = show.type === 'answered' ? show.asked.answers : [];
  if (show.type !== 'answered' || by !== viewer || answer === undefined || more.length > 0) return null;
  const { asked } = show;
  const card = shortCard(language, asked.card, sizeAmong(1), asked.number);
  return words.askedEarlier(card, answerShort(language === 'es' ? es : en, asked, answer.answer));
}

type Told = Pick<Story, 'line' | 'detail'>;
type Who = (seat: Seat | null) => string | null;

function told(show: Show, by: Seat | null, context: StoryContext): Told {
  const words = storyWords[context.language];
  const game = context.language === 'es' ? es : en;
  const who: Who = (seat) => (seat === null || seat === context.viewer ? null : context.names(seat));
  switch (show.type) {
    case 'dealt':
      return { line: words.dealt, detail: words.begins(who(show.first)) };
    case 'asks':
      return { line: words.asks(who(by), topicOf(show.asked, words)) };
    case 'answered': {
      const line = askedTold(show.asked, who, words, context);
      const { drawn } = show.asked;
      return drawn === null
        ? { line }
        : { line, detail: words.newCard(shortCard(context.language, drawn, sizeAmong(show.asked.answers.length))) };
    }
    case 'says':
      return { line: words.says(who(by), digitsText(game, show.tiles)) };
    case 'judged':
      return judgedTold(show, by, who, words);
    case 'declined':
      return { line: words.declined(who(by)) };
    case 'ended':
      return { line: words.ended[show.end.reason] };
  }
}

const NO_BREAK = '\u00a0';

/** A row has five places, or four with four players, of whom each answers (B4, B7). */
const sizeAmong = (answers: number): number => (answers === 4 ? 4 : 5);

function topicOf({ card, number, answers }: Asked, words: StoryWords): string {
  return words.topic(card, String(number ?? ''), sizeAmong(answers.length));
}

function askedTold(asked: Asked, who: Who, words: StoryWords, { language }: StoryContext): string {
  const game = language === 'es' ? es : en;
  const topic = topicOf(asked, words);
  const [only, ...more] = asked.answers;
  const said = asked.answers.map(({ seat, answer }) => ({ who: who(seat), text: answerShort(game, asked, answer) }));
  const first = said[0];
  if (only !== undefined && more.length === 0 && first !== undefined)
    return words.askedOne(who(asked.seat), first.who, topic, first.text);
  // A name and what it answered are not torn apart.
  const list = said.map((one) => `${one.who ?? words.you}${NO_BREAK}${one.text}`).join(`${NO_BREAK}· `);
  return words.askedAll(who(asked.seat), topic, list);
}

function judgedTold({ isRight, tiles }: Show & { type: 'judged' }, by: Seat | null, who: Who, words: StoryWords): Told {
  const actor = who(by);
  if (tiles === null)
    return isRight
      ? { line: words.brokeCentre(actor), detail: words.roundIsCompleted }
      : { line: words.missedCentre(actor), detail: words.stillAnswers(actor) };
  // Of two the other one's row is hunted (B8).
  const whose = by === null ? null : who(1 - by);
  const line = isRight ? words.wasRight(actor, whose) : words.wasWrong(actor, whose);
  return { line, detail: words.said(tiles.map(numberOf).join(' · ')) };
}
