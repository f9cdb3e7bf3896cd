import type { Shape } from '@cifra/kernel';
import { Comparison, type MomentProps, type ReviewModule } from '@cifra/kit/review';
import type { LoadedGame } from '../games/load-game.ts';
import { reviewWords } from '../words/review/index.ts';

const SHOWN = 6;

/** For a game that draws none of its own: the table in sentences, and what could be done. */
export function plainModule({ tellings }: LoadedGame): ReviewModule<Shape> {
  const move = (
    { language, names }: Pick<MomentProps<Shape>, 'language' | 'names'>,
    command: { readonly type: string },
  ) => tellings[language].move(command, names);
  return {
    Moment: (props) => {
      const { decision, before, language, names, review } = props;
      const words = reviewWords.value;
      const { options, command, grade } = decision;
      const isMade = (one: { readonly type: string }) => JSON.stringify(one) === JSON.stringify(command);
      const top = Math.max(...options.map(({ value }) => value), 0);
      return (
        <>
          <pre class="card review-plain">{tellings[language].board(before, names)}</pre>
          {options.length > 0 && (
            <section class="card review-card">
              <h3>{words.options}</h3>
              <Comparison
                options={options.slice(0, SHOWN).map((one, at) => ({
                  label: move(props, one.command),
                  share: top === 0 ? 0 : one.value / top,
                  figure: words.worth(one.value, review.unit),
                  mark: isMade(one.command) ? grade : at === 0 ? 'best' : null,
                }))}
              />
            </section>
          )}
        </>
      );
    },
    headline: (props) => move(props, props.decision.best),
    summary: (props) => move(props, props.decision.command),
    turn: ({ before }) => before.version,
    tip: () => null,
  };
}
