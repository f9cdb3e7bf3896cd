import { language, NO_SLOTS } from '@cifra/kit';
import type { RoomView } from '@cifra/room';
import { useEffect } from 'preact/hooks';
import type { RoomClient } from '../connection/room.ts';
import type { LoadedGame } from '../games/load-game.ts';
import { useMatch } from '../table/match/use-match.ts';
import { Countdown } from '../table/time/Countdown.tsx';
import { words } from '../words/index.ts';

type Props = {
  readonly client: RoomClient;
  readonly view: RoomView;
  readonly loaded: LoadedGame;
  /** Goes on at once with what is still to be shown: a key, or a remote control. */
  readonly onSkip: (skip: () => void) => void;
};

const nothing = async () => null;

/** A match as everybody in the room may see it: the board of somebody who only looks, with all its reveals and sounds. */
export function TvMatch({ client, view: room, loaded, onSkip }: Props) {
  const { game, board, tellings } = loaded;
  const { table } = room;
  const match = useMatch(client, room, loaded, nothing);
  useEffect(() => onSkip(() => match?.stage.catchUp()), [match?.stage, onSkip]);
  if (match === null) return null;
  const isOver = table.outcome !== null && match.stage.isBehind.value === false;
  const props = {
    game,
    view: match.view,
    legal: [],
    whyNot: () => null,
    play: nothing,
    names: match.names,
    people: match.people,
    prompt: match.prompt,
    isMyTurn: false,
    language: language.value,
    help: 'none' as const,
    notes: '',
    saveNotes: () => {},
    highlight: null,
    pointsAt: null,
    isBusy: true,
    isHeld: true,
    beat: match.stage.scene.value.beat,
    stories: match.stories,
    slots: {
      ...NO_SLOTS,
      clock: table.clock !== null && table.phase === 'playing' && (
        <Countdown client={client} table={table} clock={table.clock} pausedAt={table.pausedAt} isSaid={false} isHeard />
      ),
    },
    isLive: true,
  };
  const { Board, EndView } = board;
  if (!isOver || table.outcome === null) return <Board {...props} />;
  // Where all of them win there is nobody to name.
  const isEverybodys = table.seats.length > 1 && table.outcome.winners.length === table.seats.length;
  return (
    <section class="tv-end">
      <h2>
        {isEverybodys ? words.value.table.youShare : tellings[language.value].outcome(table.outcome, match.names)}
      </h2>
      <div>{EndView === undefined ? <Board {...props} /> : <EndView {...props} />}</div>
    </section>
  );
}
