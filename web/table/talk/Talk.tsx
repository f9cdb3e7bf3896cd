import type { AnyGame, Refusal } from '@cifra/kernel';
import { language } from '@cifra/kit';
import type { Channel, Reaction, RoomOrder, RoomView, TableChange } from '@cifra/room';
import { roomRefusal } from '@cifra/room/words';
import { type Signal, useSignal } from '@preact/signals';
import { words } from '../../words/index.ts';
import { seldomWords } from '../../words/seldom.ts';
import { useNewestInSight } from '../log/use-newest-in-sight.ts';
import { ReactionButtons } from './Reactions.tsx';
import { linesOf } from './use-talk.ts';

const LONGEST = 500;

type Props = {
  readonly view: RoomView;
  readonly game: AnyGame;
  readonly draft: Signal<string>;
  readonly order: (order: RoomOrder) => Promise<Refusal | null>;
  /** Before the start what the host changed stands between what people say, in these words. */
  readonly changes?: (change: TableChange) => string;
  /** At a table: a face says it quicker. */
  readonly onReact?: (reaction: Reaction) => void;
};

/** Talk with everybody, with one's team, or among those who watch; what was typed stays until it was said. */
export function Talk({ view, game, draft: text, order, changes, onReact }: Props) {
  const { room, lobby } = words.value;
  const { table, access } = view;
  const isTeamGame = game.teams(table.seats.length).length > 0;
  const watches = access.viewer === 'spectator';
  const channels: readonly Channel[] = watches
    ? table.phase === 'playing'
      ? ['watchers']
      : ['all']
    : isTeamGame && table.phase === 'playing'
      ? ['team', 'all']
      : ['all'];
  const channel = useSignal<Channel>(channels[0] ?? 'all');
  const current = channels.includes(channel.value) ? channel.value : (channels[0] ?? 'all');
  const trouble = useSignal<string | null>(null);
  /** Whoever hears the others writes nothing. */
  const isAloud = table.gathering !== 'apart' && !watches;
  /** The rules keep this seat silent for now. */
  const isMuted =
    view.match !== null &&
    access.viewer !== 'spectator' &&
    table.phase === 'playing' &&
    game.mayTalk?.(view.match.table, access.viewer) === false;
  // Said calmly in the place of the line to write in.
  const isBanned = table.banned.some(({ id }) => id === view.me);
  const why = isBanned ? 'banned' : isAloud ? 'talk-aloud' : isMuted ? 'muted' : null;
  const lines = [
    ...linesOf(view).map((line) => ({ at: line.at, line, change: null })),
    ...(changes === undefined ? [] : table.changes).map((change) => ({ at: change.at, line: null, change })),
  ].toSorted((a, b) => a.at - b.at);
  const last = lines.at(-1);
  const list = useNewestInSight(last === undefined ? undefined : `${last.at}-${last.line?.from.id ?? ''}`);
  const label = { all: room.talkAll, team: room.talkTeam, watchers: room.talkWatchers };
  const send = async (event: Event) => {
    event.preventDefault();
    const said = text.value.trim();
    if (said === '') return;
    const refusal = await order({ type: 'say', to: current, text: said });
    trouble.value = refusal === null ? null : roomRefusal(language.value, refusal);
    if (refusal === null && text.value.trim() === said) text.value = '';
  };
  return (
    <section class="card stack talk" aria-label={room.talk}>
      <div class="spread">
        <h2>{room.talk}</h2>
        {channels.length > 1 && !isAloud && (
          <div class="row">
            {channels.map((one) => (
              <button
                key={one}
                type="button"
                class="button quiet"
                aria-pressed={one === current}
                onClick={() => {
                  channel.value = one;
                }}
              >
                {label[one]}
              </button>
            ))}
          </div>
        )}
      </div>
      {lines.length === 0 ? (
        <p class="muted">{room.nothingYet}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and a keyboard must be able to get there
        <ol class="log" ref={list} tabIndex={0} aria-label={room.talk}>
          {lines.map(({ at, line, change }, index) =>
            line === null ? (
              <li key={`${at}-${index}`} class="muted">
                {changes?.(change)}
              </li>
            ) : (
              <li key={`${at}-${index}`}>
                <strong>{line.from.name}</strong>{' '}
                {line.from.isProgram === true && <span class="chip">{lobby.program}</span>}{' '}
                {line.isPrivate ? (
                  <span class="chip">{watches ? room.talkWatchers : room.talkTeam}</span>
                ) : (
                  // Somebody at the table may be called the same by now.
                  line.seat === null && <span class="chip">{seldomWords().door.looksOn}</span>
                )}{' '}
                {line.text}
              </li>
            ),
          )}
        </ol>
      )}
      {onReact !== undefined && !watches && !isMuted && <ReactionButtons onReact={onReact} />}
      {why !== null && <p class="muted talk-silent">{roomRefusal(language.value, { code: why })}</p>}
      <form class="row" hidden={why !== null} onSubmit={(event) => void send(event)}>
        <input
          class="input"
          type="text"
          maxLength={LONGEST}
          placeholder={room.say}
          aria-label={`${room.say}: ${label[current]}`}
          value={text.value}
          onInput={(event) => {
            text.value = event.currentTarget.value;
          }}
        />
        <button type="submit" class="button">
          {room.send}
        </button>
      </form>
      {trouble.value !== null && why === null && <p role="alert">{trouble.value}</p>}
    </section>
  );
}
