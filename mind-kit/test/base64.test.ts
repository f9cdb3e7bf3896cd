import { describe, expect, test } from 'vitest';
import { fromBase64, toBase64 } from '../base64.ts';

describe('bytes as text', () => {
  test.each([0, 1, 2, 3, 4, 255, 256])('%i bytes come back as they were', (count) => {
    const bytes = Uint8Array.from({ length: count }, (_, at) => (at * 37 + count) & 255);
    expect(fromBase64(toBase64(bytes))).toEqual(bytes);
    expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64').replaceAll('=', ''));
  });

  test('an invalid character is not passed over', () => {
    expect(() => fromBase64('AB*D')).toThrow('invalid character at 2');
  });
});
