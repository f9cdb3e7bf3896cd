import { expect, test } from 'vitest';
import { sourceAddress, VERSION, webAddress } from '../source.ts';
import { Browser, openTestHouse } from './house.ts';

test.each([
  ['https://example.org/cifra/cifra.git', 'https://example.org/cifra/cifra'],
  ['https://ada:secret@example.org/cifra.git', 'https://example.org/cifra'],
  ['git@example.org:cifra/cifra.git', 'https://example.org/cifra/cifra'],
  ['ssh://git@example.org:2222/cifra/cifra.git', 'https://example.org/cifra/cifra'],
  ['http://example.org:3000/cifra/', 'https://example.org:3000/cifra'],
  ['/srv/git/cifra.git', null],
  ['../elsewhere', null],
  ['', null],
])('the remote %s is for browsers %s', (remote, address) => {
  expect(webAddress(remote)).toBe(address);
});

test('what is set wins over what the checkout knows', () => {
  expect(sourceAddress('https://example.org/mine')).toBe('https://example.org/mine');
});

test('the house names its version and its source', async () => {
  const house = await openTestHouse({ source: 'https://example.org/mine' });
  try {
    const told = await new Browser(house.url).json('/health');
    expect(told).toMatchObject({ ok: true, version: VERSION, source: 'https://example.org/mine' });
    expect(VERSION).toMatch(/^\d+\.\d+\.\d+$/);
  } finally {
    await house.stop();
  }
});
