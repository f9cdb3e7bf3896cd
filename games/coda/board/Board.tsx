import './board.css';
import './racks.css';
import './panel.css';
import './seen.css';
import './layouts.css';
import './end.css';
import './screen.css';
import type { BoardProps } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { openingSize } from '../rules/setup.ts';
import type { Coda } from '../rules/types.ts';
import { boardWords } from '../words/board.ts';
import { showOf } from './model.ts';
import { Panel } from './Panel.tsx';
import { RackView } from './RackView.tsx';
import { RoundEndView } from './RoundEndView.tsx';
import { endedRound } from './round-end.ts';
import { StoryLine } from './StoryLine.tsx';
import { Tray } from './Tray.tsx';
import { useKeys } from './use-keys.ts';
import { useTable } from './use-table.ts';

/** Rows in racks, mine the lowest; the pool between them; what can be done at the thumb. */
export function Board(props: BoardProps<Coda>) {
  const { view, language, people, isLive, slots } = props;
  const words = boardWords[language];
  const root = useRef<HTMLDivElement>(null);
  const state = useTable(props);
  const { task, model } = state;
  useKeys(root, state);
  // Where not all racks are in sight at once, the one that something happens in comes into sight.
  const show = showOf(props.beat);
  const shownSeat = show !== null && 'tile' in show ? show.tile.seat : null;
  useEffect(() => {
    if (shownSeat !== null)
      root.current?.querySelector(`[data-seat="${shownSeat}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [props.beat, shownSeat]);
  /** The round whose numbers the viewer has looked at for long enough. */
  const seen = useSignal(0);
  const ended = endedRound(view);
  if (ended !== null && ended.round > seen.value)
    return (
      <RoundEndView
        board={props}
        {...ended}
        onGoOn={
          isLive && view.viewer !== 'spectator' && view.table.phase === 'take'
            ? () => {
                seen.value = ended.round;
              }
            : null
        }
      />
    );
  return (
    <div class="coda" ref={root} data-seats={view.seats} data-watched={model.mine === null} data-mine={props.isMyTurn}>
      <StoryLine board={props} words={words} />
      <div class="coda-others">
        {model.others.map((rack) => (
          <RackView
            key={rack.seat}
            rack={rack}
            words={words}
            people={people}
            size={openingSize(view.seats)}
            onPress={(tile) => state.press(rack.seat, tile)}
          />
        ))}
      </div>
      <Tray tray={model.tray} task={task} words={words} board={props} onChoose={(colour) => state.choose({ colour })} />
      {model.mine !== null && (
        <RackView
          rack={model.mine}
          words={words}
          people={people}
          size={openingSize(view.seats)}
          onPress={(tile) => state.press(model.mine?.seat ?? 0, tile)}
        />
      )}
      <Panel board={props} task={task} words={words} actions={state} />
      {slots.aside !== null && <div class="coda-aside">{slots.aside}</div>}
    </div>
  );
}
