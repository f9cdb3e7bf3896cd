import type { Names, Shape, Telling } from '@cifra/kernel';
import type { DecisionReview, MatchReview, Moment, Unit } from '@cifra/mind-kit/review';
import type { CommandContext } from '../context.ts';
import type { ReadMatch } from '../match/match-files.ts';
import { namesIn, printable } from '../match/names.ts';
import { textTable } from '../terminal/text-table.ts';
import type { Words } from '../words/en.ts';

type Telled = { readonly words: Words['review']; readonly telling: Telling<Shape>; readonly names: Names };

/** A review for people: the result and what it is made of, the moments, every decision that had a choice, whose opinion. */
export function reviewText(context: CommandContext, { file, listed }: ReadMatch, review: MatchReview): string {
  const telling = listed.tellings[context.language];
  const names = namesIn(file, context.words);
  const telled = { words: context.words.review, telling, names };
  const { words } = telled;
  const parts = [
    `${words.title(telling.name, words.depths[review.depth])}\n${telling.outcome(review.outcome, names)}`,
    seatsTable(telled, review),
    momentLines(telled, review, file.entries.length - 1),
    decisionsTable(telled, review),
    `${words.opinions[review.opinion]}\n${words.epsilon(amount(review.limits.best, review.unit, words))}`,
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function amount(value: number, unit: Unit, words: Words['review'], signed = false): string {
  const sign = signed && value > 0 ? '+' : value < 0 ? '−' : '';
  const size = Math.abs(value);
  return unit === 'win'
    ? `${sign}${(100 * size).toFixed(size < 0.1 && !signed ? 1 : 0)} %`
    : `${sign}${words.points(size.toFixed(1))}`;
}

function seatsTable({ words, names }: Telled, { seats, unit }: MatchReview): string {
  const rows = seats.map(({ seat, expected, result, skill, luck, accuracy }) => [
    names(seat),
    amount(expected, unit, words),
    amount(skill, unit, words, true),
    amount(luck.chance, unit, words, true),
    amount(luck.rivals, unit, words, true),
    amount(result, unit, words),
    accuracy === null ? '–' : accuracy.toFixed(0),
  ]);
  return textTable(words.seatColumns, rows);
}

function momentLines(
  { words, telling, names }: Telled,
  { moments, decisions, unit }: MatchReview,
  last: number,
): string {
  if (moments.length === 0) return '';
  const moveAt = ({ version, seat }: Moment) => decisions.find((one) => one.version === version && one.seat === seat);
  const lines = moments.map((moment) => {
    const decision = moveAt(moment);
    const better =
      decision === undefined || moment.why !== 'loss' ? '' : words.better(moveText(telling, decision.best, names));
    // What the end itself brought is told at the last move.
    return `  [${Math.min(moment.version, last)}] ${names(moment.seat)}: ${words.why[moment.why](amount(moment.amount, unit, words))}${better}`;
  });
  return [words.moments, ...lines].join('\n');
}

function moveText(telling: Telling<Shape>, command: { readonly type: string }, names: Names): string {
  return printable(telling.move(command, names)).replaceAll('\n', ' ');
}

function decisionsTable({ words, telling, names }: Telled, { decisions, unit }: MatchReview): string {
  const rows = decisions
    .filter(({ options }) => options.length > 1)
    .map((one: DecisionReview) => [
      String(one.version),
      names(one.seat),
      moveText(telling, one.command, names),
      one.value === null ? '–' : amount(one.value, unit, words),
      one.loss === 0 ? '' : amount(-one.loss, unit, words, true),
      one.hinted === true ? words.hinted(words.grades[one.grade]) : words.grades[one.grade],
      one.loss === 0 ? '' : moveText(telling, one.best, names),
    ]);
  return textTable(words.decisionColumns, rows);
}
