import type { RoomEntry } from '@cifra/room';
import { expect, test } from 'vitest';
import { pause, within } from './crowd.ts';
import { historyOf, type Written } from './history.ts';
import type { Player } from './house.ts';

/** What stands behind every siege: it must see each way in which a house can fail. */
const row = (version: number, order: string | null, written = version): Written['entries'][number] => {
  const entry: RoomEntry = { version: written, at: 1, by: 'ana', order, events: [] };
  return { name: 'room', version, head: 3, body: JSON.stringify(entry) };
};
const ana = (...acknowledged: Player['acknowledged']) =>
  ({ room: 'room', view: { me: 'ana' }, acknowledged }) as unknown as Player;
const history = (entries: Written['entries'], ...told: Player['acknowledged']) =>
  historyOf({ entries, seeds: [] }, [ana(...told)]);
const WHOLE = [row(1, null), row(2, 'a'), row(3, 'b')];
const TOLD = [
  { id: 'a', version: 2 },
  { id: 'b', version: 3 },
];

test('a whole history is called whole', () => {
  expect(history(WHOLE, ...TOLD)).toEqual({ acknowledged: 2, entries: 3, missing: [], doubled: [], gaps: [] });
});

test('an order that is not there, or not where it was said to be, is missing', () => {
  expect(history(WHOLE, { id: 'c', version: 3 }).missing).toEqual(['room ana c at 3']);
  expect(history(WHOLE, { id: 'a', version: 3 }).missing).toEqual(['room ana a at 3']);
});

test('an order that stands there twice is doubled', () => {
  expect(history([row(1, null), row(2, 'a'), row(3, 'a')], ...TOLD.slice(0, 1)).doubled).toEqual(['room ana a at 2,3']);
});

test('a version that is left out, that is another inside, or that the head does not know is a gap', () => {
  expect(history([row(1, null), row(3, 'b')]).gaps).toEqual(['room has 3 after 1']);
  expect(history([row(1, null), row(2, 'a', 5), row(3, 'b')]).gaps).toEqual(['room has 5 at 2']);
  expect(history([row(1, null), row(2, 'a')]).gaps).toEqual(['room ends at 2, not 3']);
});

test('what does not move is stuck, and what moves or ends is not', async () => {
  const never = new Promise<void>(() => {});
  expect(await within(never, 200, () => 'it')).toEqual(['it is stuck']);
  expect(await within(pause(500).then(), 300, () => 'it', performance.now.bind(performance))).toEqual([]);
});
