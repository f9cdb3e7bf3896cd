import { signal } from '@preact/signals';
import { arePagesKept, canKeepPages, keepPages } from '../browser/pages-here.ts';

/** A file that has to be on a device for playing without the house. */
export type DevicePart = {
  readonly url: string;
  /** As the house sends it. */
  readonly bytes: number;
  /** Of a large table: the game whose bots read it. */
  readonly table?: string;
  /** It stands for the pages themselves, which the service worker fetches and keeps. */
  readonly isPages?: true;
};

/** What is missing here, in bytes; null before anybody has looked, or where this browser keeps no pages. */
export const missingHere = signal<number | null>(null);
export const isFetchingHere = signal(false);

const CACHE = 'cifra-device';

/** Not known to every browser. */
type Line = { readonly saveData?: boolean; readonly type?: string; readonly effectiveType?: string };

/** May something be fetched that nobody has asked for? Not where data is spared or paid for, nor on a slow line. */
export function isLineFree(line: Line | undefined): boolean {
  if (line === undefined) return true;
  return line.saveData !== true && line.type !== 'cellular' && !/2g|3g/.test(line.effectiveType ?? '');
}

async function listParts(): Promise<readonly DevicePart[]> {
  const answer = await fetch('/device-parts.json');
  return answer.ok ? ((await answer.json()) as readonly DevicePart[]) : [];
}

async function lacking(parts: readonly DevicePart[], cache: Cache): Promise<readonly DevicePart[]> {
  const here = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const hasPages = await arePagesKept();
  return parts.filter(({ url, isPages }) => (isPages === true ? !hasPages : !here.has(url)));
}

/** Are pages kept here from now on? Nobody's data is spent on them unasked; whoever has them gets newer ones. */
export async function mayKeepHere(): Promise<boolean> {
  return isLineFreeNow() || (await arePagesKept());
}

/** Looks what is missing, and fetches it by and by where that costs nobody anything. */
export async function keepPartsHere(): Promise<void> {
  if (isLineFreeNow()) await fetchPartsHere(({ table }) => table === undefined).catch(() => undefined);
}

/** Somebody plays this game against bots: from now on they can do so without the house, too. */
export async function keepTableHere(game: string): Promise<void> {
  if (isLineFreeNow())
    await fetchPartsHere(({ table }) => table === undefined || table === game).catch(() => undefined);
}

/** Is everything here that bots of this game need? Where nothing is kept for later, only the line can say so. */
export async function hasPartsFor(game: string): Promise<boolean> {
  if (!canKeepPages()) return true;
  const missing = await lacking(await listParts(), await caches.open(CACHE));
  return missing.every(({ table }) => table !== undefined && table !== game);
}

function isLineFreeNow(): boolean {
  return isLineFree((navigator as { readonly connection?: Line }).connection);
}

/** Fetches what is missing, one after another; without a choice all of it, tables of words too. False where something failed. */
export async function fetchPartsHere(isChosen: (part: DevicePart) => boolean = () => true): Promise<boolean> {
  if (!canKeepPages()) return false;
  const cache = await caches.open(CACHE);
  const parts = await listParts();
  let missing = await lacking(parts, cache);
  const tell = () => {
    missingHere.value = missing.reduce((sum, { bytes }) => sum + bytes, 0);
  };
  tell();
  isFetchingHere.value = true;
  try {
    for (const part of missing.filter(isChosen)) {
      await (part.isPages === true ? keepPages() : cache.add(part.url));
      missing = missing.filter((one) => one !== part);
      tell();
    }
    if (missing.length === 0) await dropOlder(parts, cache);
    return true;
  } catch {
    return false;
  } finally {
    isFetchingHere.value = false;
  }
}

/** Of an older version nothing is needed any more once the newer one is here as a whole. */
async function dropOlder(parts: readonly DevicePart[], cache: Cache): Promise<void> {
  const current = new Set(parts.map(({ url }) => url));
  for (const request of await cache.keys())
    if (!current.has(new URL(request.url).pathname)) await cache.delete(request);
}
