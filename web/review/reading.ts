import { type Names, type Seat, type Shape, type Telling, view } from '@cifra/kernel';
import { language } from '@cifra/kit';
import type { MomentProps, ReviewContext, ReviewModule } from '@cifra/kit/review';
import type { DecisionReview, MatchReview, Moment } from '@cifra/mind-kit/review';
import { linesOf, type Reel } from '../replay/frames.ts';
import { namesOf, type Places, seatsOf } from '../table/people/people.ts';
import { words as house } from '../words/index.ts';
import { reviewWords } from '../words/review/index.ts';
import { entriesOf, isLuck } from './moment-model.ts';

/** A review with its match, and the game's part in showing it. */
export type ReviewedMatch = {
  readonly reel: Reel;
  readonly module: ReviewModule<Shape>;
  readonly review: MatchReview;
  readonly places: Places;
};

/** A review as one seat reads it: who is who, and what stood before and after each decision. */
export type SeatReading = ReviewedMatch & {
  readonly context: ReviewContext<Shape>;
  /** Is it the reader's own seat? */
  readonly isMine: boolean;
  /** By their names, also where the context says "you". */
  readonly nameAt: Names;
  readonly telling: Telling<Shape>;
  /** Everybody who plays against this seat, side by side. */
  readonly sides: readonly (readonly Seat[])[];
  readonly turnOf: (version: number) => number;
  readonly turnText: (version: number) => string;
  /** What happened where luck is what a moment is about, in sentences. */
  readonly cameOf: (reason: Moment | null) => readonly string[];
  /** A bot decided in the place of a person. */
  readonly isStoodInFor: (decision: DecisionReview) => boolean;
  readonly momentOf: (decision: DecisionReview) => Omit<MomentProps<Shape>, 'insight'>;
};

/** Of what happened between two decisions, the latest: a table of six says a lot. */
const MOST_LINES = 8;

/** `mine` is the reader's own seat, where that is known. */
export function readingFrom(match: ReviewedMatch, seat: Seat, mine: Seat | undefined): SeatReading {
  const { reel, module, review, places } = match;
  const { file, loaded, states } = reel;
  const words = reviewWords.value;
  const nameAt = namesOf(places);
  const seated = seatsOf(
    places,
    null,
    Array.from({ length: file.seats }, () => true),
  );
  const context: ReviewContext<Shape> = {
    game: loaded.game,
    review,
    seat,
    names: (at) => (at === mine ? words.you : nameAt(at)),
    people: (at) => ({ ...seated(at), isMe: at === mine }),
    language: language.value,
  };
  const viewAt = (at: number) => {
    const state = states[at];
    if (state === undefined) throw new Error(`The match has no entry ${at}`);
    return view(loaded.game, state, seat);
  };
  const turnOf = (version: number) => module.turn({ review, seat, before: viewAt(version - 1) });
  const telling = loaded.tellings[language.value];
  const cameOf = (reason: Moment | null) => {
    if (!isLuck(reason)) return [];
    const { from, to } = entriesOf(review, reason);
    // What one does before one decides, drawing a tile for example, is told by the board itself.
    const isOwn = (entry: number) => entry > from && file.entries[entry]?.seat === seat;
    return linesOf(reel, telling, nameAt)
      .filter(({ at }) => at >= from && at <= to && !isOwn(at))
      .map(({ text }) => text)
      .slice(-MOST_LINES);
  };
  return {
    ...match,
    context,
    isMine: seat === mine,
    nameAt,
    telling,
    sides: rivalsOf(loaded.game.teams(file.seats), file.seats, seat),
    turnOf,
    turnText: (version) => words.turn(turnOf(version), module.hasRounds === true),
    cameOf,
    isStoodInFor: ({ bot }) => bot !== undefined && places.seats[seat]?.person !== null,
    momentOf: (decision) => ({
      ...context,
      decision,
      before: viewAt(decision.version - 1),
      after: viewAt(decision.version),
    }),
  };
}

/** How it ended, as a title; whoever plays alone beats nobody. */
export function headlineOf(
  { review, sides, context, reel, telling, nameAt }: SeatReading,
  mine: Seat | undefined,
): string {
  const { outcome } = review;
  if (sides.length === 0) return reviewWords.value.resultAlone(review.seats[context.seat]?.result ?? 0);
  if (mine === undefined || !outcome.winners.includes(mine)) return telling.outcome(outcome, nameAt);
  const { youWin, youShare } = house.value.table;
  const teams = context.game.teams(reel.file.seats);
  const isOneSide = outcome.winners.length === 1 || teams.some((team) => team.length === outcome.winners.length);
  return isOneSide ? youWin : youShare;
}

/** Everybody who plays against this seat, side by side. */
function rivalsOf(teams: readonly (readonly Seat[])[], seats: number, seat: Seat): readonly (readonly Seat[])[] {
  const sides = teams.length > 0 ? teams : Array.from({ length: seats }, (_, one) => [one]);
  return sides.filter((side) => !side.includes(seat));
}
