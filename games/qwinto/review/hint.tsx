import type { Language } from '@cifra/kernel';
import type { HintModule, HintProps } from '@cifra/kit/review';
import type { Unit } from '@cifra/mind-kit/review';
import type { ChoicesInsight } from '../mind/review.ts';
import type { Command, Qwinto } from '../rules/types.ts';
import { hintWords } from '../words/hint.ts';
import { reviewWords } from '../words/review.ts';
import '../board/board.css';
import { Choices } from './Choices.tsx';
import { diceText, isSame, numberOn, questionOf, whereText } from './choices.ts';
import './review.css';
import { ValuedSheet } from './ValuedSheet.tsx';

const SHOWN = 6;

function sortedIn({ figures }: HintProps<Qwinto>): ChoicesInsight['choices'] {
  return (figures as unknown as ChoicesInsight).choices.toSorted((one, other) => other.value - one.value);
}

function unitOf({ view }: HintProps<Qwinto>): Unit {
  return view.seats === 1 ? 'points' : 'win';
}

/** The sheet with what each cell is worth for the number, and the choices side by side. */
function Hint(props: HintProps<Qwinto>) {
  const { view, language } = props;
  const choices = sortedIn(props);
  const [best] = choices;
  const markOf = (command: Command) => (best !== undefined && isSame(command, best.command) ? ('best' as const) : null);
  return (
    <div class="qwinto-moment qwinto-figure" data-game="qwinto">
      {view.table.phase === 'write' && (
        <ValuedSheet {...props} choices={choices} unit={unitOf(props)} markOf={markOf} />
      )}
      <section class="card review-card">
        <h3>{questionOf(view.table, language)}</h3>
        <Choices
          choices={choices.slice(0, SHOWN)}
          unit={unitOf(props)}
          number={numberOn(view.table)}
          markOf={markOf}
          language={language}
        />
        <p class="review-said">{hintWords[language].opinion}</p>
      </section>
    </div>
  );
}

function textOf(command: Command, number: number, language: Language): string {
  const words = reviewWords[language];
  switch (command.type) {
    case 'roll':
      return diceText(language, command.dice);
    case 'write':
      return whereText(language, command);
    case 'keep':
      return words.keep(number).toLowerCase();
    case 'reroll':
      return words.reroll.toLowerCase();
    case 'skip':
    case 'takeBack':
      return words.nothing.toLowerCase();
  }
}

function said(props: HintProps<Qwinto>): string {
  const { view, language } = props;
  const words = hintWords[language];
  const [best, next] = sortedIn(props);
  const unit = unitOf(props);
  if (best === undefined) return words.opinion;
  const figure = (value: number) => Math.round(unit === 'win' ? 100 * value : value);
  const tell = (command: Command) => textOf(command, numberOn(view.table), language);
  const first = words.best(tell(best.command), figure(best.value), unit);
  return next === undefined ? first : `${first} ${words.near(tell(next.command), figure(next.value))}`;
}

export const hint: HintModule<Qwinto> = { Hint, said };
