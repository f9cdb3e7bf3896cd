import type { Seat } from '@cifra/kernel';
import { Icon, SeatFace } from '@cifra/kit';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { reviewWords } from '../words/review/index.ts';
import { Curve } from './Curve.tsx';
import { curveOf } from './curve.ts';
import { DecisionList } from './DecisionList.tsx';
import { LuckAndPlay } from './LuckAndPlay.tsx';
import type { ShownMoment } from './moment-model.ts';
import { headlineOf, type SeatReading } from './reading.ts';
import type { RunningReview } from './use-review.ts';
import { Working } from './Working.tsx';

const MOST_FACES = 2;

type Props = {
  readonly reading: SeatReading;
  readonly mine: Seat | undefined;
  readonly moments: readonly ShownMoment[];
  /** The decision that is shown close by, if any is. */
  readonly version: number | null;
  readonly progress: RunningReview['progress'];
  readonly opinion: string;
  readonly onPick: (version: number) => void;
  /** The list of moments, where it has no place of its own. */
  readonly children: ComponentChildren;
};

/** The whole match from one side: who was ahead, luck and play, one thing to try, every decision. */
export function ReviewWhole({ reading, mine, moments, version, progress, opinion, onPick, children }: Props) {
  const words = reviewWords.value;
  const { reel, module, review, context, nameAt, telling, sides, isMine, turnOf } = reading;
  const { seat, names, people } = context;
  const { seats } = reel.file;
  const account = review.seats[seat];
  const [only] = sides;
  const rival = sides.length === 1 && only !== undefined && only.length <= 2 ? words.list(only.map(nameAt)) : null;
  const others = sides.length === 0 ? null : (rival ?? words.others);
  const curve = useMemo(() => curveOf(review, seat, turnOf), [review, seat]);
  const tip = module.tip(context);
  const everybody = Array.from({ length: seats }, (_, one) => names(one));
  const { Overview } = module;
  return (
    <div class="review-whole">
      <header class="review-head">
        <div>
          <h2 class="review-headline">{headlineOf(reading, mine)}</h2>
          <p>{words.about(telling.name, everybody)}</p>
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
          who={names(seat)}
          turnWord={words.turnShort(module.hasRounds === true)}
          others={others}
          marks={moments.map((one) => ({ version: one.decision.version, mark: one.mark }))}
          chosen={version}
          onPress={onPick}
        />
      </section>
      {Overview !== undefined && <Overview {...context} />}
      {children}
      {account !== undefined && (
        <LuckAndPlay
          account={account}
          unit={review.unit}
          isMine={isMine}
          name={names(seat)}
          hasRivals={sides.length > 0}
          // What partners gave away is in it too, where there are any.
          rival={context.game.teams(seats).length === 0 ? rival : null}
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
        decisions={review.decisions.filter((one) => one.seat === seat)}
        unit={review.unit}
        turnOf={turnOf}
        moveText={(command) => telling.move(command, nameAt)}
        onPick={onPick}
      />
      <Working progress={progress.value} />
      <p class="review-whose">
        {opinion} {review.unit === 'win' ? words.epsilon : words.epsilonPoints}
      </p>
    </div>
  );
}
