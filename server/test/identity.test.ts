import { expect, test } from 'vitest';
import { readCookie, writeCookie } from '../identity/cookie.ts';
import { hashOf, isKey, newKey, sign, unsign } from '../identity/keys.ts';

const SECRET = 'the secret of the house';

test('a key has 256 bits, and only its hash is kept', () => {
  const key = newKey();
  expect(isKey(key)).toBe(true);
  expect(Buffer.from(key, 'base64url').length).toBe(32);
  expect(hashOf(key)).not.toContain(key.slice(0, 8));
});

test('only a key that this house signed is one', () => {
  const key = newKey();
  expect(unsign(sign(key, SECRET), SECRET)).toBe(key);
  expect(unsign(sign(key, 'another secret'), SECRET)).toBeNull();
  expect(unsign(sign(key, SECRET).replace('.', '_'), SECRET)).toBeNull();
  for (const junk of ['', '.', key, `${key}.`, `${key}.${'ñ'.repeat(22)}`, `${sign(key, SECRET)}.x`])
    expect(unsign(junk, SECRET), junk).toBeNull();
});

test('the cookie is closed to scripts and to other sites', () => {
  const cookie = writeCookie(newKey(), SECRET, true);
  expect(cookie).toMatch(/HttpOnly; SameSite=Lax; Secure$/);
  expect(writeCookie(newKey(), SECRET, false)).not.toContain('Secure');
});

test('the cookie is found among others', () => {
  const key = newKey();
  const ours = writeCookie(key, SECRET, false).split(';')[0];
  expect(readCookie(`a=1; ${ours}; b=2`, SECRET)).toBe(key);
  expect(readCookie(ours, SECRET)).toBe(key);
  for (const none of [undefined, '', 'cifra', 'cifra=', 'xcifra=1', `x${ours}`])
    expect(readCookie(none, SECRET)).toBeNull();
});
