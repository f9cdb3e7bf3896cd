import type { Language } from '@cifra/kernel';
import { Die } from '@cifra/kit';
import { Comparison, type ReviewMark } from '@cifra/kit/review';
import type { Unit } from '@cifra/mind-kit/review';
import { SHAPE } from '../board/RowMark.tsx';
import type { ChoicesInsight } from '../mind/review.ts';
import { COLOURS } from '../rules/sheet-shape.ts';
import type { Command } from '../rules/types.ts';
import { reviewWords } from '../words/review.ts';
import { diceText, whereText } from './choices.ts';

type Props = {
  /** Best first. */
  readonly choices: ChoicesInsight['choices'];
  readonly unit: Unit;
  readonly number: number;
  readonly markOf: (command: Command) => ReviewMark | null;
  readonly language: Language;
};

/** What can be done, side by side, with what each is worth. */
export function Choices({ choices, unit, number, markOf, language }: Props) {
  const top = Math.max(...choices.map(({ value }) => value), 1e-9);
  return (
    <Comparison
      isWide
      options={choices.map(({ command, value }) => ({
        label: <Choice command={command} number={number} language={language} />,
        share: unit === 'win' ? value : value / top,
        figure: Math.round(unit === 'win' ? 100 * value : value),
        mark: markOf(command),
      }))}
    />
  );
}

type ChoiceProps = { readonly command: Command; readonly number: number; readonly language: Language };

function Choice({ command, number, language }: ChoiceProps) {
  const words = reviewWords[language];
  switch (command.type) {
    case 'roll':
      return (
        <span class="qwinto-dice" role="img" aria-label={diceText(language, command.dice)}>
          {COLOURS.map((colour) => (
            <span key={colour} data-row={colour} data-off={!command.dice.includes(colour)}>
              <Die value={colour === 'orange' ? 4 : colour === 'yellow' ? 5 : 6} label="" pips={SHAPE[colour]} />
            </span>
          ))}
        </span>
      );
    case 'write':
      return <>{whereText(language, command)}</>;
    case 'keep':
      return <>{words.keep(number)}</>;
    case 'reroll':
      return <>{words.reroll}</>;
    case 'skip':
    case 'takeBack':
      return <>{words.nothing}</>;
  }
}
