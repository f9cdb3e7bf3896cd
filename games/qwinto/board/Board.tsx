import './board.css';
import './sheet.css';
import './tray.css';
import './layouts.css';
import './screen.css';
import type { BoardProps } from '@cifra/kit';
import { useRef } from 'preact/hooks';
import type { Qwinto } from '../rules/index.ts';
import { boardWords } from '../words/board.ts';
import { SHEET } from '../words/points-at.ts';
import { Ask } from './Ask.tsx';
import { Others } from './Others.tsx';
import { Seats } from './Seats.tsx';
import { SheetView } from './SheetView.tsx';
import { Thumb } from './Thumb.tsx';
import { Tray } from './Tray.tsx';
import { useKeys } from './use-keys.ts';
import { useTable } from './use-table.ts';

/** At a table with a screen, which shows the others: my sheet, the dice and the thumb. */
export function Hand(props: BoardProps<Qwinto>) {
  return <Board {...props} isHand />;
}

/** A sheet like the printed one, the dice below it, and one button at the thumb; the others' sheets beside or by a tap. */
export function Board({ isHand = false, ...props }: BoardProps<Qwinto> & { readonly isHand?: boolean }) {
  const { view, language, people, names, help, slots } = props;
  const words = boardWords[language];
  const root = useRef<HTMLDivElement>(null);
  const state = useTable(props);
  const { task, model, choice } = state;
  useKeys(root, state);
  const { seat, sheet } = model.main;
  return (
    <div
      class="qwinto"
      ref={root}
      // A hand is laid out as for somebody who plays alone.
      data-seats={isHand ? 1 : view.seats}
      data-hand={isHand}
      data-watched={view.viewer === 'spectator'}
      data-mine={props.isMyTurn}
    >
      {!isHand && <Seats seats={model.seats} people={people} words={words} onLook={state.look} />}
      <Ask board={props} task={task} choice={choice} words={words} />
      <div class="qwinto-main" data-roller={view.table.turn === seat}>
        <SheetView
          key={seat}
          sheet={sheet}
          title={seat === view.viewer ? words.mySheet : names(seat)}
          words={words}
          isMarked={help !== 'none'}
          isPointed={props.pointsAt === SHEET}
          {...(seat === view.viewer ? { onPress: ({ press }) => press !== null && state.aim(press) } : {})}
        />
      </div>
      <Tray tray={model.tray} task={task} board={props} words={words} onToggle={state.toggle} />
      <Thumb board={props} task={task} words={words} state={state} />
      {!isHand && <Others model={model} people={people} words={words} onLook={state.look} />}
      {slots.aside !== null && <div class="qwinto-aside">{slots.aside}</div>}
    </div>
  );
}
