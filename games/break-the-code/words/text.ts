import {
  type Names,
  type Outcome,
  type Seat,
  seatHand,
  type Telling,
  type Tellings,
  tellRefusal,
  type View,
  type Who,
} from '@cifra/kernel';
import type { Answer } from '../rules/answers.ts';
import { type Card, numbersOf, type Question } from '../rules/cards.ts';
import { colourOf, numberOf, type Tile } from '../rules/tiles.ts';
import type { Asked, BreakTheCode, Command, Fact, Guess, Table } from '../rules/types.ts';
import { tellDraw } from './draws.ts';
import { en, type Words } from './en.ts';
import { es } from './es.ts';

function telling(words: Words): Telling<BreakTheCode> {
  return {
    name: words.name,
    fact: (fact, names, viewer) => tellFact(words, fact, (seat) => (seat === viewer ? null : names(seat))),
    move: (command) => tellMove(words, command),
    refusal: (refusal) => tellRefusal(words.refusals, refusal),
    outcome: (outcome, names) => tellOutcome(words, outcome, names),
    draw: (drawn, names) => tellDraw(words, drawn, names),
    board: (view, names) => tellBoard(words, view, names),
    option: (name) => words.options[name],
  };
}

function rowText(words: Words, tiles: readonly Tile[]): string {
  return tiles.map((tile) => words.tile(numberOf(tile), colourOf(tile))).join(' · ');
}

export function questionText(words: Words, { card, number }: Question): string {
  return words.question(card, String(number ?? ''));
}

/** A card that waits to be asked: where the asker names a number, both are offered. */
export function cardText(words: Words, card: Card): string {
  const numbers = numbersOf(card).map(String);
  return numbers.length === 0 ? words.question(card, '') : words.question(card, numbers.join('/'));
}

export function answerText(words: Words, { card }: Question, answer: Answer): string {
  if (typeof answer === 'boolean') return answer ? words.yes : words.no;
  if (typeof answer === 'number') return String(answer);
  if (answer.length === 0) return card.startsWith('where') ? words.nowhere : words.noGroup;
  return words.list(answer.map((place) => (typeof place === 'string' ? place : `${place[0]}–${place.at(-1)}`)));
}

/** The same in as few signs as it can be read in: places without a word, «b–c» for neighbours. */
export function answerShort(words: Words, question: Question, answer: Answer): string {
  if (typeof answer === 'boolean' || typeof answer === 'number' || answer.length === 0)
    return answerText(words, question, answer);
  return answer.map((place) => (typeof place === 'string' ? place : joined(place))).join(', ');
}

/** A line may end after a dash: the two letters stay together. */
const joined = (places: readonly string[]): string => `${places[0]}\u2060–\u2060${places.at(-1)}`;

/** A row in a sentence. */
export function digitsText(words: Words, tiles: readonly Tile[]): string {
  return tiles.map((tile) => words.tile(numberOf(tile), colourOf(tile))).join(', ');
}

type Whom = (seat: Seat) => Who;

function tellAsked(words: Words, asked: Asked, names: Whom): string {
  const answers = asked.answers.map(({ seat, answer }) =>
    words.answered(names(seat), answerText(words, asked, answer)),
  );
  return [words.asked(names(asked.seat), questionText(words, asked)), ...answers].join(' ');
}

function tellGuess(words: Words, { seat, tiles, right }: Guess, names: Whom): string {
  return tiles === undefined
    ? words.guessedInSecret(names(seat), right)
    : words.guessed(names(seat), rowText(words, tiles), right);
}

function tellFact(words: Words, fact: Fact, names: Whom): string | null {
  switch (fact.type) {
    case 'dealt':
      return words.dealt(names(fact.first));
    case 'asked':
      return fact.drawn === null
        ? tellAsked(words, fact, names)
        : `${tellAsked(words, fact, names)} ${words.drawn(cardText(words, fact.drawn))}`;
    case 'guessed':
      return tellGuess(words, fact, names);
    case 'declined':
      return words.declined(names(fact.seat));
    case 'turned':
      // Whose turn it is goes without saying, except where it is a special one.
      if (fact.phase === 'free') return fact.until === null ? null : words.lastRound(names(fact.seat));
      return fact.phase === 'reply' ? words.toReply(names(fact.seat)) : words.toFinish(names(fact.seat));
    case 'ended':
      return [words.ended[fact.reason], ...openRows(words, fact, names)].join(' ');
  }
}

function openRows(words: Words, { rows, centre }: NonNullable<Table['end']>, names: Whom): readonly string[] {
  const opened = rows.map((row, seat) => words.rowOf(names(seat), rowText(words, row)));
  return centre.length === 0 ? opened : [...opened, words.centre(rowText(words, centre))];
}

function tellMove(words: Words, command: Command): string {
  switch (command.type) {
    case 'ask':
      return words.moveAsk(questionText(words, command));
    case 'guess':
      return words.moveGuess(rowText(words, command.tiles));
    case 'pass':
      return words.movePass;
  }
}

function tellOutcome(words: Words, { winners, ranking, reason }: Outcome, names: Names): string {
  const who = words.list(winners.map(names));
  if (winners.length === 1) return words.winner(who);
  if (winners.length > 1) return reason === 'both-right' ? words.draw(who) : words.winners(who);
  return ranking.flat().length === 2 ? words.level : words.nobody;
}

function tellBoard(words: Words, { table, viewer, hands }: View<BreakTheCode>, names: Names): string {
  const calls: Names = (seat) => (seat === viewer ? `${names(seat)} (${words.you})` : names(seat));
  const hand = viewer === 'spectator' ? undefined : hands[seatHand(viewer)];
  const own = hand === undefined ? [] : [words.yourRow(rowText(words, hand.tiles))];
  if (hand?.guess !== undefined) own.push(words.yourGuess(rowText(words, hand.guess)));
  if (hand?.centre !== undefined) own.push(words.yourCentre(rowText(words, hand.centre)));
  const cards = table.cards.map((card) => `  · ${cardText(words, card)}`);
  const asked = table.asked.map((one) => `  ${tellAsked(words, one, calls)}`);
  const guesses = table.guesses.map((one) => `  ${tellGuess(words, one, calls)}`);
  const parts = [
    own,
    [words.cards(table.pile), ...cards],
    asked.length === 0 ? [] : [words.questionsSoFar, ...asked],
    guesses,
    table.out.map((seat) => words.isOut(calls(seat))),
    table.end === null ? [] : openRows(words, table.end, calls),
    [expected(words, table, calls)],
  ];
  return parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n');
}

function expected(words: Words, { turn, phase, until }: Table, names: Names): string {
  if (turn === null) return words.over;
  if (phase === 'free') return until === null ? words.toAskOrGuess(names(turn)) : words.toEndRound(names(turn));
  return phase === 'reply' ? words.toReply(names(turn)) : words.toFinish(names(turn));
}

export const tellings: Tellings<BreakTheCode> = { en: telling(en), es: telling(es) };
