import { type BoardProps, Button, Drawer, Icon, Key, Mark, Segments } from '@cifra/kit';
import type { Colour, Value } from '../rules/tiles.ts';
import type { Coda } from '../rules/types.ts';
import type { BoardWords } from '../words/board-words.ts';
import { THUMB } from '../words/points-at.ts';
import type { TableChoice } from './choice.ts';
import { showOf } from './model.ts';
import { signOf } from './notes.ts';
import { MARK } from './RowTile.tsx';
import { SeenGrid } from './SeenGrid.tsx';
import { SlotKeys } from './SlotKeys.tsx';
import { TakeKeys } from './TakeKeys.tsx';
import type { ThumbTask } from './task.ts';

export type PanelActions = {
  readonly choose: (part: Partial<TableChoice>) => void;
  readonly pencil: (value: Value) => void;
  /** Null where there is nothing to take back. */
  readonly undo: (() => void) | null;
  readonly letGo: () => void;
  readonly play: () => void;
  readonly draw: (colour: Colour) => void;
  readonly stop: () => void;
};

type Props = {
  readonly board: BoardProps<Coda>;
  readonly task: ThumbTask;
  readonly words: BoardWords;
  readonly actions: PanelActions;
};

/** The place of the thumb: what is asked, what can be chosen for it, and the button that does it. */
export function Panel({ board, task, words, actions }: Props) {
  const { view, prompt, isMyTurn, names, people } = board;
  const { table } = view;
  const isAhead = task.type === 'slot' && task.isAhead;
  // While the deal is shown nobody chooses any more, but where dashes of the opening stand (C13).
  const asked =
    showOf(board.beat)?.type === 'dealt' && !(task.type === 'arrange' && isMyTurn)
      ? words.begins(people(table.first).isMe ? null : names(table.first))
      : // A replay tells what happened below the board.
        board.isLive
        ? prompt
        : words.seen;
  const ask =
    task.type === 'pad' ? (task.mode === 'attack' ? words.which : words.pencil) : isAhead ? words.whereAhead : asked;
  const about =
    task.type === 'pad' ? (
      <span class="coda-about">
        {words.about(names(task.aimed.seat), task.aimed.place, task.aimed.tile.colour)}{' '}
        <Mark name={MARK[task.aimed.tile.colour]} />
      </span>
    ) : isAhead ? (
      words.placeHelp
    ) : task.type === 'arrange' && task.slots.length > 0 ? (
      words.nobodySees
    ) : isMyTurn ? (
      words.yourTurn
    ) : (
      // The line keeps its height, whether or not there is something to say in it.
      '\u00a0'
    );
  return (
    <div class="coda-panel" data-task={task.type} data-pointed={board.pointsAt === THUMB}>
      <Drawer
        label={words.ways}
        ask={ask}
        about={about}
        mode={task.type === 'pad' && <Ways task={task} words={words} actions={actions} />}
        thumb={<Thumb key={task.type} board={board} task={task} words={words} actions={actions} />}
      >
        {task.type === 'take' && <TakeKeys task={task} words={words} onChoose={(darks) => actions.choose({ darks })} />}
        {task.type === 'arrange' && task.slots.length > 0 && (
          <SlotKeys
            task={{ slots: task.slots, slot: null, colour: task.row.left[0] ?? 'dark' }}
            words={words}
            onChoose={(gap) => actions.choose({ gaps: [...task.gaps, gap] })}
          />
        )}
        {task.type === 'slot' && <SlotKeys task={task} words={words} onChoose={(slot) => actions.choose({ slot })} />}
        {task.type === 'pad' && <NumberKeys task={task} words={words} actions={actions} />}
        {hasNothingToChoose(task) && table.phase !== 'take' && <SeenGrid view={view} words={words} />}
      </Drawer>
    </div>
  );
}

/** Then the drawer has room for what is to be seen of all tiles. */
function hasNothingToChoose(task: ThumbTask): boolean {
  if (task.type === 'arrange') return task.slots.length === 0;
  return task.type === 'draw' || task.type === 'aim' || task.type === 'wait' || task.type === 'open';
}

function Ways({
  task,
  words,
  actions,
}: { readonly task: ThumbTask & { type: 'pad' } } & Pick<Props, 'words' | 'actions'>) {
  if (!task.canAttack || !task.canNote) return null;
  return (
    <Segments
      label={words.ways}
      value={task.mode}
      choices={[
        {
          value: 'attack',
          text: (
            <>
              <Icon name="target" /> <span>{words.wayAttack}</span>
            </>
          ),
        },
        {
          value: 'pencil',
          text: (
            <>
              <Icon name="pencil" /> <span>{words.wayPencil}</span>
            </>
          ),
        },
      ]}
      onChoose={(mode) => actions.choose({ mode, value: null })}
    />
  );
}

function NumberKeys({
  task,
  words,
  actions,
}: { readonly task: ThumbTask & { type: 'pad' } } & Pick<Props, 'words' | 'actions'>) {
  return (
    <div class="key-pad coda-keys" data-dashes={task.keys.length > 12}>
      {task.keys.map(({ value, why, isChosen, isSure }) => (
        <Key
          key={value}
          mark={MARK[task.aimed.tile.colour]}
          value={signOf(value)}
          label={isSure ? `${words.number(value)}, ${words.certain}` : words.number(value)}
          {...(why === null ? {} : { why: words.why[why] })}
          isFailed={why === 'missed' || why === 'failed'}
          isPressed={isChosen}
          isWide={value === 'dash'}
          onPress={() => (task.mode === 'attack' ? actions.choose({ value }) : actions.pencil(value))}
        />
      ))}
    </div>
  );
}

/** Each button has a key: none becomes another one and moves to its place. */
function Thumb({ board, task, words, actions }: Props) {
  const { view, isBusy } = board;
  const go = { kind: 'primary', isLarge: true, isBusy, onPress: actions.play } as const;
  const waits = { isLarge: true, onPress: () => {} } as const;
  const hand = view.viewer === 'spectator' ? undefined : view.hands[`seat:${view.viewer}`];
  switch (task.type) {
    case 'take':
      return (
        <Button key="take" {...go}>
          {words.take(task.darks, task.size - task.darks)}
        </Button>
      );
    case 'draw':
      return task.colours.map((colour) => {
        const isChosen = task.command?.type === 'draw' && task.command.colour === colour;
        return (
          <Button
            key={colour}
            kind={isChosen ? 'primary' : 'plain'}
            isLarge
            isBusy={isBusy}
            onPress={() => actions.draw(colour)}
          >
            <Mark name={MARK[colour]} /> {words.draw(colour)}
          </Button>
        );
      });
    case 'arrange':
      return (
        <>
          {task.gaps.length > 0 && (
            <Button key="again" isLarge onPress={() => actions.choose({ gaps: [] })}>
              {words.placeAgain}
            </Button>
          )}
          {task.command === null ? (
            <Button key="ready" {...waits} missing={words.choosePlace}>
              {words.ready}
            </Button>
          ) : (
            <Button key="ready" {...go}>
              {words.ready}
            </Button>
          )}
        </>
      );
    case 'slot':
      return task.slot === null ? (
        <Button key="slot" {...waits} missing={words.choosePlace}>
          {words.slots}
        </Button>
      ) : (
        <Button key="slot" {...go}>
          {task.isAhead ? words.placeAhead(task.slot) : words.place(task.slot)}
        </Button>
      );
    case 'open': {
      const value = task.own === null ? undefined : hand?.row[task.own];
      const colour = task.own === null ? undefined : hand?.colours[task.own];
      if (value === undefined || colour === undefined)
        return (
          <Button key="open" {...waits} missing={words.chooseOwn}>
            {words.openAny}
          </Button>
        );
      return (
        <Button key="open" {...go}>
          {words.open(colour, value)}
        </Button>
      );
    }
    case 'pad':
      return (
        <>
          {task.mode === 'attack' ? (
            <Button key="other" isLarge onPress={actions.letGo}>
              {words.otherTile}
            </Button>
          ) : actions.undo === null ? (
            // Its place is kept: with the first note the button beside it would move.
            <Button key="undo" {...waits} missing="">
              {words.undo}
            </Button>
          ) : (
            <Button key="undo" isLarge onPress={actions.undo}>
              {words.undo}
            </Button>
          )}
          {task.mode === 'pencil' ? (
            <Button key="done" isLarge onPress={actions.letGo}>
              {words.done}
            </Button>
          ) : task.command === null ? (
            <Button key="attack" {...waits} missing={words.chooseNumber}>
              {words.attackAny}
            </Button>
          ) : (
            <Button key="attack" {...go}>
              {task.value === null ? words.attackAny : words.attack(task.value)}
            </Button>
          )}
        </>
      );
    case 'aim':
      return task.canStop ? (
        <Button key="stop" {...go} onPress={actions.stop}>
          {words.stop(hand?.drawn ?? null)}
        </Button>
      ) : (
        <Button {...waits} missing={words.chooseTile}>
          {words.attackAny}
        </Button>
      );
    case 'wait':
      // In a replay nobody waits for a turn.
      if (!board.isLive) return null;
      return (
        <Button {...waits} {...(task.canNote ? { missing: words.noteTile } : { missing: '' })}>
          {showOf(board.beat)?.type === 'dealt' && view.table.first === view.viewer ? words.soon : words.wait}
        </Button>
      );
  }
}
