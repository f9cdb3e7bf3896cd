import { rng } from '@cifra/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TimerWheel } from '../timer-wheel.ts';

beforeEach(
  () =>
    void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate', 'performance'] }),
);
afterEach(() => void vi.useRealTimers());

test('alarms ring once, in order, never early and hardly late', () => {
  const timers = new TimerWheel();
  const random = rng(3);
  const rung: { wanted: number; at: number }[] = [];
  for (let at = 0; at < 500; at++) {
    const ms = 1 + random.below(100_000);
    const wanted = performance.now() + ms;
    const cancel = timers.after(ms, () => rung.push({ wanted, at: performance.now() }));
    if (at % 5 === 0) cancel();
    if (at % 7 === 0) vi.advanceTimersByTime(random.below(50));
  }
  vi.advanceTimersByTime(200_000);
  expect(rung).toHaveLength(400);
  for (const { wanted, at } of rung) {
    expect(at).toBeGreaterThanOrEqual(wanted);
    expect(at - wanted).toBeLessThan(wanted > 60_000 ? 512 : 12);
  }
});

test('all of them share one timer', () => {
  const timers = new TimerWheel();
  for (let at = 0; at < 1000; at++) timers.after(10 + at, () => {});
  expect(vi.getTimerCount()).toBe(1);
  timers.stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('an alarm may set the next one, and one that is due already rings at once', () => {
  const timers = new TimerWheel();
  let rings = 0;
  const again = () => {
    rings++;
    if (rings < 5) timers.after(20, again);
  };
  timers.after(0, again);
  vi.advanceTimersByTime(150);
  expect(rings).toBe(5);
});
