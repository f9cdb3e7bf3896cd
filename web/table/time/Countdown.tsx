import { classes, language, playSound, say } from '@cifra/kit';
import { daysOff, type RoomClock, type RoomTable, timeBetween } from '@cifra/room';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { RoomClient } from '../../connection/room.ts';
import { words } from '../../words/index.ts';
import { momentText } from './moment-text.ts';
import { timeLeft, timeLeftInWords } from './time-left.ts';

/** So many of the last seconds are counted aloud. */
const TICKING = 5;
const HALF_A_DAY = 43_200;

/** When the time is up, by this device's own clock. */
function endsText(client: RoomClient, { endsAt }: RoomClock): string {
  return momentText(language.value, Date.now() + endsAt - client.roomNow());
}

/** How much time is left, by the room's own clock. */
export function Countdown({
  client,
  clock,
  table,
  pausedAt,
  isSaid,
  isHeard = isSaid,
}: {
  readonly client: RoomClient;
  readonly clock: RoomClock;
  /** On days off a slow clock stands (T6). */
  readonly table: RoomTable;
  /** In a pause the time stands where it stood. */
  readonly pausedAt: number | null;
  /** Whoever is waited for hears when the last seconds begin. */
  readonly isSaid: boolean;
  /** A screen for everybody is heard whoever is waited for. */
  readonly isHeard?: boolean;
}) {
  const measure = () => {
    const now = pausedAt ?? client.roomNow();
    return Math.max(0, Math.ceil(timeBetween(daysOff(table, clock.seats), now, clock.endsAt) / 1000));
  };
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
  const now = left.value;
  useEffect(() => {
    if (!isLast || !isHeard || pausedAt !== null) return;
    if (now > 0 && now <= TICKING) playSound('tick');
    else if (now === 0) playSound('gong');
  }, [now, isLast, isHeard, pausedAt]);
  return (
    <span
      class={classes('chip', 'digits', isLast && 'last')}
      role="timer"
      {...(left.value > HALF_A_DAY && pausedAt === null ? { title: endsText(client, clock) } : {})}
      aria-label={words.value.clock.left(timeLeftInWords(left.value, language.value))}
    >
      {timeLeft(left.value)}
    </span>
  );
}
