import { classes, language, say } from '@cifra/kit';
import type { RoomClock } from '@cifra/room';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { RoomClient } from '../connection/room.ts';
import { words } from '../words/index.ts';
import { timeLeft, timeLeftInWords } from './time-left.ts';

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
  const measure = () => Math.max(0, Math.ceil((clock.endsAt - (pausedAt ?? client.roomNow())) / 1000));
  const left = useSignal(measure());
  useEffect(() => {
    const look = () => {
      left.value = measure();
    };
    look();
    if (pausedAt !== null) return;
    const timer = setInterval(look, 250);
    return () => clearInterval(timer);
  }, [client, clock, pausedAt, left]);
  const isLast = clock.warning !== null && left.value <= clock.warning;
  useEffect(() => {
    // What was drawn may still be the time of the clock before.
    const now = left.value;
    if (isLast && isSaid && clock.warning !== null && now <= clock.warning && now > 0)
      say(words.value.room.timeLeft(now));
  }, [isLast, isSaid, clock.warning, left]);
  return (
    <span
      class={classes('chip', 'digits', isLast && 'last')}
      role="timer"
      aria-label={words.value.clock.left(timeLeftInWords(left.value, language.value))}
    >
      {timeLeft(left.value)}
    </span>
  );
}
