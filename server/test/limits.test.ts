import { expect, test } from 'vitest';
import { makeLimits, secondsUntilRoom } from '../house.ts';
import { addressKey, Bucket, Buckets, Tally } from '../limits.ts';
import { parseSettings } from '../settings.ts';

test('a bucket gives its burst at once, then grows back at its pace', () => {
  const bucket = new Bucket(3, 2, 0);
  expect([1, 2, 3, 4].map(() => bucket.take(0))).toEqual([true, true, true, false]);
  expect(bucket.take(400)).toBe(false);
  expect(bucket.take(500)).toBe(true);
  expect(bucket.take(500)).toBe(false);
  expect(bucket.isFull(10_000)).toBe(true);
  // A clock that is set back gives nothing.
  expect(bucket.take(10_000, 3)).toBe(true);
  expect(bucket.take(0)).toBe(false);
});

test.each([
  ['a strict limit tells of everything, and owes all that was used elsewhere', true, 1, 40],
  ['another one tells nothing below half, and owes its burst at most', false, 0, 20],
])('%s', (_, isStrict, told, seconds) => {
  const bucket = new Bucket(10, 1, 0, isStrict);
  bucket.take(0);
  expect(bucket.toTell(0)).toBe(told);
  bucket.spentElsewhere(0, 39);
  expect(bucket.secondsUntil(0, 10)).toBe(seconds);
});

test('buckets forget those that are full, and never grow beyond their bound', () => {
  const buckets = new Buckets(2, 1, { most: 3 });
  for (const key of ['a', 'b', 'c']) buckets.of(key, 0).take(0);
  buckets.of('d', 0).take(0);
  expect(buckets.size).toBe(3);
  buckets.of('e', 60_000);
  expect(buckets.size).toBe(1);
});

test('whoever looks for a bucket once has it until it is forgotten, and then the one that all others have', () => {
  const buckets = new Buckets(2, 1, { most: 2 });
  const find = buckets.finder('a');
  find(0).take(0, 2);
  expect([find(0), find(0).take(0)]).toEqual([buckets.of('a', 0), false]);
  // Pushed out by newer ones, it is as good as full again; full, it is swept away.
  for (const key of ['b', 'c']) buckets.of(key, 0).take(0);
  expect(find(0)).toBe(buckets.of('a', 0));
  buckets.sweep(60_000);
  expect(buckets.size).toBe(0);
  buckets.of('a', 60_000).take(60_000, 2);
  expect(find(60_000).take(60_000)).toBe(false);
});

test('a tally refuses beyond the most and forgets what was taken away', () => {
  const tally = new Tally();
  expect([1, 2, 3].map(() => tally.add('here', 2))).toEqual([true, true, false]);
  tally.remove('here');
  expect(tally.add('here', 2)).toBe(true);
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::203.0.113.9', '2001:db8:0:0::/64'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['0:0:0:0:0:FFFF:203.0.113.9', '203.0.113.9'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['a:b:c:d:e:f:g:h:i::', 'a:b:c:d:e:f:g:h:i::'],
])('the address %s counts as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});

test('a school behind one router plays alone as much as it likes, and opens the tables of a club (H13)', () => {
  const settings = parseSettings({});
  if (!settings.ok) throw new Error(settings.refusal.code);
  const limits = makeLimits(settings.value);
  const open = (person: number, isAlone: boolean) => secondsUntilRoom(limits, 'school', `pupil ${person}`, isAlone, 0);
  // Thirty pupils, twenty matches each in an hour.
  for (let at = 0; at < 600; at++) expect(open(at % 30, true)).toBeNull();
  for (let at = 0; at < 60; at++) expect(open(0, false)).toBeNull();
  expect(open(0, false)).toBe(60);
  for (let at = 0; at < 180; at++) expect(open(1 + (at % 29), false)).toBeNull();
  // Four times what one person may: a new browser does not help.
  expect(open(99, false)).toBe(15);
  expect(open(0, true)).toBeNull();
  for (let at = 0; at < 2_000; at++) open(at, true);
  expect(open(0, true)).toBe(2);
});
