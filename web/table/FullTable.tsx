import { type Help, language } from '@cifra/kit';
import { holdOf } from '@cifra/kit/stage';
import { decisionOf, type RoomView } from '@cifra/room';
import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { RoomClient } from '../connection/room.ts';
import { isDeviceRoom } from '../device/room-id.ts';
import type { LoadedGame } from '../games/load-game.ts';
import { Loading } from '../ui/Loading.tsx';
import { areSettingsOpen } from '../ui/settings-open.ts';
import { useKeptFocus } from '../ui/use-kept-focus.ts';
import { words } from '../words/index.ts';
import { EndScreen } from './end/EndScreen.tsx';
import { seriesOf, seriesText } from './end/series.ts';
import { BeatNumbers } from './log/beat-numbers.ts';
import { LogList } from './log/LogList.tsx';
import { type LogLine, logOf } from './log/log.ts';
import { boardProps } from './match/board-props.tsx';
import { HintSheet } from './match/HintSheet.tsx';
import { KeyList } from './match/KeyList.tsx';
import { TableBar, type TableSheet } from './match/TableBar.tsx';
import { TableSheets } from './match/TableSheets.tsx';
import { useAdvice } from './match/use-advice.ts';
import { useHand } from './match/use-hand.ts';
import { useHint } from './match/use-hint.ts';
import { type GiveOrder, useMatch } from './match/use-match.ts';
import { SeatRequests } from './people/SeatRequests.tsx';
import { Reactions } from './talk/Reactions.tsx';
import { Talk } from './talk/Talk.tsx';
import { useTalk } from './talk/use-talk.ts';
import './full-table.css';
import './talk/reactions.css';

type Props = {
  readonly client: RoomClient;
  readonly view: RoomView;
  readonly loaded: LoadedGame;
  readonly help: Help;
  /** Of a result that somebody still looks at while the next match is prepared. */
  readonly onFollow?: () => void;
  readonly order: GiveOrder;
};

/** The table during a match: a bar, and below it the board, which has all the rest of the page to itself. */
export function FullTable({ client, view: room, loaded, help, order, onFollow }: Props) {
  const { room: text, table: said } = words.value;
  const { game, tellings, board } = loaded;
  const { table, access } = room;
  const sheet = useSignal<TableSheet | null>(null);
  const pointed = useSignal<LogLine | null>(null);
  const live = useComputed(() => client.view.value?.table ?? table);
  const { draft, unread } = useTalk(room, sheet.value === 'talk');
  const boardRef = useKeptFocus();
  const beats = useRef(new BeatNumbers());
  const isHand = useHand(table, access.viewer);
  const match = useMatch(client, room, loaded, order);
  // What the stage has still to show is not told beside it: the log would give every reveal away.
  const unseen = match?.stage.unseen.value ?? 0;
  const log = useMemo(
    () => logOf(client.heard.value, loaded, language.value, live.value, access.viewer, unseen),
    [client.heard.value, loaded, language.value, live.value, access.viewer, unseen],
  );
  const hint = useHint(room, loaded, match, order);
  const consult = useAdvice(table, match?.latest ?? null);
  /** The outcome is seen when everything that led to it was shown. */
  const isOver = table.outcome !== null && match?.stage.isBehind.value === false;
  const isEndOpen = useSignal(true);
  useEffect(() => {
    isEndOpen.value = true;
  }, [isOver, isEndOpen]);
  // One thing at a time: the settings take the menu's place (T27).
  const areSettings = areSettingsOpen.value;
  useEffect(() => {
    if (areSettings) sheet.value = null;
  }, [areSettings, sheet]);
  if (match === null) return <Loading isTable />;

  const { stage, names, people, iPlay } = match;
  const scene = stage.scene.value;
  const beatNumber = beats.current.of(scene.beat);
  const point = (line: LogLine) => {
    pointed.value = pointed.value?.key === line.key ? null : line;
    sheet.value = null;
  };
  const logList = <LogList lines={log} pointed={pointed.value?.key ?? null} onPoint={point} />;
  // Around this device people hear each other, and bots read nothing.
  const isTalkHere = !isDeviceRoom(client.id);
  const talk = isTalkHere && (
    <Talk
      view={room}
      game={game}
      draft={draft}
      order={order}
      onReact={(reaction) => {
        sheet.value = null;
        client.react(reaction);
      }}
    />
  );
  const props = boardProps({
    client,
    room,
    loaded,
    help,
    match,
    order,
    highlight: pointed.value?.fact ?? null,
    aside: !isHand.value && (
      <div class="aside-frame">
        <aside class="table-aside">
          <section class="aside-log" aria-labelledby="aside-log">
            <h2 id="aside-log">{said.lastTurns}</h2>
            {logList}
          </section>
          {talk}
        </aside>
      </div>
    ),
    consult,
  });
  // What the match came to is counted when it is seen: before that it would give the end away.
  const results = table.outcome === null || isOver ? table.results : table.results.slice(0, -1);
  const scores = seriesOf({ ...table, results }, people);
  const Board = isHand.value ? (board.Hand ?? board.Board) : board.Board;
  return (
    <div class="full-table" data-game={game.id} data-over={isOver && isEndOpen.value}>
      <TableBar
        title={tellings[language.value].name}
        series={seriesText(scores, { match: table.match, played: results.length }, said)}
        unread={isTalkHere && (table.gathering === 'apart' || !iPlay) ? unread : null}
        hint={hint.isOffered ? hint : null}
        open={(one) => {
          sheet.value = one;
        }}
      >
        {/* Around one phone everybody plays, whoever's eyes the result is for. */}
        {access.viewer === 'spectator' && isTalkHere && <span class="chip">{text.youWatch}</span>}
        {client.watchers.value > 0 && access.viewer !== 'spectator' && !isHand.value && (
          <span class="chip seldom">{text.watching(client.watchers.value)}</span>
        )}
      </TableBar>
      <div
        class="table-board"
        ref={boardRef}
        tabIndex={-1}
        data-beat={beatNumber}
        data-hold={scene.beat === null ? 0 : holdOf(scene.beat)}
        data-behind={stage.isBehind.value}
        // Whoever taps wants to go on: what is still to be shown is shown at once.
        onPointerDown={() => stage.isBehind.value && stage.catchUp()}
      >
        {isOver && isEndOpen.value ? (
          <EndScreen
            client={client}
            room={room}
            loaded={loaded}
            board={props}
            scores={scores}
            order={order}
            onFollow={onFollow ?? null}
            onLookAtBoard={() => {
              isEndOpen.value = false;
            }}
          />
        ) : (
          <Board {...props} />
        )}
      </div>
      {isOver && !isEndOpen.value && (
        <button
          type="button"
          class="button primary back-to-end"
          onClick={() => {
            isEndOpen.value = true;
          }}
        >
          {said.backToResult}
        </button>
      )}
      <KeyList
        board={boardRef}
        keys={board.keys?.(language.value) ?? []}
        {...(hint.isOffered ? { onHint: hint.open } : {})}
      />
      {access.viewer !== 'spectator' && <HintSheet hint={hint} seat={access.viewer} names={names} people={people} />}
      <Reactions client={client} people={people} />
      <SeatRequests
        client={client}
        view={room}
        awaited={{ seats: game.toAct(match.latest.table), decision: decisionOf(game, match.latest.table) }}
        order={(one) => void order(one)}
      />
      <TableSheets
        client={client}
        view={room}
        match={match}
        sheet={sheet}
        isHand={isHand}
        log={logList}
        talk={talk}
        order={(one) => void order(one)}
      />
    </div>
  );
}
