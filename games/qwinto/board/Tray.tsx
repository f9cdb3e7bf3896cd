import { type BoardProps, classes, Die, Icon } from '@cifra/kit';
import { COLOURS, type Colour, type Qwinto } from '../rules/index.ts';
import type { BoardWords } from '../words/board-words.ts';
import { dieOf } from '../words/points-at.ts';
import { ChoiceList } from './ChoiceList.tsx';
import type { DiceTrayModel } from './model.ts';
import { SHAPE } from './RowMark.tsx';
import type { ThumbTask } from './task.ts';

/** How an unthrown die lies there: any face but the same one three times. */
const AT_REST: { readonly [colour in Colour]: number } = { orange: 5, yellow: 4, purple: 6 };
const LEAN: { readonly [colour in Colour]: 'left' | 'right' } = { orange: 'left', yellow: 'right', purple: 'left' };

type Props = {
  readonly tray: DiceTrayModel;
  readonly task: ThumbTask;
  readonly board: BoardProps<Qwinto>;
  readonly words: BoardWords;
  readonly onToggle: (colour: Colour) => void;
};

/** The tray of the dice; it keeps its height, whatever lies in it. */
export function Tray({ tray, task, board, words, onToggle }: Props) {
  return (
    <section class="qwinto-tray" aria-label={tray.type === 'choices' ? words.opened(tray.shown.number) : words.dice}>
      {tray.type === 'choices' ? (
        <ChoiceList {...tray} board={board} words={words} />
      ) : (
        <>
          <div class="qwinto-dice" key={tray.type}>
            {COLOURS.map((colour) =>
              tray.type === 'choose' ? (
                <DieButton
                  key={colour}
                  colour={colour}
                  isChosen={task.type === 'roll' && task.dice.includes(colour)}
                  isPointed={board.pointsAt === dieOf(colour)}
                  words={words}
                  onToggle={onToggle}
                />
              ) : (
                <LyingDie key={colour} colour={colour} board={board} words={words} tray={tray} />
              ),
            )}
          </div>
          {tray.type === 'lie' && (
            <output
              key={`${tray.number}/${rollsOf(board)}`}
              class={classes('qwinto-number digits', tray.isTumbling && 'pops')}
              aria-label={words.sum(tray.number)}
            >
              <i aria-hidden="true">=</i>
              <b>{tray.number}</b>
            </output>
          )}
        </>
      )}
    </section>
  );
}

const rollsOf = ({ view }: BoardProps<Qwinto>) =>
  view.table.rolls.orange + view.table.rolls.yellow + view.table.rolls.purple;

function LyingDie({ colour, board, words, tray }: Omit<Props, 'task' | 'onToggle'> & { readonly colour: Colour }) {
  const face = board.view.table.dice?.[colour] ?? null;
  const isOut = face === null;
  return (
    <span
      // A die that rolls again tumbles again.
      key={`${colour}${board.view.table.rolls[colour]}`}
      class="qwinto-die"
      data-row={colour}
      data-out={isOut}
    >
      <Die
        value={face ?? (tray.type === 'idle' ? AT_REST[colour] : null)}
        label={isOut ? words.dieOut(colour) : words.dieShows(colour, face)}
        pips={SHAPE[colour]}
        lean={LEAN[colour]}
        isTumbling={!isOut && tray.type === 'lie' && tray.isTumbling}
      />
    </span>
  );
}

type DieButtonProps = {
  readonly colour: Colour;
  readonly isChosen: boolean;
  readonly isPointed: boolean;
  readonly words: BoardWords;
  readonly onToggle: (colour: Colour) => void;
};

function DieButton({ colour, isChosen, isPointed, words, onToggle }: DieButtonProps) {
  return (
    <button
      type="button"
      class={classes('qwinto-die', isPointed && 'is-pointed')}
      data-row={colour}
      aria-pressed={isChosen}
      aria-label={words.die[colour]}
      onClick={() => onToggle(colour)}
    >
      <Die value={AT_REST[colour]} label="" pips={SHAPE[colour]} lean={LEAN[colour]} />
      {isChosen && (
        <span class="qwinto-check">
          <Icon name="check" />
        </span>
      )}
    </button>
  );
}
