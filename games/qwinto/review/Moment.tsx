import type { MomentProps } from '@cifra/kit/review';
import type { ChoicesInsight } from '../mind/review.ts';
import type { Command, Qwinto } from '../rules/types.ts';
import { reviewWords } from '../words/review.ts';
import '../board/board.css';
import { Choices } from './Choices.tsx';
import { commandsOf, isSame, numberOn, questionOf } from './choices.ts';
import './review.css';
import { ValuedSheet } from './ValuedSheet.tsx';

const SHOWN = 5;

/** Dice, again or keep, a cell or none: the sheet with what every cell was worth, and the choices side by side. */
export function Moment(props: MomentProps<Qwinto>) {
  const { decision, before, insight, review, language } = props;
  const words = reviewWords[language];
  const { made, best } = commandsOf(decision);
  const { choices } = (insight as unknown as ChoicesInsight | null) ?? { choices: [] };
  const sorted = choices.toSorted((one, other) => other.value - one.value);
  const shown = sorted.filter(({ command }, at) => at < SHOWN || isSame(command, made));
  const number = numberOn(before.table);
  const title = questionOf(before.table, language);
  const markOf = (command: Command) =>
    isSame(command, made) ? decision.grade : isSame(command, best) ? ('best' as const) : null;
  const pointsOf = (command: Command) => choices.find((one) => isSame(one.command, command))?.points ?? null;
  const [expected, after] = [pointsOf(best), pointsOf(made)];
  return (
    <div class="qwinto-moment qwinto-figure" data-game="qwinto">
      <ValuedSheet {...props} view={before} choices={choices} unit={review.unit} markOf={markOf} />
      {shown.length > 1 && (
        <section class="card review-card">
          <header>
            <h3>{title}</h3>
            <small>{words.wins[review.unit]}</small>
          </header>
          <Choices choices={shown} unit={review.unit} number={number} markOf={markOf} language={language} />
          {expected !== null && after !== null && (
            <p class="review-said">
              {Math.round(expected) === Math.round(after) ? words.pointsBest(expected) : words.points(expected, after)}
            </p>
          )}
        </section>
      )}
    </div>
  );
}
