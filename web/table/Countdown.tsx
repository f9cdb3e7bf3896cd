import { classes, say } from '@cifra/kit';
import type { RoomClock } from '@cifra/room';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { RoomClient } from '../house/room.ts';
import { words } from '../words/index.ts';

/** How much time is left, by the room's own clock. */
export function Countdown({
  client,
  clock,
  pausedAt,
  isSaid,
}: {
  readonly client: RoomClient;
  readonly clock: RoomClock;
  /** In a pause the time stands where it stood. */
  readonly pausedAt: number | null;
  /** Whoever is waited for hears when the last seconds begin. */
  readonly isSaid: boolean;
}) {
  const left = useSignal(0);
  useEffect(() => {
    const look = () => {
      left.value = Math.max(0, Math.ceil((clock.endsAt - (pausedAt ?? client.roomNow())) / 1000));
    };
    look();
    if (pausedAt !== null) return;
    const timer = setInterval(look, 250);
    return () => clearInterval(timer);
  }, [client, clock, pausedAt, left]);
  const isLast = clock.warning !== null && left.value <= clock.warning;
  useEffect(() => {
    if (isLast && isSaid && left.value > 0) say(words.value.room.timeLeft(left.value));
  }, [isLast, isSaid, left]);
  return (
    <span
      class={classes('chip', 'digits', isLast && 'last')}
      role="timer"
      aria-label={words.value.room.timeLeft(left.value)}
    >
      {Math.floor(left.value / 60)}:{String(left.value % 60).padStart(2, '0')}
    </span>
  );
}
