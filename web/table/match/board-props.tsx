import type { Shape } from '@cifra/kernel';
import { type BoardProps, type Help, language } from '@cifra/kit';
import type { RoomView } from '@cifra/room';
import type { ComponentChildren } from 'preact';
import type { RoomClient } from '../../connection/room.ts';
import type { LoadedGame } from '../../games/load-game.ts';
import { Countdown } from '../time/Countdown.tsx';
import type { GiveOrder, MatchAtTable } from './use-match.ts';

type Parts = {
  readonly client: RoomClient;
  readonly room: RoomView;
  readonly loaded: LoadedGame;
  readonly help: Help;
  readonly match: MatchAtTable;
  readonly order: GiveOrder;
  readonly highlight: BoardProps<Shape>['highlight'];
  /** What stands beside the board where there is room. */
  readonly aside: ComponentChildren;
  readonly consult: NonNullable<BoardProps<Shape>['consult']>;
};

/** What a board is given of a match that is being played. */
export function boardProps({
  client,
  room,
  loaded: { game },
  help,
  match,
  order,
  highlight,
  aside,
  consult,
}: Parts): BoardProps<Shape> {
  const { table, access, hand } = room;
  const { clock, pausedAt, phase, gathering } = table;
  const isMyClock = clock?.seats.some((seat) => seat === access.viewer) === true;
  return {
    game,
    view: match.view,
    legal: match.legal,
    whyNot: (command) => game.check(match.latest, command),
    play: match.play,
    names: match.names,
    people: match.people,
    prompt: match.prompt,
    isMyTurn: match.isMyTurn,
    language: language.value,
    help,
    notes: hand.notes,
    // Notes that others read are not taken from whoever must be silent: a board keeps them, and sends them again.
    saveNotes: (notes) => void order({ type: 'note', text: notes }, game.sharesNotes === true),
    mateNotes: hand.mateNotes,
    highlight,
    pointsAt: null,
    isBusy: match.isHeld || client.unanswered.value > 0,
    isHeld: match.isHeld,
    beat: match.stage.scene.value.beat,
    stories: match.stories,
    slots: {
      clock: clock !== null && phase === 'playing' && (
        <Countdown
          table={table}
          client={client}
          clock={clock}
          pausedAt={pausedAt}
          isSaid={match.iPlay && isMyClock}
          // Whoever talks hears the same sand run, whoever it is for.
          isHeard={match.iPlay && (gathering === 'call' || isMyClock)}
        />
      ),
      aside,
    },
    isLive: true,
    ...(access.viewer === 'spectator' ? {} : { consult }),
  };
}
