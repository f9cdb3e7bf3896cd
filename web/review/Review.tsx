import { type Shape, view } from '@cifra/kernel';
import { Icon, language, SeatFace } from '@cifra/kit';
import type { MomentProps, ReviewContext, ReviewModule } from '@cifra/kit/review';
import type { DecisionReview, MatchReview } from '@cifra/mind-kit/review';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { copyText } from '../browser/copy-text.ts';
import { readReviewHash, reviewHash } from '../browser/review-link.ts';
import type { Reel } from '../replay/frames.ts';
import { namesOf, placesIn, seatsOf } from '../table/people/people.ts';
import { useMedia } from '../ui/use-media.ts';
import { words as house } from '../words/index.ts';
import { reviewWords } from '../words/review/index.ts';
import { Curve } from './Curve.tsx';
import { curveOf } from './curve.ts';
import { DecisionList } from './DecisionList.tsx';
import { LuckAndPlay } from './LuckAndPlay.tsx';
import { Moments } from './Moments.tsx';
import { MomentView } from './MomentView.tsx';
import { type ShownMoment, shownMoment, shownMoments } from './moment-model.ts';
import { Practice } from './Practice.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import type { RunningReview } from './use-review.ts';
import { Working } from './Working.tsx';

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
  const { file, loaded, states } = reel;
  const asked = useMemo(() => readReviewHash(location.hash, file.seats, file.entries.length), [file]);
  const places = useMemo(() => placesIn(file), [file]);
  const seat = useSignal(
    asked.seat ??
      Math.max(
        0,
        places.seats.findIndex(({ person }) => person !== null),
      ),
  );
  const picked = useSignal<number | null>(asked.move ?? null);
  const isCopied = useSignal(false);
  const isDesk = useMedia(DESK).value;
  /** Which try it is of the position that is played on; null while the review is read. */
  const tries = useSignal<number | null>(null);
  const mine = asked.isMine === true ? asked.seat : undefined;

  const nameAt = namesOf(places);
  const names = (at: number) => (at === mine ? words.you : nameAt(at));
  const seated = seatsOf(
    places,
    null,
    Array.from({ length: file.seats }, () => true),
  );
  const people = (at: number) => ({ ...seated(at), isMe: at === mine });
  const telling = loaded.tellings[language.value];
  const viewAt = (at: number) => {
    const state = states[at];
    if (state === undefined) throw new Error(`The match has no entry ${at}`);
    return view(loaded.game, state, seat.value);
  };
  const turnOf = (version: number) => module.turn({ review, seat: seat.value, before: viewAt(version - 1) });
  const context: ReviewContext<Shape> = {
    game: loaded.game,
    review,
    seat: seat.value,
    names,
    people,
    language: language.value,
  };
  const momentOf = (decision: DecisionReview): Omit<MomentProps<Shape>, 'insight'> => ({
    ...context,
    decision,
    before: viewAt(decision.version - 1),
    after: viewAt(decision.version),
  });

  const moments = useMemo(() => shownMoments(review, seat.value), [review, seat.value]);
  const shown = pickedMoment(review, moments, picked.value, seat.value);
  const version = shown?.decision.version ?? null;
  /** A phone shows the whole until a moment is picked, and that is what it shares then. */
  const sharedMove = isDesk ? version : picked.value;
  const insights = running.insights.value;
  useEffect(() => {
    if (version !== null) running.look(version);
  }, [version]);
  useKeptFocus(picked.value);
  // A link to another moment that is opened in this very page.
  useEffect(() => {
    const follow = () => {
      const { seat: to, move } = readReviewHash(location.hash, file.seats, file.entries.length);
      if (to !== undefined) seat.value = to;
      picked.value = move ?? null;
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [file, picked, seat]);
  const go = (to: number | null) => {
    picked.value = to;
    isCopied.value = false;
    const address = { seat: seat.value, isMine: seat.value === mine, move: to ?? undefined };
    history.replaceState(null, '', reviewHash(address) || location.pathname);
    if (to !== null) scrollTo({ top: 0 });
  };
  const share = async () => {
    const move = sharedMove ?? undefined;
    const url = `${location.origin}${location.pathname}${reviewHash({ seat: seat.value, move })}`;
    if (!('share' in navigator)) isCopied.value = await copyText(url);
    // Somebody may think better of it.
    else
      await navigator
        .share({
          title: 'Cifra',
          text: (sharedMove === null ? words.shareWholeText : words.shareText)(telling.name),
          url,
        })
        .catch(() => undefined);
  };

  const account = review.seats[seat.value];
  const sides = rivalsOf(loaded.game.teams(file.seats), file.seats, seat.value);
  const [only] = sides;
  const rival = sides.length === 1 && only !== undefined && only.length <= 2 ? words.list(only.map(nameAt)) : null;
  const others = sides.length === 0 ? null : (rival ?? words.others);
  const curve = useMemo(() => curveOf(review, seat.value, turnOf), [review, seat.value]);
  const tip = module.tip(context);
  const at = moments.findIndex(({ decision }) => decision.version === version);
  const step = (by: number) => moments[at + by]?.decision.version ?? null;
  const listed = moments.map((one) => ({
    shown: one,
    turn: words.turn(turnOf(one.decision.version), module.hasRounds === true),
    summary: module.summary(momentOf(one.decision)),
    href: reviewHash({ seat: seat.value, move: one.decision.version }),
  }));
  const { Overview } = module;
  const hasWon = mine !== undefined && review.outcome.winners.includes(mine);
  const isAlone = loaded.game.teams(file.seats).some((team) => team.length === review.outcome.winners.length);
  const youWon = review.outcome.winners.length === 1 || isAlone ? house.value.table.youWin : house.value.table.youShare;
  // Whoever plays alone beats nobody.
  const headline =
    sides.length === 0
      ? words.resultAlone(account?.result ?? 0)
      : hasWon
        ? youWon
        : telling.outcome(review.outcome, nameAt);
  const momentList = (
    <section class="review-moments" aria-labelledby="review-moments">
      <h2 id="review-moments">{words.moments(listed.length)}</h2>
      <Moments moments={listed} unit={review.unit} chosen={version} onPick={go} />
    </section>
  );
  const opinion = sides.length === 0 ? words.opinionAlone : words.opinions[review.opinion];
  const position = version === null ? undefined : states[version - 1];
  if (tries.value !== null && position !== undefined && version !== null)
    return (
      <Practice
        key={tries.value}
        loaded={loaded}
        from={position}
        seat={seat.value}
        turn={words.turn(turnOf(version), module.hasRounds === true)}
        people={seated}
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
  return (
    <div class="review" data-game={file.game} data-close={picked.value !== null}>
      <header class="review-bar">
        <a
          class="bar-button"
          href={place === null ? '/' : `/r/${place.room}`}
          aria-label={picked.value === null ? words.toRoom : words.toReview}
          onClick={(event) => {
            if (picked.value === null) return;
            event.preventDefault();
            go(null);
          }}
        >
          <Icon name="back" />
        </a>
        <h1 class="review-where">
          {picked.value !== null && at >= 0 ? words.moment(at + 1, moments.length) : words.title}
        </h1>
        {file.seats > 1 && (
          <label class="review-eyes">
            <span class="visually-hidden">{words.seenBy}</span>
            <select
              class="input"
              value={String(seat.value)}
              onChange={(event) => {
                seat.value = Number(event.currentTarget.value);
                go(null);
              }}
            >
              {Array.from({ length: file.seats }, (_, one) => (
                <option key={one} value={String(one)}>
                  {names(one)}
                </option>
              ))}
            </select>
          </label>
        )}
        {place !== null && (
          <>
            <a
              class="button review-action"
              href={`/replay/${place.room}/${place.match}#step=${version ?? 1}&as=${seat.value}`}
            >
              <Icon name="history" /> <span>{words.replay}</span>
            </a>
            <button type="button" class="button review-action" onClick={() => void share()}>
              <Icon name="share" />{' '}
              <span>{isCopied.value ? words.copied : sharedMove === null ? words.shareWhole : words.share}</span>
            </button>
          </>
        )}
      </header>

      <div class="review-whole">
        <header class="review-head">
          <div>
            <h2 class="review-headline">{headline}</h2>
            <p>
              {words.about(
                telling.name,
                Array.from({ length: file.seats }, (_, one) => names(one)),
              )}
            </p>
          </div>
          {review.outcome.winners.slice(0, MOST_FACES).map((one) => (
            <SeatFace key={one} seat={one} person={people(one)} size="3rem" />
          ))}
        </header>
        <section class="card review-card" aria-labelledby="review-ahead">
          <header>
            <h2 id="review-ahead">{sides.length === 0 ? words.aheadAlone : words.ahead}</h2>
            <small>{words.outOf[review.unit]}</small>
          </header>
          <Curve
            curve={curve}
            unit={review.unit}
            who={names(seat.value)}
            turnWord={words.turnShort(module.hasRounds === true)}
            others={others}
            marks={moments.map((one) => ({ version: one.decision.version, mark: one.mark }))}
            chosen={version}
            onPress={go}
          />
        </section>
        {Overview !== undefined && <Overview {...context} />}
        {!isDesk && momentList}
        {account !== undefined && (
          <LuckAndPlay
            account={account}
            unit={review.unit}
            isMine={seat.value === mine}
            name={names(seat.value)}
            hasRivals={sides.length > 0}
            // What partners gave away is in it too, where there are any.
            rival={loaded.game.teams(file.seats).length === 0 ? rival : null}
          />
        )}
        {tip !== null && (
          <p class="review-tip">
            <Icon name="bulb" />
            <span>
              <b>{words.tip}</b> {tip}
            </span>
          </p>
        )}
        <DecisionList
          decisions={review.decisions.filter((one) => one.seat === seat.value)}
          unit={review.unit}
          turnOf={turnOf}
          moveText={(command) => telling.move(command, nameAt)}
          onPick={go}
        />
        <Working progress={running.progress.value} />
        <p class="review-whose">
          {opinion} {review.unit === 'win' ? words.epsilon : words.epsilonPoints}
        </p>
      </div>

      {(isDesk || shown !== null) && (
        <div class="review-close">
          {isDesk && momentList}
          {shown !== null && (
            <MomentView
              key={`${seat.value} ${version}`}
              module={module}
              moment={{ ...momentOf(shown.decision), insight: insights.get(shown.decision.version) ?? null }}
              shown={shown}
              turn={turnOf(shown.decision.version)}
              isVindicated={isVindicated(running.quick.value, review, shown.decision)}
              isCounting={!insights.has(shown.decision.version)}
              opinion={opinion}
              actions={
                <nav class="moment-steps" aria-label={words.moments(moments.length)}>
                  <button
                    type="button"
                    class="bar-button"
                    aria-label={words.previous}
                    disabled={at <= 0}
                    onClick={() => go(step(-1))}
                  >
                    <Icon name="back" />
                  </button>
                  <button
                    type="button"
                    class="bar-button"
                    aria-label={words.next}
                    disabled={at < 0 || at === moments.length - 1}
                    onClick={() => go(step(1))}
                  >
                    <Icon name="forward" />
                  </button>
                  <button
                    type="button"
                    class="button primary large moment-try"
                    onClick={() => {
                      tries.value = 0;
                    }}
                  >
                    <Icon name="again" /> {words.tryAgain}
                  </button>
                </nav>
              }
            />
          )}
        </div>
      )}
    </div>
  );
}

const MOST_FACES = 2;

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

/** Everybody who plays against this seat, side by side. */
function rivalsOf(teams: readonly (readonly number[])[], seats: number, seat: number): readonly (readonly number[])[] {
  const sides = teams.length > 0 ? teams : Array.from({ length: seats }, (_, one) => [one]);
  return sides.filter((side) => !side.includes(seat));
}
