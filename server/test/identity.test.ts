import { expect, test } from 'vitest';
import { HouseCookie } from '../identity/cookie.ts';
import { hashOf, isKey, newKey, sign, unsign } from '../keys.ts';

const SECRET = 'the secret of the house';
const cookie = new HouseCookie(SECRET, true);

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
  expect(cookie.write(newKey(), true)).toMatch(/HttpOnly; SameSite=Lax; Secure$/);
  expect(cookie.write(newKey(), false)).not.toContain('Secure');
});

test('the cookie is found among others', () => {
  const key = newKey();
  const ours = cookie.write(key, false).split(';')[0];
  const [name, value] = ours?.split('=') ?? [];
  expect(cookie.read(`a=1; ${ours}; b=2`)).toEqual({ key, isOld: false });
  expect(cookie.read(ours)).toEqual({ key, isOld: false });
  for (const none of [undefined, '', name, `${name}=`, 'cifra', 'cifra=', 'xcifra=1', `x${ours}`])
    expect(cookie.read(none)).toBeNull();
  // The old name counts where there is nothing better, and what another house signed counts for nothing.
  const other = `cifra=${sign(newKey(), 'another secret')}`;
  expect(cookie.read(`${other}; cifra=${value}`)).toEqual({ key, isOld: true });
  expect(cookie.read(`cifra=${sign(newKey(), SECRET)}; ${name}=junk; ${ours}`)).toEqual({ key, isOld: false });
});
