import { Button, language } from '@cifra/kit';
import type { RoomOrder, RoomView } from '@cifra/room';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { api } from '../../connection/api.ts';
import type { RoomClient } from '../../connection/room.ts';
import { isDeviceRoom } from '../../device/room-id.ts';
import { areSettingsOpen } from '../../ui/settings-open.ts';
import { words } from '../../words/index.ts';
import { LinkToSend } from '../invite/LinkToSend.tsx';
import { namesOf } from '../people/people.ts';
import { DealPromise } from '../promise/DealLine.tsx';
import { NoticeChoiceWhenWanted } from '../time/NoticeChoiceWhenWanted.tsx';

type Props = {
  readonly client: RoomClient;
  readonly view: RoomView;
  readonly order: (order: RoomOrder) => void;
  /** What was chosen here is done: whatever shows it may close. */
  readonly onDone?: () => void;
};

const SECOND_TAP = 500;

/** What is seldom needed at the table: pause, another device, leaving. */
export function Menu({ client, view, order, onDone }: Props) {
  const { room, unreachable, cancel, back, nav, tv, clock: clockWords } = words.value;
  const { table, me } = view;
  const seat = table.seats.findIndex(({ person }) => person?.id === me);
  const link = useSignal<string | null>(null);
  const trouble = useSignal<string | null>(null);
  const isLeaving = useSignal(false);
  const askedAt = useRef(0);
  const isPlaying = table.phase === 'playing';
  const isByBot = seat >= 0 && table.seats[seat]?.bot !== null;
  const rivals = table.clock?.seats ?? [];
  const canGiveTime =
    seat >= 0 &&
    isPlaying &&
    !isByBot &&
    rivals.length > 0 &&
    !rivals.includes(seat) &&
    table.clock?.isExtended === false;
  const askedByMe = table.pauseAskedBy.includes(seat);
  const makeLink = async () => {
    trouble.value = null;
    const reply = await api.seatLink(client.id);
    if (reply.ok) link.value = reply.value.url;
    else trouble.value = reply.trouble.message || unreachable;
  };
  if (isLeaving.value) {
    const stay = () => {
      isLeaving.value = false;
    };
    return (
      <section class="stack menu-question">
        <h3>{room.leave}</h3>
        <p>{room.leaveSure}</p>
        <div class="dialog-actions">
          <Button onPress={stay}>{cancel}</Button>
          <Button
            kind="danger"
            onPress={() => {
              // Some people tap everything twice: the second tap must not answer what the first one asked.
              if (performance.now() - askedAt.current < SECOND_TAP) return;
              stay();
              order({ type: 'leave' });
              onDone?.();
            }}
          >
            {room.leave}
          </Button>
        </div>
      </section>
    );
  }
  if (link.value !== null)
    return (
      <section class="stack menu-question">
        <h3>{room.moveSeat}</h3>
        <p>{room.moveSeatHelp}</p>
        <LinkToSend url={link.value} label={room.moveSeat} />
        <Button
          onPress={() => {
            link.value = null;
          }}
        >
          {back}
        </Button>
      </section>
    );
  return (
    <section class="stack menu">
      <a class="button" href={`/rules/${table.game}`} target="_blank" rel="noopener">
        {nav.rules}
      </a>
      <button
        type="button"
        class="button in-header"
        onClick={() => {
          areSettingsOpen.value = true;
        }}
      >
        {room.settings}
      </button>
      <a class="button in-header" href="/">
        {room.home}
      </a>
      {seat >= 0 &&
        isPlaying &&
        (table.pausedAt !== null || askedByMe ? (
          <button type="button" class="button" onClick={() => order({ type: 'resume' })}>
            {room.resume}
          </button>
        ) : (
          !isByBot && (
            <button type="button" class="button" onClick={() => order({ type: 'pause' })}>
              {table.pauseAskedBy.length > 0 ? room.pauseAgree : room.pause}
            </button>
          )
        ))}
      {canGiveTime && (
        <button type="button" class="button" onClick={() => order({ type: 'give-time' })}>
          {clockWords.giveTime(new Intl.ListFormat(language.value).format(rivals.map(namesOf(table))))}
        </button>
      )}
      {isPlaying && <DealPromise commitment={table.commitment} />}
      {!isDeviceRoom(client.id) && (
        <a class="button" href={`/tv/${client.id}`} target="_blank" rel="noopener">
          {tv.open}
        </a>
      )}
      {seat >= 0 && !isDeviceRoom(client.id) && (
        <button type="button" class="button" onClick={() => void makeLink()}>
          {room.moveSeat}
        </button>
      )}
      {trouble.value !== null && (
        <p class="banner trouble" role="alert">
          {trouble.value}
        </p>
      )}
      <NoticeChoiceWhenWanted room={client.id} view={view} />
      {seat >= 0 && isPlaying && !isByBot && (
        <button
          type="button"
          class="button danger"
          onClick={() => {
            askedAt.current = performance.now();
            isLeaving.value = true;
          }}
        >
          {room.leave}
        </button>
      )}
    </section>
  );
}
