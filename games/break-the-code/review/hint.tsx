import type { HintModule, HintProps } from '@cifra/kit/review';
import type { HuntHint } from '../mind/hint.ts';
import type { BreakTheCode } from '../rules/types.ts';
import { hintWords } from '../words/hint.ts';
import { reviewWords } from '../words/review.ts';
import { CardsThere } from './CardsThere.tsx';
import { leavesAbout } from './figures.ts';
import { HuntedRow } from './HuntedRow.tsx';
import { shortQuestion } from './telling.ts';
import './review.css';

function hintIn({ figures }: HintProps<BreakTheCode>): HuntHint {
  return figures as unknown as HuntHint;
}

/** The hunted row with its candidates, and the cards with what each would leave. */
function Hint(props: HintProps<BreakTheCode>) {
  const { view, language } = props;
  const words = hintWords[language];
  const found = hintIn(props);
  const { tellsMost } = found;
  return (
    <div class="btc-moment" data-game="break-the-code">
      <HuntedRow {...props} hunt={found} note={words.note(view.seats > 2)} />
      {found.cards.length > 0 && (
        <CardsThere
          title={words.cards}
          view={view}
          figures={{ before: found.rows, cards: found.cards }}
          markOf={(card) => (tellsMost?.card === card && found.rows > 1 ? { ...tellsMost, mark: 'best' } : null)}
          language={language}
        />
      )}
    </div>
  );
}

function said(props: HintProps<BreakTheCode>): string {
  const words = hintWords[props.language];
  const { count } = reviewWords[props.language];
  const { rows, cards, tellsMost } = hintIn(props);
  if (rows === 1) return words.one;
  if (tellsMost === null) return `${words.rows(count(rows))} ${words.noCard}`;
  const left = leavesAbout({ before: rows, cards }, tellsMost);
  const what = shortQuestion(props.language, props.view.table.size, tellsMost);
  const leaves = left === null ? null : count(Math.max(1, Math.round(left)));
  return `${words.rows(count(rows))} ${words.tellsMost(what, leaves)}`;
}

export const hint: HintModule<BreakTheCode> = { Hint, said };
