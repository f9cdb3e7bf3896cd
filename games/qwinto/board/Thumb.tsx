import { type BoardProps, Button, Icon } from '@cifra/kit';
import type { Qwinto } from '../rules/index.ts';
import type { BoardWords } from '../words/board-words.ts';
import { THUMB } from '../words/points-at.ts';
import { showOf } from './model.ts';
import type { ThumbTask } from './task.ts';
import type { TableState } from './use-table.ts';

type Props = {
  readonly board: BoardProps<Qwinto>;
  readonly task: ThumbTask;
  readonly words: BoardWords;
  readonly state: TableState;
};

/** The place of the thumb: one button that says in words what it will do, and what else one could do. */
export function Thumb({ board, task, words, state }: Props) {
  return (
    <section class="qwinto-thumb thumb" aria-label={words.actions} data-pointed={board.pointsAt === THUMB}>
      <Buttons key={task.type} board={board} task={task} words={words} state={state} />
    </section>
  );
}

function Buttons({ board, task, words, state }: Props) {
  const { isBusy } = board;
  const go = { kind: 'primary', isLarge: true, isBusy, onPress: state.play } as const;
  const waits = { isLarge: true, onPress: () => {} } as const;
  const isElsewhere = state.choice.looksAt !== null && board.view.viewer !== 'spectator';
  if (isElsewhere && (task.type === 'write' || task.type === 'wait' || task.type === 'chosen'))
    return (
      <Button isLarge kind={task.type === 'write' ? 'primary' : 'plain'} onPress={() => state.look(null)}>
        {words.backToMine}
      </Button>
    );
  switch (task.type) {
    case 'roll':
      return task.command === null ? (
        <Button {...waits} missing={words.chooseDice}>
          {words.rollAny}
        </Button>
      ) : (
        <Button {...go}>{words.roll(task.dice)}</Button>
      );
    case 'keep':
      return (
        <>
          <Button isLarge isBusy={isBusy} onPress={state.reroll}>
            {words.reroll}
          </Button>
          <Button {...go}>{words.keep(task.number)}</Button>
        </>
      );
    case 'write':
      return <WriteButtons board={board} task={task} words={words} state={state} />;
    case 'chosen':
      return task.command === null ? (
        <Button {...waits} missing="">
          {words.wait}
        </Button>
      ) : (
        <Button isLarge isBusy={isBusy} onPress={state.play}>
          <Icon name="undo" /> {words.change}
        </Button>
      );
    case 'wait':
      return <WaitButton board={board} words={words} />;
  }
}

function WriteButtons({ board, task, words, state }: Props & { readonly task: ThumbTask & { type: 'write' } }) {
  const { isBusy } = board;
  const { aim, number, isRoller, fits } = task;
  const cost = isRoller ? words.failCosts : words.costsNothing;
  const go = { kind: 'primary', isLarge: true, isBusy, onPress: state.play } as const;
  if (!fits)
    return (
      <Button {...go}>
        {words.skip}
        <small>{cost}</small>
      </Button>
    );
  if (aim === 'skip')
    return (
      <>
        <Button isLarge onPress={state.letGo}>
          {words.chooseAgain}
        </Button>
        <Button {...go}>
          {isRoller ? words.sure : words.skip}
          <small>{cost}</small>
        </Button>
      </>
    );
  return (
    <>
      <Button isLarge isBusy={isBusy} onPress={state.skip}>
        {words.skip}
        <small>{cost}</small>
      </Button>
      {aim === null ? (
        <Button isLarge onPress={() => {}} missing={words.chooseCell}>
          {words.write(number)}
        </Button>
      ) : (
        <Button {...go}>
          {words.write(number)}
          <small>{words.writeAt(aim.row, aim.column)}</small>
        </Button>
      )}
    </>
  );
}

/** Nothing to do: whose move it is, or that a tap goes on. */
function WaitButton({ board, words }: Pick<Props, 'board' | 'words'>) {
  const { view, beat, names } = board;
  const { turn } = view.table;
  const show = showOf(beat);
  const who = turn === null || turn === view.viewer ? null : names(turn);
  const text = show?.type === 'shown' ? words.opened(show.number) : who === null ? words.wait : words.rollsOther(who);
  return (
    <Button isLarge onPress={() => {}} missing={show?.type === 'shown' ? words.tapOn : ''}>
      {text}
    </Button>
  );
}
