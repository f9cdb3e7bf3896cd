import type { AnyGame, Refusal } from '@cifra/kernel';
import { language } from '@cifra/kit';
import type { Channel, RoomOrder, RoomView } from '@cifra/room';
import { roomRefusal } from '@cifra/room/words';
import { type Signal, useSignal } from '@preact/signals';
import { words } from '../words/index.ts';
import { useNewestInSight } from './use-newest-in-sight.ts';
import { linesOf } from './use-talk.ts';

const LONGEST = 500;

type Props = {
  readonly view: RoomView;
  readonly game: AnyGame;
  readonly draft: Signal<string>;
  readonly order: (order: RoomOrder) => Promise<Refusal | null>;
};

/** Talk with everybody, with one's team, or among those who watch; what was typed stays until it was said. */
export function Talk({ view, game, draft: text, order }: Props) {
  const { room } = words.value;
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
  /** The rules keep this seat silent for now: said calmly in the place of the line to write in. */
  const isSilent =
    view.match !== null &&
    access.viewer !== 'spectator' &&
    table.phase === 'playing' &&
    game.mayTalk?.(view.match.table, access.viewer) === false;
  const lines = linesOf(view);
  const last = lines.at(-1);
  const list = useNewestInSight(last === undefined ? undefined : `${last.at}-${last.from.id}`);
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
        {channels.length > 1 && (
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
          {lines.map(({ at, from, isPrivate, text: said }, index) => (
            <li key={`${at}-${index}`}>
              <strong>{from.name}</strong>{' '}
              {isPrivate && <span class="chip">{watches ? room.talkWatchers : room.talkTeam}</span>} {said}
            </li>
          ))}
        </ol>
      )}
      {isSilent && <p class="muted talk-silent">{roomRefusal(language.value, { code: 'muted' })}</p>}
      <form class="row" hidden={isSilent} onSubmit={(event) => void send(event)}>
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
      {trouble.value !== null && !isSilent && <p role="alert">{trouble.value}</p>}
    </section>
  );
}
