import { type Refusal, type Shape, View } from '@cifra/kernel';
import { Dialog, type Help, language, NO_SLOTS } from '@cifra/kit';
import { storiesOf } from '@cifra/kit/stage';
import type { RoomOrder, RoomView } from '@cifra/room';
import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { RoomClient } from '../connection/room.ts';
import type { LoadedGame } from '../games/load-game.ts';
import { Loading } from '../ui/Loading.tsx';
import { useKeptFocus } from '../ui/use-kept-focus.ts';
import { words } from '../words/index.ts';
import { Countdown } from './Countdown.tsx';
import { Ending } from './Ending.tsx';
import { LogList } from './LogList.tsx';
import { type LogLine, logOf } from './log.ts';
import { Menu } from './Menu.tsx';
import { versionOf } from './news.ts';
import { People } from './People.tsx';
import { namesOf, seatsOf } from './people.ts';
import { Talk } from './Talk.tsx';
import { noticeTurn } from './turn-notice.ts';
import { useNews } from './use-news.ts';
import { useSingleTaps } from './use-single-taps.ts';
import { useStage } from './use-stage.ts';
import { useTalk } from './use-talk.ts';
import { useVerdicts } from './use-verdicts.ts';

type Props = {
  readonly client: RoomClient;
  readonly view: RoomView;
  readonly loaded: LoadedGame;
  readonly help: Help;
  /** Of a result that somebody still looks at while the next match is prepared. */
  readonly onFollow?: () => void;
  /** A quiet one that is refused is told to the board alone. */
  readonly order: (order: RoomOrder, isQuiet?: boolean) => Promise<Refusal | null>;
};

/** The table during a match: people and clocks, the board, what is expected, the log and the talk. */
export function MatchTable({ client, view: roomView, loaded, help, order, onFollow }: Props) {
  const { room, close } = words.value;
  const { game, tellings, board } = loaded;
  const sheet = useSignal<'log' | 'talk' | 'menu' | null>(null);
  const question = useSignal<{ readonly text: string; readonly command: { readonly type: string } } | null>(null);
  const table = useComputed(() => client.view.value?.table ?? roomView.table);
  const log = useComputed(() => logOf(client.heard.value, loaded, language.value, table.value));
  const pointed = useSignal<LogLine | null>(null);
  const point = (line: LogLine) => {
    pointed.value = pointed.value?.key === line.key ? null : line;
    sheet.value = null;
  };
  const { match } = roomView;
  const latest = useMemo(() => (match === null ? null : View.received<Shape>(match)), [match]);
  const { version } = roomView;
  const stage = useStage(
    game,
    board.staging,
    { version, match: roomView.table.match, view: match },
    client.heard.value,
    { onSettled: client.shown },
  );
  const view = stage === null ? null : stage.scene.value.view;
  const names = namesOf(roomView.table.seats);
  const people = seatsOf(roomView.table.seats, roomView.me, client.here.value);
  const { clock, pauseAskedBy: asking } = roomView.table;
  const viewer = roomView.access.viewer;
  const isPlaying = roomView.table.phase === 'playing' && roomView.table.pausedAt === null;
  // A bot may play on for whoever left or was away: then nothing is expected of them until they take the seat back.
  const isByBot = viewer !== 'spectator' && roomView.table.seats[viewer]?.bot !== null;
  // What is still to be shown is shown before anything can be done about it; a tap brings the board up to date.
  const isBehind = stage?.isBehind.value === true;
  const isHeld = !isPlaying || isByBot;
  const iPlay = viewer !== 'spectator' && !isHeld;
  const legal = useMemo(
    () => (latest === null || !iPlay || isBehind ? [] : [...game.legal(latest)]),
    [latest, game, iPlay, isBehind],
  );
  const toAct = view === null ? [] : game.toAct(view.table);
  const isMine = iPlay && toAct.includes(viewer);
  const prompt = view === null ? '' : isByBot && isPlaying ? room.botForYou : board.prompt(view, language.value, names);

  useEffect(() => noticeTurn(isMine, room.yourTurn, prompt), [isMine, room.yourTurn]);
  useVerdicts(client, board);
  const { draft, unread } = useTalk(roomView, sheet.value === 'talk');
  const boardRef = useKeptFocus();
  const isSecondTap = useSingleTaps();
  // What somebody points at in the log is brought into sight; a phone shows a part of the board at a time.
  useEffect(() => {
    if (pointed.value === null) return;
    // The board may first have to unfold it.
    const frame = requestAnimationFrame(() =>
      boardRef.current?.querySelector('.pointed')?.scrollIntoView({ block: 'center', behavior: 'smooth' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [pointed.value, boardRef]);
  const plays = log.value.filter(({ isPlay }) => isPlay);
  // One move can be several sentences: what was attacked, which tile opens, how the round ended.
  const lastMove = plays.filter(({ key }) => versionOf(key) === versionOf(plays.at(-1)?.key ?? ''));
  useNews(log.value, isMine ? `${room.yourTurn}. ${prompt}` : prompt);
  if (view === null) return <Loading />;

  const send = (command: { readonly type: string }) => {
    if (board.isQuiet?.(command) !== true) stage?.act();
    return order({ type: 'play', command }, board.isQuiet?.(command) === true);
  };
  /** What cannot be taken back is asked once. */
  const play = async (command: { readonly type: string }): Promise<Refusal | null> => {
    if (board.isQuiet?.(command) !== true && isSecondTap()) return null;
    const text = board.confirm(command, view, language.value);
    if (text === null) return send(command);
    question.value = { text, command };
    return null;
  };
  const { Board } = board;
  const stories =
    stage === null || board.staging === undefined
      ? []
      : storiesOf(stage.recent.value, board.staging.story, { viewer, names, language: language.value });
  const talk = <Talk view={roomView} game={game} draft={draft} order={order} />;
  return (
    <div class="match" data-game={game.id}>
      <h1 class="visually-hidden">{tellings[language.value].name}</h1>
      <People client={client} view={roomView} toAct={toAct} order={(one) => void order(one)} />
      <p class="prompt" data-mine={isMine}>
        <span>
          {isMine && <strong>{room.yourTurn}. </strong>}
          {prompt}
        </span>
        {clock !== null && roomView.table.phase === 'playing' && (
          <Countdown
            client={client}
            clock={clock}
            pausedAt={roomView.table.pausedAt}
            isSaid={iPlay && clock.seats.some((seat) => seat === viewer)}
          />
        )}
      </p>
      {lastMove.length > 0 && <p class="latest">{lastMove.map(({ text }) => text).join(' ')}</p>}
      <div class="board" ref={boardRef} tabIndex={-1} onPointerDown={() => isBehind && stage?.catchUp()}>
        {iPlay && asking.length > 0 && !asking.includes(viewer) && (
          <p class="banner spread" role="status">
            {room.pauseAsked(new Intl.ListFormat(language.value).format(asking.map(names)), asking.length)}
            <button type="button" class="button" onClick={() => void order({ type: 'pause' })}>
              {room.pauseNow}
            </button>
          </p>
        )}
        {roomView.table.outcome !== null && (
          <Ending
            client={client}
            view={roomView}
            telling={tellings[language.value]}
            names={names}
            order={order}
            onFollow={onFollow ?? null}
          />
        )}
        <Board
          game={game}
          view={view}
          legal={legal}
          whyNot={(command) => game.check(view, command)}
          play={play}
          names={names}
          people={people}
          prompt={prompt}
          isMyTurn={isMine && !isBehind}
          language={language.value}
          help={help}
          notes={roomView.hand.notes}
          saveNotes={(text) => void order({ type: 'note', text })}
          highlight={pointed.value?.fact ?? null}
          pointsAt={null}
          isBusy={isHeld || client.unanswered.value > 0}
          isHeld={isHeld}
          beat={stage?.scene.value.beat ?? null}
          stories={stories}
          slots={NO_SLOTS}
          isLive
        />
      </div>
      <aside class="side">
        <section class="card stack" aria-labelledby="log">
          <h2 id="log">{room.log}</h2>
          <LogList lines={log.value} pointed={pointed.value?.key ?? null} onPoint={point} />
        </section>
        {talk}
        <Menu client={client} view={roomView} order={(one) => void order(one)} />
      </aside>
      <nav class="thumb" aria-label={room.menu}>
        <button
          type="button"
          class="button"
          onClick={() => {
            sheet.value = 'log';
          }}
        >
          {room.log}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            sheet.value = 'talk';
          }}
        >
          {room.talk}
          {unread > 0 && (
            <span class="chip unread">
              <span aria-hidden="true">{unread}</span>
              <span class="visually-hidden">{room.unread(unread)}</span>
            </span>
          )}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            sheet.value = 'menu';
          }}
        >
          {room.menu}
        </button>
      </nav>
      <Dialog
        title={sheet.value === null ? '' : room[sheet.value]}
        isOpen={sheet.value !== null}
        onClose={() => {
          sheet.value = null;
        }}
        closeLabel={close}
        isSheet
      >
        {sheet.value === 'log' && <LogList lines={log.value} pointed={pointed.value?.key ?? null} onPoint={point} />}
        {sheet.value === 'talk' && talk}
        {sheet.value === 'menu' && (
          <Menu
            client={client}
            view={roomView}
            order={(one) => void order(one)}
            onDone={() => {
              sheet.value = null;
            }}
          />
        )}
      </Dialog>
      <Dialog
        title={room.sure}
        isOpen={question.value !== null}
        onClose={() => {
          question.value = null;
        }}
        closeLabel={room.no}
      >
        <p>{question.value?.text}</p>
        <button
          type="button"
          class="button primary"
          onClick={() => {
            if (isSecondTap()) return;
            const command = question.value?.command;
            question.value = null;
            if (command !== undefined) void send(command);
          }}
        >
          {room.yes}
        </button>
      </Dialog>
    </div>
  );
}
