import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pretendBrowser, storage } from './browser.ts';

beforeEach(() => {
  pretendBrowser();
});

describe('recent rooms', () => {
  const load = () => import('../browser/recent-rooms.ts');

  test('the newest is first, none twice, six at most', async () => {
    const { moveRoomFirst, recentRooms } = await load();
    for (const room of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'e']) moveRoomFirst(room);
    expect(recentRooms()).toEqual(['e', 'g', 'f', 'd', 'c', 'b']);
  });

  test('one that is over is the first to be forgotten', async () => {
    const { moveRoomFirst, moveRoomLast, recentRooms } = await load();
    for (const room of ['a', 'b', 'c', 'd', 'e', 'f']) moveRoomFirst(room);
    moveRoomLast('f');
    expect(recentRooms()).toEqual(['e', 'd', 'c', 'b', 'a', 'f']);
    moveRoomFirst('g');
    expect(recentRooms()).not.toContain('f');
  });

  test('one that is gone is forgotten', async () => {
    const { forgetRoom, moveRoomFirst, recentRooms } = await load();
    for (const room of ['a', 'b']) moveRoomFirst(room);
    forgetRoom('b');
    expect(recentRooms()).toEqual(['a']);
  });

  test.each(['{', '"a"', '[1, null, "a"]'])('what somebody else wrote there (%s) breaks nothing', async (text) => {
    localStorage.setItem('cifra.rooms', text);
    const { recentRooms } = await load();
    expect(recentRooms()).toEqual(text.startsWith('[') ? ['a'] : []);
  });

  test('where storage is switched off nothing is remembered, and nothing breaks', async () => {
    vi.stubGlobal('localStorage', storage(true));
    const { moveRoomFirst, recentRooms } = await load();
    moveRoomFirst('a');
    expect(recentRooms()).toEqual([]);
  });
});

describe('preferences', () => {
  const load = () => import('../browser/preferences.ts');

  test('are what was chosen last, in the next visit too', async () => {
    const first = await load();
    expect(first.help.value).toBe('marks');
    first.help.value = 'none';
    vi.resetModules();
    expect((await load()).help.value).toBe('none');
  });

  test('a choice that is no longer offered falls back', async () => {
    localStorage.setItem('cifra.help', 'everything');
    expect((await load()).help.value).toBe('marks');
  });

  test('nothing is written before somebody chooses', async () => {
    await load();
    expect(localStorage.getItem('cifra.help')).toBeNull();
  });
});
