import { Icon } from '@cifra/kit';
import { GradeMark } from '@cifra/kit/review';
import type { DecisionReview, Unit } from '@cifra/mind-kit/review';
import { reviewWords } from '../words/review/index.ts';

type Props = {
  readonly decisions: readonly DecisionReview[];
  readonly unit: Unit;
  readonly turnOf: (version: number) => number;
  readonly moveText: (command: DecisionReview['command']) => string;
  readonly onPick: (version: number) => void;
};

/** On demand: every decision that had a choice, as a table. It says in words what the curve draws. */
export function DecisionList({ decisions, unit, turnOf, moveText, onPick }: Props) {
  const words = reviewWords.value;
  const judged = decisions.filter(({ options }) => options.length > 1);
  if (judged.length === 0) return null;
  const [turn, move, worth, grade] = words.columns;
  return (
    <details class="card review-all">
      <summary>{words.all}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{turn}</th>
            <th scope="col">{move}</th>
            <th scope="col">{worth}</th>
            <th scope="col">
              <span class="visually-hidden">{grade}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {judged.map((one) => (
            <tr key={one.version}>
              <td class="digits">{turnOf(one.version)}</td>
              <td>
                <button type="button" class="review-pick" onClick={() => onPick(one.version)}>
                  {moveText(one.command)}
                </button>
                {one.hinted === true && (
                  <span class="review-hinted" role="img" aria-label={words.hinted} title={words.hinted}>
                    <Icon name="bulb" />
                  </span>
                )}
              </td>
              <td class="digits">
                {one.value === null ? '–' : words.worth(one.value, unit)}
                {one.loss > 0 && one.bestValue !== null && <small> / {words.worth(one.bestValue, unit)}</small>}
              </td>
              <td>
                <GradeMark mark={one.grade} />
                <span class="visually-hidden">{words.grade[one.grade]}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
