import type { Shape } from '@cifra/kernel';
import { language } from '@cifra/kit';
import type { ReviewModule } from '@cifra/kit/review';
import type { DecisionReview, MatchReview } from '@cifra/mind-kit/review';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { reviewHash } from '../browser/review-link.ts';
import type { Reel } from '../replay/frames.ts';
import { placesIn, seatsOf } from '../table/people/people.ts';
import { useMedia } from '../ui/use-media.ts';
import { reviewWords } from '../words/review/index.ts';
import { MomentSteps } from './MomentSteps.tsx';
import { Moments } from './Moments.tsx';
import { MomentView } from './MomentView.tsx';
import { isLuck, type ShownMoment, shownMoment, shownMoments } from './moment-model.ts';
import { Practice } from './Practice.tsx';
import { ReviewBar } from './ReviewBar.tsx';
import { ReviewWhole } from './ReviewWhole.tsx';
import { readingFrom } from './reading.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import type { RunningReview } from './use-review.ts';
import { useReviewAddress } from './use-review-address.ts';

/** From here on a page has room for a moment beside the whole; `review.css` says the same. */
const DESK = '(min-width: 60rem)';

type Props = {
  readonly reel: Reel;
  readonly module: ReviewModule<Shape>;
  readonly running: RunningReview;
  readonly review: MatchReview;
  /** Where it can be found by others; null for a file from one's own disk. */
  readonly place: { readonly room: string; readonly match: string } | null;
};

/** A whole review from one side: who was ahead, three moments, luck and play, one thing to try; and one moment close by. */
export function Review({ reel, module, running, review, place }: Props) {
  const words = reviewWords.value;
  const places = useMemo(() => placesIn(reel.file), [reel.file]);
  const { seat, mine, picked, go, share, isCopied } = useReviewAddress(reel.file, places);
  const isDesk = useMedia(DESK).value;
  /** Which try it is of the position that is played on; null while the review is read. */
  const tries = useSignal<number | null>(null);
  const reading = readingFrom({ reel, module, review, places }, seat.value, mine);
  const moments = useMemo(() => shownMoments(review, seat.value), [review, seat.value]);
  const shown = pickedMoment(review, moments, picked.value, seat.value);
  const version = shown?.decision.version ?? null;
  useEffect(() => {
    if (version !== null) running.look(version);
  }, [version]);
  useKeptFocus(picked.value);
  const position = version === null ? undefined : reel.states[version - 1];
  if (tries.value !== null && position !== undefined && version !== null)
    return (
      <Practice
        key={tries.value}
        loaded={reel.loaded}
        from={position}
        seat={seat.value}
        turn={reading.turnText(version)}
        people={seatsOf(places, null, places.seats.map(isThere))}
        levelOf={(one) => places.seats[one]?.bot ?? 'club'}
        think={running.think}
        onAgain={() => {
          tries.value = (tries.value ?? 0) + 1;
        }}
        onLeave={() => {
          tries.value = null;
        }}
      />
    );

  const listed = moments.map((one) => ({
    shown: one,
    turn: reading.turnText(one.decision.version),
    // Of what was done there is nothing to say: it is not what such a moment is about.
    summary: isLuck(one.reason)
      ? words.byWhatCame(one.reason.version === one.decision.version)
      : module.summary(reading.momentOf(one.decision)),
    href: reviewHash({ seat: seat.value, move: one.decision.version }),
  }));
  const momentList = (
    <section class="review-moments" aria-labelledby="review-moments">
      <h2 id="review-moments">{words.moments(listed.length)}</h2>
      <Moments moments={listed} unit={review.unit} chosen={version} onPick={go} />
    </section>
  );
  const at = moments.findIndex(({ decision }) => decision.version === version);
  const stepTo = (to: number) => {
    const moment = at < 0 ? undefined : moments[to];
    return moment === undefined ? null : () => go(moment.decision.version);
  };
  const isClose = picked.value !== null;
  /** A phone shows the whole until a moment is picked, and that is what it shares then. */
  const sharedMove = isDesk ? version : picked.value;
  const opinion = [
    ...(module.exact === undefined ? [] : [module.exact(language.value)]),
    reading.sides.length === 0 ? words.opinionAlone : words.opinions[review.opinion],
  ].join(' ');
  const insights = running.insights.value;
  return (
    <div class="review" data-game={reel.file.game} data-close={isClose}>
      <ReviewBar
        reading={reading}
        title={isClose && at >= 0 ? words.moment(at + 1, moments.length) : words.title}
        isClose={isClose}
        place={place}
        entry={version === null ? 0 : version - 1}
        shareText={isCopied.value ? words.copied : sharedMove === null ? words.shareWhole : words.share}
        onLeaveMoment={() => go(null)}
        onSeat={(to) => {
          seat.value = to;
          go(null);
        }}
        onShare={() => void share(sharedMove, reading.telling.name)}
      />
      <ReviewWhole
        reading={reading}
        mine={mine}
        moments={moments}
        version={version}
        progress={running.progress}
        opinion={opinion}
        onPick={go}
      >
        {!isDesk && momentList}
      </ReviewWhole>
      {(isDesk || shown !== null) && (
        <div class="review-close">
          {isDesk && momentList}
          {shown !== null && (
            <MomentView
              key={`${seat.value} ${version}`}
              module={module}
              moment={{ ...reading.momentOf(shown.decision), insight: insights.get(shown.decision.version) ?? null }}
              shown={shown}
              turn={reading.turnOf(shown.decision.version)}
              came={reading.cameOf(shown.reason)}
              who={reading.isMine ? null : reading.nameAt(seat.value)}
              isStoodInFor={reading.isStoodInFor(shown.decision)}
              // A bot that agrees with a bot is no praise of the person who was away.
              isVindicated={
                !reading.isStoodInFor(shown.decision) && isVindicated(running.quick.value, review, shown.decision)
              }
              isCounting={!insights.has(shown.decision.version)}
              opinion={opinion}
              actions={
                <MomentSteps
                  count={moments.length}
                  previous={stepTo(at - 1)}
                  next={stepTo(at + 1)}
                  onTry={() => {
                    tries.value = 0;
                  }}
                />
              }
            />
          )}
        </div>
      )}
    </div>
  );
}

/** Nobody is away from a match that is over. */
function isThere(): boolean {
  return true;
}

/** The one that was picked, or else the first: a desk has room for it beside the whole. */
function pickedMoment(
  { decisions }: MatchReview,
  moments: readonly ShownMoment[],
  picked: number | null,
  seat: number,
): ShownMoment | null {
  if (picked === null) return moments[0] ?? null;
  const listed = moments.find(({ decision }) => decision.version === picked);
  if (listed !== undefined) return listed;
  const decision = decisions.find((one) => one.version === picked && one.seat === seat);
  return decision === undefined ? (moments[0] ?? null) : shownMoment(decision, null);
}

/** What the quick look called worse, and the long one does not. */
function isVindicated(quick: MatchReview | null, latest: MatchReview, { version, loss }: DecisionReview): boolean {
  if (latest.depth !== 'full' || loss > 0) return false;
  return (quick?.decisions.find((one) => one.version === version)?.loss ?? 0) > 0;
}
