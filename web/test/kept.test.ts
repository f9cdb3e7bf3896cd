import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pretendBrowser, storage } from './browser.ts';

beforeEach(() => {
  pretendBrowser();
});

describe('rooms that a browser of before knew by itself', () => {
  const load = () => import('../browser/recent-rooms.ts');

  test.each([
    ['["a","b"]', ['a', 'b']],
    ['{', []],
    ['"a"', []],
    ['[1, null, "a"]', ['a']],
  ])('%s is handed over once', async (text, rooms) => {
    localStorage.setItem('cifra.rooms', text);
    const { hadRunning, takeOldRooms } = await load();
    expect(hadRunning()).toBe(true);
    expect(takeOldRooms()).toEqual(rooms);
    expect(takeOldRooms()).toEqual([]);
  });

  test('whether something goes on is remembered until the next look, and without storage nothing breaks', async () => {
    const { hadRunning, keepRunning } = await load();
    expect(hadRunning()).toBe(false);
    keepRunning(true);
    expect(hadRunning()).toBe(true);
    keepRunning(false);
    expect(hadRunning()).toBe(false);
    vi.stubGlobal('localStorage', storage(true));
    keepRunning(true);
    expect(hadRunning()).toBe(false);
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
