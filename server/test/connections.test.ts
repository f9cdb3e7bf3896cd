import { expect, test } from 'vitest';
import { type Connection, Connections } from '../connections/connections.ts';

function fake(room: string, person: string): Connection & { readonly beats: string[] } {
  const beats: string[] = [];
  return {
    room,
    person,
    address: '',
    holder: null,
    isLooking: true,
    beats,
    end: (bye) => void beats.push(bye),
    beat: () => void beats.push('beat'),
  };
}

test('in half a minute everybody is asked once, and only a few at a time', () => {
  const connections = new Connections();
  const all = Array.from({ length: 90 }, (_, at) => fake('room', String(at)));
  for (const one of all) connections.add(one);
  connections.beat();
  expect(all.flatMap(({ beats }) => beats)).toHaveLength(3);
  for (let second = 1; second < 30; second++) connections.beat();
  expect(all.every(({ beats }) => beats.join() === 'beat')).toBe(true);
});

test('one person’s connections in one room end, the others stay; who left is not asked any more', () => {
  const connections = new Connections();
  const [here, elsewhere, other] = [fake('a', 'ana'), fake('b', 'ana'), fake('a', 'ben')];
  const leave = [here, elsewhere, other].map((one) => connections.add(one));
  connections.end({ room: 'a', person: 'ana' }, 'seat-moved');
  expect([here, elsewhere, other].map(({ beats }) => beats)).toEqual([['seat-moved'], [], []]);
  leave[2]?.();
  expect(connections.size).toBe(2);
  connections.endAll('stopping');
  expect([elsewhere.beats, other.beats]).toEqual([['stopping'], []]);
});
