import type { Shape } from '@cifra/kernel';
import { classes, Icon } from '@cifra/kit';
import { GradeMark, type MomentProps, type ReviewModule } from '@cifra/kit/review';
import type { ComponentChildren } from 'preact';
import { reviewWords } from '../words/review/index.ts';
import { gradeText } from './Moments.tsx';
import { isLuck, type ShownMoment } from './moment-model.ts';

type Props = {
  readonly module: ReviewModule<Shape>;
  readonly moment: MomentProps<Shape>;
  readonly shown: ShownMoment;
  readonly turn: number;
  /** What happened where luck is what it is about, in sentences. */
  readonly came: readonly string[];
  /** Who decided, by name; null for whoever reads it. */
  readonly who: string | null;
  /** A bot decided in the place of a person. */
  readonly isStoodInFor: boolean;
  /** A longer look thinks as the player did. */
  readonly isVindicated: boolean;
  readonly isCounting: boolean;
  /** Whose opinion the chances are, in a sentence. */
  readonly opinion: string;
  readonly actions: ComponentChildren;
};

/** One decision, as its seat saw it: what it cost, what was possible on the board itself, and the best beside what was done. */
export function MomentView({
  module,
  moment,
  shown,
  turn,
  came,
  who,
  isStoodInFor,
  isVindicated,
  isCounting,
  opinion,
  actions,
}: Props) {
  const words = reviewWords.value;
  const { decision, review } = moment;
  const { mark, change, reason } = shown;
  const times = review.unit === 'win' ? 100 : 1;
  const { Moment } = module;
  return (
    <article class="moment" aria-labelledby="moment-headline">
      <p class="moment-grade" data-grade={mark}>
        <GradeMark mark={mark} />
        <span>
          {words.turn(turn, module.hasRounds === true)} · {gradeText(shown)}
          {change !== null && Math.abs(change.to - change.from) * times >= 0.5 && (
            <>: {words.fromTo(times * change.from, times * change.to)}</>
          )}
          {reason?.why === 'found' && <>: {words.foundBy(times * reason.amount)}</>}
        </span>
      </p>
      <h2 id="moment-headline" class="moment-headline" tabIndex={-1}>
        {module.headline(moment)}
      </h2>
      {isLuck(reason) && (
        <div class="moment-came">
          <p>{words.whatCame[reason.why](times * reason.amount, review.unit, reason.version === decision.version)}</p>
          {came.length > 0 && (
            <ul>
              {came.map((line, at) => (
                <li key={at}>{line}</li>
              ))}
            </ul>
          )}
        </div>
      )}
      <div class={classes('moment-picture', isCounting && 'is-counting')} aria-busy={isCounting}>
        {isCounting && (
          <p class="moment-counting" role="status">
            {words.counting}
          </p>
        )}
        <Moment {...moment} />
      </div>
      {isVindicated && (
        <p class="moment-note is-praise">
          <Icon name="check" /> {words.lookedLonger(who)}
        </p>
      )}
      {decision.hinted === true && (
        <p class="moment-note">
          <Icon name="bulb" /> {words.hinted}
        </p>
      )}
      {decision.timeout === true && <p class="moment-note">{words.byClock}</p>}
      {isStoodInFor && <p class="moment-note">{words.byBot(who)}</p>}
      <p class="moment-whose">{opinion}</p>
      {actions}
    </article>
  );
}
