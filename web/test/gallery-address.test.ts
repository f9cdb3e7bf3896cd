import { expect, test } from 'vitest';
import { type Address, addressed, addressOf } from '../gallery/address.ts';

test('an address of the gallery says what it shows, and back', () => {
  const address: Address = {
    theme: 'dark',
    tongue: 'en',
    show: { collection: 'kit', exhibit: 'tile', state: 2 },
  };
  expect(addressed(addressOf(address))).toEqual(address);
});

test('without anything it shows everything, by day and in Spanish', () => {
  expect(addressed('')).toEqual({ theme: 'light', tongue: 'es', show: null });
  expect(addressed('?theme=pink&language=xx&show=kit')).toEqual({ theme: 'light', tongue: 'es', show: null });
});
