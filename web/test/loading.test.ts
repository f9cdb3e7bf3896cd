import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pretendBrowser, storage } from './browser.ts';

beforeEach(() => {
  pretendBrowser();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('lazy parts', () => {
  const load = () => import('../browser/lazy-parts.ts');
  const missing = () => Promise.reject(new Error('404'));

  test('one that does not come stops those that would come after it, and not those that are here', async () => {
    const { fetchPart, isPartMissing } = await load();
    expect(await fetchPart('rules', async () => 1)).toBe(1);
    await expect(fetchPart('board', missing)).rejects.toThrow('404');
    expect(isPartMissing()).toBe(true);
    await expect(fetchPart('lesson', async () => 2)).rejects.toThrow('lesson');
    expect(await fetchPart('rules', async () => 3)).toBe(3);
  });

  test('as long as all come nothing is missing', async () => {
    const { fetchPart, isPartMissing } = await load();
    await fetchPart('rules', async () => 1);
    expect(isPartMissing()).toBe(false);
  });
});

describe('reloading without being asked', () => {
  const answering = (ok: boolean) => vi.stubGlobal('fetch', async () => ({ ok }));
  const load = () => import('../browser/reload.ts');

  test('happens once, not again and again where it does not help', async () => {
    vi.useFakeTimers({ now: 1_000_000_000 });
    answering(true);
    const { reloadOnce } = await load();
    expect(await reloadOnce()).toBe(true);
    expect(location.reload).toHaveBeenCalledTimes(1);
    vi.setSystemTime(1_000_000_000 + 60_000);
    expect(await reloadOnce()).toBe(true);
    expect(location.reload).toHaveBeenCalledTimes(1);
    vi.setSystemTime(1_000_000_000 + 700_000);
    await reloadOnce();
    expect(location.reload).toHaveBeenCalledTimes(2);
  });

  test('does not happen where nothing could be loaded', async () => {
    answering(false);
    const { reloadOnce } = await load();
    expect(await reloadOnce()).toBe(false);
    expect(location.reload).not.toHaveBeenCalled();
  });

  test('does not happen where it might go on for ever', async () => {
    answering(true);
    vi.stubGlobal('sessionStorage', storage(true));
    const { reloadOnce } = await load();
    expect(await reloadOnce()).toBe(true);
    expect(location.reload).not.toHaveBeenCalled();
  });
});
